import { readRanks } from '../../../content/frequency/read-ranks.ts';
import { readInventedWords } from '../../../content/invented-words/read-invented-words.ts';
import type { Language } from '../../../domain/language.ts';
import type { RankedWord } from '../../../domain/lexicon/ranked-word.ts';
import type { PlacementQuestion } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';

interface Lists {
  ranked: readonly RankedWord[];
  invented: readonly string[];
}

const lists = new Map<Language, Lists>();

/**
 * The word lists with which the answers of the placement test are compared: real words with their frequency ranks, and
 * invented words. The lists of each language are read once.
 */
export function placementLists(language: Language): Lists {
  const known = lists.get(language) ?? { ranked: readRanks(language), invented: readInventedWords(language) };
  lists.set(language, known);
  return known;
}

const askable = new Map<string, ReadonlySet<string>>();

/** The words that the placement test may show. Loaded once per pair of languages. */
export async function loadAskableWords({ lexicon }: Pick<Services, 'lexicon'>, question: PlacementQuestion) {
  const key = `${question.language} ${question.native}`;
  const known = askable.get(key) ?? new Set(await lexicon.askNow('placement-words', question));
  askable.set(key, known);
  return known;
}
