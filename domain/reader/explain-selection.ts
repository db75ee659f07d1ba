import type { Language } from '../language.ts';
import { type AnnotatedSentence, annotate } from '../lexicon/annotate.ts';
import { expandContraction } from '../lexicon/contractions.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import type { Definition as Entry } from '../lexicon/define-words.ts';
import { findBaseForm } from '../lexicon/find-base-form.ts';
import { type LookedUp, lookUp } from '../lexicon/look-up.ts';
import { chooseExample, type ExampleSource } from './choose-example.ts';
import type { DefinedPart, Definition, DefinitionQuestion, DictionaryWord } from './definition.ts';
import { findInTranslation } from './find-in-translation.ts';
import { listGrammarNotes } from './list-grammar-notes.ts';

/** What the lexicon can say; how it is pronounced, only a voice knows. */
export type LexiconDefinition = Omit<Definition, 'ipa' | 'answeredBy'>;

interface Piece {
  text: string;
  annotation: AnnotatedSentence;
  found: LookedUp | undefined;
}

/** Explains a selection by the lexicon: as a word, as an expression, or else word by word with the translation as its context. */
export function explainSelection(
  question: DefinitionQuestion,
  lexicon: Lexicon,
  examples: ExampleSource,
): LexiconDefinition {
  const { language, nativeLanguage } = question;
  const pieces = question.sentences.map(({ versions, start, end }): Piece => {
    const annotation = annotate(versions, lexicon);
    const words = annotation[language] ?? [];
    const text = versions[language] ?? '';
    return {
      text,
      annotation,
      found: lookUp({ sentence: text, words, language, start, end }, nativeLanguage, lexicon),
    };
  });
  const found = pieces.length === 1 ? pieces[0]?.found : undefined;
  const entry = found?.whole;
  const parts = pieces.flatMap((piece) => partsOf(piece, question, lexicon));
  const literal = entry && found.parts.length > 1 ? literallyOf(found, entry) : null;
  return {
    text: question.text,
    meaning: entry ? meaningOf(entry, question) : null,
    inTranslation: findInTranslation(
      question,
      pieces.map(({ annotation }) => annotation),
      lexicon,
    ),
    baseForm: entry ? baseFormOf(entry, question, lexicon) : null,
    partOfSpeech: entry?.partOfSpeech ?? null,
    literal,
    grammar: found ? listGrammarNotes({ question, found, lexicon, ...placeOf(pieces[0], language) }) : [],
    parts: entry || parts.length === 1 ? [] : parts,
    example: chooseExample({
      question,
      annotation: pieces[0]?.annotation,
      entry,
      lexicon,
      examples,
    }),
  };
}

const placeOf = (piece: Piece | undefined, language: Language) => ({
  sentence: piece?.text ?? '',
  words: piece?.annotation[language] ?? [],
});

/** To whoever learns their own language the dictionary form and its hint are all that a word list can tell. */
function meaningOf(
  { meaning, hint, baseForm, isInflected }: Entry,
  question: DefinitionQuestion,
): DictionaryWord | null {
  const { word, gender, hint: meaningHint } = meaning;
  if (question.language !== question.nativeLanguage)
    return { word, ...(gender && { gender }), ...(meaningHint && { hint: meaningHint }) };
  if (hint) return { word: hint };
  return isInflected ? { word: baseForm } : null;
}

function baseFormOf(
  { text: found, conceptId, baseForm, gender }: Entry,
  { text, language }: DefinitionQuestion,
  lexicon: Lexicon,
): DictionaryWord | null {
  const isRenderingOnly = lexicon.concepts.get(conceptId)?.words[language].isRenderingOnly ?? true;
  if (isRenderingOnly || expandContraction(text, language)) return null;
  const word = findBaseForm({ text: found, conceptId, language }, lexicon);
  if (word === undefined) return null;
  // The gender is that of the concept's own word.
  return { word, ...(gender && word === baseForm && { gender }) };
}

function partsOf({ text, found }: Piece, question: DefinitionQuestion, lexicon: Lexicon): DefinedPart[] {
  if (!found) return [];
  const single = { text: text.slice(found.start, found.end), definition: found.whole };
  return (found.parts.length > 0 ? found.parts : [single]).map(({ text, definition }) => ({
    text,
    baseForm:
      definition?.isInflected && !expandContraction(text, question.language)
        ? (findBaseForm({ text, conceptId: definition.conceptId, language: question.language }, lexicon) ?? null)
        : null,
    meaning: definition ? meaningOf(definition, question) : null,
  }));
}

/** “of · all · form”, unless that is what it means anyway. */
function literallyOf({ parts }: LookedUp, { meaning }: Entry): string | null {
  const words = parts.map(({ definition }) => definition?.meaning.word);
  if (words.includes(undefined) || words.join(' ') === meaning.word) return null;
  return words.join(' · ');
}
