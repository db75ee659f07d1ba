import type { Language } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import type { Concept, PartOfSpeech } from './concept.ts';
import { normaliseForm, splitForm } from './normalise-form.ts';
import { followingRatio, noUsage, type Usage } from './usage.ts';

/** A form under which a concept is found, as it is written there. */
export type FormEntry = { conceptId: string; asWritten: string; isBaseForm: boolean; isKin: boolean };

/** A form of several words; between its parts, which “…” divides, other words may stand. */
export type ExpressionEntry = { conceptId: string; parts: readonly (readonly string[])[]; wordCount: number };

export type LanguageIndex = {
  words: Map<string, FormEntry[]>;
  /** By their first word, or their first two where they stand side by side; the longest first. */
  expressions: Map<string, ExpressionEntry[]>;
  /** Words that end in an apostrophe, alone or in expressions. */
  elided: Set<string>;
};

export type Lexicon = {
  concepts: ReadonlyMap<string, Concept>;
  languages: PerLanguage<LanguageIndex>;
  usage: Usage;
  follows: PerLanguage<(before: string, after: string) => number>;
};

export const createLexicon = (concepts: readonly Concept[]): Lexicon =>
  withUsage(
    {
      concepts: new Map(concepts.map((concept) => [concept.id, concept])),
      languages: perLanguage((language) => indexLanguage(concepts, language)),
    },
    noUsage,
  );

/** The lexicon with what annotated text has shown, so that it decides better the next time. */
export const withUsage = ({ concepts, languages }: Pick<Lexicon, 'concepts' | 'languages'>, usage: Usage): Lexicon => ({
  concepts,
  languages,
  usage,
  follows: perLanguage((language) => followingRatio(usage[language].neighbours)),
});

function indexLanguage(concepts: readonly Concept[], language: Language): LanguageIndex {
  const index: LanguageIndex = { words: new Map(), expressions: new Map(), elided: new Set() };
  for (const concept of concepts) {
    const { word, forms, isRenderingOnly } = concept.words[language];
    for (const form of isRenderingOnly ? forms : [word, ...forms]) addForm({ index, concept, language, form });
  }
  for (const expressions of index.expressions.values()) expressions.sort((a, b) => b.wordCount - a.wordCount);
  return index;
}

type AddedForm = { index: LanguageIndex; concept: Concept; language: Language; form: string };

function addForm({ index, concept, language, form }: AddedForm): void {
  const conceptId = concept.id;
  const parts = form
    .split('…')
    .map((part) => splitForm(part, language))
    .filter((part) => part.length > 0);
  const first = parts[0]?.[0];
  if (first === undefined) return;
  for (const word of parts.flat()) if (word.endsWith('’')) index.elided.add(word);
  const wordCount = parts.reduce((count, part) => count + part.length, 0);
  if (wordCount > 1) {
    const opening = parts[0]?.slice(0, 2).join(' ') ?? first;
    index.expressions.set(opening, [...(index.expressions.get(opening) ?? []), { conceptId, parts, wordCount }]);
    return;
  }
  const entries = index.words.get(first) ?? [];
  if (entries.some((entry) => entry.conceptId === conceptId && entry.asWritten === form)) return;
  const isBaseForm = form === concept.words[language].word;
  index.words.set(first, [
    ...entries,
    { conceptId, asWritten: form, isBaseForm, isKin: isKin(first, concept, language) },
  ]);
}

const inflectedParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

/** A form that begins like the dictionary form inflects it; another one was listed because it once stood for the concept. */
function isKin(form: string, { partOfSpeech, words }: Concept, language: Language): boolean {
  const { word, isRenderingOnly } = words[language];
  if (!inflectedParts.includes(partOfSpeech)) return true;
  if (isRenderingOnly) return false;
  const plainForm = withoutAccents(form);
  return withoutAccents(normaliseForm(word))
    .split(/[\s…-]+/)
    .some((part) => part.startsWith(plainForm.slice(0, Math.min(3, part.length))));
}

/** “Häuser” is a form of “Haus”. */
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
