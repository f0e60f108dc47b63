"""A campaign as everybody who takes part sees it."""

from __future__ import annotations

from gladsheim.kit.campaign import Campaign as Rules
from gladsheim.kit.campaign import Story
from gladsheim.server.campaigns.edits import Book, seat_at, waits_for
from gladsheim.server.protocol.campaigns import (
    CampaignGame,
    CampaignInfo,
    ChapterInfo,
    HeroInfo,
    PlaceInfo,
    PlayedInfo,
    SheetInfo,
)
from gladsheim.server.protocol.tables import Person
from gladsheim.server.readers.info import person
from gladsheim.store import Store
from gladsheim.store.records import Campaign, CampaignSeat


def campaign_game(rules: Rules) -> CampaignGame:
    """What a new campaign of a game can choose from."""
    return CampaignGame(
        game=rules.game,
        seats=list(rules.seats),
        others={str(seats): rules.others_for(seats) for seats in rules.seats},
        heroes=heroes_of(rules),
        chapters=[ChapterInfo(one.id, one.words, one.about, "locked", 0) for one in rules.chapters],
    )


def heroes_of(rules: Rules) -> list[HeroInfo]:
    """Everybody who can be played."""
    return [HeroInfo(hero, rules.hero_words(hero)) for hero in rules.heroes]


def people_of(store: Store, campaign: Campaign) -> dict[str, Person]:
    """Everybody who takes part, by id."""
    found = (store.accounts.user(id) for id in sorted({campaign.host, *campaign.players} - {""}))
    return {user.id: person(user) for user in found}


def campaign_info(store: Store, book: Book, campaign: Campaign) -> CampaignInfo:
    """What the store knows of a campaign, in the words of its rules."""
    story = None if campaign.story is None else book.rules.load(campaign.story)
    people = people_of(store, campaign)
    between = campaign.status == "between" and story is not None
    return CampaignInfo(
        id=campaign.id,
        game=campaign.game,
        name=campaign.name,
        status=campaign.status,
        host=people.get(campaign.decides),
        hints=campaign.hints,
        clock=campaign.clock,
        seats=[place_info(seat, story, people) for seat in campaign.seats],
        others=campaign.others if story is None else story.others,
        heroes=heroes_of(book.rules),
        chapters=chapters_of(book.rules, story),
        chapter=book.rules.chapters[0].id if story is None else story.chapter,
        played=[] if story is None else played_of(book.rules, story, store.campaigns.kept(campaign.id)),
        waits_for=waits_for(campaign, story) if between and story is not None else [],
        table=campaign.table,
        version=campaign.version,
        created=campaign.created,
        changed=campaign.changed,
    )


def place_info(seat: CampaignSeat, story: Story | None, people: dict[str, Person]) -> PlaceInfo:
    """Who plays whom; bots and those who are away are always ready."""
    sheet = None if story is None else story.sheets[seat.number]
    return PlaceInfo(
        number=seat.number,
        hero=seat.hero,
        person=people.get(seat.user),
        bot=seat.bot,
        away=seat.away,
        ready=sheet is not None and (sheet.ready or not seat.user or seat.away),
        purse=0 if sheet is None else sheet.purse,
        boxes=0 if sheet is None else len(sheet.boxes) + len(sheet.bought),
        bought=[] if sheet is None else sheet.bought,
    )


def chapters_of(rules: Rules, story: Story | None) -> list[ChapterInfo]:
    """All chapters: those that are won, the present one, those to come."""
    here = 0 if story is None else rules.place_of(story.chapter)
    found = []
    for n, one in enumerate(rules.chapters):
        tries = 0 if story is None else sum(game.chapter == one.id for game in story.played)
        is_won = n < here or (story is not None and story.stage == "over")
        state = "won" if is_won else ("open" if n == here else "locked")
        found.append(ChapterInfo(one.id, one.words, one.about, state, tries))
    return found


def played_of(rules: Rules, story: Story, kept: set[int]) -> list[PlayedInfo]:
    """All games that were played."""
    told = rules.chronicle(story)
    found = []
    for n, game in enumerate(story.played):
        attempt = 1 + sum(other.chapter == game.chapter for other in story.played[:n])
        found.append(
            PlayedInfo(
                number=n + 1,
                chapter=game.chapter,
                attempt=attempt,
                won=game.won,
                left=game.left,
                gained=game.gained,
                bought=game.bought,
                table=game.table,
                has_record=n + 1 in kept,
                at=game.at,
                words=told[n],
            )
        )
    return found


def sheet_info(book: Book, campaign: Campaign, number: int) -> SheetInfo:
    """Somebody's sheet, for all who take part."""
    seat = seat_at(campaign, number)
    story = book.story(campaign)
    sheet = story.sheets[number]
    return SheetInfo(
        campaign=campaign.id,
        version=campaign.version,
        seat=number,
        hero=seat.hero,
        purse=sheet.purse,
        ready=sheet.ready,
        bought=sheet.bought,
        lines=book.rules.lines(story, number),
    )
