import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../support/find-free-port.ts';
import type { PreparedProxy, ProxyPlace } from './prepared-proxy.ts';

const siteFile = join(import.meta.dirname, '../../../docs/deploy/nginx.conf');
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Uses docs/deploy/nginx.conf with other addresses and without TLS, inside a minimal nginx.conf like Debian's. */
export async function prepareNginx({ folder, port, servers }: ProxyPlace): Promise<PreparedProxy> {
  const site = replaceEach(readFileSync(siteFile, 'utf8'), {
    'server 127.0.0.1:3001 ': `server ${servers[0]} `,
    'server 127.0.0.1:3002 ': `server ${servers[1]} `,
    '  listen 80;\n  listen [::]:80;\n': `  listen 127.0.0.1:${await findFreePort()};\n`,
    '  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n': `  listen 127.0.0.1:${port};\n`,
    '  ssl_certificate /etc/letsencrypt/live/foxtale.example/fullchain.pem;\n': '',
    '  ssl_certificate_key /etc/letsencrypt/live/foxtale.example/privkey.pem;\n': '',
  });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'events {}',
      'http {',
      'access_log off;',
      ...temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  );
  return { args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], environment: {} };
}

function replaceEach(text: string, replacements: Record<string, string>) {
  let replaced = text;
  for (const [from, to] of Object.entries(replacements)) {
    if (replaced.split(from).length !== 2)
      throw new Error(`docs/deploy/nginx.conf should contain exactly once: ${from}`);
    replaced = replaced.replace(from, to);
  }
  return replaced;
}
