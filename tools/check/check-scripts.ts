import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceTextModule } from 'node:vm';

/**
 * Parses every script of a build and throws on the first syntax error. A bundler writes broken scripts without an error
 * if its native binding has another version than the bundler. Needs Node's `--experimental-vm-modules`.
 */
export function checkScripts(folder: string) {
  const scripts = globSync('**/*.{js,mjs}', { cwd: folder });
  if (scripts.length === 0) throw new Error('the build has written no script.');
  for (const script of scripts) {
    try {
      new SourceTextModule(readFileSync(join(folder, script), 'utf8'));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${script} does not parse (${reason}). Delete node_modules and start again.`, { cause });
    }
  }
}
