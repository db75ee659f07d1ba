import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { listWaiting, type Wanted } from './queries.ts';

/** Lets the open pages of everybody who waits look again. */
export async function tellWaiting(services: Pick<Services, 'db'>, wanted: Wanted) {
  for (const { userId } of await listWaiting(services, wanted)) {
    await publishEvent(services, { userId, topic: 'article', articleId: wanted.articleId });
  }
}
