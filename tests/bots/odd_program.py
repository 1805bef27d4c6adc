"""A program that plays its first moves properly, then misbehaves as told.

Its arguments are the way to misbehave, and a file for its process id and everything it hears.
"""

import json
import os
import signal
import subprocess
import sys
import time

WAY, LOG = sys.argv[1], sys.argv[2]


def note(text):
    with open(LOG, "a", encoding="utf-8") as log:
        log.write(f"{text}\n")


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def tell(**message):
    say(json.dumps(message) + "\n")


def sleep():
    time.sleep(600)


def with_a_child():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    note(child.pid)
    sleep()


def last_words():
    sys.stderr.write("line 1\n" * 1000 + "it is all too much\n")
    sys.exit(3)


def unasked(move):
    say((json.dumps({"type": "move", "move": move}) + "\n") * 2)


def flood():
    while True:
        say("na na na\n")


def complain(move):
    sys.stderr.write("x" * 3_000_000)  # far more than a pipe holds
    tell(type="move", move=move)


HELLO = {
    "exits at once": lambda: sys.exit(7),
    "is silent at once": sleep,
    "speaks another protocol": lambda: tell(type="ready", protocol=2),
    "greets with garbage": lambda: say("Hello, I am a bot!\n"),
}
DECIDE = {
    "exits": last_words,
    "kills itself": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "is silent": sleep,
    "has a silent child": with_a_child,
    "closes its output": lambda: (os.close(1), sleep()),
    "ends within a line": lambda: (say('{"type": "mo'), sys.exit(0)),
    "answers garbage": lambda: say("I think I draw\n"),
    "answers a list": lambda: say("[1, 2]\n"),
    "answers deep nonsense": lambda: say("[" * 60_000 + "\n"),
    "answers bytes": lambda: os.write(1, b"\xff\xfe\n"),
    "answers another type": lambda: tell(type="ready", protocol=1),
    "answers a number": lambda: tell(type="move", move=17),
    "makes an illegal move": lambda: tell(type="move", move="claim atlantis-utopia"),
    "writes an endless line": lambda: say("x" * 10_000_000),
    "writes endless lines": flood,
}
GOOD = {
    "plays": lambda move: tell(type="move", move=move),
    "shouts": lambda move: tell(type="move", move=f"  {move.upper()} ", thought="loud"),
    "answers twice": unasked,
    "complains": complain,
}

note(os.getpid())
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    note(line.strip())
    if message["type"] == "hello":
        HELLO.get(WAY, lambda: tell(type="ready", protocol=1))()
    elif message["type"] == "decide":
        asked += 1
        if asked > 2 and WAY in DECIDE:
            DECIDE[WAY]()
        GOOD.get(WAY, GOOD["plays"])(message["moves"][0])
