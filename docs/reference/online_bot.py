"""A bot that plays at a table of a Railwright server; needs Python and nothing else.

python online_bot.py http://localhost:8321 TOKEN TABLE SEAT
"""

import json
import random
import re
import sys
import urllib.error
import urllib.request
import uuid


def ask(server, token, path, body=None):
    """Send a request with the token; without a body it is a GET."""
    request = urllib.request.Request(server + path)
    request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request)


def cards(claim):
    """How many cards a claim costs: `claim bergen-oslo.red with 3red 1loco`."""
    return sum(int(number) for number in re.findall(r" (\d+)[a-z]", claim))


def choose(view):
    """Claim the longest route one can pay, or do anything."""
    claims = [action for action in view["actions"] if action.startswith("claim")]
    return max(claims, key=cards) if claims else random.choice(view["actions"])


def fold(view, changes):
    """Put what has changed into a view."""
    for name, value in changes.items():
        if name in ("routes", "buildings"):  # only new ones are named
            view[name].update(value)
        elif name == "players":  # only the fields that have changed
            for seat, fields in value.items():
                view[name][int(seat)].update(fields)
        else:
            view[name] = value


def act(server, token, table, view, version):
    """Post a move; the same id sent twice would be done once."""
    move = {
        "seat": view["seat"],
        "version": version,
        "id": str(uuid.uuid4()),
        "action": choose(view),
    }
    try:
        ask(server, token, f"/api/bot/tables/{table}/act", move).close()
    except urllib.error.HTTPError as error:
        if error.code != 409:  # 409: the game has gone on; its news are on their way
            sys.exit(error.read().decode())


def main(server, token, table, seat):
    """Sit down and play until the game is over."""
    ask(server, token, f"/api/tables/{table}/seats/{seat}", {"kind": "me"}).close()
    view = None
    for line in ask(server, token, "/api/bot/stream"):
        message = json.loads(line) if line.strip() else {}  # an empty line: still there
        if message.get("type") == "table" and message["views"]:
            view, version = message["views"][0], message["state"]["version"]
        elif message.get("type") == "events":
            view, version = message.get("view", view), message["version"]
            fold(view, message.get("changes", {}))
        else:
            continue
        if view["phase"] == "over":
            return
        if view["actions"]:
            act(server, token, table, view, version)


if __name__ == "__main__":
    main(*sys.argv[1:])
