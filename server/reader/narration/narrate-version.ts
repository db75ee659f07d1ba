import { type Narrator, rankOf, type Urgency } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { type MakingContext, makeTrack } from './make-track.ts';
import type { VersionKey } from './narration-queries.ts';

type Deps = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

interface JoinOptions {
  urgency?: Urgency;
  /** The sentence at which the article was opened, counted from 1. Ignored if the article is already being narrated. */
  startSentence?: number | undefined;
  onProgress?: (progress: { madeCount: number; sentenceCount: number }) => void;
  signal?: AbortSignal;
}

type Run = ReturnType<typeof startRun>;

const runs = new WeakMap<Narrator, Map<string, Run>>();

/**
 * Narrates a version (an article in one language) unless its audio exists. Every sentence is stored, so that a second run
 * can resume. Concurrent calls share one run.
 */
export async function narrateVersion(services: Deps, { articleId, language, ...options }: VersionKey & JoinOptions) {
  const known = runs.get(services.narrator) ?? new Map<string, Run>();
  runs.set(services.narrator, known);
  const key = runKeyOf({ articleId, language });
  const forget = () => known.delete(key);
  const run =
    known.get(key) ?? startRun(services, { articleId, language, startSentence: options.startSentence }, forget);
  known.set(key, run);
  return run.join(options);
}

/** Keys of the versions (articles in one language) that are being narrated. */
export const listRunning = ({ narrator }: Pick<Services, 'narrator'>) => [...(runs.get(narrator)?.keys() ?? [])];

export const runKeyOf = ({ articleId, language }: VersionKey) => `${articleId} ${language}`;

/** Aborts all runs when the server stops, and waits until they have ended. */
export async function stopNarrating({ narrator }: Pick<Services, 'narrator'>) {
  const ending = [...(runs.get(narrator)?.values() ?? [])].map((run) => run.stop());
  await Promise.all(ending);
}

function startRun(
  services: Deps,
  { startSentence, ...version }: VersionKey & Pick<JoinOptions, 'startSentence'>,
  forget: () => void,
) {
  const listeners = new Set<NonNullable<JoinOptions['onProgress']>>();
  const ending = new AbortController();
  let callers = 0;
  const context: MakingContext = {
    urgency: 'ahead',
    startSentence,
    signal: ending.signal,
    report: (progress) => {
      for (const listener of listeners) listener(progress);
    },
  };
  const made = makeTrack(services, version, context).finally(forget);
  // Callers receive the failure below. This handler prevents an unhandled rejection if no caller is left.
  made.catch(() => {});

  return {
    async join({ urgency = 'soon', onProgress, signal }: JoinOptions) {
      if (rankOf(urgency) < rankOf(context.urgency)) context.urgency = urgency;
      if (onProgress !== undefined) listeners.add(onProgress);
      callers += 1;
      try {
        return await (signal === undefined ? made : Promise.race([made, rejectWhenAborted(signal)]));
      } finally {
        if (onProgress !== undefined) listeners.delete(onProgress);
        callers -= 1;
        if (callers === 0) {
          forget();
          ending.abort();
        }
      }
    },

    async stop() {
      ending.abort();
      await made.catch(() => {});
    },
  };
}

function rejectWhenAborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
