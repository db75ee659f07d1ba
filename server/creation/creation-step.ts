import type { Attempt } from '../platform/job-queue/define-job.ts';
import type { Services } from '../services.ts';
import type { StoredCreation } from './queries.ts';

export type CreationStep = (services: Services, creation: StoredCreation, attempt: Attempt) => Promise<unknown>;
