import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedAction } from '../../domain/admin/action-list.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(server.services, 'admin');
});

describe('on request of a user, an admin', () => {
  test('exports the same data as the settings page, and the export is logged', async () => {
    const user = await createPerson(server.services, 'learner');
    const own = await call(server, { path: '/account/data', token: user.token });
    const exported = await ask('POST', `/admin/users/${user.id}/export`);
    expect(exported).toMatchObject({ status: 200, body: own.body });
    expect(exported.headers.get('content-disposition')).toContain('attachment');
    expect(await newestAction()).toMatchObject({ action: 'data-exported', admin: admin.email, user: user.email });
  });

  test('deletes the account with all its data, signs the user out, and logs the deletion without a name', async () => {
    const user = await createPerson(server.services, 'learner');
    const path = `/admin/users/${user.id}?email=${encodeURIComponent(user.email.toUpperCase())}`;
    expect(await ask('DELETE', path)).toMatchObject({ status: 200 });
    expect(await call(server, { path: '/profile', token: user.token })).toMatchObject({ code: 'not-signed-in' });
    expect(await ask('POST', `/admin/users/${user.id}/export`)).toMatchObject({ code: 'not-found' });
    expect(await newestAction()).toMatchObject({ action: 'account-deleted', admin: admin.email, user: null });
    expect(JSON.stringify(await newestAction())).not.toContain(user.email);
  });
});

describe('a deletion is refused', () => {
  test('without the email address of the user', async () => {
    const user = await createPerson(server.services, 'learner');
    const wrong = `/admin/users/${user.id}?email=other@foxtale.test`;
    expect(await ask('DELETE', wrong)).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(await ask('DELETE', `/admin/users/${user.id}`)).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(await call(server, { path: '/profile', token: user.token })).toMatchObject({ status: 200 });
  });

  test('for the admin’s own account, which is deleted in the settings', async () => {
    const path = `/admin/users/${admin.id}?email=${encodeURIComponent(admin.email)}`;
    expect(await ask('DELETE', path)).toMatchObject({ status: 409, code: 'own-rights' });
  });

  test('for an account that is already deleted', async () => {
    const { id, email } = await createPerson(server.services, 'learner');
    const path = `/admin/users/${id}?email=${encodeURIComponent(email)}`;
    expect(await ask('DELETE', path)).toMatchObject({ status: 200 });
    expect(await ask('DELETE', path)).toMatchObject({ status: 404 });
  });
});

const ask = (method: string, path: string) => call(server, { method, path, token: admin.token });

async function newestAction() {
  const { body } = await ask('GET', '/admin/actions');
  return (body as { actions: ListedAction[] }).actions[0];
}
