import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadSentence } from '../read-sentence.ts';
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
import { slovenianPrepositionRules } from './slovenian/slovenian-preposition-rules.ts';
import { slovenianRules } from './slovenian/slovenian-rules.ts';
import { spanishRules } from './spanish/spanish-rules.ts';
import { verbRules } from './verb-rules.ts';
import { partOf } from './word-classes.ts';

const usualWeightOfOthers = 1e-6;

/** `earlier` contains at most this many words, `after` one fewer. */
const reach = 6;

/** Weights the readings of a word by the grammar of the surrounding words. */
export function grammarOf(
  { words, language }: ReadSentence,
  position: number,
  lexicon: Lexicon,
  isAlone = true,
): (conceptId: string) => number {
  const word = words[position];
  if (!word) return () => 1;
  const head = word.readings[0]?.analysis.compound?.at(-1)?.toLowerCase();
  const rules =
    rulesByForm.get(`${language} ${ruledForm(word.form, language)}`) ?? rulesByForm.get(`${language} -${head}`);
  const fitting = (rules ?? []).filter(
    ({ isAlsoForAttached, isForSingleVersion }) =>
      (isAlsoForAttached || !word.isAttached) && (isAlone || !isForSingleVersion),
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
  const judged = fitting.map((rule) => ({ ...rule, isHeld: rule.holds(place) }));
  return (conceptId) =>
    judged.reduce((weight, { means, isHeld, weightElsewhere, weightOfOthers = usualWeightOfOthers }) => {
      const isMeant = means(conceptId, partOf(conceptId, lexicon));
      if (isHeld) return isMeant ? weight : weight * weightOfOthers;
      return isMeant ? weight * weightElsewhere : weight;
    }, 1);
}

/** The rules for an English noun also apply to its genitive: “the plant’s waste”. */
const ruledForm = (form: string, language: Language): string =>
  language === 'en' && /’s?$/.test(form) && !rulesByForm.has(`en ${form}`) ? form.replace(/’s?$/, '') : form;

/** Keyed by language and form: “fr en” is French “en”. */
const rulesByForm = new Map<string, Rule[]>();
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
  for (const [language, forms] of Object.entries(rule.forms))
    for (const form of forms.split(' ')) {
      const key = `${language} ${form}`;
      rulesByForm.set(key, [...(rulesByForm.get(key) ?? []), rule]);
    }
