import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { connectionOf, isForwarded, isLoopbackAddress } from '../guards/loopback.ts';

/** The rate limit key for requests through a proxy on this machine that does not pass on the addresses of clients. */
const thisMachine = 'loopback';

/**
 * The client address for rate limits. Undefined for requests from this machine without a proxy, which have no limit.
 * X-Forwarded-For is read only if TRUST_PROXY is set, because any client can send that header.
 */
export function addressOf(c: Context, trustedProxies: number) {
  const address = readForwardedAddress(c.req.header('x-forwarded-for'), trustedProxies);
  if (address !== undefined) return isLoopbackAddress(address) ? thisMachine : networkOf(address);
  const { peer, headers } = connectionOf(c);
  if (peer !== undefined && !isLoopbackAddress(peer)) return networkOf(peer);
  return trustedProxies > 0 || isForwarded(headers) ? thisMachine : undefined;
}

/** The address added by the outermost trusted proxy, or undefined if that entry is not an address. */
export function readForwardedAddress(header: string | undefined, trustedProxies: number) {
  if (header === undefined || trustedProxies === 0) return undefined;
  // Each proxy appends the address of its peer.
  const entry = header.split(',').at(-trustedProxies)?.trim() ?? '';
  const { address = entry, port } =
    /^(?:\[(?<address>[^\]]+)\]|(?<address>[^:]+))(?::(?<port>\d+))?$/.exec(entry)?.groups ?? {};
  const isValid = entry.startsWith('[') ? isIPv6(address) : isIP(address) !== 0;
  return isValid && Number(port ?? 0) <= 65_535 && !address.includes('%') ? address : undefined;
}

/** An IPv6 client usually has a whole /64 network, so all addresses of the network count as one. */
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
