import type { AnnotatedWord } from '../../lexicon/annotate.ts';
import type { Definition as Entry } from '../../lexicon/define-words.ts';
import { expandContraction } from '../../lexicon/forms/contractions.ts';
import { normaliseForm } from '../../lexicon/forms/normalise-form.ts';
import type { LookedUp } from '../../lexicon/look-up.ts';
import { type Features, readFeatures } from '../../lexicon/morphology/features.ts';
import type { DefinitionQuestion, GrammarNote } from '../definition/definition.ts';
import { chooseVerbForm } from './choose-verb-form.ts';
import { findNounForm } from './find-noun-form.ts';

interface Explained {
  question: DefinitionQuestion;
  sentence: string;
  words: readonly AnnotatedWord[];
  found: LookedUp;
}

/** Grammar notes about the selected form, and about the expression that contains it. Lists only what is certain. */
export function listGrammarNotes({ question, sentence, words, found }: Explained): GrammarNote[] {
  const { text, language } = question;
  const { whole, around, start } = found;
  const contraction = expandContraction(text, language);
  const isGuess = words.some((word) => word.start === start && word.isGuess);
  return [
    ...(contraction ? [{ kind: 'contraction' as const, of: contraction }] : []),
    ...(whole
      ? formNotes(whole, question, { before: sentence.slice(0, start), after: sentence.slice(found.end) })
      : []),
    ...(whole && isGuess ? [{ kind: 'guessed' as const }] : []),
    ...(around ? [{ kind: 'part-of' as const, expression: around.text, meaning: around.meaning.word }] : []),
  ];
}

/** The text of the sentence before and after the form. */
type Surroundings = { before: string; after: string };

function formNotes(
  { analysis, conceptId }: Entry,
  question: DefinitionQuestion,
  surroundings: Surroundings,
): GrammarNote[] {
  if (analysis === undefined) return [];
  const { word, features, clitics, compound } = analysis;
  return [
    ...(compound ? [{ kind: 'compound' as const, of: [...compound] }] : []),
    ...inflectionNotes({ analysis, question, ...surroundings }),
    ...(clitics ? [{ kind: 'clitics' as const, pronouns: [...clitics] }] : []),
    ...(word.aspect && features.length > 0
      ? [{ kind: 'aspect' as const, aspect: word.aspect, partner: partnerOf(word, conceptId) }]
      : []),
  ];
}

/**
 * The aspect partner (the Slovenian verb of the other aspect) depends on the meaning: “posvetiti” has one partner as “shine”
 * and another as “dedicate”.
 */
function partnerOf({ conceptIds, partner, partners }: NonNullable<Entry['analysis']>['word'], conceptId: string) {
  return partners?.[conceptIds.indexOf(conceptId)] || (partner ?? null);
}

type Inflected = Surroundings & { analysis: NonNullable<Entry['analysis']>; question: DefinitionQuestion };

function inflectionNotes({
  analysis: { word, features },
  question: { text, language },
  before,
  after,
}: Inflected): GrammarNote[] {
  const isBaseForm = normaliseForm(text) === normaliseForm(word.base);
  switch (word.partOfSpeech) {
    case 'verb':
      return verbNotes(chooseVerbForm({ features, language, before, after, aspect: word.aspect }));
    case 'noun':
    case 'name': {
      if (language !== 'de' && language !== 'sl') return pluralNotes(features, word.gender);
      const form = findNounForm({ features, isBaseForm, gender: word.gender, language, before });
      return form ? nounNotes(form) : [];
    }
    case 'adjective':
    case 'adverb':
      return isBaseForm ? [] : adjectiveNotes(features.map(readFeatures));
    default:
      return [];
  }
}

/** A note for the plural, except for nouns that exist only in the plural. */
const pluralNotes = (features: readonly string[], gender: string | undefined): GrammarNote[] =>
  features.length > 0 && features.every((each) => each === 'pl') && !gender?.endsWith('pl') ? [{ kind: 'plural' }] : [];

function verbNotes(form: Features | undefined): GrammarNote[] {
  if (form?.tense === undefined) return [];
  const { tense, person, gender, number } = form;
  return [
    { kind: 'tense', tense },
    ...(person ? [{ kind: 'person' as const, person }] : []),
    ...agreementNotes({ gender, number }),
  ];
}

/** The singular is the default and gets no note. */
const nounNotes = ({ number, cases }: NonNullable<ReturnType<typeof findNounForm>>): GrammarNote[] => [
  ...(number === undefined || number === 'singular' ? [] : [{ kind: 'number' as const, number }]),
  ...(cases.length === 0 ? [] : [{ kind: 'case' as const, cases }]),
];

function adjectiveNotes(readings: readonly Features[]): GrammarNote[] {
  const only = <Name extends keyof Features>(name: Name): Features[Name] | undefined => {
    const values = [...new Set(readings.map((reading) => reading[name]))];
    return values.length === 1 ? values[0] : undefined;
  };
  const [degree, name] = [only('degree'), only('case')];
  return [
    ...(degree ? [{ kind: 'degree' as const, degree }] : []),
    ...agreementNotes({ gender: only('gender'), number: only('number') }),
    ...(name ? [{ kind: 'case' as const, cases: [name] }] : []),
  ];
}

/** Masculine singular is the dictionary form and gets no note. */
const agreementNotes = ({
  gender,
  number,
}: {
  gender: Features['gender'];
  number: Features['number'];
}): GrammarNote[] => [
  ...(gender && gender !== 'masculine' ? [{ kind: 'gender' as const, gender }] : []),
  ...(number && number !== 'singular' ? [{ kind: 'number' as const, number }] : []),
];
