import { readRanks } from '../../../content/frequency/read-ranks.ts';
import type { Language } from '../../../domain/language.ts';
import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
import { createRankFinder } from '../../../domain/learning/rank-words.ts';
import type { WordInSentence } from '../../../domain/learning/word.ts';
import { annotateOnce } from '../../../domain/lexicon/annotate-once.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';
import type { LexiconQuestions, RankedWordInSentence } from './lexicon-messages.ts';

type Words = LexiconQuestions['words'];

/** The words of each sentence with their frequency ranks, per language. */
export function listRankedWords({ sentences, languages }: Words['question'], lexicon: Lexicon): Words['answer'] {
  const annotations = sentences.map((versions) => annotateOnce(versions, lexicon));
  return Object.fromEntries(
    languages.map((language) => [
      language,
      annotations.map((annotation) =>
        listWordsOfSentence(annotation[language] ?? [], language).map(withRank(language)),
      ),
    ]),
  );
}

const withRank =
  (language: Language) =>
  ({ word, ...place }: WordInSentence): RankedWordInSentence => ({
    ...place,
    word: word && { ...word, rank: rankOf(word, language) },
  });

export const rankOf = (word: NonNullable<WordInSentence['word']>, language: Language) => rankFinder(language)(word);

const finders = new Map<Language, ReturnType<typeof createRankFinder>>();

function rankFinder(language: Language) {
  const finder = finders.get(language) ?? createRankFinder(readRanks(language));
  finders.set(language, finder);
  return finder;
}
