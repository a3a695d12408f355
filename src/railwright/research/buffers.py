"""Memory of the compiled part as arrays of NumPy."""

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray


class _Writable:
    """Lets NumPy write into memory that it would only read, and keeps it alive."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.owner = array
        told = dict(array.__array_interface__)
        self.__array_interface__ = told | {"data": (told["data"][0], False)}


def view(memory: Any, kind: DTypeLike, *shape: int) -> NDArray[Any]:  # noqa: ANN401
    """What compiled code writes, seen at once; nobody else can write there."""
    return np.frombuffer(memory, kind).reshape(shape)


def writable(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, to be cleared."""
    return np.asarray(_Writable(array)) if array.size else array.copy()
