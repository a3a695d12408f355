/** Small sounds made on the spot, so that none has to be loaded. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

type Note = [
  frequency: number,
  start: number,
  length: number,
  shape: OscillatorType,
  loudness: number,
];

const SOUNDS: Record<string, Note[]> = {
  card: [[520, 0, 0.05, "triangle", 0.25]],
  claim: [
    [196, 0, 0.07, "square", 0.1],
    [247, 0.11, 0.07, "square", 0.1],
    [294, 0.22, 0.12, "square", 0.1],
  ],
  turn: [
    [659, 0, 0.18, "sine", 0.4],
    [880, 0.14, 0.3, "sine", 0.4],
  ],
  ticket: [
    [523, 0, 0.12, "sine", 0.35],
    [659, 0.1, 0.12, "sine", 0.35],
    [784, 0.2, 0.3, "sine", 0.35],
  ],
  refused: [[160, 0, 0.14, "sawtooth", 0.12]],
  end: [
    [392, 0, 0.2, "sine", 0.3],
    [523, 0.18, 0.2, "sine", 0.3],
    [659, 0.36, 0.2, "sine", 0.3],
    [784, 0.54, 0.5, "sine", 0.3],
  ],
};

/** Browsers let a page sound only after somebody has done something on it. */
function hasBeenActive(): boolean {
  return "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

export function play(name: keyof typeof SOUNDS): void {
  if (settings.sound <= 0 || !hasBeenActive()) return;
  context ??= new AudioContext();
  for (const [frequency, start, length, shape, loudness] of SOUNDS[name]!) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness * settings.sound * 0.4, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
