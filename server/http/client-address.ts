import { BlockList, isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Where a request comes from; undefined for this machine itself, whose requests are an operator's or a proxy's. What a header
 * says counts only behind as many proxies as the operator has named: anybody can send one.
 */
export function addressOf(c: Context, trustedProxies: number) {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const forwarded = trustedProxies === 0 ? [] : (c.req.header('x-forwarded-for') ?? '').split(',');
  // Each proxy adds at the end whom it heard from, so the one before our outermost proxy is counted from there.
  const named = forwarded.at(-trustedProxies)?.trim();
  const address = named !== undefined && isIP(named) !== 0 ? named : incoming?.socket.remoteAddress;
  return address === undefined || isLoopback(address) ? undefined : networkOf(address);
}

/** Whether the connection itself is of this machine, to a name of this machine: a page elsewhere may have bent its own name to us. */
export function comesFromHere(c: Context) {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const host = URL.parse(`http://${c.req.header('host')}`)?.hostname ?? '';
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => c.req.header(name));
  return isLoopback(incoming?.socket.remoteAddress ?? '') && isLoopbackName(host) && !isForwarded;
}

const isLoopbackName = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);
const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Who has IPv6 has a whole network of addresses to come from, so they count as one. */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const groups = new URL(`http://[${plain.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = groups.split('::');
  const before = head.split(':').filter(Boolean);
  const after = groups.includes('::') ? tail.split(':').filter(Boolean) : [];
  const all = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}
