import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../domain/app-error.ts';
import { accountDeletionSchema } from '../../domain/settings/account-deletion.ts';
import { feedbackSchema } from '../../domain/settings/feedback.ts';
import type { Guards } from '../http/guards/guards.ts';
import { clearSession, findSessionHash } from '../http/guards/sessions.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { createFeedback, loadPersonalData } from './queries.ts';

export function settingsRoutes(services: Services, { accountHolder, withAccess, limited }: Guards) {
  return new Hono()
    .post(
      '/feedback',
      describeRoute({ summary: 'Send a message to the team', tags: ['settings'] }),
      withAccess,
      limited('feedback'),
      parse('json', feedbackSchema),
      async (c) => {
        await createFeedback(services, { userId: c.get('viewer').id, message: c.req.valid('json').message });
        return c.json({ received: true }, 201);
      },
    )

    .get(
      '/account/data',
      describeRoute({ summary: 'Download my data', tags: ['settings'] }),
      accountHolder,
      async (c) => {
        c.header('content-disposition', 'attachment; filename="foxtale-my-data.json"');
        return c.json(await loadPersonalData(services, c.get('viewer').id));
      },
    )

    .delete(
      '/account',
      describeRoute({ summary: 'Delete my account, within ten minutes of a sign-in', tags: ['settings'] }),
      accountHolder,
      parse('query', accountDeletionSchema),
      async (c) => {
        const accountId = c.get('viewer').id;
        if (c.req.valid('query').readerId !== accountId) throw new AppError('not-found');
        await deleteOwnAccount(services, { accountId, sessionHash: findSessionHash(services, c) });
        clearSession(services, c);
        return c.json({ deleted: true });
      },
    );
}
