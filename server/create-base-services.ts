import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './platform/database/database.ts';
import { createFileStore } from './platform/file-store/create-file-store.ts';
import { openLanguageModel } from './platform/language-model/open-language-model.ts';
import { createMailer } from './platform/mailer/mailer.ts';
import { createNarrator } from './platform/narrator/create-narrator.ts';
import { listInstalledVoices, voicesFolderIn } from './platform/narrator/voices/installed-voices.ts';
import { createPageFetcher } from './platform/page-fetcher/page-fetcher.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createMetrics } from './platform/telemetry/metrics.ts';
import { observeFiles, observeNarrator } from './platform/telemetry/observe-parts.ts';

/** The services that need only the configuration and the database. Used by the server and the command line. */
export function createBaseServices(config: Config, { db, log }: { db: Database; log: Logger }) {
  const now = () => new Date();
  const metrics = createMetrics(config);
  const base = {
    db,
    files: observeFiles(metrics, createFileStore(config)),
    log,
    metrics,
    narrator: observeNarrator(
      metrics,
      createNarrator(config.narrator, {
        now,
        random: Math.random,
        installed: listInstalledVoices(voicesFolderIn(config.dataDir)),
      }),
    ),
    fetchPage: config.importsLinks ? createPageFetcher({ baseUrl: config.baseUrl }) : undefined,
    mailer: createMailer(config.mail),
    payments: createPayments(config.stripe),
    now,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    random: Math.random,
  };
  return { ...base, languageModel: openLanguageModel(config, base) };
}
