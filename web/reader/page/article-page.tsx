import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { profileQuery } from '../../access/queries.ts';
import { isRefusal } from '../../platform/api.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { readingQuery } from '../queries.ts';
import { ArticleMissing } from './article-missing.tsx';
import { ArticleNotHere } from './article-not-here.tsx';
import styles from './reader.module.css';
import { Reader } from './reader.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { VersionMissing } from './version-missing.tsx';

export function ArticlePage() {
  const { t } = useLingui();
  const { articleId } = useParams({ from: '/reading/article/$articleId' });
  const reading = useQuery(readingQuery(articleId));
  // Renders a long article in a transition, so that the back button stays responsive.
  const shown = useDeferredValue(reading.data);
  const profile = useQuery(profileQuery).data;
  const isOffline = useIsOffline();
  usePageTitle(reading.data?.learning?.title ?? t`Article`);

  if (reading.isPending || reading.data?.articleId !== shown?.articleId) {
    return (
      <>
        <ReaderHeader />
        <div className={styles.loading}>
          <Skeleton label={t`Loading the article`} hasTitle />
        </div>
      </>
    );
  }
  if (shown === undefined) {
    if (isRefusal(reading.error, 'unavailable') && isOffline) return <ArticleNotHere />;
    if (isRefusal(reading.error, 'not-found') || isRefusal(reading.error, 'invalid-input')) return <ArticleMissing />;
    throw reading.error;
  }
  const { learning } = shown;
  const reload = () => void reading.refetch();
  if (learning === null) {
    return <VersionMissing reading={shown} language={profile?.learningLang ?? 'en'} onReload={reload} />;
  }
  // An edit in another tab may change the number of sentences. In that case, the changed key resets the reader.
  const key = [articleId, learning.language, shown.sentenceCount].join(' ');
  return <Reader key={key} reading={shown} learning={learning} onReload={reload} />;
}
