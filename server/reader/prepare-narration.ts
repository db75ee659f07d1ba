import { AppError } from '../../domain/app-error.ts';
import type { Narrator, Urgency } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { narrateVersion } from './narrate-version.ts';
import type { VersionKey } from './narration-queries.ts';

type Needed = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

// A voice that has just failed is left in peace for a while, and whoever asks meanwhile is told.
const restMs = 30_000;

const failures = new WeakMap<Narrator, Map<string, number>>();

/** Has the sound made in the background. */
export function prepareNarration(services: Needed, { urgency, ...version }: VersionKey & { urgency: Urgency }) {
  if (services.narrator.voices.length === 0 || hasJustFailed(services, version)) return;
  narrateVersion(services, { ...version, urgency }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return;
    failuresOf(services).set(keyOf(version), services.now().getTime());
    // Which voice failed and how has been logged where it happened.
    if (!(error instanceof AppError)) services.log.error({ err: error, ...version }, 'narration was not prepared');
  });
}

export const hasJustFailed = (services: Needed, version: VersionKey) =>
  services.now().getTime() - (failuresOf(services).get(keyOf(version)) ?? 0) < restMs;

const keyOf = ({ articleId, language }: VersionKey) => `${articleId} ${language}`;

function failuresOf({ narrator }: Needed) {
  const known = failures.get(narrator) ?? new Map<string, number>();
  failures.set(narrator, known);
  return known;
}
