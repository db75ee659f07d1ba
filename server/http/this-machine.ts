import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopbackAddress = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
export const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

interface Asked {
  /** The other end of the connection. */
  peer: string | undefined;
  headers: Record<string, unknown>;
}

/**
 * Whether somebody on this machine asks, without a proxy in between. The Host has to be loopback as well: with DNS rebinding
 * a page from elsewhere reaches a loopback server under its own name.
 */
export function isFromThisMachine({ peer = '', headers }: Asked) {
  const hostname = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return isLoopbackAddress(peer) && isLoopbackName(hostname) && !isForwarded(headers);
}

/** Whether a proxy has passed the request on. */
export const isForwarded = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || proxyHeaders.has(name));

const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip']);

export const comesFromThisMachine = (c: Context) => isFromThisMachine(askedBy(c));

export function askedBy(c: Context): Asked {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  // Node has parsed them already; Hono would copy them all.
  return { peer: incoming?.socket.remoteAddress, headers: incoming?.headers ?? c.req.header() };
}
