// How the engine runs beside the board. Remembered on the device.
import { storedText } from '../../store/storedText.js';

export interface EngineOptions {
  readonly on: boolean;
  /** The number of lines shown. */
  readonly lines: number;
  /** The number of workers that search at the same time. */
  readonly workers: number;
}

export const MAX_LINES = 5;
export const MAX_WORKERS = 16;

const KEY = 'korong.analysis';

const within = (value: unknown, most: number, otherwise: number): number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most
    ? (value as number)
    : otherwise;

/** As many workers as are useful: one core stays free for the page. */
const usualWorkers = (cores: number | undefined): number => Math.max(1, Math.min(4, (cores ?? 2) - 1));

export const readOptions = (text: string | null, cores: number | undefined): EngineOptions => {
  let stored: Partial<Record<keyof EngineOptions, unknown>> = {};
  try {
    stored = (JSON.parse(text ?? '{}') as typeof stored | null) ?? {};
  } catch {
    // Damaged: treated as empty.
  }
  return {
    on: stored.on !== false,
    lines: within(stored.lines, MAX_LINES, 3),
    workers: within(stored.workers, Math.min(MAX_WORKERS, cores ?? 2), usualWorkers(cores)),
  };
};

const stored = storedText(KEY);

export const loadOptions = (): EngineOptions => readOptions(stored.read(), navigator.hardwareConcurrency);

export const keepOptions = (options: EngineOptions): void => {
  stored.write(JSON.stringify(options));
};
