import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { deviceSearchQuery } from '../../device/queries.ts';
import { useIsServerBusy } from '../../platform/connection.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import deviceStyles from '../home/device-articles.module.css';
import { DeviceArticle } from '../home/device-articles.tsx';
import styles from './search-page.module.css';

/** Shown offline: search results among the articles on this device. */
export function DeviceResults({ q }: { q: string }) {
  const { t } = useLingui();
  const isBusy = useIsServerBusy();
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const language = useQuery(profileQuery).data?.learningLang ?? null;
  const found = useQuery(deviceSearchQuery({ userId, language, q })).data;
  if (found === undefined) return null;
  const count = found.length;
  if (count === 0) {
    return (
      <EmptyState
        pose="sleeping"
        title={t`Nothing on this device matches`}
        text={
          isBusy
            ? t`The server is busy. What you typed stays here, and we’ll search the whole library as soon as it answers again.`
            : t`You’re offline. What you typed stays here, and we’ll search the whole library as soon as you’re online again.`
        }
        action={
          <LinkButton to="/" variant="outline">
            <Trans>Show what I can read</Trans>
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {t`${plural(count, { one: '# article on this device', other: '# articles on this device' })}`}
      </p>
      <ul className={deviceStyles.list}>
        {found.map(({ article, sentence }) => (
          <li key={article.articleId}>
            <DeviceArticle article={article} sentence={sentence} />
          </li>
        ))}
      </ul>
    </>
  );
}
