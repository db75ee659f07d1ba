import { AppError, type ErrorCode } from '../../domain/app-error.ts';
import type { Narrator, Urgency } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { narrateVersionJob } from './narrate-version.job.ts';
import { listUnderWay, narrateVersion, runKeyOf } from './narrate-version.ts';
import type { VersionKey } from './narration-queries.ts';

type Needed = Pick<Services, 'db' | 'files' | 'jobs' | 'log' | 'narrator' | 'now'> & {
  config: Pick<Services['config'], 'role'>;
};

// A voice that has just failed is left in peace for a while, and whoever asks meanwhile is told.
const restMs = 30_000;

// Whoever has an article open asks again every two seconds, so that what is refused now comes later; and what nobody has
// open any more is not made.
const mostAtATime: Record<Prepared['urgency'], number> = { soon: 4, ahead: 1 };

const failures = new WeakMap<Narrator, Map<string, number>>();

interface Prepared extends VersionKey {
  /** Whether somebody has it open, or may open it. */
  urgency: Exclude<Urgency, 'now'>;
}

/** Has the audio made in the background: by a worker, or by this process if it is one. */
export function prepareNarration(services: Needed, { urgency, ...version }: Prepared) {
  if (services.narrator.voices.length === 0) return;
  if (services.config.role === 'web') {
    enqueueNarration(services, { ...version, urgency }).catch((err: unknown) =>
      services.log.error({ err, ...version }, 'narration was not enqueued'),
    );
    return;
  }
  if (hasJustFailedHere(services, version)) return;
  // Enough may be under way already.
  const underWay = listUnderWay(services);
  if (!underWay.includes(runKeyOf(version)) && underWay.length >= mostAtATime[urgency]) return;
  narrateVersion(services, { ...version, urgency }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return;
    // Storage that is away says nothing about the voice, and may be back at any moment.
    if (error instanceof AppError && error.code === 'files-away') return;
    failuresOf(services).set(runKeyOf(version), services.now().getTime());
    // Which voice failed and how has been logged where it happened.
    if (!(error instanceof AppError)) services.log.error({ err: error, ...version }, 'narration was not prepared');
  });
}

/** Whether no voice could speak it, a short while ago. */
export const hasJustFailed = async (services: Needed, version: VersionKey) =>
  services.config.role === 'web' ? hasJustFailedElsewhere(services, version) : hasJustFailedHere(services, version);

async function enqueueNarration({ db, jobs }: Needed, { urgency, ...version }: Prepared) {
  const job = { job: narrateVersionJob, key: runKeyOf(version), data: { ...version, urgency } };
  await jobs.enqueue(db, { ...job, priority: urgency === 'soon' ? 1 : 0 });
}

async function hasJustFailedElsewhere({ jobs }: Needed, version: VersionKey) {
  const setback = await jobs.findSetback({ job: narrateVersionJob, key: runKeyOf(version) });
  const failed: ErrorCode = 'narration-failed';
  return setback === failed;
}

const hasJustFailedHere = (services: Needed, version: VersionKey) =>
  services.now().getTime() - (failuresOf(services).get(runKeyOf(version)) ?? 0) < restMs;

function failuresOf({ narrator }: Needed) {
  const known = failures.get(narrator) ?? new Map<string, number>();
  failures.set(narrator, known);
  return known;
}
