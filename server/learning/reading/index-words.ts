import { type Language, languages } from '../../../domain/language.ts';
import type { LexiconService } from '../../platform/lexicon/lexicon.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';
import { loadWordIds } from '../words/word-queries.ts';
import { buildWordIndex } from './build-word-index.ts';
import { listMoves } from './list-moves.ts';
import { type HashedText, hasWordIndex, listHashedTexts, upsertWordIndex } from './word-index-queries.ts';
import { findIndexOfOtherLexicon, recordMoves } from './word-moves-queries.ts';

type Deps = Pick<Services, 'db' | 'lexicon'>;

// Sentences per question to the lexicon. The number is small, because a user's request for a definition waits until the
// current question is answered.
const batchSize = 10;
// The job gives up if the text changes during each of these tries. Its author is editing the text, and the next change
// enqueues the job again.
const mostTries = 3;

/** Indexes the words of an article in all its languages. */
export async function indexWords(services: Deps, articleId: string, signal?: AbortSignal) {
  const lexiconVersion = await services.lexicon.wordsVersion();
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const texts = await listHashedTexts(services, articleId);
    const listed = await listWords(services.lexicon, texts, signal);
    const stored = [];
    for (const { language, hash } of texts) {
      const sentences = listed[language] ?? [];
      const index = buildWordIndex(sentences, await createIdOf(services, language, sentences));
      const before = await findIndexOfOtherLexicon(services, { articleId, language, lexiconVersion });
      const isStored = await upsertWordIndex(services, { ...index, articleId, language, lexiconVersion, hash });
      if (isStored && before !== undefined) await recordMoves(services, listMoves(before, index));
      stored.push(isStored);
    }
    if (stored.every(Boolean)) return;
  }
}

type Listed = Partial<Record<Language, RankedWordInSentence[][]>>;

/**
 * Asks for all languages of the article together: the lexicon identifies words better if it has a sentence in several
 * languages.
 */
async function listWords({ ask }: Pick<LexiconService, 'ask'>, texts: readonly HashedText[], signal?: AbortSignal) {
  const flat = texts.map(({ language, paragraphs }) => ({ language, sentences: paragraphs.flat() }));
  const count = Math.max(0, ...flat.map(({ sentences }) => sentences.length));
  const wanted = languages.filter((language) => flat.some((text) => text.language === language));
  const listed: Listed = {};
  for (let start = 0; start < count; start += batchSize) {
    signal?.throwIfAborted();
    const sentences = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) =>
      Object.fromEntries(flat.map((text) => [text.language, text.sentences[start + index] ?? ''])),
    );
    const answer = await ask('words', { sentences, languages: wanted });
    for (const language of wanted) listed[language] = [...(listed[language] ?? []), ...(answer[language] ?? [])];
  }
  return listed;
}

async function createIdOf(services: Deps, language: Language, sentences: readonly RankedWordInSentence[][]) {
  const words = new Map(
    sentences.flat().flatMap(({ word }) => (word === null ? [] : [[keyOf(word), { ...word, language }]])),
  );
  const ids = await loadWordIds(services, language, [...words.values()]);
  const idOf = new Map([...words.keys()].map((key, index) => [key, ids[index] ?? 0]));
  return (word: { base: string; partOfSpeech: string }) => idOf.get(keyOf(word)) ?? 0;
}

const keyOf = ({ base, partOfSpeech }: { base: string; partOfSpeech: string }) => `${partOfSpeech} ${base}`;

const running = new WeakMap<LexiconService, Map<string, Promise<void>>>();

/** Indexes the words of an opened article if the job has not done it yet. Concurrent requests share the work. */
export async function ensureWordIndex(services: Deps, articleId: string, language: Language) {
  if (await hasWordIndex(services, articleId, language)) return;
  const open = running.get(services.lexicon) ?? new Map<string, Promise<void>>();
  running.set(services.lexicon, open);
  const indexing = open.get(articleId) ?? indexWords(services, articleId).finally(() => open.delete(articleId));
  open.set(articleId, indexing);
  await indexing;
}
