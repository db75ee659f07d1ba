import type { Language } from '../language.ts';
import { type AnnotatedSentence, annotate } from '../lexicon/annotate.ts';
import { counterparts } from '../lexicon/counterparts.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { PerLanguage } from '../per-language.ts';
import type { DefinitionQuestion, Example, Range } from './definition.ts';

/** The library's sentences with a concept in a language, the handiest first. */
export type ExampleSource = (conceptId: string, language: Language) => readonly PerLanguage<string>[];

interface Wanted {
  question: DefinitionQuestion;
  annotation: AnnotatedSentence | undefined;
  conceptId: string | undefined;
  lexicon: Lexicon;
  examples: ExampleSource;
}

/** Another sentence pair with the same meaning in it; the sentence itself where the library has no other. */
export function chooseExample({ question, annotation, conceptId, lexicon, examples }: Wanted): Example | null {
  const { language, nativeLanguage } = question;
  const others =
    conceptId === undefined
      ? []
      : examples(conceptId, language).filter((versions) => !question.sentence.includes(versions[language]));
  const sameForm = new RegExp(`(?<!\\p{L})${RegExp.escape(question.text)}(?!\\p{L})`, 'iu');
  const other = others.find((versions) => sameForm.test(versions[language])) ?? others[0];
  if (other !== undefined && conceptId !== undefined) {
    const hasTranslation = language !== nativeLanguage;
    return {
      source: other[language],
      translation: hasTranslation ? other[nativeLanguage] : null,
      marks: markConcept({ annotation: annotate(other, lexicon), conceptId, language, nativeLanguage }, lexicon),
      isSameSentence: false,
    };
  }
  if (question.translation === null) return null;
  const marks =
    conceptId === undefined || annotation === undefined || question.sentences.length > 1
      ? { source: markSelection(question), translation: [] }
      : markConcept({ annotation, conceptId, language, nativeLanguage }, lexicon);
  return { source: question.sentence, translation: question.translation, marks, isSameSentence: true };
}

type Marked = { annotation: AnnotatedSentence; conceptId: string; language: Language; nativeLanguage: Language };

function markConcept({ annotation, conceptId, language, nativeLanguage }: Marked, lexicon: Lexicon): Example['marks'] {
  const words = annotation[language] ?? [];
  const first = words.findIndex((word) => word.conceptId === conceptId || word.ownConceptId === conceptId);
  const expression = words[first]?.conceptId === conceptId ? words[first].expression : undefined;
  const chosen = words.flatMap((word, index) =>
    index === first || (expression !== undefined && word.expression === expression) ? [index] : [],
  );
  const pairs = counterparts(annotation, { from: language, to: nativeLanguage }, lexicon);
  const there = pairs.filter(({ from }) => from.some((index) => chosen.includes(index))).flatMap(({ to }) => to);
  return {
    source: rangesOf(chosen, words),
    translation: language === nativeLanguage ? [] : rangesOf(there, annotation[nativeLanguage] ?? []),
  };
}

const rangesOf = (indexes: readonly number[], words: readonly { start: number; end: number }[]): Range[] =>
  indexes.flatMap((index) => {
    const word = words[index];
    return word ? [[word.start, word.end] as const] : [];
  });

/** Where the selection stands in its sentences, side by side with a space in between. */
function markSelection({ sentences, language }: DefinitionQuestion): Range[] {
  let before = 0;
  return sentences.map(({ versions, start, end }) => {
    const range = [before + start, before + end] as const;
    before += (versions[language]?.length ?? 0) + 1;
    return range;
  });
}
