import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { profileUpdateSchema } from '../../domain/access/profile-update.ts';
import { AppError } from '../../domain/app-error.ts';
import { errorStatus } from '../../domain/error-status.ts';
import { languages, preferredLanguage } from '../../domain/language.ts';
import { retryAfter } from '../http/errors.ts';
import type { Guards } from '../http/guards/guards.ts';
import { enforceRateLimit } from '../http/guards/rate-limits.ts';
import { openSession } from '../http/guards/sessions.ts';
import { parse } from '../http/requests/parse.ts';
import { requestLanguage } from '../http/requests/request-language.ts';
import type { Services } from '../services.ts';
import { renderCallbackPage, type SignInResult } from './callback-page.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { createBetaApplication, findBetaApplication } from './queries.ts';
import { refuseRemoteSignIn } from './refuse-remote-sign-in.ts';
import { finishSignIn, startSignIn } from './sign-in.ts';
import { consumeStateCookie, setStateCookie } from './state-cookie.ts';
import { type FollowLevel, updateProfile } from './update-profile.ts';

export function accessRoutes(
  services: Services,
  { findViewer, signedIn, withAccess, followLevel }: Guards & { followLevel: FollowLevel },
) {
  return new Hono()
    .use('/sign-in/*', refuseRemoteSignIn(services))

    .get('/session', describeRoute({ summary: 'Who is signed in', tags: ['access'] }), async (c) => {
      const viewer = await findViewer(c);
      return c.json({ user: viewer === undefined ? null : { uid: viewer.id, email: viewer.email, name: viewer.name } });
    })

    .get(
      '/sign-in',
      describeRoute({
        summary: 'Send the popup to the account provider',
        tags: ['access'],
        responses: { 302: { description: 'The address of the provider, in `location`' } },
      }),
      parse('query', v.object({ language: v.optional(v.picklist(languages)) })),
      async (c) => {
        const language = c.req.valid('query').language ?? browserLanguage(c.req.header('accept-language'));
        try {
          await enforceRateLimit(services, { limit: 'sign-in', c });
          const { url, state } = await startSignIn(services, language);
          setStateCookie(services, c, state);
          return c.redirect(url.href);
        } catch (error) {
          services.log.warn({ err: error }, 'sign-in could not start');
          const code = error instanceof AppError ? error.code : 'server-error';
          const isTooMany = code === 'too-many-requests';
          const { markup, headers } = await renderCallbackPage(isTooMany ? 'too-many' : 'failed', language);
          return c.body(markup, errorStatus[code], { ...headers, ...retryAfter(error) });
        }
      },
    )

    .get(
      '/sign-in/callback',
      describeRoute({
        summary: 'Where the provider sends the popup back',
        tags: ['access'],
        responses: { 200: { description: 'A page that closes the popup', content: { 'text/html': {} } } },
      }),
      async (c) => {
        const requestUrl = new URL(c.req.url);
        const callbackUrl = new URL(requestUrl.pathname + requestUrl.search, services.config.baseUrl);
        const browserState = consumeStateCookie(services, c);
        let result: SignInResult = 'failed';
        let language = browserLanguage(c.req.header('accept-language'));
        let status: 200 | 400 = 200;
        try {
          const { accountId, language: asked } = await finishSignIn(services, { callbackUrl, browserState });
          language = asked;
          if (accountId !== undefined) await openSession(services, c, accountId);
          result = accountId === undefined ? 'refused' : 'signed-in';
        } catch (error) {
          services.log.warn({ err: error }, 'sign-in failed');
          status = 400;
        }
        const { markup, headers } = await renderCallbackPage(result, language);
        return c.body(markup, status, headers);
      },
    )

    .get('/profile', describeRoute({ summary: 'Read the profile', tags: ['access'] }), signedIn, async (c) => {
      const { profile, hasAccess } = c.get('viewer');
      if (profile === undefined) throw new AppError('profile-missing');
      if (!hasAccess) throw new AppError('no-access');
      return c.json({ profile });
    })

    .patch(
      '/profile',
      describeRoute({ summary: 'Merge fields into the profile, then read it again', tags: ['access'] }),
      withAccess,
      parse('json', profileUpdateSchema),
      async (c) => {
        await updateProfile({ ...services, followLevel }, c.get('viewer'), c.req.valid('json'));
        const viewer = await findViewer(c);
        if (viewer?.profile === undefined) throw new AppError('profile-missing');
        return c.json({ profile: viewer.profile });
      },
    )

    .get(
      '/beta-application',
      describeRoute({ summary: 'Whether the user has applied', tags: ['access'] }),
      signedIn,
      async (c) => {
        const application = await findBetaApplication(services, c.get('viewer').id);
        return c.json(toAnswer(application));
      },
    )

    .put(
      '/beta-application',
      describeRoute({ summary: 'Apply for beta access', tags: ['access'] }),
      signedIn,
      async (c) => {
        const { id, email } = c.get('viewer');
        await services.db.transaction(async (db) => {
          const tx = { ...services, db };
          const isNew = await createBetaApplication(tx, { userId: id, email });
          if (isNew) await enqueueMail(tx, { kind: 'applied', userId: id, language: requestLanguage(c) });
        });
        const application = await findBetaApplication(services, id);
        return c.json(toAnswer(application));
      },
    );
}

const toAnswer = (application: Awaited<ReturnType<typeof findBetaApplication>>) => ({
  appliedAt: application?.appliedAt.toISOString() ?? null,
  isDeclined: application?.isDeclined ?? false,
});

const browserLanguage = (header: string | undefined) => preferredLanguage((header ?? '').split(','));
