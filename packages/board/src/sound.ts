import type { createSynth } from './synth.js';
import type { SoundName, Sounds } from './types.js';

/**
 * Silent while `muted`, and until the reader has touched the page: browsers allow no sound before that. The synthesizer is fetched for the
 * first sound.
 */
export const createSounds = (): Sounds & { muted: boolean } => {
  let synth: Promise<ReturnType<typeof createSynth>> | undefined;
  const sounds = {
    muted: false,
    play: (name: SoundName, afterMs = 0): void => {
      if (sounds.muted || !navigator.userActivation.hasBeenActive) return;
      const asked = performance.now();
      synth ??= import('./synth.js').then(module => module.createSynth());
      synth.then(
        play => {
          play(name, Math.max(0, afterMs - (performance.now() - asked)));
        },
        () => {
          // The fetch failed: the board stays silent for now.
          synth = undefined;
        },
      );
    },
  };
  return sounds;
};
