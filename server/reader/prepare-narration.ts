import { AppError } from '../../domain/app-error.ts';
import type { Narrator, Urgency } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { narrateVersion } from './narrate-version.ts';
import type { VersionKey } from './narration-queries.ts';

type Needed = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

// A voice that has just failed is left in peace for a while, and whoever asks meanwhile is told.
const restMs = 30_000;

const failures = new WeakMap<Narrator, Map<string, number>>();

/** Has the sound made in the background; says so at once if that has just failed. */
export function prepareNarration(
  services: Needed,
  { articleId, language, urgency }: VersionKey & { urgency: Urgency },
) {
  const failed = failures.get(services.narrator) ?? new Map<string, number>();
  failures.set(services.narrator, failed);
  const key = `${articleId} ${language}`;
  if (services.now().getTime() - (failed.get(key) ?? 0) < restMs) throw new AppError('narration-failed');
  narrateVersion(services, { articleId, language, urgency })
    .then(() => failed.delete(key))
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'narration-failed') return logUnlessStopped(services, error);
      failed.set(key, services.now().getTime());
    });
}

function logUnlessStopped({ log }: Needed, error: unknown) {
  if (error instanceof Error && error.name === 'AbortError') return;
  log.error({ err: error }, 'narration was not prepared');
}
