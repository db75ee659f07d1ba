import { afterAll, beforeAll, expect, test } from 'vitest';
import { creationOf, manualRequest, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson } from '../../tests/support/people.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import { startSmtpServer } from '../../tests/support/servers/start-smtp-server.ts';

let post: Awaited<ReturnType<typeof startSmtpServer>>;
let server: Awaited<ReturnType<typeof startSilentServer>>;

beforeAll(async () => {
  post = await startSmtpServer();
  server = await startSilentServer(post.environment);
});

afterAll(async () => {
  await server?.stop();
  await post?.stop();
});

const mailsTo = (email: string) => post.mails.filter(({ to }) => to.includes(email)).map(({ content }) => content);

test('an applicant gets one e-mail about the application and one when access is granted', async () => {
  const waiting = await createPerson(server.services, 'waiting');
  const apply = { method: 'PUT', path: '/beta-application', token: waiting.token };
  await call(server, apply);
  await call(server, apply);
  await expect.poll(() => mailsTo(waiting.email).length).toBe(1);
  expect(mailsTo(waiting.email)[0]).toContain('Subject: You’ve applied to join Foxtale');

  const admin = await createPerson(server.services, 'admin');
  const approve = {
    method: 'PATCH',
    path: `/admin/users/${waiting.id}`,
    token: admin.token,
    body: { hasAccess: true },
  };
  expect((await call(server, approve)).status).toBe(200);
  await expect.poll(() => mailsTo(waiting.email).length).toBe(2);
  expect(mailsTo(waiting.email)[1]).toContain('Subject: Your place at Foxtale is ready');
});

test('an author is told that an article is ready only if they asked for it', async () => {
  const [asking, silent] = await Promise.all([
    createPerson(server.services, 'learner'),
    createPerson(server.services, 'learner'),
  ]);
  await call(server, { method: 'PATCH', path: '/profile', token: asking.token, body: { wantsMail: true } });
  for (const author of [silent, asking]) {
    const { articleId } = creationOf(await submit(server, author, manualRequest));
    await settle(server, author, articleId);
  }
  await expect.poll(() => mailsTo(asking.email).length).toBe(1);
  expect(mailsTo(asking.email)[0]).toContain('Subject: Your article is ready: Carta a mi abuela');
  expect(mailsTo(silent.email)).toEqual([]);
});

test('the server says that it sends e-mail', async () => {
  expect((await call(server, { path: '/health' })).body).toMatchObject({ sendsMail: true });
});
