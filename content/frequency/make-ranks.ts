import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../domain/language.ts';
import type { PartOfSpeech } from '../../domain/lexicon/concept.ts';
import { createLexicon } from '../../domain/lexicon/create-lexicon.ts';
import { analyseForm } from '../../domain/lexicon/forms/analyse-form.ts';
import { gendersByEnding } from '../../domain/lexicon/forms/rank-genders.ts';
import type { LanguageIndex } from '../../domain/lexicon/lexicon.ts';
import { generateForms } from '../../domain/lexicon/morphology/generate-forms.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import { readLexicon } from '../read-lexicon.ts';
import { cleanForms } from './clean-forms.ts';
import { codeOf } from './rank-codes.ts';

// Creates the lists in this folder from lists of word forms with lines “form count”:
// `node content/frequency/make-ranks.ts <folder with en.txt, es.txt …>`.

// The one-letter words of all languages, for example Spanish “y” (and), Italian “è” (is), Slovenian “v” (in).
const isOneLetterWord = /^[aeioyàèéóuvszkh]$/;

type Word = { base: string; partOfSpeech: PartOfSpeech | undefined };
type Claim = Word & { key: string };

function rankWords(language: Language): (Word & { count: number })[] {
  const index = lexicon.languages[language];
  const guess = createGuesser(language);
  const claims = new Map<string, Claim[]>();
  for (const [form] of counts[language]) claims.set(form, claimsOf(form, language, index, guess));
  const totals = shareCounts(counts[language], claims);
  const words = new Map([...claims.values()].flat().map((claim) => [claim.key, claim]));
  return [...words.values()]
    .map(({ key, base, partOfSpeech }) => ({ base, partOfSpeech, count: totals.get(key) ?? 0 }))
    .sort((a, b) => b.count - a.count || a.base.localeCompare(b.base));
}

function claimsOf(form: string, language: Language, index: LanguageIndex, guess: (form: string) => Word): Claim[] {
  const listed = analyseForm({ form, language, index, isBeforePronoun: true }).map(({ word }) =>
    withoutPronoun(word, language),
  );
  const words = listed.length > 0 ? listed : [guess(form)];
  const claims = words.map(({ base, partOfSpeech }) => ({
    base,
    partOfSpeech,
    key: `${base} ${codeOf(partOfSpeech)}`,
  }));
  return [...new Map(claims.map((claim) => [claim.key, claim])).values()];
}

const withoutPronoun = ({ base, partOfSpeech }: Word, language: Language): Word => {
  const plain = base.replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '');
  if (partOfSpeech === 'expression' && plain !== base) return { base: plain, partOfSpeech: 'verb' };
  if (partOfSpeech !== 'verb') return { base, partOfSpeech };
  if (language !== 'es' && language !== 'it') return { base: plain, partOfSpeech };
  return { base: plain.replace(/(?<=[aeií]r)se$/, '').replace(/(?<=[aei])rsi$/, 're'), partOfSpeech };
};

/**
 * Divides the count of an ambiguous form among its possible base forms, in proportion to their totals. This takes several
 * rounds, because the totals depend on the division.
 */
function shareCounts(
  forms: ReadonlyMap<string, number>,
  claims: ReadonlyMap<string, readonly Claim[]>,
): Map<string, number> {
  let totals = new Map<string, number>();
  for (let round = 0; round < 4; round += 1) {
    const next = new Map<string, number>();
    for (const [form, count] of forms) {
      const words = claims.get(form) ?? [];
      const weights = words.map(({ key }) => (totals.get(key) ?? 0) + 1);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      for (const [place, { key }] of words.entries())
        next.set(key, (next.get(key) ?? 0) + (count * (weights[place] ?? 0)) / sum);
    }
    totals = next;
  }
  return totals;
}

/** Guesses the base form of a word that is not in the lexicon: the base form with the most inflected forms in the list. */
function createGuesser(language: Language): (form: string) => Word {
  const index = lexicon.languages[language];
  const unlisted = new Map(
    [...counts[language]].filter(
      ([form]) => analyseForm({ form, language, index, isBeforePronoun: true }).length === 0,
    ),
  );
  const candidates = new Map<string, { word: Word; score: number }[]>();
  for (const base of unlisted.keys())
    for (const { partOfSpeech, gender } of shapesOf(base, language)) {
      const written =
        language === 'de' && partOfSpeech === 'noun' ? base.charAt(0).toUpperCase() + base.slice(1) : base;
      const forms = new Set(
        generateForms({ base: written, partOfSpeech, gender, parts: [], classes: [] }, language).map(([form]) =>
          form.toLowerCase(),
        ),
      );
      const attested = [...forms].filter((form) => unlisted.has(form));
      const score = (attested.length / Math.sqrt(forms.size)) * (partOfSpeech === 'verb' ? 1.1 : 1);
      if (attested.length > 1)
        for (const form of attested)
          candidates.set(form, [...(candidates.get(form) ?? []), { word: { base: written, partOfSpeech }, score }]);
    }
  return (form) => {
    if (international.has(form)) return { base: form.charAt(0).toUpperCase() + form.slice(1), partOfSpeech: 'name' };
    const best = (candidates.get(form) ?? []).reduce<{ word: Word; score: number } | undefined>(
      (best, each) => (best && best.score >= each.score ? best : each),
      undefined,
    );
    return best?.word ?? { base: form, partOfSpeech: undefined };
  };
}

type Shape = { partOfSpeech: PartOfSpeech; gender?: 'm' | 'f' | 'n' };
const infinitives: PerLanguage<RegExp> = {
  en: /^[a-z]{3,}$/,
  es: /[aeií]r$/,
  fr: /(?:er|ir|re)$/,
  de: /(?:en|ern|eln)$/,
  pt: /[aeiô]r$/,
  it: /(?:[aei]|r)re$/,
  sl: /(?:ti|či)$/,
};

function shapesOf(base: string, language: Language): Shape[] {
  if (base.length < 3 || !/^[\p{L}’-]+$/u.test(base)) return [];
  const nouns: Shape[] =
    language === 'en'
      ? [{ partOfSpeech: 'noun' }]
      : gendersByEnding(base, language).map((gender) => ({ partOfSpeech: 'noun', gender }));
  return [
    ...nouns,
    { partOfSpeech: 'adjective' },
    ...(infinitives[language].test(base) ? [{ partOfSpeech: 'verb' } as const] : []),
  ];
}

/**
 * A word that occurs in nearly all frequency lists, but in the lexicon of at most one language, counts as a name in the
 * other languages. Example: “sam” is a word in Slovenian (alone), and the name Sam everywhere else.
 */
function listInternational(): Set<string> {
  const lists = new Map<string, number>();
  for (const language of languages)
    for (const form of written[language].keys()) lists.set(form, (lists.get(form) ?? 0) + 1);
  const listings = (form: string) => languages.filter((language) => isListed(form, language)).length;
  return new Set(
    [...lists].filter(([form, count]) => count >= 6 && form.length > 2 && listings(form) < 2).map(([form]) => form),
  );
}

function isListed(form: string, language: Language): boolean {
  const key = `${language} ${form}`;
  const before = listed.get(key);
  if (before !== undefined) return before;
  const index = lexicon.languages[language];
  const found = analyseForm({ form, language, index, isBeforePronoun: true }).some(
    ({ word }) => word.conceptIds.length > 0,
  );
  listed.set(key, found);
  return found;
}

function readCounts(file: string): Map<string, number> {
  const forms = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [form = '', count] = line.normalize('NFC').replaceAll("'", '’').split(' ');
    if (/^\p{L}(?:[\p{L}’-]*[\p{L}’])?$/u.test(form) && form.length > (isOneLetterWord.test(form) ? 0 : 1))
      forms.set(form, (forms.get(form) ?? 0) + Number(count));
  }
  return forms;
}

const folder = process.argv[2] ?? '.';
const listed = new Map<string, boolean>();
const mostWords = 20_000;
const lexicon = createLexicon(readLexicon().concepts);
const written = perLanguage((language) => readCounts(join(folder, `${language}.txt`)));
const dropped = perLanguage(
  (language) => new Set(readFileSync(join(import.meta.dirname, 'dropped', `${language}.txt`), 'utf8').split('\n')),
);
const counts = perLanguage((language) => cleanForms(language, { counts: written, isListed, dropped }));
const international = listInternational();

for (const language of languages) {
  const ranked = rankWords(language);
  const head = readFileSync(join(import.meta.dirname, 'HEAD.txt'), 'utf8');
  const lines = ranked.slice(0, mostWords).map(({ base, partOfSpeech }) => `${base} ${codeOf(partOfSpeech)}`);
  writeFileSync(join(import.meta.dirname, `${language}.txt`), `${head}${lines.join('\n')}\n`);
  console.log(language, lines.length);
}
