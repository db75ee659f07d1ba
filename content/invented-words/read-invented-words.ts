import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';

/**
 * Words that do not exist, spelled like words of the language. The placement test shows some of them to measure how often a
 * learner guesses.
 */
export const readInventedWords = (language: Language): string[] =>
  readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
