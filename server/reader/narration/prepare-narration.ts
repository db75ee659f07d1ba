import { AppError } from '../../../domain/app-error.ts';
import type { ErrorCode } from '../../../domain/error-status.ts';
import type { Narrator, Urgency } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { narrateVersionJob } from './narrate-version.job.ts';
import { listRunning, narrateVersion, runKeyOf } from './narrate-version.ts';
import type { VersionKey } from './narration-queries.ts';

type Deps = Pick<Services, 'db' | 'files' | 'jobs' | 'log' | 'narrator' | 'now'> & {
  config: Pick<Services['config'], 'role'>;
};

// If all voices have failed for an article, its narration is tried again after this time at the earliest. Until then,
// requests for the narration get an error.
const retryDelayMs = 30_000;

// How many articles are narrated concurrently. A request over the limit is dropped: an open article requests its narration
// again every two seconds, and an article that was closed needs no narration.
const maxConcurrent: Record<Prepared['urgency'], number> = { soon: 4, ahead: 1 };

const failures = new WeakMap<Narrator, Map<string, number>>();

interface Prepared extends VersionKey {
  /** 'soon' for an open article, 'ahead' for an article that may be opened next. */
  urgency: Extract<Urgency, 'soon' | 'ahead'>;
  /** Where a reader opened the article, counted from 1. */
  startSentence?: number;
}

/** Makes the audio in the background: in this process if it runs jobs, else in a worker process. */
export function prepareNarration(services: Deps, { urgency, startSentence, ...version }: Prepared) {
  if (services.narrator.voices.length === 0) return;
  if (services.config.role === 'web') {
    enqueueNarration(services, { ...version, urgency }).catch((err: unknown) =>
      services.log.error({ err, ...version }, 'narration was not enqueued'),
    );
    return;
  }
  if (hasJustFailedHere(services, version)) return;

  const running = listRunning(services);
  if (!running.includes(runKeyOf(version)) && running.length >= maxConcurrent[urgency]) return;
  narrateVersion(services, { ...version, urgency, startSentence }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return;
    // An unavailable file store is not a failure of the voice and may be back soon.
    if (error instanceof AppError && error.code === 'files-away') return;
    failuresOf(services).set(runKeyOf(version), services.now().getTime());
    // AppErrors are already logged with the voice that failed.
    if (!(error instanceof AppError)) services.log.error({ err: error, ...version }, 'narration was not prepared');
  });
}

/** Whether all voices failed to narrate this article a short time ago. */
export const hasJustFailed = async (services: Deps, version: VersionKey) =>
  services.config.role === 'web' ? hasJobJustFailed(services, version) : hasJustFailedHere(services, version);

async function enqueueNarration({ db, jobs }: Deps, { urgency, ...version }: Prepared) {
  const job = { job: narrateVersionJob, key: runKeyOf(version), data: { ...version, urgency } };
  await jobs.enqueue(db, { ...job, priority: urgency === 'soon' ? 1 : 0 });
}

async function hasJobJustFailed({ jobs }: Deps, version: VersionKey) {
  const lastError = await jobs.findLastError({ job: narrateVersionJob, key: runKeyOf(version) });
  const failed: ErrorCode = 'narration-failed';
  return lastError === failed;
}

const hasJustFailedHere = (services: Deps, version: VersionKey) =>
  services.now().getTime() - (failuresOf(services).get(runKeyOf(version)) ?? 0) < retryDelayMs;

function failuresOf({ narrator }: Deps) {
  const known = failures.get(narrator) ?? new Map<string, number>();
  failures.set(narrator, known);
  return known;
}
