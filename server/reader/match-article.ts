import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import type { Counterparts } from '../../domain/reader/definition/definition.ts';
import type { Services } from '../services.ts';
import { findVersions, sentenceOf, type Versions } from './definition/definition-queries.ts';

// The batches are small, because a user's request for a definition waits until the current batch is done.
const batchSize = 20;
const maxCached = 200;

type Deps = Pick<Services, 'db' | 'lexicon'>;
type MatchRequest = { readerId: string; articleId: string; from: Language; to: Language };

/** Matches the words of each sentence with the words of its translation. Results are kept in an LRU cache. */
export function createMatchArticle(services: Deps) {
  const cache = new Map<string, Promise<Counterparts[][]>>();

  return async ({ readerId, articleId, from, to }: MatchRequest): Promise<Counterparts[][]> => {
    const versions = await findVersions(services, articleId, readerId);
    if (versions?.[from] === undefined || versions[to] === undefined) throw new AppError('not-found');
    if (from === to) return [];
    const key = createHash('sha256')
      .update(JSON.stringify([from, to, versions]))
      .digest('base64url');
    const matched = cache.get(key) ?? matchInBatches(services, versions, { from, to });
    // LRU: moves the entry to the end.
    cache.delete(key);
    cache.set(key, matched);
    matched.catch(() => cache.delete(key));
    for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest);
    return matched;
  };
}

async function matchInBatches(
  { lexicon }: Pick<Services, 'lexicon'>,
  versions: Versions,
  { from, to }: { from: Language; to: Language },
): Promise<Counterparts[][]> {
  const count = versions[from]?.length ?? 0;
  const matched: Counterparts[][] = [];
  for (let start = 0; start < count; start += batchSize) {
    const sentences = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) =>
      sentenceOf(versions, start + index),
    );
    matched.push(...(await lexicon.askNow('match', { sentences, from, to })));
  }
  return matched;
}
