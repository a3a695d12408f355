/* The colors of railwright.drawing.theme; `tools/palette` writes this file. */

export const PATTERNS: Record<string, { path: string; width: number }> = {
  red: { path: "M0 8L8 0M-2 2L2-2M6 10L10 6", width: 1.3 },
  orange: { path: "M2 0V8M6 0V8", width: 1.1 },
  yellow: { path: "M2 2h.01M6 6h.01", width: 2.2 },
  green: { path: "M0 5L2 3L4 5L6 3L8 5", width: 1.2 },
  blue: { path: "M0 2H8M0 6H8", width: 1.1 },
  purple: { path: "M0 0L8 8M0 8L8 0", width: 1 },
  black: { path: "M4 4h.01", width: 2 },
  white: { path: "M4 2V6M2 4H6", width: 0.9 },
};

/** Drawn around (0, 0), about 52 wide and 30 high. */
export const ART = {
  wagon:
    "M-26-12H26V-8H-26ZM-23-6H23V7H-23ZM-18-3V3H-10V-3ZM-6-3V3H6V-3ZM10-3V3H18V-3ZM-25 8H25V10H-25ZM-15 8A5 5 0 1 1-15 17.9A5 5 0 1 1-15 8ZM15 8A5 5 0 1 1 15 17.9A5 5 0 1 1 15 8Z",
  locomotive:
    "M-24-15H-8V-12H-10V-4H8V-13H5V-16H14V-13H12V-4H16Q21-3 21 4V8H-24V-12H-26V-15ZM-20-10V-3H-14V-10ZM-27 9H25L21 12H-27ZM-16 8A6 6 0 1 1-16 19.9A6 6 0 1 1-16 8ZM-1 10A5 5 0 1 1-1 19.9A5 5 0 1 1-1 10ZM13 10A5 5 0 1 1 13 19.9A5 5 0 1 1 13 10Z",
  ship:
    "M-27 4H27L20 16H-20ZM-16-3H17V2H-16ZM-9-9H10V-5H-9ZM-4-17H4V-10H-4ZM-12 8H-8V11H-12ZM-3 8H1V11H-3ZM6 8H10V11H6Z",
  anchor:
    "M0-9A3 3 0 1 1 0-3A3 3 0 1 1 0-9ZM-1.2-3H1.2V-1H4V1H1.2V6.5Q4.5 6 5.5 3L4 3.5L7-1L8.5 4L7.3 3.5Q6 9 0 9.5Q-6 9-7.3 3.5L-8.5 4L-7-1L-4 3.5L-5.5 3Q-4.5 6-1.2 6.5V1H-4V-1H-1.2Z",
} as const;
