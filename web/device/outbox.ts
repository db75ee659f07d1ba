import * as v from 'valibot';
import { selectionSchema } from '../../domain/reader/definition/definition.ts';
import { positionSchema } from '../../domain/reader/reading.ts';
import { onStore } from './database.ts';

const common = { key: v.string(), userId: v.string(), articleId: v.string(), since: v.number() };
const waitingSchema = v.variant('kind', [
  v.object({ kind: v.literal('position'), ...common, position: positionSchema }),
  v.object({ kind: v.literal('question'), ...common, selection: selectionSchema, isAnswered: v.boolean() }),
  // What was read, looked up, saved or reviewed. The server merges these entries, so an entry that is sent twice counts once. The
  // exception is a lookup, which may count twice: the server recognises a repeated lookup only within a minute.
  v.object({ kind: v.literal('learning'), ...common, path: v.string(), body: v.unknown() }),
]);

/**
 * An entry of the outbox: a position, a request for a definition (`question`) or learning data that could not be sent. An
 * answered question stays until the user has seen the definition.
 */
export type Waiting = v.InferOutput<typeof waitingSchema>;
export type Question = Extract<Waiting, { kind: 'question' }>;

/** The outbox has one position per article and language: a later position replaces an earlier one. */
export const positionKey = (articleId: string, language = '') => `position ${articleId} ${language}`.trim();
export const questionKey = (path: string) => `question ${path}`;

/** The user's entries in the outbox, oldest first. */
export async function listWaiting(userId: string): Promise<Waiting[]> {
  const stored = await onStore<unknown[]>('outbox', 'readonly', (store) => store.getAll());
  return stored
    .flatMap((record) => {
      const parsed = v.safeParse(waitingSchema, record);
      return parsed.success && parsed.output.userId === userId ? [parsed.output] : [];
    })
    .toSorted((one, other) => one.since - other.since);
}

export const putWaiting = (waiting: Waiting) => onStore('outbox', 'readwrite', (store) => store.put(waiting));

export const removeWaiting = (key: string) => onStore('outbox', 'readwrite', (store) => store.delete(key));

/**
 * The path under which a definition is cached. Definitions are requested by POST, so the path contains the body of the
 * request, `asked`.
 */
export const definitionPath = (articleId: string, asked: string) =>
  `/api/articles/${articleId}/definitions?${encodeURIComponent(asked)}`;

/** Whether a request writes learning data. Such requests are kept in the outbox while the server is unreachable. */
export const isLearningWrite = (path: string) => /^\/api\/learning\/(reading|reviews|words)$/.test(path);

/**
 * Whether a response with learning data is stored for offline use. Word lists are stored only if they were requested without
 * filters, because offline the page filters them itself.
 */
export const isKeptLearning = (path: string) =>
  /^\/api\/learning\/(settings$|marks\/[^/]+\?|words\?language=\w+&page=\d+$|words\/at\?|review\?)/.test(path);

export const isDefinition = (path: string) => /^\/api\/articles\/[^/]+\/definitions\?/.test(path);
