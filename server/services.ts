import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { PageRenderer } from './frames/page-renderer.ts';
import type { LiveStreams } from './http/live-streams.ts';
import type { Database } from './platform/database/database.ts';
import type { PoolUse } from './platform/database/open-database.ts';
import type { Replica } from './platform/database/open-replica.ts';
import type { ScheduledBackups } from './platform/database/scheduled-backups.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import type { FilesState } from './platform/file-store/watch-files.ts';
import type { IdentityProvider } from './platform/identity/identity-provider.ts';
import type { JobQueue } from './platform/job-queue/job-queue.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import type { LexiconService } from './platform/lexicon/lexicon.ts';
import type { Narrator } from './platform/narrator/narrator.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Tracer } from './platform/telemetry/tracer.ts';

/** The outside world. Functions take what they touch of it: Pick<Services, 'db' | 'now'>. */
export interface Services {
  /** Undefined when they are not scheduled. */
  backups: ScheduledBackups | undefined;
  config: Config & { baseUrl: string };
  db: Database;
  files: FileStore;
  /** What the last check of the files has found. */
  filesState: () => FilesState;
  /** Undefined when no way to sign in is configured. */
  identity: IdentityProvider | undefined;
  /** Undefined when none is configured. */
  languageModel: LanguageModel | undefined;
  lexicon: LexiconService;
  jobs: JobQueue;
  live: LiveStreams;
  log: Logger;
  metrics: Metrics;
  narrator: Narrator;
  /** Undefined when nothing is sold. */
  payments: Payments | undefined;
  poolUse: () => PoolUse;
  /** Undefined when all reads go to the primary. */
  replica: Replica | undefined;
  renderer: PageRenderer;
  /** Undefined when no collector of traces is configured. */
  tracer: Tracer | undefined;
  now: () => Date;
  newId: () => string;
  /** Unguessable, URL-safe. */
  newSecret: () => string;
  /** Chance, from zero up to one. */
  random: () => number;
}
