import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { JobListQuery } from '../../../domain/admin/job-list.ts';
import type { Port } from '../../../domain/admin/port.ts';
import type { Language } from '../../../domain/language.ts';
import { api, read } from '../../platform/api.ts';

const key = 'utils';

export const portsQuery = queryOptions({
  queryKey: ['admin', 'ports'],
  queryFn: () => read(api.admin.ports.$get()),
});

export const testPort = (port: Port) => read(api.admin.ports[':port'].test.$post({ param: { port } }));

export const voicesQuery = queryOptions({
  queryKey: ['admin', 'voices'],
  queryFn: () => read(api.admin.voices.$get()),
});

export const voiceSampleUrl = (name: string) => `/api/admin/voices/${name}/sample`;

const lookAgainMs = 3000;

/** Polls the queue every few seconds while the page is visible. */
export const jobsQuery = ({ state, page }: JobListQuery) =>
  queryOptions({
    queryKey: ['admin', key, 'jobs', state, page],
    queryFn: () => read(api.admin.jobs.$get({ query: { state, page: String(page) } })),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  });

export const modelUsageQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', key, 'model-usage', page],
    queryFn: () => read(api.admin['model-usage'].$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
  });

export const retryJob = (jobId: string) => read(api.admin.jobs[':jobId'].retry.$post({ param: { jobId } }));

export const rebuildSearchIndex = () => read(api.admin['search-index'].$post());

export const articlesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['admin', key, 'articles', search, page],
    queryFn: () => read(api.admin.articles.$get({ query: { search, page: String(page) } })),
    placeholderData: keepPreviousData,
  });

export const hideArticle = (articleId: string, isHidden: boolean) =>
  read(api.admin.articles[':articleId'].$patch({ param: { articleId }, json: { isHidden } }));

interface Version {
  articleId: string;
  language: Language;
}

export const narrateAgain = (param: Version) =>
  read(api.admin.articles[':articleId'].narration[':language'].$post({ param }));

export const translateAgain = (param: Version) =>
  read(api.admin.articles[':articleId'].translation[':language'].$post({ param }));

/** Uploads the file unparsed: the server validates it. */
export const importArticles = (file: File) =>
  read<{ createdCount: number; updatedCount: number }>(
    fetch('/api/admin/articles/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: file,
    }),
  );

export const exportUrl = (part: number) => `/api/admin/articles/export?part=${part}`;

export const feedbackQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', key, 'feedback', page],
    queryFn: () => read(api.admin.feedback.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
  });

export const markFeedback = (feedbackId: string, isRead: boolean) =>
  read(api.admin.feedback[':feedbackId'].$patch({ param: { feedbackId }, json: { isRead } }));

export const actionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', key, 'actions', page],
    queryFn: () => read(api.admin.actions.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
  });

/** Every admin action changes the log and usually other data, so everything is refetched. */
export const refreshUtils = (client: QueryClient) => client.invalidateQueries({ queryKey: ['admin', key] });
