import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { RightsUpdate } from '../../domain/admin/user-list.ts';
import { recordAdminAction } from '../../server/access/record-admin-action.ts';
import { deleteAllSessions } from '../../server/access/session-queries.ts';
import { changeRights } from '../../server/admin/change-rights.ts';
import { deleteUser } from '../../server/admin/delete-user.ts';
import { exportUser } from '../../server/admin/export-user.ts';
import { listAccountsOf } from '../../server/admin/queries.ts';
import type { Services } from '../../server/services.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { withInstallation } from './open-installation.ts';

/** In the log of admin actions, null stands for the operator, who has no account. */
const adminId = null;

export const makeAdmin = ([address = '']: string[]) =>
  change(address, { hasAccess: true, isAdmin: true }, 'is an admin now');

export const approve = ([address = '']: string[]) => change(address, { hasAccess: true }, 'has access now');

const change = (address: string, update: RightsUpdate, done: string) =>
  withInstallation(async (services) => {
    const { id, email } = await loadAccount(services, address);
    await changeRights(services, { adminId, userId: id }, update);
    console.log(`${email} ${done}.`);
  });

export const exportUserByAddress = ([address = '', file = '']: string[]) =>
  withInstallation(async (services) => {
    const { id, email } = await loadAccount(services, address);
    const target = createFile(file);
    try {
      const data = await exportUser(services, { adminId, userId: id });
      writeFileSync(target, JSON.stringify(data, null, 2));
    } catch (error) {
      rmSync(file);
      throw error;
    } finally {
      closeSync(target);
    }
    console.log(`The data of ${email} is in ${file}.`);
  });

/**
 * Creates the file before the data is exported. Every export is logged as an admin action, so nothing may be exported
 * if the file cannot be created.
 */
function createFile(file: string) {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new StartRefused(`Nothing was done: ${code === 'EEXIST' ? `${file} already exists.` : `${message}.`}`, {
      cause,
    });
  }
}

export const deleteUserByAddress = ([address = '', confirmation]: string[]) =>
  withInstallation(async (services) => {
    const { id, email } = await loadAccount(services, address);
    if (confirmation !== '--yes')
      throw new StartRefused(`Nothing was done. To delete ${email} permanently, add --yes.`);
    await deleteUser(services, { adminId, userId: id }, email);
    console.log(`${email} is deleted, with everything that belonged to the account.`);
  });

/**
 * Signs all users out: deletes all sessions and unfinished sign-ins. The keys of providers are in the environment and
 * cannot be replaced here.
 */
export const rotateKeys = ([confirmation]: string[]) =>
  withInstallation(async (services) => {
    if (confirmation !== '--yes') throw new StartRefused('Nothing was done. To sign all users out, add --yes.');
    const count = await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'sessions-ended', adminId });
      return deleteAllSessions({ db });
    });
    console.log(`${count} sessions ended: all users have to sign in again.`);
    console.log(
      'Keys in the environment (Google, Stripe, S3, model, voice, METRICS_TOKEN) must be replaced at their provider.',
    );
  });

/** Finds an account by email address or id. An id is needed if an address has several accounts, one per sign-in provider. */
async function loadAccount(services: Pick<Services, 'db'>, address: string) {
  const accounts = await listAccountsOf(services, address);
  const [account] = accounts;
  if (account === undefined) {
    throw new StartRefused(
      `Nobody has signed in as ${address}. ADMIN_EMAILS makes people admins at their first sign-in.`,
    );
  }
  if (accounts.length > 1) {
    const choices = accounts.map(({ id, issuer }) => `  ${id} (${issuer})`);
    throw new StartRefused([`${address} has several accounts. Use one of these ids:`, ...choices].join('\n'));
  }
  return account;
}
