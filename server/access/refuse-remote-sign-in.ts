import { createMiddleware } from 'hono/factory';
import { errorStatus } from '../../domain/error-status.ts';
import { isLanguage } from '../../domain/language.ts';
import { connectionOf } from '../http/guards/loopback.ts';
import { requestLanguage } from '../http/requests/request-language.ts';
import { mayUseLocalAccounts } from '../platform/identity/local-provider/guard-provider.ts';
import type { Services } from '../services.ts';
import { renderCallbackPage } from './callback-page.ts';

/**
 * Local accounts need no password, so only requests from this machine may use them, unless LOCAL_ACCOUNTS is `always`. The
 * check runs for each request, because the configuration does not show whether the server is public: a proxy may make it
 * public even if BASE_URL is not set.
 */
export function refuseRemoteSignIn({ config, identity, log }: Pick<Services, 'config' | 'identity' | 'log'>) {
  let isReported = false;
  return createMiddleware(async (c, next) => {
    if (identity?.kind !== 'local' || mayUseLocalAccounts(config, connectionOf(c))) return next();
    if (!isReported)
      log.warn('refused a sign-in with local accounts from another machine: set BASE_URL and a sign-in provider');
    isReported = true;
    const wanted = c.req.query('language');
    const language = isLanguage(wanted) ? wanted : requestLanguage(c);
    const { markup, headers } = await renderCallbackPage('local-only', language);
    return c.body(markup, errorStatus['sign-in-unavailable'], headers);
  });
}
