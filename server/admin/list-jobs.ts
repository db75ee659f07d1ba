import * as v from 'valibot';
import { type AdminJob, type JobListQuery, jobsPerPage } from '../../domain/admin/job-list.ts';
import type { Services } from '../services.ts';
import { findTitles, findWorkingTitles } from './queries.ts';

const ofArticle = v.object({ articleId: v.pipe(v.string(), v.uuid()) });

/** One page of the job queue, newest first, and the number of jobs per state. */
export async function listJobs(services: Pick<Services, 'db' | 'jobs'>, { state, page }: JobListQuery) {
  const [counts, stored] = await Promise.all([
    services.jobs.count(),
    services.jobs.list({ state, limit: jobsPerPage + 1, offset: (page - 1) * jobsPerPage }),
  ]);
  const shown = stored.slice(0, jobsPerPage);
  const articleIds = shown.map(({ data }) => articleOf(data)).filter(Boolean);
  const [workingTitles, articleTitles] = await Promise.all([
    findWorkingTitles(services, articleIds),
    findTitles(services, articleIds),
  ]);
  const titles = new Map([...workingTitles, ...articleTitles]);
  const jobs = shown.map(
    ({ id, name, state, attempts, maxAttempts, error, createdAt, data }): AdminJob => ({
      id,
      name,
      state,
      attempts,
      maxAttempts,
      error,
      createdAt: createdAt.toISOString(),
      title: titles.get(articleOf(data)) ?? null,
    }),
  );
  return { counts, jobs, isMore: stored.length > jobsPerPage };
}

function articleOf(data: unknown) {
  const parsed = v.safeParse(ofArticle, data);
  return parsed.success ? parsed.output.articleId : '';
}
