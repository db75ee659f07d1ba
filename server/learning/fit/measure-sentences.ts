import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { estimateKnown } from '../../../domain/learning/estimate/estimate-known.ts';
import type { MeasuredSentence, WordOfSentence } from '../../../domain/learning/estimate/measured-sentence.ts';
import type { LexiconService } from '../../platform/lexicon/lexicon.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';
import { loadWordIds } from '../words/word-queries.ts';
import { toEvidence } from './estimate-words.ts';
import { findFittedLearner, loadEvidence } from './fit-queries.ts';
import { toVocabulary } from './vocabulary-queries.ts';

// Sentences per question to the lexicon. The number is small, because a user's request for a definition waits until the
// current question is answered.
const batchSize = 10;

interface Text {
  language: Language;
  sentences: readonly string[];
}

/**
 * Lists the words of the given sentences, each with the probability that the learner knows it. The sentences need not be stored.
 */
export async function measureSentences(
  services: Pick<Services, 'db' | 'lexicon' | 'now'>,
  { userId, ...text }: Text & { userId: string },
): Promise<MeasuredSentence[]> {
  const { language } = text;
  const listed = await listRankedWords(services.lexicon, text);
  const words = [
    ...new Map(listed.flat().flatMap(({ word }) => (word === null ? [] : [[keyOf(word), word]]))).values(),
  ];
  const [learner, ids] = await Promise.all([
    findFittedLearner(services, { userId, language, articleIds: [] }),
    loadWordIds(
      services,
      language,
      words.map((word) => ({ ...word, language })),
    ),
  ]);
  const evidence = await loadEvidence(services, { userId, learnerId: learner?.learnerId ?? null, wordIds: ids });
  const vocabulary = learner === undefined ? null : toVocabulary(learner);
  const at = services.now().getTime();
  const estimates = new Map(
    words.map((word, index) => {
      const found = evidence.get(ids[index] ?? 0);
      const known = estimateKnown(toEvidence(found, word.expectedRank, at), vocabulary);
      return [keyOf(word), { known, isSaved: found?.isSaved ?? false }];
    }),
  );
  return listed.map((sentence) => toMeasured(sentence, (word) => estimates.get(keyOf(word)) ?? nothingKnown));
}

/** Like `measureSentences`, for a learner whose estimated vocabulary is known, but who has no evidence about single words. */
export async function measureForVocabulary(
  lexicon: Pick<LexiconService, 'ask'>,
  { vocabulary, ...text }: Text & { vocabulary: Vocabulary },
): Promise<MeasuredSentence[]> {
  const listed = await listRankedWords(lexicon, text);
  return listed.map((sentence) =>
    toMeasured(sentence, ({ expectedRank }) => ({
      known: estimateKnown(toEvidence(undefined, expectedRank, 0), vocabulary),
      isSaved: false,
    })),
  );
}

async function listRankedWords({ ask }: Pick<LexiconService, 'ask'>, { language, sentences }: Text) {
  const listed: RankedWordInSentence[][] = [];
  for (let start = 0; start < sentences.length; start += batchSize) {
    const batch = sentences.slice(start, start + batchSize).map((text) => ({ [language]: text }));
    const answer = await ask('words', { sentences: batch, languages: [language] });
    listed.push(...(answer[language] ?? []));
  }
  return listed;
}

type RankedWord = NonNullable<RankedWordInSentence['word']>;
type Estimate = Pick<WordOfSentence, 'known' | 'isSaved'>;

const nothingKnown: Estimate = { known: 0, isSaved: false };

const toMeasured = (
  sentence: readonly RankedWordInSentence[],
  estimateOf: (word: RankedWord) => Estimate,
): MeasuredSentence => ({
  words: sentence.flatMap(({ word, runningWords }) =>
    word === null ? [] : [{ base: word.base, rank: word.rank, count: runningWords, ...estimateOf(word) }],
  ),
  names: sentence.reduce((sum, { word, runningWords }) => sum + (word === null ? runningWords : 0), 0),
});

const keyOf = ({ base, partOfSpeech }: Pick<RankedWord, 'base' | 'partOfSpeech'>) => `${partOfSpeech} ${base}`;
