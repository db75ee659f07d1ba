import * as v from 'valibot';
import { readConfig } from '../../server/config.ts';
import { defineJob } from '../../server/platform/job-queue/define-job.ts';
import { startServer } from '../../server/start.ts';

// A worker in a separate process that takes a job and never finishes it. Tests kill this worker.
const hold = defineJob({
  name: 'hold',
  schema: v.object({}),
  run: async () => {
    console.log('holding');
    await new Promise(() => {});
  },
});

await startServer(
  readConfig({
    ROLE: 'worker',
    PORT: '0',
    LOG_LEVEL: 'silent',
    INDEX_WORDS: 'false',
    DATABASE_URL: process.argv[2],
  }),
  undefined,
  [hold],
);
