export { Board, type Config, type Target } from "./board";
export type { Words } from "./drawing";
export * from "./facts";
export { EMPTY, type BoardState, type Lit } from "./state";
