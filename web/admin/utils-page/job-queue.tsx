import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminJob, type JobListQuery, jobStates } from '../../../domain/admin/job-list.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { Column } from '../../ui/layout/table.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { formatMoment } from '../format-moment.ts';
import { PagedTable } from '../paged-table.tsx';
import { useJobWords } from './use-job-words.ts';
import styles from './utils-page.module.css';
import { jobsQuery, refreshUtils, retryJob } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

export function JobQueue() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const words = useJobWords();
  const [query, setQuery] = useState<JobListQuery>({ state: 'failed', page: 1 });
  const jobs = useQuery(jobsQuery(query));
  const retry = useMutation({
    mutationFn: retryJob,
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    onSettled: () => refreshUtils(client),
  });
  const counts = jobs.data?.counts;

  const columns: Column<AdminJob>[] = [
    {
      id: 'job',
      header: t`Job`,
      cell: (job) => (
        <span className={styles.stack}>
          <strong>{words.names[job.name] ?? job.name}</strong>
          {job.title !== null && <small>{job.title || t`Surprise me`}</small>}
        </span>
      ),
    },
    { id: 'since', header: t`Created`, isNumeric: true, cell: (job) => formatMoment(job.createdAt, i18n.locale) },
    {
      id: 'error',
      header: t`Error`,
      cell: (job) => (
        <span className={styles.error} lang="en">
          {job.error}
        </span>
      ),
    },
    {
      id: 'tries',
      header: t`Attempts`,
      isNumeric: true,
      cell: ({ attempts, maxAttempts }) => t`${attempts} of ${maxAttempts} attempts`,
    },
    {
      id: 'actions',
      header: t`Actions`,
      isHeaderHidden: true,
      cell: (job) =>
        job.state === 'failed' && (
          <Button
            variant="outline"
            size="compact"
            isBusy={retry.isPending && retry.variables === job.id}
            onClick={() => retry.mutate(job.id)}
          >
            <Trans>Retry</Trans>
          </Button>
        ),
    },
  ];

  return (
    <UtilsSection
      title={t`Job queue`}
      note={
        counts &&
        t`${{ running: counts.running }} running, ${{ waiting: counts.waiting }} waiting, ${{ failed: counts.failed }} failed`
      }
      failed={jobs}
    >
      <div className={styles.filter}>
        <Select
          label={t`Jobs to show`}
          options={jobStates.map((state) => ({
            value: state,
            label: `${words.states[state]} (${counts?.[state] ?? 0})`,
          }))}
          value={query.state}
          onChange={(state) => setQuery({ state, page: 1 })}
        />
      </div>
      <PagedTable
        label={t`Job queue`}
        columns={columns}
        rows={jobs.data?.jobs}
        nothing={query.state === 'failed' ? <Trans>Nothing has failed.</Trans> : <Trans>No matching jobs.</Trans>}
        paging={{
          page: query.page,
          isMore: jobs.data?.isMore ?? false,
          onPage: (page) => setQuery({ ...query, page }),
          text: t`${plural({ count: counts?.[query.state] ?? 0 }, { one: '# job', other: '# jobs' })}`,
        }}
      />
    </UtilsSection>
  );
}
