// boardgame.io's own server with its tic-tac-toe, whose cells may be taken again and
// again, so that a game does not end. The state may carry so many bytes more, of which
// each player sees two thirds; games are kept in memory, or in files in a folder.
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const [bytes, folder] = [+process.argv[2], process.argv[3]];
const PIECE = 20; // bytes of each value in the state

/** Hands of cards for a table and two players, each a third of the state. */
function hands() {
  const hand = () => Array.from({ length: bytes / 3 / PIECE }, (_, at) => `card ${at}`.padEnd(16));
  return { table: hand(), players: { 0: hand(), 1: hand() } };
}

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), ...(bytes ? hands() : {}) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
      if (bytes) G.players[playerID][id] = `card ${id + 1}`.padEnd(16);
    },
  },
};
if (bytes) {
  TicTacToe.playerView = ({ G, playerID }) => ({
    ...G,
    players: { [playerID]: G.players[playerID] },
  });
}

const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], db });
server.run({ port: { port: 0, host: "127.0.0.1" }, lobbyConfig: {} }).then((running) => {
  process.stdout.write(`listens on ${running.appServer.address().port}\n`);
});
