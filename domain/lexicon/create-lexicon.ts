import type { Language } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import type { Concept } from './concept.ts';
import { splitForm } from './normalise-form.ts';
import { followingRatio, noUsage, type Usage } from './usage.ts';

/** A form under which a concept is found, as it is written there. */
export type FormEntry = { conceptId: string; asWritten: string; isBaseForm: boolean };

/** A form of several words; between its parts, which “…” divides, other words may stand. */
export type ExpressionEntry = { conceptId: string; parts: readonly (readonly string[])[]; wordCount: number };

export type LanguageIndex = {
  words: Map<string, FormEntry[]>;
  /** By their first word, the longest first. */
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

export function createLexicon(concepts: readonly Concept[], usage: Usage = noUsage): Lexicon {
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    languages: perLanguage((language) => indexLanguage(concepts, language)),
    usage,
    follows: perLanguage((language) => followingRatio(usage[language].neighbours)),
  };
}

function indexLanguage(concepts: readonly Concept[], language: Language): LanguageIndex {
  const index: LanguageIndex = { words: new Map(), expressions: new Map(), elided: new Set() };
  for (const { id, words } of concepts) {
    const { word, forms, isRenderingOnly } = words[language];
    if (!isRenderingOnly) addForm(index, { conceptId: id, language, form: word, isBaseForm: true });
    for (const form of forms) addForm(index, { conceptId: id, language, form, isBaseForm: false });
  }
  for (const expressions of index.expressions.values()) expressions.sort((a, b) => b.wordCount - a.wordCount);
  return index;
}

type AddedForm = { conceptId: string; language: Language; form: string; isBaseForm: boolean };

function addForm(index: LanguageIndex, { conceptId, language, form, isBaseForm }: AddedForm): void {
  const parts = form
    .split('…')
    .map((part) => splitForm(part, language))
    .filter((part) => part.length > 0);
  const first = parts[0]?.[0];
  if (first === undefined) return;
  for (const word of parts.flat()) if (word.endsWith('’')) index.elided.add(word);
  const wordCount = parts.reduce((count, part) => count + part.length, 0);
  if (wordCount === 1) {
    const entries = index.words.get(first) ?? [];
    if (!entries.some((entry) => entry.conceptId === conceptId && entry.asWritten === form))
      index.words.set(first, [...entries, { conceptId, asWritten: form, isBaseForm }]);
    return;
  }
  index.expressions.set(first, [...(index.expressions.get(first) ?? []), { conceptId, parts, wordCount }]);
}
