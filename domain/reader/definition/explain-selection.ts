import type { Language } from '../../language.ts';
import type { AnnotatedSentence } from '../../lexicon/annotate.ts';
import { annotateOnce } from '../../lexicon/annotate-once.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import type { OpenedConcept } from '../../lexicon/concept-list.ts';
import type { Definition as Entry } from '../../lexicon/define-words.ts';
import { expandContraction } from '../../lexicon/forms/contractions.ts';
import { findBaseForm } from '../../lexicon/forms/find-base-form.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type LookedUp, lookUp } from '../../lexicon/look-up.ts';
import { listGrammarNotes } from '../grammar/list-grammar-notes.ts';
import { chooseExample, type ExampleSource } from './choose-example.ts';
import type { DefinedExpression, DefinedPart, Definition, DefinitionQuestion } from './definition.ts';
import { baseFormOf, meaningOf, partOfSpeechOf } from './describe-entry.ts';
import { findInTranslation } from './find-in-translation.ts';
import { isCertainMember } from './is-certain-member.ts';
import { listOtherMeanings } from './list-other-meanings.ts';

/** A definition from the lexicon, without the pronunciation, which the narrator adds. */
export type LexiconDefinition = Omit<Definition, 'ipa' | 'answeredBy'>;

interface Piece {
  text: string;
  annotation: AnnotatedSentence;
  found: LookedUp | undefined;
}

/**
 * Explains a selection with the lexicon: as a word, as an expression, or word by word. The translation serves as context.
 */
export function explainSelection(
  question: DefinitionQuestion,
  lexicon: Lexicon,
  examples: ExampleSource,
): LexiconDefinition {
  const { language, nativeLanguage } = question;
  const pieces = question.sentences.map(({ versions, start, end }): Piece => {
    const annotation = annotateOnce(versions, lexicon);
    const words = annotation[language] ?? [];
    const text = versions[language] ?? '';
    return {
      text,
      annotation,
      found: lookUp({ sentence: text, words, language, start, end }, nativeLanguage, lexicon),
    };
  });
  const looked = pieces.length === 1 ? pieces[0]?.found : undefined;
  const isIdiom =
    looked?.around !== undefined &&
    changesMeaning(looked.around, looked.whole, listMembers(looked.around, pieces[0], question, lexicon), question);
  const found = looked && isIdiom ? { ...looked, around: undefined } : looked;
  const entry = isIdiom ? looked.around : looked?.whole;
  const expression = entry && isIdiom ? toExpression(entry) : null;
  const parts = pieces.flatMap((piece) => partsOf(piece, question, lexicon));
  const guess = entry || pieces.length !== 1 ? undefined : guessOf(pieces[0], question);
  const literal = entry && found && !isIdiom && found.parts.length > 1 ? literallyOf(found, entry) : null;
  const place = placeOf(pieces[0], language);
  const notes = found ? listGrammarNotes({ question, found, ...place }) : [];
  return {
    text: question.text,
    expression,
    meaning: entry ? meaningOf(entry, question) : null,
    inTranslation: findInTranslation(
      question,
      pieces.map(({ annotation }) => annotation),
      lexicon,
    ),
    baseForm: entry ? baseFormOf(entry, expression?.text ?? question.text, language) : (guess?.baseForm ?? null),
    partOfSpeech: entry ? partOfSpeechOf(entry, language, lexicon) : (guess?.partOfSpeech ?? null),
    literal,
    // The notes are about the selected form, so they do not apply to an expression that contains it.
    grammar: expression ? [] : [...notes, ...(guess ? [{ kind: 'guessed' as const }] : [])],
    parts: listParts(),
    example: chooseExample({
      question,
      annotation: pieces[0]?.annotation,
      entry,
      lexicon,
      examples,
    }),
    others: entry && found && !expression ? listOtherMeanings({ question, found, entry, ...place }, lexicon) : [],
  };

  function listParts(): DefinedPart[] {
    const isCertain = () => isCertainMember({ ...place, language, start: found?.start ?? 0 }, lexicon);
    if (expression && parts.length > 1) return parts;
    // “repente” has no meaning outside “de repente” (suddenly), so it is not shown as a part.
    if (expression) return isCertain() ? parts.filter(isDefined).map((part) => ({ ...part, grammar: notes })) : [];
    return entry || parts.length === 1 ? [] : parts;
  }
}

const isDefined = ({ meaning }: DefinedPart) => meaning !== null;

const toExpression = ({ text, ranges }: Entry): DefinedExpression => ({
  text,
  ranges: ranges.map(({ start, end }) => [start, end]),
});

/**
 * Whether a word means something else in an expression than alone. If so, the whole expression is explained. True for
 * Slovenian “strani” (sides) in “na vse strani” (in all directions), false for Spanish “cajón” (drawer) in “cajón de la
 * cocina” (kitchen drawer).
 */
function changesMeaning(
  expression: Entry,
  word: Entry | undefined,
  members: readonly OpenedConcept[],
  { language, nativeLanguage }: DefinitionQuestion,
): boolean {
  if (word === undefined) return true;
  const isLost = ({ words }: OpenedConcept) => !isKept(words[nativeLanguage].word, expression);
  // A numeral may lose its meaning: Slovenian “petih” means “five”, but “pol petih” means “half past four”.
  const hasLostNumber = members.some((each) => each.partOfSpeech === 'numeral' && isLost(each));
  if (contentWords.includes(word.partOfSpeech)) return hasLostNumber || !isKept(word.meaning.word, expression);
  // A function word loses its meaning in an expression that is a verb, a preposition or a conjunction: Spanish “se” in “se
  // encuentra” (is located), “a” in “a partir de” (from).
  if (wordsExplainedWhole.includes(expression.partOfSpeech)) return true;
  // Portuguese “o” (the) keeps its meaning in “o mais” (the most).
  const [main = ''] = word.meaning.word.split(', ');
  if (word.partOfSpeech === 'determiner' && startsWord(`${expression.meaning.word} `, `${main} `)) return false;
  // A preposition may keep its meaning if the expression is a noun: Spanish “de” (of) in “cajón de la cocina” (kitchen
  // drawer). In other expressions it is not explained alone: Slovenian “na” in “na prodaj” (for sale). Neither are other
  // function words that do not occur in the meaning: “kar” (what) in “kar se mene tiče” (as far as I’m concerned). The
  // pronoun in a contraction still refers to something: Slovenian “nanjo” (about it) in “pozabi nanjo” (forget about it).
  const hasOwnPronoun = word.partOfSpeech === 'pronoun' && expandContraction(word.text, language) !== undefined;
  if (
    expression.partOfSpeech !== 'noun' &&
    (word.partOfSpeech === 'preposition' || (!hasOwnPronoun && !isKept(word.meaning.word, expression)))
  )
    return true;
  // Any other function word loses its meaning if a content word does: “the” in “by the way”, because of “way”.
  const others = members.filter(({ partOfSpeech }) => contentWords.includes(partOfSpeech));
  return others.length === 0 || others.some(isLost);
}

const listMembers = ({ ranges }: Entry, piece: Piece | undefined, { language }: DefinitionQuestion, lexicon: Lexicon) =>
  (piece?.annotation[language] ?? [])
    .filter(({ start }) => ranges.some((range) => range.start === start))
    .flatMap(({ ownConceptId }) => lexicon.concepts.get(ownConceptId ?? '') ?? []);

/**
 * Whether the meaning of a word is part of the meaning of its expression. Endings may differ, except those of a short word.
 */
const isKept = (meaning: string, expression: Entry): boolean =>
  meaning
    .toLowerCase()
    .split(', ')
    .some((each) =>
      each.length < shortestStem
        ? startsWord(`${expression.meaning.word} `, `${each} `)
        : startsWord(expression.meaning.word, each.slice(0, Math.max(shortestStem, each.length - longestEnding))),
    );

/** Whether a word of the text starts with the stem. The stem inside a word does not count: “cause” in “because of”. */
const startsWord = (text: string, stem: string) =>
  ` ${text.toLowerCase()}`.replace(/[^\p{L}\p{N}]/gu, ' ').includes(` ${stem}`);

const wordsExplainedWhole: readonly PartOfSpeech[] = ['verb', 'preposition', 'conjunction'];
const contentWords: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];
const shortestStem = 4;
const longestEnding = 2;

/** For a common word without a meaning in the lexicon: its base form and part of speech, found by inflection rules. */
function guessOf(
  { annotation }: Piece = { text: '', annotation: {}, found: undefined },
  { text, language }: DefinitionQuestion,
): Pick<LexiconDefinition, 'baseForm' | 'partOfSpeech'> | undefined {
  const words = annotation[language] ?? [];
  const position = words.findIndex((word) => word.text === text && word.ownConceptId === undefined);
  const base = position < 0 ? undefined : findBaseForm({ words, position, language });
  if (base === undefined) return undefined;
  return { baseForm: { word: base }, partOfSpeech: words[position]?.analysis?.word.partOfSpeech ?? null };
}

const placeOf = (piece: Piece | undefined, language: Language) => ({
  sentence: piece?.text ?? '',
  words: piece?.annotation[language] ?? [],
});

function partsOf({ text, found }: Piece, question: DefinitionQuestion, lexicon: Lexicon): DefinedPart[] {
  if (!found) return [];
  const single = { text: text.slice(found.start, found.end), definition: found.whole };
  return (found.parts.length > 0 ? found.parts : [single]).map(({ text, definition }) => ({
    text,
    baseForm:
      definition?.isInflected && !expandContraction(text, question.language) ? (definition.baseForm ?? null) : null,
    meaning: definition ? meaningOf(definition, question) : null,
    partOfSpeech: definition ? partOfSpeechOf(definition, question.language, lexicon) : null,
    gender: definition?.gender ?? null,
    grammar: [],
  }));
}

/**
 * The literal translation, such as “of · all · form” for Spanish “de todas formas” (anyway). Null if it equals the meaning,
 * or if a word has no meaning.
 */
function literallyOf({ parts }: LookedUp, { meaning }: Entry): string | null {
  const words = parts.map(({ definition }) => definition?.meaning.word);
  if (words.includes(undefined) || words.join(' ') === meaning.word) return null;
  return words.join(' · ');
}
