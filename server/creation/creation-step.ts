import type { Services } from '../services.ts';
import type { StoredCreation } from './queries.ts';

export type CreationStep = (services: Services, creation: StoredCreation, signal: AbortSignal) => Promise<unknown>;
