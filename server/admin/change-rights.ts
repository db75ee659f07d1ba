import type { AdminActionKind } from '../../domain/access/admin-action.ts';
import type { RightsUpdate } from '../../domain/admin/user-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { enqueueMail } from '../access/enqueue-mail.ts';
import {
  lockAccount,
  lockAdmins,
  lockRights,
  updateApplication,
  updateBlock,
  updateRights,
} from '../access/queries.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import type { AdminAndUser } from './admin-and-user.ts';

const withoutProfile = { hasAccess: false, isAdmin: false, isDeclined: false };

/**
 * Changes access, admin rights, a block, or the answer to a user's application. Values that stay the same are not logged.
 */
export async function changeRights(
  services: Pick<Services, 'db' | 'now' | 'newId'> & Partial<Pick<Services, 'jobs' | 'mailer'>>,
  { adminId, userId }: AdminAndUser,
  { isBlocked: wantsBlock, ...update }: RightsUpdate,
) {
  // Admins cannot lock themselves out by mistake.
  if (userId === adminId) throw new AppError('own-rights');
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const account = await lockAccount(tx, userId);
    const admins = await lockAdmins(tx);
    const profile = await lockRights(tx, userId);
    // An account whose profile is missing can still be blocked.
    const isForProfile = Object.values(update).some((right) => right !== undefined);
    if (account === undefined || (profile === undefined && isForProfile)) throw new AppError('not-found');
    const before = { ...(profile ?? withoutProfile), isBlocked: account.isBlocked };
    const hasAccess = update.hasAccess ?? before.hasAccess;
    const isAdmin = update.isAdmin ?? before.isAdmin;
    const isDeclined = hasAccess ? false : (update.isDeclined ?? before.isDeclined);
    const isBlocked = wantsBlock ?? before.isBlocked;
    // If two admins remove each other's rights at the same time, the second change fails here.
    const staysAdmin = hasAccess && isAdmin && !isBlocked;
    if (!staysAdmin && admins.includes(userId) && admins.length === 1) throw new AppError('last-admin');

    const actions: [boolean, AdminActionKind][] = [
      [hasAccess !== before.hasAccess, hasAccess ? 'access-given' : 'access-ended'],
      [isAdmin !== before.isAdmin, isAdmin ? 'admin-given' : 'admin-ended'],
      [
        isDeclined !== before.isDeclined && hasAccess === before.hasAccess,
        isDeclined ? 'application-declined' : 'application-reopened',
      ],
      [isBlocked !== before.isBlocked, isBlocked ? 'account-blocked' : 'account-unblocked'],
    ];
    for (const [isDone, action] of actions) if (isDone) await recordAdminAction(tx, { action, adminId, userId });
    if (isDeclined !== before.isDeclined) await updateApplication(tx, { userId, isDeclined });
    const haveRightsChanged = actions.slice(0, 3).some(([isDone]) => isDone);
    if (haveRightsChanged) await updateRights(tx, { userId, hasAccess, isAdmin });
    if (hasAccess && !before.hasAccess) await enqueueMail(tx, { kind: 'approved', userId });
    if (isBlocked !== before.isBlocked) await updateBlock(tx, { userId, isBlocked });
    return { hasAccess, isAdmin, isDeclined, isBlocked };
  });
}
