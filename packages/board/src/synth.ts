// Synthesizes the sounds of discs and rings: a knock is a short falling tone, a scrape is filtered noise.
import type { SoundName } from './types.js';

interface Knock {
  readonly tone: number;
  readonly length: number;
  readonly loud: number;
  readonly after?: number;
}
interface Sound {
  readonly knocks: readonly Knock[];
  /** Noise: filter frequency, duration, volume. */
  readonly scrape?: readonly [number, number, number];
}

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  place: { knocks: [{ tone: 320, length: 0.09, loud: 0.5 }], scrape: [1800, 0.03, 0.25] },
  slide: { knocks: [{ tone: 240, length: 0.1, loud: 0.3, after: 0.28 }], scrape: [900, 0.3, 0.12] },
  flip: { knocks: [{ tone: 780, length: 0.045, loud: 0.3 }], scrape: [3200, 0.02, 0.2] },
  push: { knocks: [{ tone: 210, length: 0.11, loud: 0.4, after: 0.18 }], scrape: [600, 0.22, 0.16] },
  take: {
    knocks: [0, 1, 2].map(i => ({ tone: 420 + 90 * i, length: 0.08, loud: 0.28, after: 0.06 * i })),
  },
  win: {
    knocks: [392, 494, 587, 784].map((tone, i) => ({ tone, length: 0.45, loud: 0.25, after: 0.11 * i })),
  },
};

const knock = (context: AudioContext, { tone, length, loud, after = 0 }: Knock, start: number): void => {
  const [source, gain] = [context.createOscillator(), context.createGain()];
  const begin = start + after;
  source.type = 'triangle';
  source.frequency.setValueAtTime(tone, begin);
  source.frequency.exponentialRampToValueAtTime(tone * 0.7, begin + length);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
};

const scrape = (
  context: AudioContext,
  noise: AudioBuffer,
  [pitch, length, loud]: readonly [number, number, number],
  start: number,
): void => {
  const source = context.createBufferSource();
  const [filter, gain] = [context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start, 0, length);
};

const noiseFor = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

/** Plays sounds after a delay in milliseconds. */
export const createSynth = (): ((name: SoundName, afterMs: number) => void) => {
  const context = new AudioContext();
  const noise = noiseFor(context);
  return (name, afterMs) => {
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + afterMs / 1000;
    const sound = SOUNDS[name];
    for (const one of sound.knocks) knock(context, one, start);
    if (sound.scrape !== undefined) scrape(context, noise, sound.scrape, start);
  };
};
