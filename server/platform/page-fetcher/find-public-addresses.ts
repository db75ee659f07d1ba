import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { PageUnavailable } from './page-unavailable.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Returns the addresses of a host. Throws `PageUnavailable` unless all of them are public. */
export async function findPublicAddresses(url: URL, resolve: Resolve): Promise<LookupAddress[]> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const family = isIP(host);
  // Host names without a dot, such as localhost, belong to the local network.
  if (family === 0 && !host.replace(/\.$/, '').includes('.')) throw new PageUnavailable('address-refused');
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new PageUnavailable('unreachable');
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new PageUnavailable('address-refused');
  return addresses;
}

/** Uses DNS, not `lookup` of the system, which would block the thread pool of the process while a name server is slow. */
export const resolveByDns: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return [...listed(v4, 4), ...listed(v6, 6)];
};

const listed = (answer: PromiseSettledResult<string[]>, family: number) =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
