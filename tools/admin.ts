import { AppError } from '../domain/app-error.ts';
import { ConfigError } from '../server/config-error.ts';
import { StartRefused } from '../server/start-refused.ts';
import { checkInstallation } from './admin/check-installation.ts';
import { migrateDatabase } from './admin/migrate-database.ts';
import { reindex } from './admin/reindex.ts';
import { approve, deleteUserByAddress, exportUserByAddress, makeAdmin, rotateKeys } from './admin/users.ts';

// `npm run admin -- <command>`: the operator's command line. It calls the same use cases as the admin pages.
interface Command {
  usage: string;
  does: string;
  run: (args: string[]) => Promise<unknown>;
}

const commands: Command[] = [
  { usage: 'check', does: 'tests everything that is configured, one line each', run: checkInstallation },
  { usage: 'migrate', does: 'runs pending database migrations', run: migrateDatabase },
  { usage: 'make-admin <email>', does: 'grants access and admin rights', run: makeAdmin },
  { usage: 'approve <email>', does: 'grants access', run: approve },
  { usage: 'export-user <email> <file>', does: 'writes all data of a user to a file', run: exportUserByAddress },
  { usage: 'delete-user <email> --yes', does: 'deletes a user permanently', run: deleteUserByAddress },
  { usage: 'rotate-keys --yes', does: 'ends every session; all users have to sign in again', run: rotateKeys },
  { usage: 'reindex', does: 'rebuilds the search index', run: reindex },
];

const [name, ...args] = process.argv.slice(2);
const command = commands.find(({ usage }) => usage.split(' ')[0] === name);
try {
  if (command === undefined) throw new StartRefused(explainUsage(commands, name && `There is no command “${name}”.`));
  if (args.length < neededArguments(command)) throw new StartRefused(explainUsage([command]));
  const isFine = await command.run(args);
  process.exit(isFine === false ? 1 : 0);
} catch (error) {
  const isExpected = error instanceof StartRefused || error instanceof ConfigError || error instanceof AppError;
  if (!isExpected) throw error;
  console.error(error instanceof AppError ? explain(error) : error.message);
  process.exit(1);
}

/**
 * Counts the required arguments: those in angle brackets. `--yes` is optional: without `--yes`, a command does nothing and
 * explains what it would do.
 */
function neededArguments({ usage }: Command) {
  return usage.split(' ').filter((part) => part.startsWith('<')).length;
}

function explainUsage(listed: Command[], problem?: string) {
  const lines = listed.map(({ usage, does }) => `  ${usage.padEnd(30)} ${does}`);
  return [...(problem ? [problem] : []), 'Usage: npm run admin -- <command>', ...lines].join('\n');
}

function explain({ code, message }: AppError) {
  return code === 'only-admin'
    ? 'Nothing was done: this is the only admin. Make another user an admin first.'
    : message;
}
