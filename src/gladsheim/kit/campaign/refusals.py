"""Why something cannot be done in a campaign; the sentences stand in locale/*/campaign.ftl."""

from __future__ import annotations

from gladsheim.errors import BadCampaign, Declined
from gladsheim.words import Refusal, Term, say


def declined(code: str, **terms: Term) -> Declined:
    """What cannot be had, with the reason."""
    return Declined(code, say(Refusal(code, dict(terms)).words), terms)


def bad_campaign(code: str, **terms: Term) -> BadCampaign:
    """A file that holds no campaign that could have been, with the reason."""
    return BadCampaign(code, say(Refusal(code, dict(terms)).words), terms)
