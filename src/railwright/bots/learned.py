"""What self-play has taught about a game: the weights of a network, in a file."""

import json
import struct
from base64 import b85decode, b85encode
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from railwright.errors import Defect, FileError
from railwright.games import GAMES
from railwright.tactics.value_network import Layer, ValueNetwork
from railwright.text_files import read_text


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights of a value network, and where they come from."""

    made_by: str
    """The command that makes them again."""
    traits: str
    """The fingerprint of the traits that they are for."""
    sizes: tuple[int, ...]
    """How many numbers go in, lie between and come out."""
    bits: tuple[int, ...]
    """By how many bits the sums of each layer are larger than what is passed on."""
    weights: tuple[int, ...]
    """Those of all layers, one after another; each has 16 bits."""

    def __post_init__(self) -> None:
        if len(self.bits) != len(self.sizes) - 1:
            raise ValueError("every layer needs its bits")
        if sum(ins * outs for ins, outs in self._shapes()) != len(self.weights):
            raise ValueError("the number of weights is not that of the layers")

    def network(self) -> ValueNetwork:
        """The network itself."""
        layers, first = [], 0
        for (inputs, outputs), bits in zip(self._shapes(), self.bits, strict=True):
            weights = self.weights[first : first + inputs * outputs]
            layers.append(Layer(inputs, outputs, [*weights], bits))
            first += len(weights)
        return ValueNetwork(layers)

    def _shapes(self) -> list[tuple[int, int]]:
        """Inputs and outputs of each layer; traits bring their constant with them."""
        return [
            (before + (place > 0), after)
            for place, (before, after) in enumerate(pairwise(self.sizes))
        ]

    def text(self) -> str:
        """The same as a file has it."""
        packed = struct.pack(f"<{len(self.weights)}h", *self.weights)
        told = {
            "made_by": self.made_by,
            "traits": self.traits,
            "sizes": self.sizes,
            "bits": self.bits,
            "weights": b85encode(packed).decode(),
        }
        return json.dumps(told) + "\n"


def learned_path(game: str, players: int) -> Path:
    """Where a game keeps what was learned about it, for so many players."""
    return GAMES[game].folder / f"value-{players}.json"


def read_learned(path: Path) -> Learned:
    """What a file of weights has; FileError if it is none."""
    text = read_text(path)
    try:
        told = json.loads(text)
        packed = b85decode(told["weights"])
        return Learned(
            str(told["made_by"]),
            str(told["traits"]),
            tuple(map(int, told["sizes"])),
            tuple(map(int, told["bits"])),
            struct.unpack(f"<{len(packed) // 2}h", packed),
        )
    except (ValueError, KeyError, TypeError, struct.error) as error:
        wrong = "this is no file of weights; `railwright train` makes one"
        raise FileError(str(path), [Defect(0, wrong)]) from error


@lru_cache(maxsize=32)
def learned_for(game: str, players: int, traits: str) -> ValueNetwork | None:
    """The network of a game, if there is one for just these traits."""
    path = learned_path(game, players)
    if not path.exists():
        return None
    found = read_learned(path)
    return found.network() if found.traits == traits else None
