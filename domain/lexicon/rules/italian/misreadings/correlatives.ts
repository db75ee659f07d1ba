import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly } from '../../word-classes.ts';
import { articleForms } from '../italian-senses.ts';

/** Words after which “sia” is a form of “essere” (be): “ritengo sia” (I think it is). */
const beforeVerb =
  /^(?:che|non|ci|vi|si|ne|lo|la|gli|mi|ti|cui|chi|come|dove|quanto|perché|ovunque|qualunque|chiunque|qual[ei]|se|cosa|benché|sebbene|affinché|purché|qualora|ove|nonostante|malgrado|ess[oa]|egli|ella|lui|lei|già|così|ciò|questo|credo|penso|ritengo|pare|sembra|possibile|comunque)$/;

const preposition = /^(?:ad?|di|d’|in|con|per|da|su|tra|fra|come|nel(?:l[aoe’])?|nei|negli)$/;

/**
 * The kind of word that opens a phrase. The two phrases after “sia” and “che” must open with the same kind, such as “in” in
 * “sia in Italia che in Francia” (both in Italy and in France).
 */
function openingOf(word: ReadWord | undefined, lexicon: Lexicon): string {
  if (!word) return '';
  if (preposition.test(word.form)) return 'preposition';
  if (articleForms.test(word.form)) return 'article';
  if (isOnly(word, ['adjective'], lexicon)) return 'adjective';
  return isOnly(word, ['noun', 'name'], lexicon) || word.readings.length === 0 ? 'noun' : 'other';
}

const mayBeCorrelative = (before: ReadWord | undefined, word: ReadWord | undefined): boolean =>
  before === undefined || (word?.start ?? 0) - before.end > 1 || !beforeVerb.test(before.form);

/**
 * Whether “sia” at this place and another “sia” or “che” join two phrases: “sia gli uomini che le donne” (both men and women).
 */
export function isPairOfPhrases(words: readonly ReadWord[], first: number, second: number, lexicon: Lexicon): boolean {
  if (!mayBeCorrelative(words[first - 1], words[first])) return false;
  if (/^(?:stat[oaie]|pure|detto)$/.test(words[first + 1]?.form ?? '')) return false;
  if (words[second]?.form === 'sia') return mayBeCorrelative(words[second - 1], words[second]);
  const opening = openingOf(words[first + 1], lexicon);
  return opening !== 'other' && opening === openingOf(words[second + 1], lexicon);
}

/**
 * False match: “penso che sia il caso di dire che” (I think it is appropriate to say that). Here “sia” is a form of “essere”
 * (be).
 */
export const italianCorrelativeMisreadings: readonly Misreading[] = [
  {
    language: 'it',
    base: /^sia … (?:sia|che)$/,
    isSeen: ({ before, span, later, lexicon }) => {
      const words = [...(before ? [before] : []), ...span, ...later];
      const first = before ? 1 : 0;
      return !isPairOfPhrases(words, first, first + span.length - 1, lexicon);
    },
  },
];
