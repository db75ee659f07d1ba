import { createMiddleware } from 'hono/factory';
import { errorStatus } from '../../domain/app-error.ts';
import { isLanguage } from '../../domain/language.ts';
import { requestLanguage } from '../http/request-language.ts';
import { askedBy } from '../http/this-machine.ts';
import { mayUseLocalAccounts } from '../platform/identity/local-provider/guard-provider.ts';
import type { Services } from '../services.ts';
import { renderCallbackPage } from './callback-page.ts';

/** Without BASE_URL a server behind a proxy takes itself for a private one. The request tells that it is not. */
export function refuseFromElsewhere({ config, identity, log }: Pick<Services, 'config' | 'identity' | 'log'>) {
  let isReported = false;
  return createMiddleware(async (c, next) => {
    if (identity?.kind !== 'local' || mayUseLocalAccounts(config, askedBy(c))) return next();
    if (!isReported) log.warn('local accounts are for this machine only: set BASE_URL and a way to sign in');
    isReported = true;
    const wanted = c.req.query('language');
    const language = isLanguage(wanted) ? wanted : requestLanguage(c);
    const { markup, headers } = await renderCallbackPage('local-only', language);
    return c.body(markup, errorStatus['sign-in-unavailable'], headers);
  });
}
