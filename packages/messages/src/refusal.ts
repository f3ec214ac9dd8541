import type { Refusal } from '@korong/rules';
import type { Values } from './render.js';

/** What the sentence of a refusal may name: what the refusal carries. Places are counted from 1, as people count. */
export const refusalValues = (refusal: Refusal): Values => ({ ...refusal, place: (refusal.place ?? 0) + 1 });
