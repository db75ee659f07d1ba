let isQuiet = false;

/**
 * Runs a step to another sentence without announcing it, because a screen reader already reads the new focus or the new dialog.
 */
export function quietly(step: () => void) {
  isQuiet = true;
  step();
  isQuiet = false;
}

export const isStepQuiet = () => isQuiet;
