"""Railwright: train-route board games, exact and fast.

Everything that the reference documents can be imported from here; `railwright help
python` prints that reference.

Python counts seats from 0: `match.play("draw blind", seat=0)`, `match.view(0)`, and so
do views, events, results and the server's JSON. Texts count seats from 1: records,
positions, options such as `first_player`, the command line and sentences of errors.
"""

from importlib.metadata import version

from railwright.errors import (
    ClaimsError,
    Defect,
    FileError,
    GameError,
    IllegalAction,
    LayoutError,
    MapError,
    NotationError,
    PositionError,
    RecordError,
    UnknownName,
    UnknownNameInAction,
)
from railwright.games import (
    GAMES,
    load_map,
)
from railwright.maps import (
    CardKind,
    CardSort,
    City,
    CityTicket,
    Color,
    Country,
    CountryTicket,
    Kind,
    Map,
    Route,
    Target,
    Ticket,
    TourTicket,
)
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    Cards,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    Pass,
    PayExtra,
    PutBack,
)
from railwright.model.events import (
    BorrowingAsked,
    CardDrawn,
    CardTaken,
    DecisionMade,
    DeckShuffled,
    Event,
    GameEnded,
    LastTurnsBegan,
    MarketSwept,
    PiecesChosen,
    PiecesExchanged,
    PortBuilt,
    RouteClaimed,
    RoutesBorrowed,
    SlotFilled,
    StationBuilt,
    TicketsKept,
    TicketsOffered,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
    TurnPassed,
    seen_by,
)
from railwright.model.match import (
    Match,
    new_game,
)
from railwright.model.notation import (
    format_action,
    parse_action,
)
from railwright.model.position import (
    format_position,
)
from railwright.model.position_reader import (
    read_position,
)
from railwright.model.record import (
    record,
    replay,
    replay_steps,
)
from railwright.model.record_reader import (
    Record,
    parse_record,
)
from railwright.model.result import (
    Place,
    PlayerResult,
    Result,
    ScoredTicket,
)
from railwright.model.table import (
    Deal,
)
from railwright.model.view import (
    BoxedPieces,
    PlayerView,
    TunnelView,
    View,
)

__version__ = version("railwright")

__all__ = [
    "GAMES",
    "Action",
    "BorrowRoutes",
    "BorrowingAsked",
    "BoxedPieces",
    "BuildPort",
    "BuildStation",
    "CardDrawn",
    "CardKind",
    "CardSort",
    "CardTaken",
    "Cards",
    "ChoosePieces",
    "City",
    "CityTicket",
    "ClaimRoute",
    "ClaimsError",
    "Color",
    "Country",
    "CountryTicket",
    "Deal",
    "DecisionMade",
    "DeckShuffled",
    "Defect",
    "DrawBlind",
    "DrawTickets",
    "DrawUp",
    "Event",
    "ExchangePieces",
    "FileError",
    "FillSlot",
    "GameEnded",
    "GameError",
    "GiveUp",
    "IllegalAction",
    "KeepTickets",
    "Kind",
    "LastTurnsBegan",
    "LayoutError",
    "Map",
    "MapError",
    "MarketSwept",
    "Match",
    "NotationError",
    "Pass",
    "PayExtra",
    "PiecesChosen",
    "PiecesExchanged",
    "Place",
    "PlayerResult",
    "PlayerView",
    "PortBuilt",
    "PositionError",
    "PutBack",
    "Record",
    "RecordError",
    "Result",
    "Route",
    "RouteClaimed",
    "RoutesBorrowed",
    "ScoredTicket",
    "SlotFilled",
    "StationBuilt",
    "Target",
    "Ticket",
    "TicketsKept",
    "TicketsOffered",
    "TourTicket",
    "TunnelGivenUp",
    "TunnelTried",
    "TunnelView",
    "TurnBegan",
    "TurnPassed",
    "UnknownName",
    "UnknownNameInAction",
    "View",
    "format_action",
    "format_position",
    "load_map",
    "new_game",
    "parse_action",
    "parse_record",
    "read_position",
    "record",
    "replay",
    "replay_steps",
    "seen_by",
]
