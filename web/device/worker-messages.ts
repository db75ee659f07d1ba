import * as v from 'valibot';
import { describedArticleSchema } from './kept-articles.ts';

const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('keep-article'),
    article: describedArticleSchema,
    /** API responses that the page has already fetched. The keys are their paths. */
    answers: v.record(v.string(), v.unknown()),
    audioUrl: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('forget') }),
  v.object({ kind: v.literal('send-waiting') }),
  /** Tells the service worker of the previous version to stop its downloads, which would delay the start of the new version. */
  v.object({ kind: v.literal('make-way') }),
  v.object({ kind: v.literal('take-over') }),
]);

/** A message from a page to the service worker. */
export type WorkerMessage = v.InferOutput<typeof messageSchema>;
export type KeepArticle = Extract<WorkerMessage, { kind: 'keep-article' }>;

export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const parsed = v.safeParse(messageSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Sends a message to the service worker. First waits until the service worker is active, because on a first visit it is still
 * being installed.
 */
export async function tellWorker(message: WorkerMessage) {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
