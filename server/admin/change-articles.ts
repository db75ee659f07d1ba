import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import { hideArticle } from '../library/hide-article.ts';
import type { Services } from '../services.ts';
import { findOriginal, hasVersion } from '../translation/queries.ts';
import { narrateAgainJob } from './narrate-again.job.ts';
import { findTitles } from './queries.ts';
import { translateAgainJob } from './translate-again.job.ts';

interface Version {
  articleId: string;
  language: Language;
}

/** Hides an article or shows it again. A hidden article cannot be found or read, not even by its author. */
export async function changeHiding(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  adminId: string,
  { articleId, isHidden }: { articleId: string; isHidden: boolean },
) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await findTitles(tx, [articleId])).has(articleId)) throw new AppError('not-found');
    if (!(await hideArticle(tx, { articleId, isHidden }))) return;
    const action = isHidden ? 'article-hidden' : 'article-shown';
    await recordAdminAction(tx, { action, adminId, subject: articleId });
  });
}

export async function enqueueNarration(services: Services, adminId: string, version: Version) {
  if (!(await hasVersion(services, version))) throw new AppError('not-found');
  if (services.narrator.voices.length === 0) throw new AppError('narration-unavailable');
  return services.db.transaction(async (db) => {
    const isStarted = await services.jobs.enqueue(db, { job: narrateAgainJob, key: keyOf(version), data: version });
    await recordRequest({ ...services, db }, { adminId, version, action: 'article-narrated' });
    return isStarted;
  });
}

export async function enqueueTranslation(services: Services, adminId: string, version: Version) {
  const original = await findOriginal(services, version.articleId);
  if (original === undefined) throw new AppError('not-found');
  if (original.language === version.language) {
    throw new AppError('invalid-input', { fields: [{ field: 'language', problem: 'original' }] });
  }
  if (services.languageModel === undefined) throw new AppError('no-translator');
  return services.db.transaction(async (db) => {
    const isStarted = await services.jobs.enqueue(db, {
      job: translateAgainJob,
      key: keyOf(version),
      data: { ...version, adminId },
    });
    await recordRequest({ ...services, db }, { adminId, version, action: 'article-translated' });
    return isStarted;
  });
}

interface LoggedRequest {
  adminId: string;
  version: Version;
  action: 'article-narrated' | 'article-translated';
}

const recordRequest = (
  tx: Pick<Services, 'db' | 'now' | 'newId'>,
  { adminId, version: { articleId, language }, action }: LoggedRequest,
) => recordAdminAction(tx, { action, adminId, subject: articleId, details: { language } });

const keyOf = ({ articleId, language }: Version) => `${articleId}:${language}`;
