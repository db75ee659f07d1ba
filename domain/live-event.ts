import * as v from 'valibot';

/** A live event says that something has changed, without the new data. Clients then fetch the data from the server. */
export const liveEventSchema = v.variant('topic', [
  /** Contains the id of the new notification, if there is one. */
  v.object({ topic: v.literal('notifications'), notificationId: v.optional(v.string()) }),
  v.object({ topic: v.literal('article'), articleId: v.string() }),
  v.object({ topic: v.literal('profile') }),
  v.object({ topic: v.literal('session') }),
  /** Sent when a stream begins: earlier events are unknown, so clients refetch everything. */
  v.object({ topic: v.literal('everything') }),
]);

export type LiveEvent = v.InferOutput<typeof liveEventSchema>;
