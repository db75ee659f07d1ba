import type { AdminActionKind } from '../../domain/access/admin-action.ts';
import type { RightsUpdate } from '../../domain/admin/user-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { lockAdmins, lockRights, updateApplication, updateRights } from '../access/queries.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';

type Who = { adminId: string; userId: string };

/** Opens or closes the app for a user, answers an application, makes or unmakes an admin. What is so already is no action. */
export async function changeRights(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { adminId, userId }: Who,
  update: RightsUpdate,
) {
  // Nobody locks themselves out by a slip.
  if (userId === adminId) throw new AppError('own-rights');
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const admins = await lockAdmins(tx);
    const before = await lockRights(tx, userId);
    if (before === undefined) throw new AppError('not-found');
    const hasAccess = update.hasAccess ?? before.hasAccess;
    const isAdmin = update.isAdmin ?? before.isAdmin;
    const isDeclined = hasAccess ? false : (update.isDeclined ?? before.isDeclined);
    // Two admins who dismiss each other at once: the second is stopped here.
    const staysAdmin = hasAccess && isAdmin;
    if (!staysAdmin && admins.includes(userId) && admins.length === 1) throw new AppError('last-admin');

    const actions: [boolean, AdminActionKind][] = [
      [hasAccess !== before.hasAccess, hasAccess ? 'access-given' : 'access-ended'],
      [isAdmin !== before.isAdmin, isAdmin ? 'admin-given' : 'admin-ended'],
      [
        isDeclined !== before.isDeclined && hasAccess === before.hasAccess,
        isDeclined ? 'application-declined' : 'application-reopened',
      ],
    ];
    for (const [isDone, action] of actions) if (isDone) await recordAdminAction(tx, { action, adminId, userId });
    if (isDeclined !== before.isDeclined) await updateApplication(tx, { userId, isDeclined });
    if (actions.some(([isDone]) => isDone)) await updateRights(tx, { userId, hasAccess, isAdmin });
    return { hasAccess, isAdmin, isDeclined };
  });
}
