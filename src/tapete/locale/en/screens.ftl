# Screens of the browser, except the table.

tapete = Tapete
skip = Skip to the content
foot = More of Tapete
settings = Settings
rules = How to play
history = My matches
about = About Tapete
waiting = One moment…
try-again = Try again
go-home = Go to the start

## Titles of the pages

title = { $page } · Tapete
title-home = Tapete: Spanish card games, right now
title-table = Table
title-new = Private table
title-rules = How to play
title-lesson = How to play
title-settings = Settings
title-history = My matches
title-replay = Replay
title-about = About Tapete
title-lost = Nothing here

## What can go wrong

trouble = Something went wrong
trouble-offline = There is no connection. Check your network and try again.
trouble-slow = Tapete takes too long to answer. Try again.
trouble-gone = That is no longer here.
trouble-rate =
    { $seconds ->
        [0] That was too fast. Wait a little and try again.
        [one] That was too fast. Wait 1 second and try again.
       *[other] That was too fast. Wait { $seconds } seconds and try again.
    }
trouble-refused = It cannot be done that way. Have another look and try again.
trouble-server = Something broke on our side. It is not your fault: try again.
trouble-load = Not all of the page arrived. Check your network and try again.

## Home

home-hello = The cards of old, right now
home-hello-more = Tap **Play now** and you have a seat. No sign-up, free, no adverts.
home-what = What shall we play?
home-games = Games
home-about-guinote = Four players, in pairs
home-about-presidente = Two to ten, each for themselves
home-variants = Choose a variant
home-play = Play now
    .to = Play now: { $game }
home-sitting = Finding your seat…
home-people = Wait for people
home-private = Private table
    .more = with a link
home-learn = Learn
    .more = in four minutes
home-back = Your table of { $game } is still there
    .playing = They are playing. Go back to your seat.
    .waiting = Somebody is still missing.
    .go = Go back
home-tables = Tables with a free seat
home-tables-none = Nobody is waiting now. With **Play now** you start with bots, and whoever comes sits down for the next partida.
home-table-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
home-table-go = Go to the table
    .whose = Go to the table of { $host }
home-now =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    } at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }

## Nothing

lost = Nothing here
lost-more = The link may have been copied wrongly, or the table has been cleared.

## Inviting

invite = Link to invite others
invite-title = A table at Tapete
invite-copy = Copy the link
invite-share = Share
invite-copied-yes = Copied. Send it to anybody you like.
invite-copied-failed = It could not be copied: it is selected, copy it yourself.
