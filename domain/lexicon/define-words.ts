import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';
import type { Gender, PartOfSpeech } from './concept.ts';
import type { OpenedConcept, ShownWord } from './concept-list.ts';
import { defineCompound } from './define-compound.ts';
import type { Analysis } from './forms/analysis.ts';
import { findBaseForm } from './forms/find-base-form.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import type { Lexicon } from './lexicon.ts';
import { renderEnglish } from './render-english.ts';
import { renderPronoun } from './render-pronoun.ts';
import { renderNegated, renderSlovenian } from './render-slovenian.ts';

/** A part of the sentence with its dictionary entry. */
export type Definition = {
  text: string;
  /** The range of each defined word. An expression may have other words in between. */
  ranges: { start: number; end: number }[];
  conceptId: string;
  partOfSpeech: PartOfSpeech;
  /** The dictionary form; undefined if it is uncertain. */
  baseForm: string | undefined;
  gender?: Gender;
  hint?: string;
  isInflected: boolean;
  /** The dictionary word and the features of the form; undefined for expressions. */
  analysis: Analysis | undefined;
  meaning: { word: string; gender?: Gender; hint?: string; isRenderingOnly: boolean };
};

type Defined = {
  sentence: string;
  words: readonly AnnotatedWord[];
  indexes: readonly number[];
  conceptId: string | undefined;
  /** The dictionary form of an expression. */
  base: string | undefined;
  language: Language;
  target: Language;
  lexicon: Lexicon;
};

/** The definition of words of a sentence that have the given concept. */
export function defineWords({
  sentence,
  words,
  indexes,
  conceptId,
  base,
  language,
  target,
  lexicon,
}: Defined): Definition | undefined {
  const concept = lexicon.concepts.get(conceptId ?? '');
  const chosen = indexes.flatMap((index) => words[index] ?? []);
  const [first] = chosen;
  if (!concept || !first) return undefined;
  const text = joinWords(sentence, chosen);
  const analysis = chosen.length === 1 && first.ownConceptId === concept.id ? first.analysis : undefined;
  const baseForm = base ?? (analysis && findBaseForm({ words, position: indexes[0] ?? 0, language }));
  const shown = concept.words[language];
  const isShown = baseForm === shown.word;
  const shownGender = isShown ? shown.gender : undefined;
  const gender = analysis ? analysis.word.gender : shownGender;
  const rendering = analysis ? renderWord(analysis) : renderExpression();
  return {
    text,
    ranges: chosen.map(({ start, end }) => ({ start, end })),
    conceptId: concept.id,
    partOfSpeech: analysis?.word.partOfSpeech ?? concept.partOfSpeech,
    baseForm,
    ...(gender && { gender }),
    ...(isShown && shown.hint && { hint: shown.hint }),
    isInflected: baseForm !== undefined && normaliseForm(text) !== normaliseForm(baseForm),
    analysis,
    meaning: rendering
      ? { word: rendering, isRenderingOnly: true }
      : joinMeanings([
          analysis?.compound
            ? defineCompound({
                parts: analysis.compound,
                head: shownFor(concept, analysis, language, target),
                partOfSpeech: analysis.word.partOfSpeech,
                language,
                target,
                lexicon,
              })
            : shownFor(concept, analysis, language, target),
          ...(analysis ? (first.undecidedIds ?? []) : []).flatMap((id) => {
            const word = lexicon.concepts.get(id)?.words[target];
            const rendered = language === 'en' && renderEnglish(words, indexes[0] ?? 0, id, target);
            return rendered ? { word: rendered, isRenderingOnly: true } : (word ?? []);
          }),
        ]),
  };

  function renderWord(of: Analysis): string | undefined {
    const [position = 0] = indexes;
    const { id } = concept ?? { id: '' };
    if (language === 'en') return renderEnglish(words, position, id, target);
    const pronoun = renderPronoun(normaliseForm(first?.text ?? ''), id, language, target);
    if (pronoun !== undefined || language !== 'sl' || !concept) return pronoun;
    const meaning = shownFor(concept, of, language, target).word;
    return renderSlovenian(words, position, { conceptId: id, meaning, target });
  }

  function renderExpression(): string | undefined {
    if (language !== 'sl' || base === undefined || chosen.length < 2 || !concept) return undefined;
    return renderNegated(chosen, { base, meaning: concept.words[target].word, target });
  }
}

/** The words as written, with “…” for gaps: “se metió … en el bolsillo” (put in his pocket). */
function joinWords(sentence: string, words: readonly AnnotatedWord[]) {
  const pieces = words.map((word, index) => {
    const between = sentence.slice(words[index - 1]?.end ?? word.start, word.start);
    return `${/^[\s’'-]*$/.test(between) ? between : ' … '}${word.text}`;
  });
  return pieces.join('');
}

/**
 * The word that the concept has in the target language. For a feminine word, it is the feminine word of the target language:
 * Slovenian “zdravnica” (female doctor) gets German “Ärztin”.
 */
function shownFor(
  { words }: OpenedConcept,
  analysis: Analysis | undefined,
  language: Language,
  target: Language,
): ShownWord {
  const { feminine } = words[target];
  const listed = words[language].feminine;
  const isFeminine = listed && (analysis?.word.gender === 'f' || analysis?.word.base === listed.word);
  return feminine && isFeminine ? { ...feminine, gender: 'f', isRenderingOnly: false } : words[target];
}

/** Lists all meanings (“his, her, its”) of a function word if the sentence does not show which one is meant. */
function joinMeanings(words: readonly [ShownWord, ...ShownWord[]]): Definition['meaning'] {
  const different = [...new Set(words.flatMap(({ word }) => word.split(', ')))];
  return different.length === 1 || words.length === 1
    ? meaningOf(words[0])
    : { word: different.join(', '), isRenderingOnly: true };
}

const meaningOf = ({ word, gender, hint, isRenderingOnly }: ShownWord): Definition['meaning'] => ({
  word,
  ...(gender && { gender }),
  ...(hint && { hint }),
  isRenderingOnly,
});
