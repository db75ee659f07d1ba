import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartRefused } from '../../start-refused.ts';
import { backUp } from './back-up.ts';
import { chooseKeptBackups } from './choose-kept-backups.ts';

const maxDelayMs = 60_000;

interface Settings {
  dataDir: string;
  /** Undefined if no backups are scheduled. */
  backups: { everyMs: number; folder: string } | undefined;
}

export interface ScheduledBackups {
  everyMs: number;
  /** When the last complete backup started. */
  lastAt: () => Date | undefined;
  stop(): Promise<void>;
}

interface Deps {
  connection: pg.ClientConfig;
  log: Logger;
  now: () => Date;
}

async function createFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (cause) {
    const { message } = cause as Error;
    throw new StartRefused(
      `BACKUP_DIR cannot be used: ${message}. Let the user of the server write there, or correct it.`,
      {
        cause,
      },
    );
  }
}

/** Backs up the embedded database regularly, and at the start if a backup is due. Retries a failed backup after a minute. */
export async function startScheduledBackups(
  { backups, dataDir }: Settings,
  { connection, log, now }: Deps,
): Promise<ScheduledBackups | undefined> {
  if (backups === undefined) return undefined;
  const { everyMs, folder } = backups;
  const stopping = new AbortController();
  await createFolder(folder);
  let last = (await listBackups(folder)).at(-1);
  let timer: NodeJS.Timeout | undefined;

  async function backUpIfDue() {
    const startedAt = now();
    if (last !== undefined && startedAt.getTime() - last.at.getTime() < everyMs) return;
    const name = nameOf(startedAt);
    await removeUnfinished(folder);
    const previous = last && join(folder, last.name);
    await backUp({ dataDir, connection, target: join(folder, name), previous, signal: stopping.signal });
    last = { name, at: startedAt };
    log.info({ backup: name, ms: now().getTime() - startedAt.getTime() }, 'backed up');
    await removeSuperseded(folder);
  }

  const run = async () => {
    await backUpIfDue().catch((err: unknown) => {
      if (!stopping.signal.aborted) log.error({ err }, 'the backup failed');
    });
    if (!stopping.signal.aborted) {
      timer = setTimeout(
        () => {
          running = run();
        },
        Math.min(everyMs, maxDelayMs),
      );
    }
  };
  let running = run();

  return {
    everyMs,
    lastAt: () => last?.at,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Oldest first. */
async function listBackups(folder: string) {
  const names = await readdir(folder);
  return names.flatMap((name) => toBackup(name) ?? []).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const nameOf = (at: Date) => `foxtale-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Parses the name of a backup folder. Undefined for other files in the folder. */
function toBackup(name: string) {
  const [, day, hours, minutes, seconds] = /^foxtale-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  return day === undefined ? undefined : { name, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) };
}

async function removeSuperseded(folder: string) {
  const backups = await listBackups(folder);
  const kept = chooseKeptBackups(backups.map(({ at }) => at));
  for (const { name, at } of backups) if (!kept.has(at)) await rm(join(folder, name), { recursive: true });
}

/** Removes incomplete backups of processes that ended during the backup. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (toBackup(name.replace(/\.unfinished$/, '')) !== undefined && name.endsWith('.unfinished'))
      await rm(join(folder, name), { recursive: true });
  }
}
