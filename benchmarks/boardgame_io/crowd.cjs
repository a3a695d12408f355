// Two people at each table, each with an own socket, who move as fast as it goes.
// Says "ready", waits for a line, plays, and says what it measured as JSON.
const { io } = require("socket.io-client");

const [address, tables, seconds] = [process.argv[2], +process.argv[3], +process.argv[4]];
const latencies = [];
let isOver = false;

async function post(path, body) {
  const answer = await fetch(`${address}/games/tic-tac-toe${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sitDown() {
  const { matchID } = await post("/create", { numPlayers: 2 });
  const seats = [];
  // One after the other: the store of files loses what is written at the same time.
  for (const playerID of ["0", "1"]) {
    const body = { playerID, playerName: playerID };
    const { playerCredentials } = await post(`/${matchID}/join`, body);
    const socket = io(`${address}/tic-tac-toe`, { transports: ["websocket"] });
    const seat = { playerID, credentials: playerCredentials, socket, state: null };
    await watch(matchID, seat);
    seats.push(seat);
  }
  return { matchID, seats, begun: 0 };
}

function watch(matchID, seat) {
  return new Promise((resolve) => {
    seat.socket.on("sync", (_, sync) => {
      seat.state = sync.state;
      resolve();
    });
    seat.socket.emit("sync", matchID, seat.playerID, seat.credentials, 2);
  });
}

function move(table) {
  const { ctx, _stateID } = table.seats[0].state;
  const seat = table.seats[+ctx.currentPlayer];
  const { playerID, credentials } = seat;
  const args = [_stateID % 9];
  const payload = { type: "clickCell", args, playerID, credentials };
  table.begun = performance.now();
  const action = { type: "MAKE_MOVE", payload };
  seat.socket.emit("update", action, _stateID, table.matchID, playerID);
}

function play(table) {
  for (const seat of table.seats) {
    seat.socket.on("update", (_, state) => {
      seat.state = state;
      if (table.seats.some((each) => each.state._stateID < state._stateID)) return;
      latencies.push((performance.now() - table.begun) / 1000);
      if (!isOver) move(table);
    });
  }
  move(table);
}

async function main() {
  const sitting = [];
  for (let at = 0; at < tables; at += 20) {
    const count = Math.min(20, tables - at);
    sitting.push(...(await Promise.all(Array.from({ length: count }, sitDown))));
  }
  process.stdout.write("ready\n");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const cpu = process.cpuUsage();
  sitting.forEach(play);
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  isOver = true;
  const { user, system } = process.cpuUsage(cpu);
  const figures = { latencies, cpu: (user + system) / 1e6 };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main();
