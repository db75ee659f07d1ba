import * as v from 'valibot';
import { type LearningSettings, learningSettingsSchema } from '../../domain/access/learning-settings.ts';
import type { Services } from '../services.ts';

/** Loads the settings. A setting that the user has never changed has its default value. */
export async function loadLearningSettings({ db }: Pick<Services, 'db'>, userId: string): Promise<LearningSettings> {
  const [user] = await db.query<{ settings: unknown }>`
    select learning_settings as settings from users where id = ${userId}`;
  return v.parse(learningSettingsSchema, user?.settings ?? {});
}

/** Locks the settings against changes until the transaction ends (shared lock). Waits for a change that is under way. */
export async function lockLearningSettings({ db: tx }: Pick<Services, 'db'>, userId: string) {
  await tx.query`select from users where id = ${userId} for share`;
  return loadLearningSettings({ db: tx }, userId);
}

/** Locks the settings exclusively until the transaction ends. */
export async function lockSettingsForChange({ db: tx }: Pick<Services, 'db'>, userId: string) {
  await tx.query`select from users where id = ${userId} for no key update`;
  return loadLearningSettings({ db: tx }, userId);
}

export async function updateLearningSettings({ db }: Pick<Services, 'db'>, userId: string, settings: LearningSettings) {
  await db.query`update users set learning_settings = ${JSON.stringify(settings)} where id = ${userId}`;
}
