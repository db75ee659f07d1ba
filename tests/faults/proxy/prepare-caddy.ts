import { join } from 'node:path';
import { findFreePort } from '../../support/find-free-port.ts';
import type { PreparedProxy, ProxyPlace } from './prepared-proxy.ts';

/** Uses docs/deploy/Caddyfile unchanged: addresses come from the environment, and an http:// address needs no certificate. */
export const prepareCaddy = async ({ folder, port, servers }: ProxyPlace): Promise<PreparedProxy> => ({
  args: ['run', '--config', join(import.meta.dirname, '../../../docs/deploy/Caddyfile'), '--adapter', 'caddyfile'],
  environment: {
    PUBLIC_ADDRESS: `http://127.0.0.1:${port}`,
    FOXTALE_SERVERS: servers.join(' '),
    CADDY_ADMIN: `127.0.0.1:${await findFreePort()}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  },
});
