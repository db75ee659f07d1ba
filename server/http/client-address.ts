import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { askedBy, isForwarded, isLoopbackAddress } from './this-machine.ts';

/** Stands for this machine where it counts as an address: a proxy on it sends what others have asked. */
const thisMachine = 'loopback';

/**
 * The address that a request is counted by. Undefined for this machine itself without a proxy: an operator has no limit.
 * X-Forwarded-For counts only behind as many proxies as the operator has named, since any client can send one.
 */
export function addressOf(c: Context, trustedProxies: number) {
  const address = readForwardedAddress(c.req.header('x-forwarded-for'), trustedProxies);
  if (address !== undefined) return isLoopbackAddress(address) ? thisMachine : networkOf(address);
  const { peer, headers } = askedBy(c);
  if (peer !== undefined && !isLoopbackAddress(peer)) return networkOf(peer);
  return trustedProxies > 0 || isForwarded(headers) ? thisMachine : undefined;
}

/** Undefined where the header does not hold an address at the place where the outermost proxy of ours has put it. */
export function readForwardedAddress(header: string | undefined, trustedProxies: number) {
  if (header === undefined || trustedProxies === 0) return undefined;
  // Each proxy adds at the end the address that it heard from.
  const entry = header.split(',').at(-trustedProxies)?.trim() ?? '';
  const { address = entry, port } =
    /^(?:\[(?<address>[^\]]+)\]|(?<address>[^:]+))(?::(?<port>\d+))?$/.exec(entry)?.groups ?? {};
  const isWritten = entry.startsWith('[') ? isIPv6(address) : isIP(address) !== 0;
  return isWritten && Number(port ?? 0) <= 65_535 && !address.includes('%') ? address : undefined;
}

/** A client with IPv6 has a whole network of addresses to come from, so they count as one. */
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
