import * as v from 'valibot';
import { type LearningSettings, learningSettingsSchema } from '../../domain/learning/learning-settings.ts';
import type { Services } from '../services.ts';

/** Settings that were never changed have their defaults. */
export async function loadLearningSettings({ db }: Pick<Services, 'db'>, userId: string): Promise<LearningSettings> {
  const [user] = await db.query<{ settings: unknown }>`
    select learning_settings as settings from users where id = ${userId}`;
  return v.parse(learningSettingsSchema, user?.settings ?? {});
}

/** Waits for a change of the settings, and holds the next one up until the transaction ends. */
export async function lockLearningSettings({ db: tx }: Pick<Services, 'db'>, userId: string) {
  await tx.query`select from users where id = ${userId} for share`;
  return loadLearningSettings({ db: tx }, userId);
}

/** Holds up every other use of the settings until the transaction ends. */
export async function lockSettingsForChange({ db: tx }: Pick<Services, 'db'>, userId: string) {
  await tx.query`select from users where id = ${userId} for no key update`;
  return loadLearningSettings({ db: tx }, userId);
}

export async function updateLearningSettings({ db }: Pick<Services, 'db'>, userId: string, settings: LearningSettings) {
  await db.query`update users set learning_settings = ${JSON.stringify(settings)} where id = ${userId}`;
}
