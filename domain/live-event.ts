import * as v from 'valibot';

/** A hint that something has changed, never the change itself: whoever shows it asks the server again. */
export const liveEventSchema = v.variant('topic', [
  /** With the id of the one that is new, if one is. */
  v.object({ topic: v.literal('notifications'), notificationId: v.optional(v.string()) }),
  v.object({ topic: v.literal('article'), articleId: v.string() }),
  v.object({ topic: v.literal('profile') }),
  /** The session has ended. */
  v.object({ topic: v.literal('session') }),
  /** Listening begins, and what was said before is unknown. */
  v.object({ topic: v.literal('everything') }),
]);

export type LiveEvent = v.InferOutput<typeof liveEventSchema>;
