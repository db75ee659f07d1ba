import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not on the public internet (registry of special-purpose addresses, RFC 6890). */
const special = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by the customers of a provider (CGNAT).
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local addresses. Cloud providers have their metadata services here.
  ['169.254.0.0', 16],
  // The host agent of Azure, reachable from every virtual machine.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Ranges within 2000::/3 that are not public: IETF protocol assignments (including Teredo), documentation, and 6to4, whose
 * addresses contain an IPv4 address.
 */
const specialInGlobal = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, prefix] of special) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialInGlobal) refused.addSubnet(network, prefix, 'ipv6');

/** Global unicast. IPv4-mapped and NAT64 addresses, link-local and private addresses are outside of this range. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  // An address with a zone (fe80::1%eth0) is local.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
