import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';
import { errorMessage } from '../platform/error-message.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Card } from '../ui/card.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { Note } from '../ui/note.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './admin-page.module.css';

/** What the server runs on. */
export function UtilsPage() {
  const { t } = useLingui();
  const health = useQuery({ queryKey: ['health'], queryFn: () => read(api.health.$get()) });
  usePageTitle(t`Utilities`);

  const signIn = { google: t`Google`, local: t`Local accounts on this server` };
  const access = { beta: t`Beta: an admin opens the door`, open: t`Open to everybody` };

  return (
    <div className={styles.page}>
      <h1>
        <Trans>Utilities</Trans>
      </h1>
      {health.isPending && <Skeleton label={t`Asking the server`} />}
      {health.isError && (
        <Note kind="error" isLive>
          {t(errorMessage(health.error))}
        </Note>
      )}
      {health.isSuccess && (
        <Card padding="none">
          <ListRow label={t`Database`} value={t`Answers`} />
          <ListRow
            label={t`Sign-in`}
            value={health.data.signIn === null ? t`Not set up` : signIn[health.data.signIn]}
          />
          <ListRow label={t`Access`} value={access[health.data.access]} />
        </Card>
      )}
    </div>
  );
}
