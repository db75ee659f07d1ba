import type { LanguageIndex } from '../../lexicon.ts';
import { slovenianAdjectiveForms } from '../../morphology/slovenian-adjectives.ts';
import type { Analysis } from '../analysis.ts';
import { normaliseForm } from '../normalise-form.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/** The label of the prefix. */
export const withoutPrefix = 'brez';

const written = /^brez(\p{L}{2,})(?:en|n(?:[aoei]|ega|emu|em|im|ih|imi|ima))$/u;

/** How the last letters of a noun change before “-en”: “moč” (power), “breg” (bank) and “smisel” (sense). */
const nounEndings: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/$/, 'a'],
  [/$/, 'o'],
  [/$/, 'e'],
  [/č$/, 'k'],
  [/č$/, 'ka'],
  [/č$/, 'ca'],
  [/ž$/, 'g'],
  [/ž$/, 'ga'],
  [/š$/, 'h'],
  [/([^aeiou])l$/, '$1el'],
];

/** Analyses an adjective that means that something is missing: “brezbarven” (colourless) is “without colour”. */
export function analyseWithout(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, stem] = written.exec(form) ?? [];
  if (stem === undefined) return [];
  const base = `brez${stem}en`;
  const features = slovenianAdjectiveForms({ base, partOfSpeech: 'adjective', parts: [], classes: [] }).flatMap(
    ([each, told]) => (each === form ? [told] : []),
  );
  for (const [pattern, ending] of nounEndings) {
    if (!pattern.test(stem)) continue;
    const noun = stem.replace(pattern, ending);
    const found = find(noun, index, false).find(
      ({ word }) => word.partOfSpeech === 'noun' && word.conceptIds.length > 0 && normaliseForm(word.base) === noun,
    );
    if (found) {
      const word = { ...found.word, base, partOfSpeech: 'adjective' as const, gender: undefined };
      return [{ word, features, compound: [`${withoutPrefix}-`, found.word.base] }];
    }
  }
  return [];
}
