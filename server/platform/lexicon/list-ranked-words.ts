import { readRanks } from '../../../content/frequency/read-ranks.ts';
import type { Language } from '../../../domain/language.ts';
import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
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

/** If the list has the base form only as another part of speech, it is still that common. */
export function rankOf({ base, partOfSpeech }: NonNullable<WordInSentence['word']>, language: Language) {
  const ranks = ranksOf(language);
  return ranks.get(`${base} ${partOfSpeech}`) ?? ranks.get(base) ?? null;
}

const known = new Map<Language, Map<string, number>>();

function ranksOf(language: Language) {
  const ranks = known.get(language) ?? indexRanks(language);
  known.set(language, ranks);
  return ranks;
}

function indexRanks(language: Language) {
  const ranks = new Map<string, number>();
  for (const [position, { base, partOfSpeech }] of readRanks(language).entries()) {
    ranks.set(`${base} ${partOfSpeech}`, position + 1);
    if (!ranks.has(base)) ranks.set(base, position + 1);
  }
  return ranks;
}
