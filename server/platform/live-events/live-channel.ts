import * as v from 'valibot';
import { type LiveEvent, liveEventSchema } from '../../../domain/live-event.ts';

/** The NOTIFY channel for live events. The database trigger on `sessions` also uses this channel. */
export const liveChannel = 'live';

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([v.object({ userId: v.string() }), liveEventSchema]),
);

export function parsePayload(payload: string): { userId: string; event: LiveEvent } | undefined {
  const parsed = v.safeParse(payloadSchema, payload);
  if (!parsed.success) return undefined;
  const { userId, ...event } = parsed.output;
  return { userId, event };
}
