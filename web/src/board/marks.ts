/* The colors of railwright.drawing.theme; `tools/palette` writes this file. */

export const MARK_PATHS: Record<string, string> = {
  red: "M-3.4-3.4H3.4V3.4H-3.4Z",
  blue: "M0-4.3L4.2 3.4H-4.2Z",
  green: "M0-4.7L4.7 0L0 4.7L-4.7 0Z",
  yellow: "M0-3.9A3.9 3.9 0 1 1 0 3.9A3.9 3.9 0 1 1 0-3.9Z",
  black: "M-4.2-1.4H-1.4V-4.2H1.4V-1.4H4.2V1.4H1.4V4.2H-1.4V1.4H-4.2Z",
  purple: "M-4.3-3.4H4.3L0 4.3Z",
  white: "M-4.4-1.5H4.4V1.5H-4.4Z",
};
