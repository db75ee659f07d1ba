import type { Features } from '../../lexicon/morphology/features.ts';

/** The grammatical features that all readings (interpretations) of a form have in common. */
export function sharedFeatures([first = {}, ...others]: readonly Features[]): Features {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name as keyof Features] === value)),
  );
}
