// Zooming and moving a board by wheel, touch, mouse, buttons and keys.
import { View } from "./view.js";

const STEP = 1.5; // of a button, a key or a double click
const STRIDE = 80; // pixels of an arrow key
const TAP_REACH = 12; // pixels a finger may slip during a tap
const TAP_TIME = 350; // milliseconds between the taps of a double tap

const stage = document.querySelector(".stage");
const image = stage.querySelector("img");
const zoom = document.querySelector(".zoom");
const output = zoom.querySelector("output");
const view = new View(Number(image.getAttribute("width")), Number(image.getAttribute("height")));

let rest = 0;
function show({ smooth = false } = {}) {
  stage.classList.toggle("smooth", smooth);
  stage.classList.add("moving");
  stage.classList.toggle("large", view.scale > 1);
  image.style.transform = view.transform;
  output.value = `${Math.round(view.scale * 100)}\u00a0%`;
  clearTimeout(rest);
  rest = setTimeout(() => stage.classList.remove("moving"), 250); // drawn sharp again
}

function fill() {
  view.resize(stage.clientWidth, stage.clientHeight);
  image.style.width = `${view.fitted.width}px`;
  image.style.height = `${view.fitted.height}px`;
  show();
}
fill();
new ResizeObserver(fill).observe(stage);

function act(change) {
  change();
  show({ smooth: true });
}

const deeds = {
  in: () => view.zoom(STEP),
  out: () => view.zoom(1 / STEP),
  fit: () => view.fit(),
  left: () => view.move(STRIDE, 0),
  right: () => view.move(-STRIDE, 0),
  up: () => view.move(0, STRIDE),
  down: () => view.move(0, -STRIDE),
};
const keys = {
  "+": "in",
  "=": "in", // the plus key without shift
  "-": "out",
  0: "fit",
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

addEventListener("keydown", (event) => {
  const deed = deeds[keys[event.key]];
  if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(deed);
});

zoom.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) act(deeds[button.dataset.zoom]);
});

function place(event) {
  const { left, top } = stage.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

stage.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    const speed = event.ctrlKey ? 0.01 : 0.0018; // a pinch on a touchpad comes with ctrl
    const { x, y } = place(event);
    view.zoom(Math.exp(-pixels * speed), x, y);
    show();
  },
  { passive: false },
);

const pointers = new Map();
let tap = { time: -TAP_TIME, x: 0, y: 0 };
let travelled = 0;

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  stage.setPointerCapture(event.pointerId);
  if (pointers.size === 0) travelled = 0;
  pointers.set(event.pointerId, place(event));
  stage.classList.add("held");
});

stage.addEventListener("pointermove", (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const after = place(event);
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  pointers.set(event.pointerId, after);
  travelled += distance(before, after);
  if (other) pinch(before, after, other);
  else view.move(after.x - before.x, after.y - before.y);
  show();
});

function pinch(before, after, other) {
  travelled = Infinity; // two fingers are no tap
  view.move((after.x - before.x) / 2, (after.y - before.y) / 2);
  const factor = distance(after, other) / Math.max(1, distance(before, other));
  view.zoom(factor, (after.x + other.x) / 2, (after.y + other.y) / 2);
}

function distance(one, two) {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

function release(event) {
  if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
  stage.classList.remove("held");
  if (event.type === "pointerup" && travelled < TAP_REACH) tapped(place(event), event.timeStamp);
}
stage.addEventListener("pointerup", release);
stage.addEventListener("pointercancel", release);

// Taps are counted here because not every phone reports a double tap as a double click.
function tapped({ x, y }, time) {
  const isSecond = time - tap.time < TAP_TIME && distance(tap, { x, y }) < 3 * TAP_REACH;
  tap = { time: isSecond ? -TAP_TIME : time, x, y };
  if (isSecond) act(() => view.zoom(STEP * STEP, x, y));
}

zoom.hidden = false;
document.querySelector(".hint").hidden = false;
