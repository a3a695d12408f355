"""How pictures look to other eyes: pixels, color-blindness, gray, and differences."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float64]
"""Rows of pixels, each of red, green and blue in linear light from 0 to 1."""

EYES = {
    "full color": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
    "gray": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}
"""What becomes of linear light (Machado, Oliveira, Fernandes 2009, full strength)."""

TO_XYZ = np.array(
    [
        [0.4124, 0.3576, 0.1805],
        [0.2126, 0.7152, 0.0722],
        [0.0193, 0.1192, 0.9505],
    ]
)
"""From linear sRGB, by its standard."""
WHITE = TO_XYZ.sum(axis=1)


def read_png(png: bytes) -> Pixels:
    """The pixels of a PNG with eight bits a channel, its opacity left out."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8, "eight bits a channel"
    channels = {2: 3, 6: 4}[kind]
    size = width * channels
    data = zlib.decompress(_data(png))
    line, lines = bytes(size), bytearray()
    for at in range(0, len(data), size + 1):
        line = _unfiltered(data[at], data[at + 1 : at + 1 + size], line, channels)
        lines += line
    pixels = np.frombuffer(lines, np.uint8).reshape(height, width, channels)
    return linear(pixels[..., :3] / 255)


def _data(png: bytes) -> bytes:
    """What the chunks of pixels hold together."""
    found, at = b"", 8
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        if name == b"IDAT":
            found += png[at + 8 : at + 8 + size]
        at += size + 12
    return found


def _unfiltered(kind: int, cells: bytes, above: bytes, step: int) -> bytes:
    """A line, from what is left of it and the line above."""
    if kind == 0:
        return cells
    line = bytearray(step) + cells
    over = bytes(step) + above
    for at in range(step, len(line)):
        left, up, corner = line[at - step], over[at], over[at - step]
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        line[at] = (line[at] + guess) & 255
    return bytes(line[step:])


def _paeth(left: int, up: int, corner: int) -> int:
    """Whichever of the three is nearest to what they lead to."""
    aim = left + up - corner
    return min((left, up, corner), key=lambda each: abs(aim - each))


def linear(shown: Pixels) -> Pixels:
    """The light of values as they are stored."""
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


def seen(pixels: Pixels, eyes: str) -> Pixels:
    """A picture as such eyes see it."""
    found: Pixels = np.clip(pixels @ EYES[eyes].T, 0, 1)
    return found


def lab(pixels: Pixels) -> Pixels:
    """Lightness and two hues, in which equal distances look equal (CIE 1976)."""
    ratio = pixels @ TO_XYZ.T / WHITE
    bent = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    x, y, z = (bent[..., at] for at in range(3))
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def apart(one: Pixels, other: Pixels) -> NDArray[np.float64]:
    """How different such tones look; about 2.3 can just be noticed."""
    found: NDArray[np.float64] = np.sqrt(((one - other) ** 2).sum(axis=-1))
    return found


def luminance(pixels: Pixels) -> NDArray[np.float64]:
    """As WCAG 2 counts it."""
    found: NDArray[np.float64] = pixels @ TO_XYZ[1]
    return found


def contrast(
    one: NDArray[np.float64], other: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Of two luminances, as WCAG 2 counts it."""
    bright, dim = np.maximum(one, other), np.minimum(one, other)
    return (bright + 0.05) / (dim + 0.05)
