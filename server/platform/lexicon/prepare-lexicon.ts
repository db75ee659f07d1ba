import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { type Content, loadContent } from '../../../content/load-content.ts';
import type { Language } from '../../../domain/language.ts';
import { type CompiledLanguage, compileLanguage } from '../../../domain/lexicon/compile-lexicon.ts';
import type { Concept } from '../../../domain/lexicon/concept.ts';
import { type PerLanguage, perLanguage } from '../../../domain/per-language.ts';

/** The compiled lexicon. Cached in a file, because compiling content/ takes seconds. */
export interface PreparedLexicon {
  concepts: Concept[];
  languages: PerLanguage<CompiledLanguage>;
  usage: PerLanguage<{ choices: [string, number][]; neighbours: [string, number][] }>;
  sentences: PerLanguage<string>[];
  /** By concept: indexes of sentences that contain it, the best length first. */
  examples: PerLanguage<Record<string, number[]>>;
}

const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'lexicon');
const fileOf = (version: string) => join(folder, `${version}.json`);

export function loadPreparedLexicon(version: string): PreparedLexicon {
  return findPrepared(version) ?? keepPrepared(version, prepareLexicon(loadContent()));
}

function findPrepared(version: string): PreparedLexicon | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(version), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Atomic by rename. If the folder is read-only, the lexicon is compiled at every start. */
function keepPrepared(version: string, prepared: PreparedLexicon): PreparedLexicon {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${fileOf(version)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(prepared));
    renameSync(draft, fileOf(version));
    for (const name of readdirSync(folder))
      if (name.endsWith('.json') && name !== `${version}.json`) rmSync(join(folder, name), { force: true });
  } catch {
    return prepared;
  }
  return prepared;
}

function prepareLexicon({ concepts, lexicon, sentences }: Content): PreparedLexicon {
  return {
    concepts: concepts.map(withoutEntries),
    languages: perLanguage((language) => compileLanguage(concepts, language, readRanks(language))),
    usage: perLanguage((language) => ({
      choices: [...lexicon.usage[language].choices],
      neighbours: [...lexicon.usage[language].neighbours],
    })),
    sentences: sentences.map(({ versions }) => versions),
    examples: perLanguage((language) => listExamples(sentences, language)),
  };
}

/** The entries are only needed for compiling. */
const withoutEntries = (concept: Concept): Concept => ({
  ...concept,
  words: perLanguage((language) => ({ ...concept.words[language], entries: [] })),
});

const mostExamples = 8;
const bestLength = 60;

function listExamples(sentences: Content['sentences'], language: Language): Record<string, number[]> {
  const examples: Record<string, number[]> = {};
  const distance = (index: number) => Math.abs((sentences[index]?.versions[language].length ?? 0) - bestLength);
  for (const [index, { annotation }] of sentences.entries())
    for (const conceptId of new Set(
      annotation[language]?.flatMap((word) => (word.isGuess ? [] : (word.conceptId ?? []))),
    ))
      examples[conceptId] = [...(examples[conceptId] ?? []), index]
        .sort((a, b) => distance(a) - distance(b))
        .slice(0, mostExamples);
  return examples;
}

/** Whether the cache file exists. */
export const isPrepared = (version: string): boolean => {
  try {
    return readdirSync(folder).includes(`${version}.json`);
  } catch {
    return false;
  }
};
