import type * as v from 'valibot';
import type { WordList, wordListSchema } from '../../../domain/learning/saved-word.ts';
import { ranksOfLevel } from '../../../domain/lexicon/level-of-rank.ts';
import type { Services } from '../../services.ts';
import { findAudio } from '../review/find-audio.ts';
import { loadOutlook } from '../review/load-outlook.ts';
import { countWords, listWordArticles, listWordIds } from './list-queries.ts';
import { listSavedWords } from './saved-word-queries.ts';

const pageSize = 50;

export async function listWords(
  services: Pick<Services, 'db' | 'now' | 'narrator'>,
  userId: string,
  { language, q, state, source, level, articleId, order, page }: v.InferOutput<typeof wordListSchema>,
): Promise<WordList> {
  const filter = { userId, language, q: q.trim(), state, source, articleId, ranks: level && ranksOfLevel(level) };
  const listPage = (offset: number) => listWordIds(services, filter, { order, offset, limit: pageSize });
  const { ids, total = page === 1 ? 0 : ((await listPage(0)).total ?? 0) } = await listPage((page - 1) * pageSize);
  const [remembered, counts, articles, { due, fresh, next, later, hasAhead }] = await Promise.all([
    listSavedWords(services, userId, ids),
    countWords(services, userId, language),
    listWordArticles(services, userId, language),
    loadOutlook(services, { userId, language }),
  ]);
  const audio = await findAudio(
    services,
    remembered.map(({ word }) => word),
  );
  return {
    words: remembered.map(({ word }) => ({ ...word, audioUrl: audio.get(word.id) ?? null })),
    total,
    counts,
    articles,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    review: { due, fresh, next, later, hasAhead },
  };
}
