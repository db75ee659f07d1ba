let isQuiet = false;

/** Runs a step that is not announced, because the screen reader says it anyway: it follows the focus or opens a dialog. */
export function quietly(step: () => void) {
  isQuiet = true;
  step();
  isQuiet = false;
}

export const isStepQuiet = () => isQuiet;
