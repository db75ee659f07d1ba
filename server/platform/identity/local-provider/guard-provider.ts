import type { IncomingMessage } from 'node:http';
import type { Config } from '../../../config.ts';
import { isFromThisMachine } from '../../../http/loopback.ts';
import { isOwnHost } from '../../../http/refuse-unknown-host.ts';

/** Local accounts have no password. Unless they are for everybody, only requests of this machine itself may use them. */
export const mayUseLocalAccounts = (
  { localAccounts }: Pick<Config, 'localAccounts'>,
  asked: Parameters<typeof isFromThisMachine>[0],
) => localAccounts === 'always' || isFromThisMachine(asked);

type Rules = Pick<Config, 'localAccounts' | 'isBaseUrlSet'> & { baseUrl: string };

/** Why a request to the local provider is refused; undefined if it is not. */
export function findProviderRefusal({ headers, socket }: IncomingMessage, rules: Rules) {
  const { isBaseUrlSet, baseUrl } = rules;
  if (isBaseUrlSet && !isOwnHost(headers.host, baseUrl)) return { status: 421, reason: `Foxtale is at ${baseUrl}.` };
  if (mayUseLocalAccounts(rules, { peer: socket.remoteAddress, headers })) return undefined;
  return { status: 403, reason: 'Accounts without a password are for the machine that the server runs on.' };
}
