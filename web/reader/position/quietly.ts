let isQuiet = false;

/** Runs a step without announcing it: a step that follows the focus or opens a dialog is read by the screen reader anyway. */
export function quietly(step: () => void) {
  isQuiet = true;
  step();
  isQuiet = false;
}

export const isStepQuiet = () => isQuiet;
