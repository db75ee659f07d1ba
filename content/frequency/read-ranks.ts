import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { RankedWord } from '../../domain/lexicon/ranked-word.ts';
import { partOf } from './rank-codes.ts';

/** The most frequent base forms of a language (about 20,000), in descending order of frequency. */
export function readRanks(language: Language): RankedWord[] {
  const lines = readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, base, code = ''] = /^([^#].*) ([\w?])$/.exec(line) ?? [];
    return base === undefined ? [] : [{ base, partOfSpeech: partOf(code) }];
  });
}
