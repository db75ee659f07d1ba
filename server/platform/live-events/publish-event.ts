import type { LiveEvent } from '../../../domain/live-event.ts';
import type { Services } from '../../services.ts';
import { liveChannel } from './live-channel.ts';

type Published = Extract<LiveEvent, { topic: 'notifications' | 'article' | 'profile' }>;

/** Sends the event to all open pages of the user when the transaction of `db` commits. */
export async function publishEvent({ db }: Pick<Services, 'db'>, event: Published & { userId: string }) {
  await db.query`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`;
}
