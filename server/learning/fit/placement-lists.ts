import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { readInventedWords } from '../../../content/invented-words/read-invented-words.ts';
import type { Language } from '../../../domain/language.ts';
import type { RankedWord } from '../../../domain/lexicon/ranked-word.ts';
import type { Services } from '../../services.ts';

interface Lists {
  ranked: readonly RankedWord[];
  invented: readonly string[];
}

const lists = new Map<Language, Lists>();

/**
 * The word lists that the answers of the placement test are compared with: real words with their frequency ranks, and invented
 * words. The lists of each language are read once.
 */
export function placementLists(language: Language): Lists {
  const known = lists.get(language) ?? { ranked: readRanks(language), invented: readInventedWords(language) };
  lists.set(language, known);
  return known;
}

const askable = new Map<Language, ReadonlySet<string>>();

/** The words that the placement test may show. Loaded once per language. */
export async function loadAskableWords({ lexicon }: Pick<Services, 'lexicon'>, language: Language) {
  const known = askable.get(language) ?? new Set(await lexicon.askNow('placement-words', language));
  askable.set(language, known);
  return known;
}
