"""The games as environments for programs that learn.

Needs the packages of `railwright[research]`. `VecEnv` plays many games side by side;
`Episode` is a single one. The adapters are modules of their own: `gymnasium_env`,
`pettingzoo_env`, `open_spiel_game`; `parquet` writes games as tables.
"""

from railwright.extras import insist_on

insist_on("research", "railwright.research", "numpy")

from railwright.research.codebook import Codebook  # noqa: E402
from railwright.research.episode import Episode  # noqa: E402
from railwright.research.shown import Shown  # noqa: E402
from railwright.research.vec_env import VecEnv  # noqa: E402

__all__ = ["Codebook", "Episode", "Shown", "VecEnv"]
