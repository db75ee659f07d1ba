import * as v from 'valibot';
import { type Language, languages } from '../../language.ts';
import type { Definition, Selection } from './definition.ts';

/** A long version is divided into parts, so that neither the server nor the device handles a very large file. */
export const sentencesPerPart = 50;

/** The part that contains a sentence. The title is in the first part. */
export const partOf = (sentence: number) => Math.max(1, Math.ceil(sentence / sentencesPerPart));

const numbersSchema = v.array(v.number());

/**
 * The definitions of all words in some sentences of a version, as the lexicon gives them. Words repeat, so each value is
 * stored once: a definition is a list of indexes into `values`, and a word is its start, its end and an index into
 * `definitions`.
 */
export const wordDefinitionsSchema = v.object({
  /** Changes if a definition may have changed. */
  version: v.string(),
  partCount: v.number(),
  /** The number of the first sentence. In the first part, it is the number of the title. */
  firstSentence: v.number(),
  sentences: v.array(v.object({ text: v.string(), words: numbersSchema })),
  definitions: v.array(numbersSchema),
  values: v.array(v.unknown()),
});
export type WordDefinitions = v.InferOutput<typeof wordDefinitionsSchema>;

export const wordDefinitionsQuerySchema = v.object({
  learning: v.picklist(languages),
  native: v.picklist(languages),
  part: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(partOf(600))),
});

interface PackedPart {
  articleId: string;
  learning: Language;
  native: Language;
  part: number;
}

export const wordDefinitionsPath = ({ articleId, learning, native, part }: PackedPart) =>
  `/api/articles/${articleId}/word-definitions?learning=${learning}&native=${native}&part=${part}`;

/** Without `text`, which is in the sentence, and without `answeredBy`, which is always `lexicon`. */
type PackedDefinition = Omit<Definition, 'text' | 'answeredBy'>;

interface DefinedWord {
  start: number;
  end: number;
  definition: PackedDefinition;
}

export function createPacker(about: Pick<WordDefinitions, 'version' | 'partCount' | 'firstSentence'>) {
  const [values, definitions] = [createIndex<unknown>(), createIndex<number[]>()];
  const sentences: WordDefinitions['sentences'] = [];
  return {
    addSentence(text: string, words: readonly DefinedWord[]) {
      const packed = words.flatMap(({ start, end, definition }) => [
        start,
        end,
        definitions.add(toRow(definition).map(values.add)),
      ]);
      sentences.push({ text, words: packed });
    },
    finish: (): WordDefinitions => ({ ...about, sentences, definitions: definitions.list, values: values.list }),
  };
}

/**
 * The definition of a selected word. Undefined if the selection is not exactly one word, or if these definitions do not
 * contain the word. Also undefined if the sentence has another text than `sentence`, because the article was edited.
 */
export function findWordDefinition(
  { firstSentence, sentences, definitions, values }: WordDefinitions,
  { start, end }: Selection,
  sentence: string,
): object | undefined {
  const packed = sentences[start.sentence - firstSentence];
  if (packed === undefined || packed.text !== sentence || start.sentence !== end.sentence) return undefined;
  const { words } = packed;
  for (let at = 0; at < words.length; at += 3) {
    const row = definitions[words[at + 2] ?? -1];
    if (words[at] === start.offset && words[at + 1] === end.offset && row !== undefined)
      return { text: sentence.slice(start.offset, end.offset), ...fromRow(row.map((index) => values[index])) };
  }
  return undefined;
}

/**
 * The meanings of the words of a sentence, by the offset of each word. A word of an expression has the meaning of the
 * expression.
 */
export function findMeanings(
  { firstSentence, sentences, definitions, values }: WordDefinitions,
  { number, text }: { number: number; text: string },
): ReadonlyMap<number, string> {
  const meanings = new Map<number, string>();
  const packed = sentences[number - firstSentence];
  if (packed?.text !== text) return meanings;
  for (let at = 0; at < packed.words.length; at += 3) {
    const meaning = v.safeParse(meaningSchema, values[definitions[packed.words[at + 2] ?? -1]?.[meaningColumn] ?? -1]);
    if (meaning.success) meanings.set(packed.words[at] ?? -1, meaning.output.word);
  }
  return meanings;
}

const meaningSchema = v.object({ word: v.string() });
const meaningColumn = 1;

/**
 * The example has columns of its own, so that its texts are stored once: all words of a sentence may have that sentence as
 * their example.
 */
const toRow = ({ example, ...definition }: PackedDefinition): unknown[] => [
  definition.expression,
  definition.meaning,
  definition.inTranslation,
  definition.baseForm,
  definition.partOfSpeech,
  definition.ipa,
  definition.literal,
  definition.grammar,
  definition.parts,
  example?.isSameSentence ?? null,
  example?.source ?? null,
  example?.translation ?? null,
  example?.marks ?? null,
  example?.level ?? null,
  definition.others,
];

function fromRow(row: readonly unknown[]) {
  const [expression, meaning, inTranslation, baseForm, partOfSpeech, ipa, literal, grammar, parts] = row;
  // Definitions that an earlier release has stored on the device have neither a level nor other meanings.
  const [isSameSentence, source, translation, marks, level = null, others = []] = row.slice(9);
  const example = isSameSentence === null ? null : { source, translation, marks, isSameSentence, level };
  const answeredBy: Definition['answeredBy'] = 'lexicon';
  return {
    expression,
    meaning,
    inTranslation,
    baseForm,
    partOfSpeech,
    ipa,
    literal,
    grammar,
    parts,
    example,
    others,
    answeredBy,
  };
}

/** A list without duplicates. `add` returns the index of the value. */
function createIndex<Value>() {
  const list: Value[] = [];
  const indexes = new Map<string, number>();
  return {
    list,
    add: (value: Value) => {
      const key = JSON.stringify(value);
      const index = indexes.get(key) ?? list.push(value) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}
