import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { type Content, loadContent } from '../../../content/load-content.ts';
import { placementExclusions } from '../../../content/placement-exclusions.ts';
import type { Language } from '../../../domain/language.ts';
import type { AnnotatedSentence } from '../../../domain/lexicon/annotate.ts';
import type { CompiledLanguage } from '../../../domain/lexicon/compile-lexicon.ts';
import type { CompiledConcepts } from '../../../domain/lexicon/concept-list.ts';
import { difficultyOfExample, distanceFromBestLength } from '../../../domain/lexicon/example-difficulty.ts';
import { listPlacementWords } from '../../../domain/lexicon/list-placement-words.ts';
import { type PackedAnnotations, packAnnotations } from '../../../domain/lexicon/packed/annotations.ts';
import { type PackedLines, packSortedLines } from '../../../domain/lexicon/packed/lines.ts';
import { type PerLanguage, perLanguage } from '../../../domain/per-language.ts';
import type { ExampleSentence } from '../../../domain/reader/definition/choose-example.ts';
import { preparedFileOf, preparedFolder } from './prepared-file.ts';

/** The compiled lexicon. Cached in a file, because compiling content/ takes a minute. */
export interface PreparedLexicon {
  concepts: CompiledConcepts;
  languages: PerLanguage<CompiledLanguage>;
  usage: PerLanguage<{ choices: [string, number][]; neighbours: [string, number][] }>;
  sentences: ExampleSentence[];
  /**
   * Each line has a concept and the sentences that contain the concept, easiest first: their indexes in `sentences`, separated
   * by spaces.
   */
  examples: PerLanguage<PackedLines>;
  /** The annotations of `sentences`. */
  annotations: PackedAnnotations;
  /**
   * Each line has a word that a placement test may show, and the languages whose readers recognise the word. For
   * example, “kultura en de” is the line of Slovenian “kultura” (culture).
   */
  placementWords: PerLanguage<string[]>;
}

export function loadPreparedLexicon(version: string): PreparedLexicon {
  return findPrepared(version) ?? keepPrepared(version, prepareLexicon(loadContent()));
}

function findPrepared(version: string): PreparedLexicon | undefined {
  try {
    return JSON.parse(readFileSync(preparedFileOf(version), 'latin1'));
  } catch {
    return undefined;
  }
}

/** Writes the cache file atomically, by a rename. If the folder is read-only, the lexicon is compiled again at every start. */
function keepPrepared(version: string, prepared: PreparedLexicon): PreparedLexicon {
  try {
    mkdirSync(preparedFolder, { recursive: true });
    const draft = `${preparedFileOf(version)}.${process.pid}`;
    writeFileSync(draft, toLatin1(JSON.stringify(prepared)), 'latin1');
    renameSync(draft, preparedFileOf(version));
    for (const name of readdirSync(preparedFolder))
      if (name.endsWith('.json') && name !== `${version}.json`) rmSync(join(preparedFolder, name), { force: true });
  } catch {
    return prepared;
  }
  return prepared;
}

/** Escapes all characters that Latin-1 does not have: a Latin-1 file is read without decoding, see single-byte.ts. */
const toLatin1 = (json: string) =>
  json.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function prepareLexicon({ articles, concepts, compiled, lexicon, sentences }: Content): PreparedLexicon {
  const levelOf = new Map(articles.map(({ id, level }) => [id, level]));
  const examples = sentences.map(({ articleId, versions }) => ({ versions, level: levelOf.get(articleId) ?? 'C1' }));
  return {
    ...compiled,
    usage: perLanguage((language) => ({
      choices: [...lexicon.usage[language].choices],
      neighbours: [...lexicon.usage[language].neighbours],
    })),
    sentences: examples,
    examples: perLanguage((language) =>
      listExamples(
        sentences.map(({ annotation }) => annotation),
        examples,
        language,
      ),
    ),
    annotations: packAnnotations(sentences.map(({ annotation }) => annotation)),
    placementWords: perLanguage((language) =>
      listPlacementWords({
        concepts,
        language,
        ranked: readRanks(language),
        excluded: new Set(placementExclusions),
      }).map(({ word, alikeIn }) => [word, ...alikeIn].join(' ')),
    ),
  };
}

const mostExamples = 8;

function listExamples(
  annotations: readonly AnnotatedSentence[],
  sentences: readonly ExampleSentence[],
  language: Language,
): PackedLines {
  const examples = new Map<string, number[]>();
  const order = sentences.map(({ versions, level }) => ({
    difficulty: difficultyOfExample(versions[language], level),
    distance: distanceFromBestLength(versions[language]),
  }));
  const compare = (one: number, other: number) => {
    const [a, b] = [order[one], order[other]];
    return a && b ? a.difficulty - b.difficulty || a.distance - b.distance : 0;
  };
  for (const [index, annotation] of annotations.entries())
    for (const conceptId of new Set(
      annotation[language]?.flatMap((word) => (word.isGuess ? [] : (word.conceptId ?? []))),
    ))
      examples.set(conceptId, [...(examples.get(conceptId) ?? []), index].sort(compare).slice(0, mostExamples));
  return packSortedLines([...examples].map(([conceptId, indexes]) => `${conceptId}\t${indexes.join(' ')}`));
}
