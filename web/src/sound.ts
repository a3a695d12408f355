/** Quiet sounds of wood and paper, made on the spot, so that none has to be loaded. */

import { settings } from "./settings.svelte";

const QUIET = 0.35;
const USUAL = 0.5; // how loud it is when it is turned on and nobody has said how loud

/** A piece of wood that is struck, or paper that is moved; seconds, hertz, loudness. */
interface Stroke {
  of: "wood" | "paper";
  at: number;
  pitch: number;
  length: number;
  loudness: number;
}

const wood = (at: number, pitch: number, length = 0.12, loudness = 0.6): Stroke => ({
  ...{ of: "wood", at, pitch, length, loudness },
});
const paper = (at: number, pitch = 3200, length = 0.09, loudness = 0.35): Stroke => ({
  ...{ of: "paper", at, pitch, length, loudness },
});

const SOUNDS = {
  card: [paper(0)],
  paper: [paper(0, 2400, 0.14), paper(0.11, 3000, 0.12)],
  sweep: [0, 1, 2, 3, 4].map((n) => paper(n * 0.06, 2600 + n * 250, 0.1)),
  claim: [wood(0, 330), wood(0.09, 350), wood(0.18, 390, 0.16)],
  turn: [wood(0, 660, 0.2, 0.5), wood(0.14, 880, 0.28, 0.5)],
  ticket: [wood(0, 523, 0.18), wood(0.1, 659, 0.18), wood(0.2, 784, 0.3), paper(0.2, 2600, 0.18)],
  refused: [wood(0, 150, 0.1), wood(0.12, 130, 0.14)],
  end: [wood(0, 392, 0.2), wood(0.18, 523, 0.2), wood(0.36, 659, 0.2), wood(0.54, 784, 0.4)],
} satisfies Record<string, Stroke[]>;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let wanted = USUAL; // how loud it was when it was turned off

/** Browsers let a page sound only after somebody has done something on it. */
function hasBeenActive(): boolean {
  return "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

/** Let something sound, at once or some milliseconds later. */
export function play(name: keyof typeof SOUNDS, delay = 0): void {
  if (settings.sound <= 0 || !hasBeenActive()) return;
  context ??= new AudioContext();
  for (const each of SOUNDS[name]) {
    const stroke = { ...each, at: each.at + delay / 1000 };
    if (stroke.of === "wood") strike(context, stroke);
    else rustle(context, stroke);
  }
}

/** Turn the sound off, or on as loud as it was; whether it is on then. */
export function toggleSound(): boolean {
  if (settings.sound > 0) [wanted, settings.sound] = [settings.sound, 0];
  else settings.sound = wanted;
  play("card");
  return settings.sound > 0;
}

/** How loud a stroke is over time: there at once, then it dies away. */
function fading(on: AudioContext, { at, length, loudness }: Stroke): GainNode {
  const gain = on.createGain();
  const start = on.currentTime + at;
  gain.gain.setValueAtTime(loudness * settings.sound * QUIET, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(on.destination);
  return gain;
}

/** Wood sounds with its tone and an overtone that is gone sooner. */
function strike(on: AudioContext, stroke: Stroke): void {
  const start = on.currentTime + stroke.at;
  const overtone = { ...stroke, length: stroke.length / 3, loudness: stroke.loudness / 3 };
  for (const [part, pitch] of [
    [stroke, stroke.pitch],
    [overtone, stroke.pitch * 3.9],
  ] as const) {
    const tone = on.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(fading(on, part));
    tone.start(start);
    tone.stop(start + part.length + 0.02);
  }
}

/** Paper is noise in a band. */
function rustle(on: AudioContext, stroke: Stroke): void {
  noise ??= whiteNoise(on);
  const start = on.currentTime + stroke.at;
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(stroke.pitch, start);
  band.frequency.exponentialRampToValueAtTime(stroke.pitch * 0.6, start + stroke.length);
  band.Q.value = 0.9;
  source.buffer = noise;
  source.connect(band).connect(fading(on, stroke));
  source.start(start, Math.random() * 0.5, stroke.length + 0.02);
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
