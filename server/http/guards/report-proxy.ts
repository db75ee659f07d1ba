import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import { readForwardedAddress } from '../requests/client-address.ts';
import { connectionOf, isForwarded } from './loopback.ts';

/** Logs a warning if TRUST_PROXY or BASE_URL does not match the requests. Each warning is logged only once. */
export function reportProxy({ config: { trustedProxies, isBaseUrlSet }, log }: Pick<Services, 'config' | 'log'>) {
  const reported = new Set<string>();
  const report = (mismatch: string | undefined) => {
    if (mismatch === undefined || reported.has(mismatch)) return;
    reported.add(mismatch);
    log.warn(mismatch);
  };
  return createMiddleware((c, next) => {
    if (!isCheck(c)) {
      report(findMismatch(c, trustedProxies));
      if (!isBaseUrlSet && isForwarded(connectionOf(c).headers)) report(baseUrlMissing);
    }
    return next();
  });
}

const baseUrlMissing =
  'requests come through a proxy, but BASE_URL is not set: sign-in and links use the address on which the server listens. ' +
  'Set BASE_URL to the public address';

/**
 * True for requests that do not come through the proxy: health checks, metrics, and the requests that server rendering makes
 * within the process, which have no connection.
 */
function isCheck(c: Context) {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return outgoing === undefined || c.req.path === '/api/health' || c.req.path === '/metrics';
}

function findMismatch(c: Context, trustedProxies: number) {
  if (trustedProxies === 0) {
    return isForwarded(connectionOf(c).headers)
      ? 'requests come through a proxy, but TRUST_PROXY is 0: rate limits count all its clients as one address. ' +
          'Set TRUST_PROXY to the number of proxies'
      : undefined;
  }
  return readForwardedAddress(c.req.header('x-forwarded-for'), trustedProxies) === undefined
    ? 'X-Forwarded-For does not have as many valid addresses as TRUST_PROXY: rate limits count all clients of the proxy as ' +
        'one address. Let each proxy add the address of its client to X-Forwarded-For, or correct TRUST_PROXY'
    : undefined;
}
