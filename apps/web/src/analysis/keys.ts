// The keys of the analysis board that the board itself does not have.
import { canUndo } from '../game/turn/draft.js';
import type { AnalysisController } from './analysisController.js';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target as Element | null)?.closest('input, textarea, select, dialog') !== null;

/** Undoes or makes again an edit. A step of the turn in the making is undone by the board. */
const editKey = (controller: AnalysisController, event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase();
  const redo = key === 'y' || (key === 'z' && event.shiftKey);
  const { draft } = controller.state;
  if (!(event.ctrlKey || event.metaKey) || (!redo && key !== 'z')) return false;
  if (!redo && draft && canUndo(draft)) return false;
  if (redo) controller.redoEdit();
  else controller.undoEdit();
  return true;
};

/** Goes to the variation above or below, unless the keyboard is at work on the board. */
const besideKey = (
  controller: AnalysisController,
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean => {
  const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key];
  if (step === undefined || ctrlKey || metaKey || altKey) return false;
  if ((target as Element | null)?.closest('.kb-keys, [role=slider]')) return false;
  return controller.goBeside(step);
};

/** Before the board, which has a use of its own for these keys. */
export const captureKey = (controller: AnalysisController | undefined, event: KeyboardEvent): void => {
  if (!controller || isTyping(event)) return;
  if (!editKey(controller, event) && !besideKey(controller, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** After the board. */
export const bubbleKey = (controller: AnalysisController | undefined, event: KeyboardEvent): void => {
  if (!controller || event.defaultPrevented || isTyping(event) || event.key !== 'Delete') return;
  const { path } = controller.state;
  if (path.length > 0) controller.remove(path);
};
