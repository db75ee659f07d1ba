import { BlockList, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopbackAddress = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
export const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

interface Connection {
  /** Remote address of the socket. */
  peer: string | undefined;
  httpVersion: string;
  headers: Record<string, unknown>;
}

/**
 * Whether the request comes from this machine without a proxy. The Host must be a loopback name too, as protection against
 * DNS rebinding. A request with HTTP/1.0 counts as sent by a proxy: no browser uses HTTP/1.0, but nginx may, with a loopback
 * Host and no forwarding header.
 */
export function isFromThisMachine({ peer = '', httpVersion, headers }: Connection) {
  const hostname = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return isLoopbackAddress(peer) && isLoopbackName(hostname) && httpVersion !== '1.0' && !isForwarded(headers);
}

export const isForwarded = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || proxyHeaders.has(name));

const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip']);

export const comesFromThisMachine = (c: Context) => isFromThisMachine(connectionOf(c));

export function connectionOf(c: Context): Connection {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  // Uses the headers that Node has already parsed, because Hono would copy all of them.
  return {
    peer: incoming?.socket.remoteAddress,
    httpVersion: incoming?.httpVersion ?? '1.1',
    headers: incoming?.headers ?? c.req.header(),
  };
}
