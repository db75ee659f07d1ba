import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { defineJob } from '../../platform/job-queue/define-job.ts';
import { giveUpBook, storeBook } from './store-book.ts';

/** Stores all parts of an imported book except the first, which is already stored. */
export const storeBookJob = defineJob({
  name: 'store-book',
  schema: v.object({ importId: v.pipe(v.string(), v.uuid()), title: v.string(), language: v.picklist(languages) }),
  run: (services, data, { signal }) => storeBook(services, data, signal),
  giveUp: (services, { importId }) => giveUpBook(services, importId),
});
