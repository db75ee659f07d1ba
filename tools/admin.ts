import { AppError } from '../domain/app-error.ts';
import { ConfigError } from '../server/config-error.ts';
import { StartRefused } from '../server/start-refused.ts';
import { checkInstallation } from './admin/check-installation.ts';
import { migrateDatabase } from './admin/migrate-database.ts';
import { reindex, rotateKeys } from './admin/upkeep.ts';
import { approve, deleteUserByAddress, exportUserByAddress, makeAdmin } from './admin/users.ts';

// `npm run admin -- <command>`: the operator's command line. It calls the same use cases as the admin pages.
interface Command {
  usage: string;
  does: string;
  run: (args: string[]) => Promise<unknown>;
}

const commands: Command[] = [
  { usage: 'check', does: 'tests everything that is configured, one line each', run: checkInstallation },
  { usage: 'migrate', does: 'runs pending database migrations', run: migrateDatabase },
  { usage: 'make-admin <address>', does: 'grants access and admin rights', run: makeAdmin },
  { usage: 'approve <address>', does: 'grants access', run: approve },
  { usage: 'export-user <address> <file>', does: 'writes all data of a user to a file', run: exportUserByAddress },
  { usage: 'delete-user <address> --yes', does: 'deletes a user permanently', run: deleteUserByAddress },
  { usage: 'rotate-keys --yes', does: 'ends every session; all users have to sign in again', run: rotateKeys },
  { usage: 'reindex', does: 'rebuilds the search index', run: reindex },
];

const [name, ...args] = process.argv.slice(2);
const command = commands.find(({ usage }) => usage.split(' ')[0] === name);
try {
  if (command === undefined || args.length < neededArguments(command)) throw new StartRefused(explainUsage(command));
  const isFine = await command.run(args);
  process.exit(isFine === false ? 1 : 0);
} catch (error) {
  const isExpected = error instanceof StartRefused || error instanceof ConfigError || error instanceof AppError;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exit(1);
}

function neededArguments({ usage }: Command) {
  return usage.split(' ').length - 1;
}

function explainUsage(only: Command | undefined) {
  const lines = (only === undefined ? commands : [only]).map(({ usage, does }) => `  ${usage.padEnd(30)} ${does}`);
  return ['Usage: npm run admin -- <command>', ...lines].join('\n');
}
