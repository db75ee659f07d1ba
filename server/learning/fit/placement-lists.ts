import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { readInventedWords } from '../../../content/invented-words/read-invented-words.ts';
import type { Language } from '../../../domain/language.ts';
import type { RankedWord } from '../../../domain/lexicon/word-ranks.ts';

interface Lists {
  ranked: readonly RankedWord[];
  invented: readonly string[];
}

const lists = new Map<Language, Lists>();

/** The words that a placement draws from. Read once per language. */
export function placementLists(language: Language): Lists {
  const known = lists.get(language) ?? { ranked: readRanks(language), invented: readInventedWords(language) };
  lists.set(language, known);
  return known;
}
