import { type Language, languages } from '../language.ts';
import { chooseAnalysis } from './choose-analysis.ts';
import { chooseExpressions } from './expressions/choose-expressions.ts';
import { separablePrefixes } from './expressions/separable-verbs.ts';
import { findReadings } from './find-readings.ts';
import type { Analysis } from './forms/analysis.ts';
import { findUnlistedNoun } from './forms/unlisted-nouns.ts';
import type { Lexicon } from './lexicon.ts';
import type { ExpressionMatch, ReadSentence, ReadWord } from './read-sentence.ts';
import { listRivals } from './weigh/list-rivals.ts';
import { listUndecided } from './weigh/list-undecided.ts';
import { weighReadings } from './weigh/weigh-readings.ts';

/**
 * A word of a sentence. If the word is part of an expression, `conceptId` is the concept of the expression, and
 * `ownConceptId` is the concept of the word alone.
 */
export type AnnotatedWord = {
  text: string;
  start: number;
  end: number;
  conceptId: string | undefined;
  ownConceptId: string | undefined;
  /**
   * Other possible meanings of a function word (such as “of” or “his”), if the sentence alone does not decide between them.
   */
  undecidedIds?: readonly string[];
  /**
   * Other meanings that fit nearly as well, for a word that is not a function word. Only set if the sentence has at most one
   * version in another language.
   */
  rivalIds?: readonly string[];
  /** The lexicon does not list the form; the concept was found by inflection rules. */
  isGuess: boolean;
  /** The dictionary word of the form and its grammatical features. */
  analysis: Analysis | undefined;
  /** The index of the expression's first word, the same for all its words. */
  expression: number | undefined;
  /** The dictionary form of the expression. */
  expressionBase: string | undefined;
  /** Whether the word is the stem or the prefix of a separated German verb: “fällt … ein” (occurs to). */
  isSeparated?: boolean;
};

export type AnnotatedSentence = Partial<Record<Language, AnnotatedWord[]>>;

type Versions = Partial<Record<Language, string>>;

/**
 * Finds the concept of every word of a sentence. If a word is ambiguous, the other language versions of the sentence decide.
 */
export const annotate = (versions: Versions, lexicon: Lexicon): AnnotatedSentence =>
  chooseReadings(versions, readVersions(versions, lexicon), lexicon);

/** The possible readings (meanings) of all words, in every version. They do not depend on usage counts. */
export const readVersions = (versions: Versions, lexicon: Lexicon): ReadSentence[] =>
  languages.flatMap((language) => {
    const version = versions[language];
    return version === undefined ? [] : [findReadings(version, language, lexicon)];
  });

export function chooseReadings(
  versions: Versions,
  sentences: readonly ReadSentence[],
  lexicon: Lexicon,
): AnnotatedSentence {
  const chosen = chooseExpressions(sentences, lexicon);
  const weights = weighReadings(sentences, chosen, lexicon);
  const annotation: AnnotatedSentence = {};
  for (const [index, { language, words }] of sentences.entries()) {
    const annotated = words.map(({ text, start, end, readings: allReadings }, position) => {
      const unlisted = findUnlistedNoun({ words, position, language, lexicon });
      const readings = unlisted ? [] : allReadings;
      const ownConceptId = unlisted ? undefined : heaviest(weights[index]?.[position] ?? []);
      // With several versions, the other versions decide between the meanings.
      const undecidedIds = sentences.length > 1 ? [] : listUndecided(weights[index]?.[position] ?? [], ownConceptId);
      const rivalIds = sentences.length > 2 ? [] : listRivals(weights[index]?.[position] ?? [], ownConceptId);
      const expression = chosen[index]?.find((match) => match.words.includes(position));
      const isGuess = !expression && readings.some((reading) => reading.isGuess);
      return {
        text,
        start,
        end,
        conceptId: expression?.conceptId ?? ownConceptId,
        ownConceptId,
        ...(undecidedIds.length > 0 && { undecidedIds }),
        ...(rivalIds.length > 0 && { rivalIds }),
        isGuess,
        analysis: unlisted ?? chooseAnalysis({ words, position, language }, ownConceptId),
        expression: expression?.words[0],
        expressionBase: expression?.base,
        ...(expression && isSeparated(expression, words, language) && { isSeparated: true }),
      };
    });
    annotation[language] = language === 'pt' ? joinFutureEndings(annotated, versions.pt ?? '') : annotated;
  }
  return annotation;
}

const futureEnding = /^(?:ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$/i;

/** In Portuguese “dar-lhe-ei” (I will give him), the ending “ei” belongs to the verb before the pronoun. */
export function joinFutureEndings(words: AnnotatedWord[], sentence: string): AnnotatedWord[] {
  const isEnding = (index: number) => {
    const [verb, pronoun, ending] = [words[index - 2], words[index - 1], words[index]];
    if (!verb || !pronoun || !ending || !futureEnding.test(ending.text)) return false;
    return sentence.slice(verb.end, pronoun.start) === '-' && sentence.slice(pronoun.end, ending.start) === '-';
  };
  return words.map((word, index) => {
    const verb = words[index - 2];
    if (isEnding(index + 2)) return { ...word, expression: word.expression ?? index };
    if (!verb || !isEnding(index)) return word;
    return {
      ...word,
      conceptId: verb.conceptId,
      ownConceptId: verb.ownConceptId,
      isGuess: verb.isGuess,
      analysis: verb.analysis,
      expression: verb.expression ?? index - 2,
    };
  });
}

/**
 * Whether the expression is or contains a German verb with its separated prefix: “nahm an der Konferenz teil” (took part in
 * the conference).
 */
function isSeparated(
  { isSeparated, base, words: places }: ExpressionMatch,
  words: readonly ReadWord[],
  language: Language,
) {
  if (isSeparated) return true;
  const last = words[places.at(-1) ?? -1]?.form ?? '';
  if (language !== 'de' || !separablePrefixes.has(last)) return false;
  const joined = base.split(' ').some((token) => token.length > last.length + 3 && token.startsWith(last));
  return joined && !places.some((place) => words[place]?.form.startsWith(last) && place !== places.at(-1));
}

function heaviest(weights: readonly { conceptId: string; weight: number }[]): string | undefined {
  let best: { conceptId: string; weight: number } | undefined;
  for (const candidate of weights) if (!best || candidate.weight > best.weight + 1e-9) best = candidate;
  return best?.conceptId;
}
