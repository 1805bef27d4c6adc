/** The sounds themselves, synthesised from oscillators and noise: short, soft, and all our own. */

import type { Cue, Sound } from "./sounds";

/** The audio context, and the node to play into. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
}

type Voice = (stage: Stage, at: number, length: number) => void;

/** The most clicks in a sound, however long the route. */
const MOST_CLICKS = 8;

const VOICES: Record<Sound, Voice> = {
  drawn: (stage, at) => rustle(stage, at, 0.09, 2600, 0.28),
  taken: (stage, at) => {
    rustle(stage, at, 0.07, 3200, 0.24);
    rustle(stage, at + 0.06, 0.05, 1500, 0.3);
  },
  claimed: (stage, at, length) => {
    // Wheels over the rail joints, in pairs.
    for (let i = 0; i < Math.min(Math.max(length, 1), MOST_CLICKS); i += 1) {
      const beat = at + i * 0.14;
      clack(stage, beat, 0.42);
      clack(stage, beat + 0.055, 0.3);
    }
  },
  built: (stage, at) => {
    clack(stage, at, 0.4);
    clack(stage, at + 0.12, 0.4);
    tone(stage, at + 0.12, 0.3, 392, 0.1, "triangle");
  },
  tickets: (stage, at) => {
    for (let i = 0; i < 3; i += 1) rustle(stage, at + i * 0.08, 0.07, 2000 + i * 500, 0.2);
  },
  tunnel: (stage, at) => {
    rustle(stage, at, 0.7, 240, 0.55, 0.12);
    tone(stage, at, 0.6, 73.4, 0.16, "sine");
  },
  turn: (stage, at) => {
    whistle(stage, at, 0.22, 587.3);
    whistle(stage, at + 0.2, 0.38, 784);
  },
  "last-turns": (stage, at) => {
    bell(stage, at, 880, 0.16);
    bell(stage, at + 0.35, 880, 0.13);
  },
  end: (stage, at) => {
    const fanfare = [392, 523.3, 659.3, 784];
    fanfare.forEach((pitch, i) =>
      tone(stage, at + i * 0.13, i === 3 ? 0.75 : 0.2, pitch, 0.13, "triangle"),
    );
    tone(stage, at + 0.39, 0.75, 523.3, 0.09, "triangle");
  },
  error: (stage, at) => {
    tone(stage, at, 0.16, 130.8, 0.22, "triangle");
    tone(stage, at + 0.12, 0.2, 110, 0.2, "triangle");
  },
};

/** Play a sound at a time of the context. */
export function play(stage: Stage, { sound, length }: Cue, at = stage.context.currentTime): void {
  VOICES[sound](stage, at, length);
}

/** A gain that swells to its peak and fades out, to avoid clicks. */
function envelope(
  { context, out }: Stage,
  at: number,
  seconds: number,
  peak: number,
  attack: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(
  stage: Stage,
  at: number,
  seconds: number,
  pitch: number,
  peak: number,
  type: OscillatorType,
): void {
  const source = stage.context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(envelope(stage, at, seconds, peak, 0.012));
  source.start(at);
  source.stop(at + seconds);
}

/** Steam through two pipes: a soft tone, its third and a breath. */
function whistle(stage: Stage, at: number, seconds: number, pitch: number): void {
  for (const [ratio, peak] of [
    [1, 0.1],
    [1.26, 0.06],
  ] as const) {
    const source = stage.context.createOscillator();
    source.frequency.setValueAtTime(pitch * ratio * 0.97, at);
    source.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.05);
    source.connect(envelope(stage, at, seconds, peak, 0.04));
    source.start(at);
    source.stop(at + seconds);
  }
  rustle(stage, at, seconds, pitch * 2, 0.05, 0.04);
}

/** A struck bell: inharmonic partials, the high ones soon gone. */
function bell(stage: Stage, at: number, pitch: number, peak: number): void {
  for (const [ratio, share, seconds] of [
    [1, 1, 0.9],
    [2.76, 0.45, 0.5],
    [5.4, 0.2, 0.25],
  ] as const) {
    tone(stage, at, seconds, pitch * ratio, peak * share, "sine");
  }
}

/** Noise through a low-pass filter: paper, steam, a tunnel. */
function rustle(
  stage: Stage,
  at: number,
  seconds: number,
  cutoff: number,
  peak: number,
  attack = 0.008,
): void {
  const { context } = stage;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cutoff;
  source.connect(filter).connect(envelope(stage, at, seconds, peak, attack));
  source.start(at, Math.random() * 0.2);
  source.stop(at + seconds);
}

/** One wheel over one joint: a dull noise with a little iron. */
function clack(stage: Stage, at: number, peak: number): void {
  rustle(stage, at, 0.05, 700, peak, 0.003);
  tone(stage, at, 0.045, 196, peak * 0.3, "triangle");
}

const NOISES = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const known = NOISES.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  NOISES.set(context, buffer);
  return buffer;
}
