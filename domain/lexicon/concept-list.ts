import { languages } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import type { Concept, ConceptWord, Gender, PartOfSpeech } from './concept.ts';
import { type Feminine, findFeminines } from './find-feminine.ts';
import { openSortedLines, type PackedLines, packSortedLines } from './packed/lines.ts';

/** `feminine` is the word for a woman, if the word shown is the one for a man. */
export type ShownWord = Omit<ConceptWord, 'entries'> & { feminine?: Feminine };

/** A concept without its entries, which are only needed for compiling. */
export type OpenedConcept = Omit<Concept, 'words'> & { words: Record<keyof Concept['words'], ShownWord> };

export type ConceptList = {
  get: (id: string) => OpenedConcept | undefined;
  has: (id: string) => boolean;
  /** Does not parse the concept, so it is faster than `get`. */
  partOfSpeechOf: (id: string) => PartOfSpeech | undefined;
};

/**
 * One line of text per concept: its id and, per language, its word, gender, hint, “~” (if the word is only an explanation)
 * and the feminine word.
 */
export type CompiledConcepts = PackedLines;

export const compileConcepts = (concepts: readonly Concept[]): CompiledConcepts =>
  packSortedLines(
    concepts.map((concept) => {
      const feminines = findFeminines(concept);
      const columns = languages.map((language) => describeWord(concept.words[language], feminines[language]));
      return [concept.id, ...columns].join(columnBreak);
    }),
  );

const columnBreak = '\t';
const partBreak = '|';

/** A missing gender or hint becomes an empty string. */
const describeWord = ({ word, gender, hint, isRenderingOnly }: ShownWord, feminine: Feminine | undefined) =>
  [
    word,
    gender,
    hint,
    isRenderingOnly ? '~' : '',
    ...(feminine ? [feminine.word, ...(feminine.hint ? [feminine.hint] : [])] : []),
  ].join(partBreak);

/** Parses a concept when it is first needed: all concepts as objects would take four times the memory. */
export function openConcepts(packed: CompiledConcepts): ConceptList {
  const lines = openSortedLines(packed);
  const opened = new Map<string, OpenedConcept>();
  return {
    has: (id) => opened.has(id) || lines.indexOf(id) !== undefined,
    partOfSpeechOf: (id) => (id.includes('/') ? partOfSpeechIn(id) : undefined),
    get(id) {
      const known = opened.get(id);
      const line = known === undefined ? lines.find(id) : undefined;
      if (line === undefined) return known;
      const concept = openConcept(line);
      opened.set(id, concept);
      return concept;
    },
  };
}

/** Every id ends with the part of speech: “photograph/noun”. */
const partOfSpeechIn = (id: string) => id.slice(id.lastIndexOf('/') + 1) as PartOfSpeech;

function openConcept(line: string): OpenedConcept {
  const [id = '', ...columns] = line.split(columnBreak);
  return {
    id,
    partOfSpeech: partOfSpeechIn(id),
    words: perLanguage((language) => openWord(columns[languages.indexOf(language)] ?? '')),
  };
}

function openWord(column: string): ShownWord {
  const [word = '', gender, hint, explanation, feminine, feminineHint] = column.split(partBreak);
  return {
    word,
    isRenderingOnly: explanation === '~',
    ...(gender && { gender: gender as Gender }),
    ...(hint && { hint }),
    ...(feminine && { feminine: { word: feminine, ...(feminineHint && { hint: feminineHint }) } }),
  };
}
