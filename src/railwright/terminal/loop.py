"""From the first decision to the last."""

from railwright.terminal.session import Quit, Session
from railwright.terminal.turn import HumanTurn


def run(session: Session) -> None:
    """Play until the game is over or a person leaves."""
    try:
        while (seat := session.match.seat_to_act) is not None:
            if session.seats[seat].is_human:
                session.hand_over(seat)
                HumanTurn(session, seat).run()
            else:
                session.bot_turn(seat)
        session.end()
    except (Quit, EOFError, KeyboardInterrupt):
        session.leave()
    finally:
        session.close()
