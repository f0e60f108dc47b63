### What the server says to whoever talks to it over HTTP, and on its few pages.

## Requests

request-invalid = “{ $field }” is missing or not as it must be: { $detail }.
request-malformed = This cannot be read. Send one JSON object, without anything nested very deeply.
request-not-json = Send JSON, and say so with the header Content-Type: application/json.
request-too-large = This is too much: a request has at most { $longest } bytes.
request-no-such-page = There is nothing at this address.
request-bad-method = This address can be used with { $allowed } only.
request-bad-host = The request does not say properly which host it is for.
request-unknown-host = This server is not known as { $host }. Open it as localhost, or by the name or address of its machine; whoever runs it can allow another name with the setting public_url.
request-foreign-origin = This request comes from another site, so it is not obeyed. Use Gladsheim from its own address.
request-forbidden = This is only for whoever runs this server.
request-unavailable = The server cannot get at its database right now. Nothing is lost; try again in a moment.
request-failed = Something went wrong on our side. If it happens again, tell whoever runs this server the number { $id }.

## Limits

limit-too-many = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
limit-busy = Too many people are logging in at this moment. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

## Sessions

session-none = You are nobody here yet. Play as a guest, or log in.
session-bad-link = This link leads to no seat. Whoever sits there can make a new one.

## Tables

farewell-host-gone = The host has left for good, and nobody else sat at this table.

## Pages

page-about = Norse board games to play with friends and with bots: in your own time or against the clock, with dice that can be checked.
page-unofficial = Gladsheim is an unofficial implementation by people who like these games. It is neither affiliated with nor endorsed by their authors and publishers.
page-games = Games
page-games-seats = for { $seats } players
page-more = More
page-schema = The interface for programs
page-imprint = Imprint
page-privacy = Privacy
page-home = Back to the start
page-no-imprint = Whoever runs this server has not said here who they are.
page-no-privacy = Whoever runs this server has not said here how they treat personal data.
