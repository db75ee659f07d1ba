import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { LiveStreams } from './http/live/live-streams.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
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
import type { Mailer } from './platform/mailer/mailer.ts';
import type { Narrator } from './platform/narrator/narrator.ts';
import type { PageFetcher } from './platform/page-fetcher/page-fetcher.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Tracer } from './platform/telemetry/tracer.ts';

/** Dependencies on the outside world. Functions take only what they use: Pick<Services, 'db' | 'now'>. */
export interface Services {
  /** Undefined if no backups are scheduled. */
  backups: ScheduledBackups | undefined;
  config: Config & { baseUrl: string };
  db: Database;
  files: FileStore;
  /** The result of the last check of the file store. */
  filesState: () => FilesState;
  /** Undefined if no sign-in provider is configured. */
  identity: IdentityProvider | undefined;
  /** Undefined if no language model is configured. */
  languageModel: LanguageModel | undefined;
  lexicon: LexiconService;
  jobs: JobQueue<Services>;
  live: LiveStreams;
  log: Logger;
  /** Undefined if e-mail is not configured. */
  mailer: Mailer | undefined;
  metrics: Metrics;
  narrator: Narrator;
  /** Undefined if links cannot be imported. */
  fetchPage: PageFetcher | undefined;
  /** Undefined if no payment provider is configured. */
  payments: Payments | undefined;
  poolUse: () => PoolUse;
  /** Undefined if all reads use the primary. */
  replica: Replica | undefined;
  renderer: PageRenderer;
  /** Undefined if no trace collector is configured. */
  tracer: Tracer | undefined;
  now: () => Date;
  newId: () => string;
  /** A random secret, URL-safe. */
  newSecret: () => string;
  /** Like Math.random. */
  random: () => number;
}
