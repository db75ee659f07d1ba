import type { ProfileUpdate } from '../../domain/access/profile-update.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import type { Services } from '../services.ts';
import { findLearningLang, mergeProfile } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Adapts the estimated vocabulary to the level that the user has chosen. `createApi` passes this function in, because the
 * folder `access` must not import from `learning`.
 */
export type FollowLevel = (
  tx: Deps,
  userId: string,
  chosen: { language: Language; level: Level | null },
) => Promise<void>;

/** If the user chooses a level, the estimated vocabulary is adapted to it. */
export async function updateProfile(
  { followLevel, ...services }: Deps & { followLevel: FollowLevel },
  account: { id: string; email: string },
  update: ProfileUpdate,
) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    await mergeProfile(tx, account, update);
    if (update.level === undefined) return;
    const language = await findLearningLang(tx, account.id);
    if (language !== null) await followLevel(tx, account.id, { language, level: update.level });
  });
}
