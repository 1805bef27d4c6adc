# Playing with people: setting a table up, the lobby, the talk, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Copy the link
link-copied = Copied.
link-not-copied = Your browser does not let us copy. Mark the link and copy it yourself.
link-share = Share
link-qr = The link as a QR code

setup-title = Set a table up
setup-line = For friends near and far, with bots on the empty chairs.
setup-board = Board
setup-range = For { $from } to { $to } players.
setup-seats = Seats
setup-how-many = How many play?
setup-me = You
setup-open = A friend, by link
setup-here = Somebody at this screen
setup-bots = Bots
setup-styles = Bots with a style of their own
setup-seat-who = Who takes seat { $number }
setup-seat-name = Name at seat { $number }
setup-name = Name
setup-nameless = Seat { $number } needs a name.
setup-options = How you play
setup-name-of-table = Name of the table
setup-no-title = No name
setup-first = Who begins
setup-first-shuffle = The shuffle decides
setup-first-seat = { $named ->
    [yes] { $name } (seat { $number })
   *[no] Seat { $number }
}
setup-clock = Clock
setup-clock-none = No clock
setup-clock-bank = A time for the whole game
setup-bank = Time for each player
setup-increment = More after each turn
setup-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setup-seconds = { $seconds ->
    [0] Nothing
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
setup-who-comes = Who may come
setup-by-link = Whoever has the link
setup-public = Everybody: the table is shown in the lobby
setup-spectators = Others may watch
setup-hints = Players may ask for hints
setup-several = A guest may bring others to the same screen
setup-then-invite = Next you get a link for your friends.
setup-then-play = All seats are taken: the game begins at once.
setup-invite = Set the table up
setup-play = Begin the game

level-blocker = Blocker
level-hunter = Hunter
level-hauler = Hauler

clock-title = Clocks
clock-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
clock-hours = { $hours } h { $minutes } min
clock-soon = Hurry!
clock-hurry = Only { $seconds } seconds left for your turn.
clock-of-seconds = { $seconds ->
    [one] { $seconds } second for each turn
   *[other] { $seconds } seconds for each turn
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minute for each turn
   *[other] { $minutes } minutes for each turn
}
clock-of-days = { $days ->
    [one] { $days } day for each turn
    [7] One week for each turn
   *[other] { $days } days for each turn
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minute for the game, { $seconds } seconds more after each turn
   *[other] { $minutes } minutes for the game, { $seconds } seconds more after each turn
}

wait-seats = Who sits where
wait-host = host
wait-here = here
wait-gone = not connected
wait-leave = Get up
wait-remove = Free this seat
wait-remove-named = Free the seat of { $name }
wait-removed = The host has freed your seat. You can still look on, or take a free seat.
wait-sit-here = Sit down
wait-join-name = What shall we call you?
wait-name-go = That is my name
wait-join-sit = A seat is free
wait-sit-as = Sit down as { $name }
wait-other-name = Another name
wait-full = All seats are taken.
wait-full-watch = All seats are taken. Stay here to watch the game when it begins.
wait-public = Shown in the lobby
wait-by-link = Only for those with the link
wait-hints = With hints
wait-no-hints = Without hints
wait-start = Begin the game
wait-start-later = The game can begin when no seat is free. A bot can take one.
wait-close = Close the table
wait-closed = This table is closed.
wait-for-others = Waiting until every seat is taken …
wait-for-host = Waiting for { $name } to begin the game …
wait-invite = Invite your friends
wait-invite-line = Whoever opens this link can sit down here. A friend beside you can scan the code.
wait-invite-words = Come and play { $board } with me!

lobby-title = Lobby
lobby-line = Public tables, as they are now.
lobby-set-up = Set a table up
lobby-offline = Not connected. Trying again …
lobby-open = A seat is free
lobby-none = Nobody is waiting for players right now. Set up a table of your own, and make it public.
lobby-playing = Being played
lobby-join = Join
lobby-join-named = Join { $title }
lobby-watch = Watch
lobby-watch-named = Watch { $title }
lobby-private-game = Without spectators

games-title = Finished games
games-line = Yours, and those that were public.
games-only-mine = Only mine
games-none = No finished games yet.
games-result = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
games-won = won
games-replay = Watch again
games-replay-named = Watch again: { $title }
games-more = Show earlier games

tables-more = Show more tables
start-more-games = All finished games

me-title = Me
me-name-title = My name
me-name-line = Others see it at the tables where you sit down from now on.
me-save = Keep this name
me-named = Your name is saved.
me-device-title = Use another device
me-device-line = Go on with your games on your phone or at another computer: open your personal link there.
me-device-make = Make my personal link
me-device-link = Your personal link
me-device-words = My personal Whistlestop link
me-device-secret = Keep it to yourself: whoever opens it plays as you. A new link makes the old one useless and logs out the devices that used it.
me-confirm-title = Is this you?
me-confirm = { $known ->
    [yes] This browser knows you as { $name }. If you go on, it becomes the person who made the link, and the tables of { $name } are no longer found from here.
   *[no] This is a personal link. If you made it, this browser can become yours too, with all your tables.
}
me-confirm-yes = Yes, it is me
me-confirm-no = No, leave it as it is
me-recognised = Welcome back, { $name }.
me-others-title = Log out everywhere else
me-others-line = Somebody has your personal link who should not? All other devices are logged out, and the link no longer works.
me-others = Log out my other devices
me-others-done = Only this browser is still you.
me-forget-title = Forget this browser
me-forget-line = Your games stay, but this browser no longer knows that they are yours. Make a personal link first if you want to come back.
me-forget = Forget me here
me-forget-yes = Yes, forget me here

talk-title = Talk
talk-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
talk-nothing = Nobody has said anything yet.
talk-line = { $name }: { $words }
talk-write = Say something
talk-say = Say
talk-reactions = Quick words
talk-listening = Only those at the table can talk.
talk-mute = Do not hear { $name }
talk-hear = Hear { $name } again
react-hello = Hello!
react-bravo = Bravo!
react-thanks = Thank you!
react-oops = Oops!
react-ouch = Ouch!
react-laugh = Ha ha!
react-thinking = Let me think …
react-hurry = Your turn!

present-here = { $name } is here
present-gone = { $name } is not connected
present-away = A bot plays for { $name }
present-resigned = { $name } has given up
present-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}

table-menu = Table
table-watching = You are watching. You see what lies open, and nobody’s cards.
table-resigned = { $name } has given up; a bot plays on.
table-ended-resigned = { $names } gave up, and the game ended there.
table-ended-early = This game was ended before its last turn.
table-away = A bot plays for { $name }.
table-no-bot = { $name } is not installed here any more. Another bot plays instead.
table-return = Back to my seat
table-take-back = Take back
table-replace = Let a bot play for { $name }
table-replace-soon = If { $name } stays away, a bot can take over in { $time }.
table-leave = Leave the table
table-leave-title = Leave the table?
table-leave-line = A bot plays on for you. You can come back to your seat at any time. If nobody else is left, the game ends.
table-leave-yes = Leave the table
table-resign = Give up
table-resign-title = Give up this game?
table-resign-line = This cannot be undone. With two players the game ends; else a bot plays on for you.
table-resign-yes = Yes, I give up
table-to-start = To all tables
table-link = Link to this table
table-link-title = Link to this table
table-link-watch = Whoever opens this link can watch. Nobody’s cards are shown to them.
table-link-players = This table wants no spectators: the link is for those who play here.
table-link-words = Watch our game
table-invite-watchers = Invite somebody to watch

take-back-title = { $name } wants to take a move back
take-back-line = Everything since that move would be undone. It happens if all of you agree.
take-back-agree = Agree
take-back-refuse = No, play on
take-back-waits = { $names } must agree before the move is taken back.

curtain-pass = Pass the screen to { $name }
curtain-anybody = Whose cards shall be shown?
curtain-line = Everybody else looks away.
curtain-show = I am { $name }: show my cards
curtain-drawn = { $name }, you drew a card: { $card }. When you have seen it, pass the screen to { $next }.
curtain-hide = Hide my cards
