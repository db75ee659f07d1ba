import type { Place, Rule } from '../grammar-rule.ts';
import { closeAfter, closeBefore, formOf } from './french-context.ts';
import { sense } from './french-senses.ts';

export type Cue = (place: Place) => boolean;

const setOf = (words: string) => new Set(words.split(' '));
/** Whether the next word is one of `words`. */
export const before =
  (words: string, forms = setOf(words)): Cue =>
  (place) =>
    forms.has(formOf(closeAfter(place)));
/** Whether the word before is one of `words`. */
export const behind =
  (words: string, forms = setOf(words)): Cue =>
  (place) =>
    forms.has(formOf(closeBefore(place)));
/** Whether one of the next words is one of `words`. */
export const followed =
  (words: string, reach = 4, forms = setOf(words)): Cue =>
  ({ after }) =>
    after.slice(0, reach).some(({ form }) => forms.has(form));
/** Whether one of the words nearby is one of `words`. */
export const around =
  (words: string, forms = setOf(words)): Cue =>
  ({ earlier, after }) =>
    after.some(({ form }) => forms.has(form)) || earlier.some(({ form }) => forms.has(form));
/** Whether one of the words nearby is one of `words`, in the singular or the plural. `words` lists singular forms. */
export const aroundNoun = (words: string): Cue => around(withPlurals(words));
/** Whether one of the next words is one of `words`, in the singular or the plural. `words` lists singular forms. */
export const followedByNoun = (words: string, reach = 4): Cue => followed(withPlurals(words), reach);

/** Rules for a sense that the lexicon lists for French only. The sense is chosen only where `holds` is true. */
export const shown = (forms: string, concept: string, holds: Cue): Rule[] =>
  sense(forms, concept, holds, { weightElsewhere: 1e-4, weightIfMeant: 1000 });

/**
 * Rules for a sense that the lexicon lists for French only. Other parts of speech with the same form keep their weight: “le
 * reste” (the rest), “il reste” (he stays).
 */
export const meant = (forms: string, concept: string, holds: Cue): Rule[] =>
  sense(forms, concept, holds, { weightElsewhere: 1e-4, weightOfOthers: 1e-4, weightIfMeant: 3 });

/** Rules for a sense that is likely where `holds` is true, and possible elsewhere. */
export const cued = (forms: string, concept: string, holds: Cue): Rule[] =>
  sense(forms, concept, holds, { weightElsewhere: 1, weightOfOthers: 1e-4, weightIfMeant: 3 });

function withPlurals(words: string): string {
  return words
    .split(' ')
    .flatMap((word) => (/[sxz]$/.test(word) ? [word] : [word, `${word}s`]))
    .join(' ');
}
