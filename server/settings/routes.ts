import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { feedbackSchema } from '../../domain/settings/feedback.ts';
import { deleteAccount } from '../access/queries.ts';
import type { Guards } from '../http/guards.ts';
import { parse } from '../http/parse.ts';
import { closeSession } from '../http/sessions.ts';
import type { Services } from '../services.ts';
import { endPayments } from './end-payments.ts';
import { createFeedback, loadPersonalData } from './queries.ts';

export function settingsRoutes(services: Services, { signedIn, withAccess, limited }: Guards) {
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

    .get('/account/data', describeRoute({ summary: 'Download my data', tags: ['settings'] }), signedIn, async (c) => {
      c.header('content-disposition', 'attachment; filename="foxtale-my-data.json"');
      return c.json(await loadPersonalData(services, c.get('viewer').id));
    })

    .delete('/account', describeRoute({ summary: 'Delete my account', tags: ['settings'] }), signedIn, async (c) => {
      await endPayments(services, c.get('viewer').id);
      await deleteAccount(services, c.get('viewer').id);
      await closeSession(services, c);
      return c.json({ deleted: true });
    });
}
