// boardgame.io's own server with its tic-tac-toe, whose cells may be taken again and
// again, so that a game does not end; in memory, as it comes.
const { Server, Origins } = require("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: { port: 0, host: "127.0.0.1" }, lobbyConfig: {} }).then((running) => {
  process.stdout.write(`listens on ${running.appServer.address().port}\n`);
});
