import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { listWaiting, type TranslationTarget } from './queries.ts';

export async function publishToWaiting(services: Pick<Services, 'db'>, target: TranslationTarget) {
  for (const { userId } of await listWaiting(services, target)) {
    await publishEvent(services, { userId, topic: 'article', articleId: target.articleId });
  }
}
