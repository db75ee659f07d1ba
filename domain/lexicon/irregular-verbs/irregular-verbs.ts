import type { Language } from '../../language.ts';
import { englishVerbs } from './english.ts';
import { frenchVerbs } from './french.ts';
import { germanVerbs } from './german.ts';
import type { IrregularVerb, IrregularVerbs } from './irregular-verb.ts';
import { italianVerbs } from './italian.ts';
import { portugueseVerbs } from './portuguese.ts';
import { slovenianVerbs } from './slovenian.ts';
import { spanishVerbs } from './spanish.ts';

const verbs: Record<Language, IrregularVerbs> = {
  en: englishVerbs,
  es: spanishVerbs,
  fr: frenchVerbs,
  de: germanVerbs,
  pt: portugueseVerbs,
  it: italianVerbs,
  sl: slovenianVerbs,
};

/** How this verb departs from the rule, and what stands before its changing part: “ap-” of “apprendre”. */
export function listIrregular(base: string, language: Language): { prefix: string; verb: IrregularVerb }[] {
  return Object.entries(verbs[language]).flatMap(([key, verb]) => {
    if (key === base) return [{ prefix: '', verb }];
    return key.startsWith('-') && base.endsWith(key.slice(1)) ? [{ prefix: base.slice(0, 1 - key.length), verb }] : [];
  });
}
