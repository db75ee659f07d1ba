import type { Services } from '../../services.ts';
import { type FittedLearner, loadEvidence, type WordEvidence } from './fit-queries.ts';

/** Null means that there is no evidence about the word. */
export type EvidenceById = Map<number, WordEvidence | null>;

interface Kept {
  version: string;
  evidence: EvidenceById;
}

type Db = Pick<Services, 'db'>;
type Cache = Map<number, Kept>;

// Each word takes about 200 bytes.
const mostKeptWords = 200_000;
const caches = new WeakMap<Db['db'], Cache>();

/**
 * Returns the evidence about the given words, and about other words that were loaded before. A learner who browses the library asks
 * for the same words again and again, so the evidence is kept in an LRU cache until its version in the database changes.
 */
export async function loadKeptEvidence({ db }: Db, userId: string, learner: FittedLearner, wordIds: Iterable<number>) {
  const evidence = keepEvidence(db, learner);
  const missing = [...new Set(wordIds)].filter((id) => !evidence.has(id));
  if (missing.length === 0) return evidence;
  const found = await loadEvidence({ db }, { userId, learnerId: learner.learnerId, wordIds: missing });
  for (const id of missing) evidence.set(id, found.get(id) ?? null);
  return evidence;
}

/** Without a learner there is no version that tells of changes, so nothing is kept. */
function keepEvidence(db: Db['db'], { learnerId, evidenceVersion }: FittedLearner): EvidenceById {
  if (learnerId === null || evidenceVersion === null) return new Map();
  const cache: Cache = caches.get(db) ?? new Map();
  caches.set(db, cache);
  const kept = cache.get(learnerId);
  const current = kept?.version === evidenceVersion ? kept : { version: evidenceVersion, evidence: new Map() };
  cache.delete(learnerId);
  dropOldest(cache);
  cache.set(learnerId, current);
  return current.evidence;
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
