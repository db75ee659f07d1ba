import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '../access/queries.ts';
import { type KeptArticle, removeKeptArticle } from '../device/kept-articles.ts';
import { keptArticlesQuery } from '../device/queries.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { ButtonRow, ListRow } from '../ui/layout/list-row.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';
import styles from './device-row.module.css';

/** Offline storage on this device: what is stored, its size, and a button to delete it. */
export function DeviceRow() {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const kept = useQuery(keptArticlesQuery(userId)).data;
  const articles = kept ?? [];
  const removing = useMutation({
    mutationFn: async (removed: KeptArticle[]) => {
      for (const article of removed) await removeKeptArticle(userId, article);
    },
    onSettled: () => client.invalidateQueries(keptArticlesQuery(userId)),
  });

  const count = articles.length;
  const size = formatSize(
    articles.reduce((sum, { bytes }) => sum + bytes, 0),
    i18n.locale,
  );
  const summary = t`${plural(count, { one: '# article', other: '# articles' })}, ${size}`;
  const value = count === 0 ? t`Nothing yet` : summary;

  return (
    <>
      <ButtonRow
        label={t`On this device`}
        hint={t`Articles you’ve opened work offline. The list says which ones have audio.`}
        value={kept === undefined ? <span className={styles.toCome}>{summary}</span> : value}
        icon="chevron-right"
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`On this device`}
        closeLabel={t`Close`}
        actions={
          count > 0 && (
            <Button variant="danger" isBusy={removing.isPending} onClick={() => removing.mutate(articles)}>
              <Trans>Remove all</Trans>
            </Button>
          )
        }
      >
        {count === 0 ? (
          <EmptyState
            pose="sleeping"
            title={t`Nothing yet`}
            text={t`Open an article, and it stays here for when you’re offline.`}
          />
        ) : (
          <div>
            {articles.map((article) => {
              const { articleId, title, bytes, language, hasSound } = article;
              const size = formatSize(bytes, i18n.locale);
              return (
                <ListRow
                  key={`${articleId} ${language}`}
                  label={<span lang={language}>{title}</span>}
                  hint={hasSound ? t`Text and audio, ${size}` : t`Text without audio, ${size}`}
                >
                  <IconButton icon="trash" label={t`Remove “${title}”`} onClick={() => removing.mutate([article])} />
                </ListRow>
              );
            })}
          </div>
        )}
      </Dialog>
    </>
  );
}

const formatSize = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1_000_000, 0.1),
  );
