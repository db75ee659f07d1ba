import type { LookupAddress } from 'node:dns';
import { findPublicAddresses, type Resolve, resolveByDns } from './find-public-addresses.ts';
import { PageUnavailable } from './page-unavailable.ts';
import { readBody } from './read-body.ts';
import { isAllowedByRobots } from './robots.ts';
import { sendRequest } from './send-request.ts';

interface FetchedPage {
  /** The address after all redirects. */
  url: URL;
  /** The content type, without its parameters; empty if the server names no type. */
  type: string;
  charset: string | undefined;
  body: Buffer;
}

/** Fetches a public page. Throws `PageUnavailable`. */
export type PageFetcher = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

interface FetcherOptions {
  /** The address of this server. It is part of the User-Agent header, so that operators of other sites can find us. */
  baseUrl?: string | undefined;
  resolve?: Resolve;
  /** For tests only: redirects connections to a local server. */
  connect?: (url: URL, addresses: LookupAddress[]) => { host: string; port: number };
  limits?: Partial<typeof defaultLimits>;
}

const defaultLimits = { bytes: 5 * 1024 * 1024, totalMs: 10_000, idleMs: 5000 };
const robotsBytes = 500 * 1024;
const mostRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** Statuses that are reported as `sign-in-needed`. Sites also send these statuses to clients that they take for bots. */
const signInStatuses = new Set([401, 402, 403, 407, 451]);
const pageTypes = new Set(['', 'text/html', 'application/xhtml+xml', 'text/plain']);
/** The name of Foxtale in the `User-agent` lines of robots.txt files. */
const program = 'foxtale';

/**
 * Protects against server-side request forgery (SSRF): the host of every hop is resolved once, and all of its addresses must be
 * public. The connection uses these addresses without a second DNS query, which protects against DNS rebinding.
 */
export function createPageFetcher({
  baseUrl,
  resolve = resolveByDns,
  connect,
  limits,
}: FetcherOptions = {}): PageFetcher {
  const { bytes: maxBytes, totalMs, idleMs } = { ...defaultLimits, ...limits };
  const userAgent = `Foxtale/1.0 (fetches a page when a reader asks for it${baseUrl === undefined ? '' : `; +${baseUrl}`})`;

  async function open(url: URL, signal: AbortSignal) {
    signal.throwIfAborted();
    const addresses = await untilAborted(findPublicAddresses(url, resolve), signal);
    return sendRequest(url, { addresses, target: connect?.(url, addresses), userAgent, idleMs, signal });
  }

  /** Follows redirects and returns the first response that is not a redirect. */
  async function follow(address: string, signal: AbortSignal, check: (url: URL) => Promise<void> = async () => {}) {
    let url = toPublicUrl(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      await check(url);
      const response = await open(url, signal);
      const { statusCode: status = 0, headers } = response;
      if (!redirectStatuses.has(status) || headers.location === undefined) return { url, status, response };
      response.destroy();
      url = toPublicUrl(headers.location, url);
    }
    throw new PageUnavailable('unreachable');
  }

  async function loadRobots(origin: string, signal: AbortSignal) {
    const { status, response } = await follow(`${origin}/robots.txt`, signal);
    const isThere = status >= 200 && status < 300;
    if (isThere) return (await readBody(response, { maxBytes: robotsBytes, cuts: true })).toString('utf8');
    response.destroy();
    // If the server of a site fails to send its robots.txt, nothing of the site is fetched (RFC 9309, 2.3.1.4).
    if (status >= 500) throw new PageUnavailable('unreachable');
    return '';
  }

  return async (address, signal) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
    const robots = new Map<string, string>();
    async function checkRobots({ origin, pathname, search }: URL) {
      const rules = robots.get(origin) ?? (await loadRobots(origin, ended));
      robots.set(origin, rules);
      const isAllowed = isAllowedByRobots(rules, { program, path: `${pathname}${search}` });
      if (!isAllowed) throw new PageUnavailable('robots-refused');
    }
    try {
      const { url, status, response } = await follow(address, ended, checkRobots);
      const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';');
      const refusal = findRefusal(status, type.trim());
      if (refusal !== undefined) {
        response.destroy();
        throw new PageUnavailable(refusal);
      }
      const charset = /charset\s*=\s*"?([^\s";]+)/.exec(parameters.join(';'))?.[1];
      return { url, type: type.trim(), charset, body: await readBody(response, { maxBytes }) };
    } catch (error) {
      signal.throwIfAborted();
      throw ended.aborted ? new PageUnavailable('unreachable', { cause: error }) : error;
    }
  };
}

function findRefusal(status: number, type: string) {
  if (signInStatuses.has(status)) return 'sign-in-needed';
  if (status < 200 || status >= 300) return 'unreachable';
  return pageTypes.has(type) ? undefined : 'not-a-page';
}

function toPublicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url === null) throw new PageUnavailable('unreachable');
  // Other ports are refused, because they often belong to internal services.
  const isUsual = /^https?:$/.test(url.protocol) && ['', '80', '443'].includes(url.port);
  if (!isUsual || url.username !== '' || url.password !== '') throw new PageUnavailable('address-refused');
  return url;
}

/** Stops waiting for `work` when the signal is aborted. Needed for DNS queries, which cannot be aborted themselves. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
