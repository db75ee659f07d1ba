import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsageRow } from '../../../domain/admin/model-usage.ts';
import { regionalTag } from '../../platform/locale.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { formatDate } from '../format-moment.ts';
import { PagedTable } from '../paged-table.tsx';
import styles from './utils-page.module.css';
import { modelUsageQuery } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** The tokens of the language model per day, user and purpose, with their cost if the operator has set prices. */
export function ModelUsage() {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const usage = useQuery(modelUsageQuery(page));
  const { month, currency = null, rows, isMore = false } = usage.data ?? {};
  const count = (tokens: number) => new Intl.NumberFormat(regionalTag(i18n.locale)).format(tokens);
  const money = (cost: number) =>
    new Intl.NumberFormat(regionalTag(i18n.locale), { style: 'currency', currency: currency ?? 'USD' }).format(cost);
  const purposes: Record<UsageRow['purpose'], string> = {
    'write-article': t`Writing articles`,
    'rewrite-sentences': t`Simplifying sentences`,
    'translate-sentences': t`Translating`,
    'define-words': t`Explaining words`,
    'test-connection': t`Testing the connection`,
  };

  const columns: Column<UsageRow>[] = [
    { id: 'day', header: t`Day`, cell: ({ day }) => formatDate(day, i18n.locale) },
    { id: 'user', header: t`User`, cell: ({ user }) => <span className={styles.who}>{user ?? '–'}</span> },
    { id: 'purpose', header: t`Purpose`, cell: ({ purpose }) => purposes[purpose] },
    { id: 'calls', header: t`Calls`, isNumeric: true, cell: ({ calls }) => count(calls) },
    {
      id: 'tokens',
      header: t`Tokens`,
      isNumeric: true,
      cell: ({ inputTokens, outputTokens }) => count(inputTokens + outputTokens),
    },
    ...(currency === null
      ? []
      : [{ id: 'cost', header: t`Cost`, isNumeric: true, cell: ({ cost }: UsageRow) => money(cost ?? 0) }]),
  ];

  return (
    <UtilsSection title={t`AI usage`} note={month && note(month)} failed={usage}>
      <PagedTable
        label={t`AI usage`}
        columns={columns}
        rows={rows}
        nothing={<Trans>The AI hasn’t been used yet.</Trans>}
        paging={{ page, isMore, onPage: setPage }}
      />
    </UtilsSection>
  );

  function note({ tokens, budgetTokens, cost }: NonNullable<typeof month>) {
    const [used, budget] = [count(tokens), count(budgetTokens ?? 0)];
    const spent = budgetTokens === null ? t`${used} tokens this month` : t`${used} of ${budget} tokens this month`;
    return cost === null ? spent : `${spent} (${money(cost)})`;
  }
}
