import { sendMailJob } from './access/send-mail.job.ts';
import { narrateAgainJob } from './admin/narrate-again.job.ts';
import { rebuildSearchIndexJob } from './admin/rebuild-search-index.job.ts';
import { translateAgainJob } from './admin/translate-again.job.ts';
import { createArticleJob } from './creation/create-article.job.ts';
import { fetchLinkJob } from './creation/import/fetch-link.job.ts';
import { measureImportJob } from './creation/import/measure-import.job.ts';
import { readImportJob } from './creation/import/read-import.job.ts';
import { readTranslationJob } from './creation/import/read-translation.job.ts';
import { storeBookJob } from './creation/import/store-book.job.ts';
import { weighReadingJob } from './learning/fit/weigh-reading.job.ts';
import { countFinishedJob } from './learning/reading/count-finished.job.ts';
import { indexAllWordsJob } from './learning/reading/index-all-words.job.ts';
import { indexWordsJob } from './learning/reading/index-words.job.ts';
import type { Job } from './platform/job-queue/define-job.ts';
import { narrateVersionJob } from './reader/narration/narrate-version.job.ts';
import { translateArticleJob } from './translation/translate-article.job.ts';

/** All background jobs. Every worker process runs all of them. */
export const allJobs: readonly Job<unknown>[] = [
  createArticleJob,
  fetchLinkJob,
  measureImportJob,
  readImportJob,
  readTranslationJob,
  storeBookJob,
  translateArticleJob,
  narrateVersionJob,
  narrateAgainJob,
  translateAgainJob,
  rebuildSearchIndexJob,
  sendMailJob,
  indexWordsJob,
  indexAllWordsJob,
  weighReadingJob,
  countFinishedJob,
];
