import { expect, test } from 'vitest';
import { createPerson } from '../tests/support/people.ts';
import { startApiServer } from '../tests/support/servers/start-api-server.ts';
import { startOnce } from '../tests/support/servers/start-once.ts';
import { recordAdminAction } from './access/record-admin-action.ts';
import { deleteOutdated } from './delete-outdated.ts';
import { recordModelCall } from './platform/language-model/record-model-call.ts';
import { createFeedback } from './settings/queries.ts';

const dayMs = 24 * 3600 * 1000;
const server = startOnce(() => startApiServer({ ROLE: 'web', KEEP_ADMIN_ACTIONS: '30d', KEEP_NOTIFICATIONS: '10d' }));

test('deletes rows after their retention time, and none that are kept forever', async () => {
  const { services } = server;
  const { id } = await createPerson(services, 'admin');
  const now = services.now().getTime();
  for (const days of [0, 9, 11, 29, 31, 364, 366]) {
    const then = { ...services, now: () => new Date(now - days * dayMs) };
    await createFeedback(then, { userId: id, message: `${days}` });
    await recordAdminAction(then, { action: 'port-tested', adminId: id, subject: `${days}` });
    await recordModelCall(services, {
      id: services.newId(),
      purpose: 'define-words',
      provider: 'p',
      model: `${days}`,
      userId: id,
      articleId: undefined,
      outcome: 'answered',
      attempts: 1,
      inputTokens: 1,
      outputTokens: 1,
      startedAt: then.now(),
      durationMs: 1,
    });
    await services.db.query`
      insert into notifications (id, user_id, kind, article_id, title, created_at)
      values (${services.newId()}, ${id}, 'article-created', ${services.newId()}, ${`${days}`}, ${then.now()})`;
  }
  await deleteOutdated(services);
  const [kept] = await services.db.query`
    select (select string_agg(title, ' ' order by created_at desc) from notifications where user_id = ${id}) as notifications,
      (select string_agg(subject, ' ' order by at desc) from admin_actions where admin_id = ${id}) as "adminActions",
      (select string_agg(model, ' ' order by started_at desc) from model_calls where user_id = ${id}) as "modelCalls",
      (select string_agg(message, ' ' order by created_at desc) from feedback where user_id = ${id}) as feedback`;
  expect(kept).toEqual({
    notifications: '0 9',
    adminActions: '0 9 11 29',
    modelCalls: '0 9 11 29 31 364',
    feedback: '0 9 11 29 31 364 366',
  });
});
