import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PageUnavailable } from './page-unavailable.ts';

interface Sending {
  /** The connection goes to one of these addresses. */
  addresses: LookupAddress[];
  /** For tests: the connection goes to this host and port instead. */
  target: { host: string; port: number } | undefined;
  userAgent: string;
  idleMs: number;
  signal: AbortSignal;
}

export function sendRequest(
  url: URL,
  { addresses, target, userAgent, idleMs, signal }: Sending,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const request = send({
      host,
      // The certificate must be valid for this host. By default, Node.js would take the name from the Host header.
      servername: isIP(host) === 0 ? host : '',
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      lookup: pinTo(addresses),
      signal,
      // No connection is shared between requests. Requests contain neither cookies nor credentials.
      agent: false,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html, application/xhtml+xml, text/plain;q=0.8',
        'accept-encoding': 'gzip, br',
      },
      ...target,
    });
    request.setTimeout(idleMs, () => request.destroy(new Error('The server sends nothing.')));
    request.once('response', resolve);
    request.on('error', (cause) => reject(new PageUnavailable('unreachable', { cause })));
    // After a response with status 101, Node.js emits neither `response` nor `error`, only `close`.
    request.on('close', () => reject(new PageUnavailable('unreachable')));
    request.end();
  });
}

/** Does not ask DNS again, but answers with the addresses that were checked. */
const pinTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = addresses;
    if (first === undefined) answer(new Error('There is no address.'), '');
    else if (all) answer(null, addresses);
    else answer(null, first.address, first.family);
  };
