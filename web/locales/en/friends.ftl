# Playing with people: setting up a table, the lobby, the chat, the clocks, one screen for several.

page-title = { $title } – Whistlestop

link-copy = Copy the link
link-copied = Copied.
link-not-copied = Your browser won’t let us copy it. Select the link and copy it yourself.
link-share = Share
link-qr = The link as a QR code

setup-title = Set up a table
setup-line = For friends near and far, with bots in the empty seats.
setup-board = Board
setup-range = For { $from } to { $to } players.
setup-seats = Seats
setup-how-many = How many players?
setup-me = You
setup-open = A friend, by link
setup-here = Someone at this screen
setup-bots = Bots
setup-styles = Bots with their own style
setup-seat-who = Who takes seat { $number }
setup-seat-name = Name at seat { $number }
setup-name = Name
setup-nameless = Seat { $number } needs a name.
setup-options = How you play
setup-name-of-table = Name of the table
setup-no-title = No name
setup-first = Who goes first
setup-first-shuffle = Random
setup-first-seat = { $named ->
    [yes] { $name } (seat { $number })
   *[no] Seat { $number }
}
setup-clock = Clock
setup-clock-none = No clock
setup-clock-bank = Time for the whole game
setup-bank = Time for each player
setup-increment = Extra time per turn
setup-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setup-seconds = { $seconds ->
    [0] None
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
setup-who-comes = Who can join
setup-by-link = Anyone with the link
setup-public = Everyone: the table is listed in the lobby
setup-spectators = Others can watch
setup-hints = Players can ask for hints
setup-several = Guests can bring others to their screen
setup-then-invite = Next you’ll get a link for your friends.
setup-then-play = All seats are taken: the game starts right away.
setup-invite = Set up the table
setup-play = Start the game

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
clock-hurry = { $seconds ->
    [one] Only 1 second left for your turn.
   *[other] Only { $seconds } seconds left for your turn.
}
clock-of-seconds = { $seconds ->
    [one] { $seconds } second per turn
   *[other] { $seconds } seconds per turn
}
clock-of-minutes = { $minutes ->
    [one] { $minutes } minute per turn
   *[other] { $minutes } minutes per turn
}
clock-of-days = { $days ->
    [one] { $days } day per turn
    [7] One week per turn
   *[other] { $days } days per turn
}
clock-of-bank = { $minutes ->
    [one] { $minutes } minute for the game, plus { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } per turn
   *[other] { $minutes } minutes for the game, plus { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } per turn
}

wait-seats = At the table
wait-host = host
wait-here = here
wait-gone = offline
wait-leave = Leave seat
wait-remove = Free this seat
wait-remove-named = Free { $name }’s seat
wait-removed = The host freed your seat. You can still watch, or take a free seat.
wait-sit-here = Sit down
wait-join-name = What should we call you?
wait-name-go = Use this name
wait-join-sit = There is a free seat
wait-sit-as = Sit down as { $name }
wait-other-name = Another name
wait-full = All seats are taken.
wait-full-watch = All seats are taken. Stay here to watch the game when it starts.
wait-public = Listed in the lobby
wait-by-link = Only for people with the link
wait-hints = With hints
wait-no-hints = Without hints
wait-start = Start the game
wait-start-later = The game can start once every seat is taken. Bots can take seats too.
wait-close = Close the table
wait-closed = This table is closed.
wait-for-others = Waiting until every seat is taken …
wait-for-host = Waiting for { $name } to start the game …
wait-invite = Invite your friends
wait-invite-line = Anyone who opens this link can sit down here. A friend beside you can scan the code.
wait-invite-words = Come and play { $board } with me!

lobby-title = Lobby
lobby-line = Public tables, live.
lobby-set-up = Set up a table
lobby-offline = Offline. Trying again …
lobby-open = Looking for players
lobby-none = Nobody is looking for players right now. Set up a public table of your own.
lobby-playing = In progress
lobby-join = Join
lobby-join-named = Join { $title }
lobby-watch = Watch
lobby-watch-named = Watch { $title }
lobby-private-game = No spectators

games-title = Finished games
games-line = Your games, and public ones.
games-only-mine = Only mine
games-none = No finished games yet.
games-result = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
games-won = won
games-replay = Replay
games-replay-named = Replay: { $title }
games-more = Show earlier games

tables-more = Show more tables
start-more-games = All finished games

me-title = Me
me-name-title = My name
me-name-line = Others see it at every table you join from now on.
me-save = Save name
me-named = Your name is saved.
me-device-title = Use another device
me-device-line = Continue your games on your phone or another computer: open your personal link there.
me-device-make = Make my personal link
me-device-link = Your personal link
me-device-words = My personal Whistlestop link
me-device-secret = Keep it to yourself: anyone who opens it plays as you. Making a new link disables the old one and logs out the devices that used it.
me-confirm-title = Is this you?
me-confirm = { $known ->
    [yes] This browser knows you as { $name }. If you continue, it switches to the person who made the link, and you can’t reach { $name }’s tables from here any more.
   *[no] This is a personal link. If you made it, this browser can become yours too, with all your tables.
}
me-confirm-yes = Yes, it’s me
me-confirm-no = No, leave it as it is
me-recognised = Welcome back, { $name }.
me-others-title = Log out everywhere else
me-others-line = Does someone have your personal link who shouldn’t? This logs out all other devices and disables the link.
me-others = Log out my other devices
me-others-done = You are now logged in only in this browser.
me-forget-title = Forget this browser
me-forget-line = Your games stay, but this browser no longer knows they are yours. Make a personal link first if you want to come back.
me-forget = Forget me here
me-forget-yes = Yes, forget me here

talk-title = Chat
talk-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
talk-nothing = No messages yet.
talk-line = { $name }: { $words }
talk-write = Write a message
talk-say = Send
talk-reactions = Quick messages
talk-listening = Only players at the table can chat.
talk-mute = Mute { $name }
talk-hear = Unmute { $name }
react-hello = Hello!
react-bravo = Bravo!
react-thanks = Thank you!
react-oops = Oops!
react-ouch = Ouch!
react-laugh = Ha ha!
react-thinking = Let me think …
react-hurry = Your turn!

present-here = { $name } is here
present-gone = { $name } is offline
present-away = A bot is playing for { $name }
present-resigned = { $name } resigned
present-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}

table-menu = Table
table-watching = You’re watching. You see the table, but nobody’s cards.
table-resigned = { $name } resigned; a bot plays on.
table-ended-resigned = { $names } resigned, and that ended the game.
table-ended-early = This game ended early.
table-ended-server = The people who run this server closed the table.
table-away = A bot is playing for { $name }.
table-no-bot = { $name } is no longer installed here. Another bot is playing instead.
table-return = Back to my seat
table-take-back = Ask to undo
table-replace = Let a bot play for { $name }
table-replace-soon = If { $name } stays away, a bot can take over in { $time }.
table-leave = Leave the table
table-leave-title = Leave the table?
table-leave-line = A bot plays on for you, and you can come back to your seat at any time. If nobody is left, the game ends.
table-leave-yes = Leave the table
table-resign = Resign
table-resign-title = Resign from this game?
table-resign-line = You can’t undo this. With two players the game ends; otherwise a bot plays on for you.
table-resign-yes = Yes, I resign
table-to-start = All tables
table-link = Link to this table
table-link-title = Link to this table
table-link-watch = Anyone who opens this link can watch. They don’t see anybody’s cards.
table-link-players = Spectators aren’t allowed here: the link is only for the players.
table-link-words = Watch our game
table-invite-watchers = Invite someone to watch

take-back-title = { $name } wants to undo a move
take-back-line = This undoes everything since that move, if you all agree.
take-back-agree = Agree
take-back-refuse = No, play on
take-back-waits = Waiting for { $names } to agree to the undo.

curtain-pass = Pass the screen to { $name }
curtain-anybody = Whose cards to show?
curtain-line = Everyone else, look away!
curtain-show = I’m { $name }: show my cards
curtain-drawn = { $name }, you drew a card: { $card }. Once you’ve seen it, pass the screen to { $next }.
curtain-hide = Hide my cards

# The colour of a player’s pieces, and a small drawing
look-title = Your look
look-line = You have it at every table, unless someone else already has your colour.
look-colour = Colour
look-avatar = Avatar
look-none = no avatar
avatar-engine = engine
avatar-lantern = lantern
avatar-whistle = whistle
avatar-case = suitcase
avatar-cap = cap
avatar-bell = bell
avatar-owl = owl
avatar-fox = fox
