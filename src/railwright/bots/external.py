"""A bot that is a program of its own: JSON lines over standard input and output.

For every decision the program reads one line, an object with `view`, `legal`, `seed`
and `seconds`, and answers with one: `{"action": "draw blind"}`.
"""

import json
import logging
import os
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Queue

from railwright.bots.fallback import Forfeit, GuestBot, understood
from railwright.errors import insist_all
from railwright.model.actions import Action
from railwright.model.notation import format_action
from railwright.model.plain import plain_view
from railwright.model.view import View

LOG = logging.getLogger("railwright.bots")
SECONDS = 10.0
"""How long a program may think about a decision."""
STARTS = 4
"""How often a program is started in one game: once, and three times again."""
LONGEST_LINE = 1 << 16
GRACE = 1.0
"""Seconds that a program has to end by itself when its input ends."""


class ExternalBot(GuestBot):
    """Asks a program; whoever is late, crashes or talks nonsense forfeits the move.

    A program that was late, crashed or said what is no answer at all is stopped, and
    started again at its next decision, a few times. One that only named an action
    that the rules forbid goes on.
    """

    def __init__(
        self,
        command: Sequence[str],
        seed: int,
        seconds: float = SECONDS,
        starts: int = STARTS,
        name: str = "",
    ) -> None:
        insist_all(command, str, "a program and its arguments, as in ['./my-bot']")
        super().__init__(name or " ".join(command), seed)
        self.command = list(command)
        self.seed = seed
        self.seconds = seconds
        self.starts_left = starts
        self.program: Program | None = None

    def answer(self, view: View, legal: Sequence[Action]) -> Action:
        """What the program answers; Forfeit if that is nothing."""
        try:
            said = self._answer(self._question(view, legal))
        except Forfeit:
            self.close()
            raise
        return understood(view, legal, said)

    def close(self) -> None:
        """Stop the program."""
        if self.program:
            self.program.stop()
            self.program = None

    def _question(self, view: View, legal: Sequence[Action]) -> str:
        question = {
            "seed": self.seed,
            "seconds": self.seconds,
            "legal": [format_action(action) for action in legal],
            "view": plain_view(view),
        }
        return json.dumps(question, separators=(",", ":"), ensure_ascii=True)

    def _answer(self, question: str) -> str:
        """The text of the action that the program names."""
        line = self._running().ask(question, self.seconds)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Forfeit(f"{line!r:.80} is not JSON") from error
        action = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(action, str):
            raise Forfeit(f'{line!r:.80} is not {{"action": "..."}}')
        return action

    def _running(self) -> "Program":
        if self.program is None:
            if not self.starts_left:
                raise Forfeit("it has failed too often and is not started again")
            self.starts_left -= 1
            try:
                self.program = Program(self.command)
            except OSError as error:
                raise Forfeit(f"it cannot be started: {error}") from error
        return self.program


class Program:
    """A running program that is asked one question after another."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - what the user named
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C at the table is not meant for it
        )
        self.questions: Questions = Queue()
        self.answers: Queue[bytes] = Queue()
        # In threads, because a program may neither read nor write.
        threads = [
            _thread(_converse, self.process, self.questions, self.answers),
            _thread(_log_errors, self.process, command[0]),
        ]
        # Whoever forgets a bot, or leaves Python, does not leave its program behind.
        parts = (self.process, self.questions, threads)
        self.stop = weakref.finalize(self, _end, *parts)

    def ask(self, question: str, seconds: float) -> str:
        """The line that the program answers; Forfeit if there is none in time."""
        self.questions.put(question.encode() + b"\n")
        try:
            line = self.answers.get(timeout=seconds)
        except Empty:
            _kill(self.process)
            raise Forfeit(f"no answer within {seconds:g} seconds") from None
        if not line.endswith(b"\n"):
            raise Forfeit(self._how_it_ended(line))
        return line.decode("utf-8", "replace").strip()

    def _how_it_ended(self, line: bytes) -> str:
        if len(line) >= LONGEST_LINE:
            return f"an answer of more than {LONGEST_LINE} characters"
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it has closed its output"
        return f"it ended with exit code {code}"


Questions = Queue[bytes | None]
"""What a program is asked; None when there is nothing more."""


def _thread(target: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=arguments, daemon=True)
    thread.start()
    return thread


def _converse(
    process: "subprocess.Popen[bytes]", questions: Questions, answers: "Queue[bytes]"
) -> None:
    """Put questions and pass the answers on, empty ones once the program is gone."""
    assert process.stdin and process.stdout  # noqa: S101, PT018 - both are pipes
    while (question := questions.get()) is not None:
        line = b""
        with suppress(OSError):
            process.stdin.write(question)
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_LINE)
        answers.put(line)
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()


def _log_errors(process: "subprocess.Popen[bytes]", name: str) -> None:
    """Pass on what a program says on standard error."""
    assert process.stderr  # noqa: S101 - it is a pipe
    with process.stderr as stream:
        while line := stream.readline(LONGEST_LINE):
            LOG.info("%s: %s", name, line.decode("utf-8", "replace").rstrip())


def _end(
    process: "subprocess.Popen[bytes]",
    questions: Questions,
    threads: list[threading.Thread],
) -> None:
    """End a program's input, and the program too if it does not end by itself."""
    questions.put(None)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()
    for thread in threads:
        if thread is not threading.current_thread():
            thread.join(GRACE)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and all that it has started, at once."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
