import type { ProfileUpdate } from '../../domain/access/profile.ts';
import { followLevel } from '../learning/fit/update-vocabulary.ts';
import type { Services } from '../services.ts';
import { findLearningLang, mergeProfile } from './queries.ts';

/** A level that the user chooses also sets the estimated vocabulary. */
export async function updateProfile(
  services: Pick<Services, 'db' | 'now'>,
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
