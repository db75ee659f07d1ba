import { randomUUID } from 'node:crypto';
import { closeSync, fchownSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresHome } from './postgres-home.ts';

/**
 * Allows only the user of the app and root to connect (peer authentication). Returns true if a file was changed. This happens for
 * example if an older version created the data folder: its rules allow every user who can open the socket.
 */
export function writeConnectionRules(home: PostgresHome) {
  const rules = {
    'pg_hba.conf': 'local all foxtale peer map=foxtale\n',
    'pg_ident.conf': home.clients.map((name) => `foxtale "${name}" foxtale\n`).join(''),
  };
  const changed = Object.entries(rules).filter(([name, text]) => replaceFile(home, name, `${heading}${text}`));
  return changed.length > 0;
}

const heading = '# Foxtale writes this file at every start.\n';

/** Replaces the file by rename: root must not write through a symbolic link that the folder's owner could have created. */
function replaceFile({ cluster, owner }: PostgresHome, name: string, text: string) {
  const path = join(cluster, name);
  if (readIfExists(path) === text) return false;
  const unfinished = `${path}.${randomUUID()}`;
  const file = openSync(unfinished, 'wx', 0o600);
  if (owner !== undefined) fchownSync(file, owner.uid, owner.gid);
  writeSync(file, text);
  closeSync(file);
  renameSync(unfinished, path);
  return true;
}

function readIfExists(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
