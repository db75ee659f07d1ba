import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedAction } from '../../../domain/admin/action-list.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { formatTime } from '../format-moment.ts';
import { PagedTable } from '../paged-table.tsx';
import { useActionWords } from './use-action-words.ts';
import styles from './utils-page.module.css';
import { actionsQuery } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** The log of admin actions, newest first. */
export function ActionLog() {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const log = useQuery(actionsQuery(page));
  const words = useActionWords();

  const columns: Column<ListedAction>[] = [
    { id: 'action', header: t`Action`, cell: ({ action }) => words.actions[action] },
    {
      id: 'whom',
      header: t`To`,
      cell: (action) => <span className={styles.error}>{words.subjectOf(action)}</span>,
    },
    {
      id: 'admin',
      header: t`By`,
      cell: ({ admin, details }) => (
        <span className={styles.who}>
          {admin ?? (details.isOperator === true ? t`The command line` : t`A deleted account`)}
        </span>
      ),
    },
    { id: 'at', header: t`When`, isNumeric: true, cell: ({ at }) => formatTime(at, i18n.locale) },
  ];

  return (
    <UtilsSection title={t`Admin activity`} failed={log}>
      <PagedTable
        label={t`Admin activity`}
        columns={columns}
        rows={log.data?.actions}
        nothing={<Trans>No admin has done anything yet.</Trans>}
        paging={{ page, isMore: log.data?.isMore ?? false, onPage: setPage }}
      />
    </UtilsSection>
  );
}
