import { type Language, languages } from '../../language.ts';
import { perLanguage } from '../../per-language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadSentence, ReadWord } from '../read-sentence.ts';
import { adjectiveRules } from './adjective-rules.ts';
import { adverbRules } from './adverb-rules.ts';
import { articleRules } from './article-rules.ts';
import { auxiliaryRules } from './auxiliary-rules.ts';
import { clauseRules } from './clause-rules.ts';
import { comparisonRules } from './comparison-rules.ts';
import { englishRules } from './english/english-rules.ts';
import { englishSenseRules } from './english/english-sense-rules.ts';
import { frenchRules } from './french/french-rules.ts';
import { germanRules } from './german/german-rules.ts';
import type { Place, Rule } from './grammar-rule.ts';
import { italianRules } from './italian/italian-rules.ts';
import { portugueseRules } from './portuguese/portuguese-rules.ts';
import { prepositionRules } from './preposition-rules.ts';
import { pronounCaseRules } from './pronoun-case-rules.ts';
import { pronounRules } from './pronoun-rules.ts';
import { reflexiveRules } from './reflexive-rules.ts';
import { romanceAuxiliaryRules } from './romance/romance-auxiliary-rules.ts';
import { romancePrepositionRules } from './romance/romance-preposition-rules.ts';
import { romancePronounRules } from './romance/romance-pronoun-rules.ts';
import { romanceRules } from './romance/romance-rules.ts';
import { slovenianPrepositionRules } from './slovenian/grammar/preposition.ts';
import { slovenianRules } from './slovenian/slovenian-rules.ts';
import { spanishRules } from './spanish/spanish-rules.ts';
import { verbRules } from './verb-rules.ts';
import { partOf } from './word-classes.ts';

const usualWeightOfOthers = 1e-6;

/** `Place.earlier` contains at most this many words, and `Place.after` one word fewer. */
const reach = 6;

/** Weights the readings (possible meanings) of a word according to the grammar of the words around it. */
export function grammarOf(
  { words, language }: ReadSentence,
  position: number,
  lexicon: Lexicon,
  versions = 1,
): (conceptId: string) => number {
  const word = words[position];
  if (!word) return () => 1;
  const fitting = findRules(word, language).filter(
    ({ isAlsoForAttached, isForSingleVersion, isAlsoBesideTranslation }) =>
      (isAlsoForAttached || !word.isAttached) &&
      (versions === 1 || !isForSingleVersion || (versions === 2 && isAlsoBesideTranslation)),
  );
  if (fitting.length === 0) return () => 1;
  const place: Place = {
    word,
    before: words[position - 1],
    earlier: words.slice(Math.max(0, position - reach), position),
    after: words.slice(position + 1, position + reach),
    rest: words.slice(position + 1),
    language,
    lexicon,
  };
  const judged = fitting.map((rule) => ({ rule, isHeld: rule.holds(place) }));
  return (conceptId) => {
    const part = partOf(conceptId, lexicon);
    let weight = 1;
    for (const { rule, isHeld } of judged) {
      const isMeant = rule.means(conceptId, part);
      if (isHeld && !isMeant) weight *= rule.weightOfOthers ?? usualWeightOfOthers;
      if (!isHeld && isMeant) weight *= rule.weightElsewhere;
    }
    return weight;
  };
}

/** Finds the rules for the form of a word. For a German compound, finds the rules for its last part (head). */
function findRules({ form, readings }: ReadWord, language: Language): readonly Rule[] {
  const rules = rulesByForm[language];
  const found = rules.get(form);
  if (found) return found;
  const head = readings[0]?.analysis.compound?.at(-1)?.toLowerCase();
  // The rules for an English noun also apply to its genitive: “the plant’s waste”.
  const owner = language === 'en' && /’s?$/.test(form) ? rules.get(form.replace(/’s?$/, '')) : undefined;
  return owner ?? (head === undefined ? undefined : rules.get(`-${head}`)) ?? [];
}

const rulesByForm = perLanguage(() => new Map<string, Rule[]>());
for (const rule of [
  ...articleRules,
  ...pronounRules,
  ...pronounCaseRules,
  ...reflexiveRules,
  ...prepositionRules,
  ...clauseRules,
  ...verbRules,
  ...auxiliaryRules,
  ...adjectiveRules,
  ...adverbRules,
  ...comparisonRules,
  ...englishRules,
  ...englishSenseRules,
  ...germanRules,
  ...romanceRules,
  ...romanceAuxiliaryRules,
  ...romancePrepositionRules,
  ...romancePronounRules,
  ...italianRules,
  ...frenchRules,
  ...portugueseRules,
  ...slovenianRules,
  ...slovenianPrepositionRules,
  ...spanishRules,
])
  for (const language of languages)
    for (const form of rule.forms[language]?.split(' ') ?? [])
      rulesByForm[language].set(form, [...(rulesByForm[language].get(form) ?? []), rule]);
