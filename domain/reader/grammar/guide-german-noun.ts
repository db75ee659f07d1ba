import type { GrammaticalCase } from '../../lexicon/morphology/features.ts';
import { type Guide, isSameReading, type NounPlace, type NounReading } from './noun-reading.ts';

const inSingular = (...told: GrammaticalCase[]): NounReading[] =>
  told.map((each) => ({ case: each, number: 'singular' }));
const inPlural = (...told: GrammaticalCase[]): NounReading[] => told.map((each) => ({ case: each, number: 'plural' }));

/**
 * The cases and numbers of a noun that the article and the preposition before it allow. Adjectives in between are skipped.
 */
export function guideGermanNoun({ before, gender }: NounPlace): Guide[] {
  const clause = /[^,;:.!?–—„“»«()]*$/.exec(before)?.[0] ?? '';
  const words = clause.match(/[\p{L}]+/gu) ?? [];
  for (let index = words.length - 1; index >= Math.max(0, words.length - 4); index -= 1) {
    const word = words[index] ?? '';
    const lower = word.toLowerCase();
    const preposition = prepositions[lower];
    if (preposition !== undefined) return [ofCases(preposition)];
    const article = readArticle(lower, gender);
    if (article !== undefined) {
      // Directly after a comma, “der” may be a relative pronoun, which says nothing about the noun: “Ein Mann, der Hunde
      // mag” (a man who likes dogs).
      if (index === 0 && clause.length < before.length && /^d(?:er|ie|as|em|en)$/.test(lower)) return [];
      const ahead = prepositions[words[index - 1]?.toLowerCase() ?? ''];
      return [(reading) => article.some(isSameReading(reading)), ...(ahead ? [ofCases(ahead)] : [])];
    }
    if (!/^\p{Ll}.+(?:e|er|es|en|em)$/u.test(word)) return [];
  }
  return [];
}

const ofCases =
  (allowed: string): Guide =>
  (reading) =>
    allowed.split(' ').includes(reading.case);

const byCases: [allowed: string, forms: string][] = [
  ['dative', 'aus bei mit nach seit von zu'],
  ['accusative', 'durch für gegen ohne um'],
  ['genitive', 'wegen während trotz außerhalb innerhalb'],
  ['dative accusative', 'in an auf über unter vor hinter neben zwischen'],
];
const prepositions: Record<string, string | undefined> = Object.fromEntries(
  byCases.flatMap(([allowed, forms]) => forms.split(' ').map((form) => [form, allowed])),
);

const einPattern = /^(?:ein|kein|mein|dein|sein|ihr|unser|euer|eur)(e|en|em|er|es)?$/;
const derPattern = /^(?:d|dies|jed|jen|welch|manch|solch|all)(e|ie|en|em|er|es|as)$/;

/** The cases and numbers that this article allows for a noun of this gender; undefined if the word is not an article. */
function readArticle(word: string, gender: NounPlace['gender']): NounReading[] | undefined {
  if (/^(?:im|am|zum|vom|beim)$/.test(word)) return gender === 'f' ? [] : inSingular('dative');
  if (word === 'zur') return gender === 'f' ? inSingular('dative') : [];
  if (/^(?:ins|ans|aufs|fürs|durchs)$/.test(word)) return gender === 'n' ? inSingular('accusative') : [];
  const [ein, der] = [einPattern.exec(word), derPattern.exec(word)];
  if (ein) return readEnding({ ending: ein[1] ?? '', gender, isStrong: false, hasPlural: !word.startsWith('ein') });
  if (der) return readEnding({ ending: (der[1] ?? '').replace('ie', 'e'), gender, isStrong: true, hasPlural: true });
  return undefined;
}

type Ending = { ending: string; gender: NounPlace['gender']; isStrong: boolean; hasPlural: boolean };

function readEnding({ ending, gender, isStrong, hasPlural }: Ending): NounReading[] {
  const plural = (...told: GrammaticalCase[]) => (hasPlural ? inPlural(...told) : []);
  const when = (genders: string, ...told: GrammaticalCase[]) => (genders.includes(gender) ? inSingular(...told) : []);
  switch (ending) {
    case '':
      return [...when('mn', 'nominative'), ...when('n', 'accusative')];
    case 'e':
      return [...when('f', 'nominative', 'accusative'), ...plural('nominative', 'accusative')];
    case 'en':
      return [...when('m', 'accusative'), ...plural('dative')];
    case 'em':
      return when('mn', 'dative');
    case 'er':
      return [...when('f', 'dative', 'genitive'), ...(isStrong ? when('m', 'nominative') : []), ...plural('genitive')];
    case 'es':
      return [...(isStrong ? when('n', 'nominative', 'accusative') : []), ...when('mn', 'genitive')];
    default:
      return when('n', 'nominative', 'accusative');
  }
}
