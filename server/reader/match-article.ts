import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import type { Counterparts } from '../../domain/reader/definition.ts';
import type { Services } from '../services.ts';
import { findVersions, mapVersions, type Versions } from './definition-queries.ts';

// A definition asked meanwhile waits for one batch at most.
const sentencesABatch = 20;
const mostKept = 200;

type Uses = Pick<Services, 'db' | 'lexicon'>;
type Asked = { readerId: string; articleId: string; from: Language; to: Language };

/** Which words of each sentence of an article correspond to which of its translation; the latest articles are remembered. */
export function createMatchArticle(services: Uses) {
  const kept = new Map<string, Promise<Counterparts[][]>>();

  return async ({ readerId, articleId, from, to }: Asked): Promise<Counterparts[][]> => {
    const versions = await findVersions(services, articleId, readerId);
    if (versions?.[from] === undefined || versions[to] === undefined) throw new AppError('not-found');
    if (from === to) return [];
    const key = createHash('sha256')
      .update(JSON.stringify([from, to, versions]))
      .digest('base64url');
    const matched = kept.get(key) ?? matchInBatches(services, versions, { from, to });
    // The one asked for last is forgotten last.
    kept.delete(key);
    kept.set(key, matched);
    matched.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
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
  for (let start = 0; start < count; start += sentencesABatch) {
    const sentences = Array.from({ length: Math.min(sentencesABatch, count - start) }, (_, index) =>
      mapVersions(versions, (version) => version[start + index] ?? ''),
    );
    matched.push(...(await lexicon.ask('match', { sentences, from, to })));
  }
  return matched;
}
