/** Wheel, mouse and fingers on a stage: moves the viewport and reports taps and hovers. */

import type { Point } from "./geometry";
import type { Viewport } from "./viewport";

const SLIP = 8; // pixels that a pointer may move during a tap
const DOUBLE = 320; // milliseconds between the taps of a double tap

export interface Gestures {
  moved(): void;
  tapped(at: Point, event: PointerEvent): boolean;
  hovered(at: Point | null): void;
}

export function listen(stage: HTMLElement, viewport: Viewport, to: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const stop = new AbortController();
  const { signal } = stop;
  let travelled = 0;
  let last = { time: -Infinity, x: 0, y: 0 };

  const place = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode]!;
    const speed = event.ctrlKey ? 0.01 : 0.0018; // a pinch on a touchpad comes with ctrl
    const { x, y } = place(event);
    viewport.zoom(Math.exp(-pixels * speed), x, y);
    to.moved();
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    const after = place(event);
    if (!before) {
      if (event.pointerType === "mouse") to.hovered(after);
      return;
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    travelled += Math.hypot(after.x - before.x, after.y - before.y);
    if (travelled < SLIP) return;
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
    if (other) pinch(before, after, other);
    else viewport.move(after.x - before.x, after.y - before.y);
    to.moved();
  }

  function pinch(before: Point, after: Point, other: Point): void {
    travelled = Infinity; // two fingers are no tap
    const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    viewport.move((after.x - before.x) / 2, (after.y - before.y) / 2);
    const factor = apart(after, other) / Math.max(1, apart(before, other));
    viewport.zoom(factor, (after.x + other.x) / 2, (after.y + other.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (event.type === "pointerup" && travelled < SLIP) tap(event);
  }

  function tap(event: PointerEvent): void {
    const at = place(event);
    if (to.tapped(at, event)) return;
    const near = Math.hypot(at.x - last.x, at.y - last.y) < 3 * SLIP;
    const isSecond = near && event.timeStamp - last.time < DOUBLE;
    last = { time: isSecond ? -Infinity : event.timeStamp, ...at };
    if (!isSecond) return;
    viewport.zoom(2, at.x, at.y);
    to.moved();
  }

  stage.addEventListener("wheel", wheel, { passive: false, signal });
  stage.addEventListener("pointerdown", down, { signal });
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", up, { signal });
  stage.addEventListener("pointercancel", up, { signal });
  stage.addEventListener("pointerleave", () => to.hovered(null), { signal });
  return () => stop.abort();
}
