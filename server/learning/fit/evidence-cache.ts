import type { Services } from '../../services.ts';
import { type FittedLearner, loadEvidence, type WordEvidence } from './fit-queries.ts';

/**
 * The evidence (encounters, lookups and reviews) per word id. Null and undefined both mean that there is no evidence about
 * the word.
 */
export type EvidenceById = Map<number, WordEvidence | null>;

interface Kept {
  version: string;
  evidence: EvidenceById;
  /** Whether the evidence about all words of the learner is loaded. */
  isWhole: boolean;
}

type Db = Pick<Services, 'db'>;
type Cache = Map<number, Kept>;

/**
 * If more words than this are missing from the cache, the evidence about all words of the learner is loaded. Loading all
 * words takes about as long as loading that many, and later pages need them too.
 */
const mostSingleWords = 500;
// The number of cached words of all learners. Each word takes about 200 bytes.
const mostKeptWords = 200_000;
const caches = new WeakMap<Db['db'], Cache>();

/**
 * Returns the evidence about the given words, and about other words that were loaded before. A learner who browses the library
 * needs the same words again and again. Therefore the evidence is kept in an LRU cache until its version in the database
 * changes.
 */
export async function loadKeptEvidence({ db }: Db, userId: string, learner: FittedLearner, wordIds: Iterable<number>) {
  const kept = findKept(db, learner);
  const { evidence } = kept;
  const missing = kept.isWhole ? [] : [...new Set(wordIds)].filter((id) => !evidence.has(id));
  if (missing.length === 0) return evidence;
  const isWhole = missing.length > mostSingleWords;
  const query = { userId, learnerId: learner.learnerId, wordIds: isWhole ? null : missing };
  const found = await loadEvidence({ db }, query);
  if (isWhole) for (const [id, word] of found) evidence.set(id, word);
  else for (const id of missing) evidence.set(id, found.get(id) ?? null);
  kept.isWhole ||= isWhole;
  return evidence;
}

/**
 * Nothing is cached for a user without stored evidence. Such a user has no evidence version, so the cache could not
 * notice changes.
 */
function findKept(db: Db['db'], { learnerId, evidenceVersion }: FittedLearner): Kept {
  const empty = { version: evidenceVersion ?? '', evidence: new Map(), isWhole: false };
  if (learnerId === null || evidenceVersion === null) return empty;
  const cache: Cache = caches.get(db) ?? new Map();
  caches.set(db, cache);
  const kept = cache.get(learnerId);
  const current = kept?.version === evidenceVersion ? kept : empty;
  cache.delete(learnerId);
  dropOldest(cache);
  cache.set(learnerId, current);
  return current;
}

function dropOldest(cache: Cache) {
  let words = 0;
  for (const { evidence } of cache.values()) words += evidence.size;
  for (const [learnerId, { evidence }] of cache) {
    if (words <= mostKeptWords) return;
    cache.delete(learnerId);
    words -= evidence.size;
  }
}
