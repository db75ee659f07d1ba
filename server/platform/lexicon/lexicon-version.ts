import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const ofContent = [
  'content/*.ts',
  'content/{articles,lexicon,frequency,reviewed-meanings}/*.{md,txt,ts}',
  'domain/{lexicon,text}/**/*.ts',
  'server/platform/lexicon/prepare-lexicon.ts',
];
const ofWords = [
  'content/course-words/*.txt',
  'domain/learning/list-words.ts',
  'domain/learning/find-contracted-word.ts',
  'domain/learning/estimate/create-rank-finder.ts',
  'domain/learning/estimate/expected-rank.ts',
  'domain/learning/estimate/coverage.ts',
  'domain/learning/estimate/curve.ts',
  'domain/learning/estimate/vocabulary.ts',
  'domain/learning/estimate/word-family.ts',
  'server/platform/lexicon/list-ranked-words.ts',
];
const ofAnswers = ['domain/reader/{definition,grammar}/*.ts', 'server/platform/lexicon/*.ts'];

/**
 * Hashes of source files. `content` covers the lexicon, the library texts and the code that parses them. `words` covers the same
 * files and the code that lists the words of a text. `answers` covers the files of `content` and the code that explains words.
 */
export interface LexiconVersion {
  content: string;
  words: string;
  answers: string;
}

export async function readLexiconVersion(): Promise<LexiconVersion> {
  const content = await hashFiles(ofContent);
  const withFiles = async (patterns: readonly string[]) =>
    createHash('sha256')
      .update(content)
      .update(await hashFiles(patterns))
      .digest('hex');
  return { content, words: await withFiles(ofWords), answers: await withFiles(ofAnswers) };
}

async function hashFiles(patterns: readonly string[]): Promise<string> {
  const matches = await Promise.all(patterns.map((pattern) => Array.fromAsync(glob(pattern, { cwd: root }))));
  // Without this check, a renamed file would silently be missing from the hash.
  const missing = patterns.find((_, index) => matches[index]?.length === 0);
  if (missing !== undefined) throw new Error(`The version of the lexicon needs ${missing}, which matches no file.`);
  const files = [...new Set(matches.flat())].filter((name) => !name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}
