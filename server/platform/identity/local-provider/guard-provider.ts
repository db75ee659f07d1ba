import type { IncomingMessage } from 'node:http';
import type { Config } from '../../../config.ts';
import { isFromThisMachine } from '../../../http/guards/loopback.ts';
import { isOwnHost } from '../../../http/guards/refuse-unknown-host.ts';

/** Local accounts have no password, so only loopback requests may use them unless LOCAL_ACCOUNTS is `always`. */
export const mayUseLocalAccounts = (
  { localAccounts }: Pick<Config, 'localAccounts'>,
  connection: Parameters<typeof isFromThisMachine>[0],
) => localAccounts === 'always' || isFromThisMachine(connection);

type Rules = Pick<Config, 'localAccounts' | 'isBaseUrlSet'> & { baseUrl: string };

/** Returns why a request to the local provider is refused, or undefined if it is allowed. */
export function findProviderRefusal({ headers, httpVersion, socket }: IncomingMessage, rules: Rules) {
  const { isBaseUrlSet, baseUrl } = rules;
  if (isBaseUrlSet && !isOwnHost(headers.host, baseUrl)) return { status: 421, reason: `Foxtale is at ${baseUrl}.` };
  if (mayUseLocalAccounts(rules, { peer: socket.remoteAddress, httpVersion, headers })) return undefined;
  return { status: 403, reason: 'Accounts without a password can only be used on the machine of the server.' };
}
