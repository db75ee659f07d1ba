import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRefusal } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import styles from './utils-page.module.css';
import { articlesQuery, exportUrl, importArticles, rebuildSearchIndex, refreshUtils } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

export function Maintenance() {
  const { t } = useLingui();
  const client = useQueryClient();
  const rebuild = useMutation({
    mutationFn: rebuildSearchIndex,
    onSuccess: ({ isStarted }) =>
      toaster.show({
        kind: 'success',
        title: isStarted ? t`It has started. The job queue shows how it’s going.` : t`This is already under way.`,
      }),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    onSettled: () => refreshUtils(client),
  });

  return (
    <UtilsSection title={t`Maintenance`}>
      <Card padding="none">
        <ListRow label={t`Rebuild the search index`} hint={t`Searches keep using the old index until it’s done.`}>
          <Button
            variant="outline"
            size="compact"
            icon="refresh"
            isBusy={rebuild.isPending}
            onClick={() => rebuild.mutate()}
          >
            <Trans>Rebuild</Trans>
          </Button>
        </ListRow>
        <ExportRow />
        <ImportRow />
      </Card>
    </UtilsSection>
  );
}

function ExportRow() {
  const { t } = useLingui();
  const parts = useQuery(articlesQuery('', 1)).data?.exportParts ?? 0;
  const hint =
    parts === 0
      ? t`Nobody has shared an article of their own yet.`
      : t`Articles that users have created and shared, without their names. Private articles and the library aren’t included.`;
  return (
    <ListRow label={t`Export articles`} hint={hint}>
      <span className={styles.parts}>
        {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
          <a key={part} href={exportUrl(part)} download>
            {parts === 1 ? <Trans>Download</Trans> : <Trans>Part {part}</Trans>}
          </a>
        ))}
      </span>
    </ListRow>
  );
}

function ImportRow() {
  const { t } = useLingui();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const bringIn = useMutation({
    mutationFn: importArticles,
    onSuccess: ({ createdCount, updatedCount }) =>
      toaster.show({
        kind: 'success',
        title: t`${plural(createdCount, { one: '# article was added.', other: '# articles were added.' })}`,
        text: t`${plural(updatedCount, { one: '# article was already here and now has the texts from the file.', other: '# articles were already here and now have the texts from the file.' })}`,
      }),
    onSettled: () => refreshUtils(client),
  });

  return (
    <ListRow
      label={t`Import articles`}
      hint={bringIn.isError ? <ImportProblem error={bringIn.error} /> : t`A file exported here or on another server.`}
    >
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t`Article file`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) bringIn.mutate(file);
        }}
      />
      <Button
        variant="outline"
        size="compact"
        icon="upload"
        isBusy={bringIn.isPending}
        onClick={() => chooser.current?.click()}
      >
        <Trans>Choose a file</Trans>
      </Button>
    </ListRow>
  );
}

function ImportProblem({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <span role="alert" className={styles.problem}>
      {isWrongFile(error) ? (
        <Trans>This isn’t a complete and valid article file, so nothing was imported.</Trans>
      ) : (
        t(errorMessage(error))
      )}
    </span>
  );
}

const isWrongFile = (error: unknown) => isRefusal(error, 'invalid-input') || isRefusal(error, 'malformed-json');
