import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Creation } from '../../../domain/creation/creation.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox, type FoxPose } from '../../ui/image/fox.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { creationQuery } from '../queries.ts';
import styles from './article-generating-page.module.css';
import { CreationActions } from './creation-actions.tsx';
import { CreationNotes } from './creation-notes.tsx';
import { CreationSteps } from './creation-steps.tsx';
import { GrowingArticle } from './growing-article.tsx';
import { GrowingStatus } from './growing-status.tsx';
import { GrowingTools } from './growing-tools.tsx';
import { ReadOn } from './read-on.tsx';
import { WhatCameOut } from './what-came-out.tsx';

export function ArticleGeneratingPage() {
  const { t } = useLingui();
  const { articleId } = useParams({ from: '/shell/article-generating/$articleId' });
  const creation = useQuery(creationQuery(articleId));
  usePageTitle(creation.data?.title ?? t`Your article`);

  if (creation.isPending) return <Skeleton label={t`Loading`} hasTitle />;
  if (creation.data === undefined) throw creation.error;
  if (creation.data === null) return <NotBeingMade />;
  return <Making creation={creation.data} />;
}

function Making({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  const state = stateOf(creation);
  useOpenWhenReadable(creation);
  // After the creation has finished or failed, the buttons for what to do next are above the list of steps.
  const isOver = state === 'failed' || state === 'done';
  const titles = {
    working: t`Foxy is writing your article`,
    preparing: t`Your article is being prepared`,
    failed: t`Error creating article`,
    done: t`Your article is ready`,
  };
  const notes = <CreationNotes creation={creation} />;
  if (creation.paragraphs.length > 0) {
    return (
      <div className={styles.growing}>
        <section className={styles.card}>
          <Fox pose={poses[state]} className={styles.smallFox} />
          <div className={styles.head} role="status">
            <h1>{titles[state]}</h1>
            {!isOver && (
              <p className={styles.lead}>
                <Trans>You can start reading now. Foxy adds the rest below.</Trans>
              </p>
            )}
          </div>
          {notes}
          <GrowingStatus creation={creation} />
          {state === 'failed' && <CreationActions creation={creation} />}
        </section>
        <GrowingArticle
          creation={creation}
          isGrowing={state === 'working' && creation.status === 'generating-article'}
        />
        <GrowingTools creation={creation} />
        {state === 'done' && <ReadOn articleId={creation.articleId} />}
        <WhatCameOut creation={creation} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Fox pose={poses[state]} size="var(--fox-size)" />
      <div className={styles.words}>
        <div className={styles.head} role="status">
          <h1>{titles[state]}</h1>
          {state === 'done' && creation.title !== null && (
            <p className={styles.title} lang={creation.learningLang}>
              {creation.title}
            </p>
          )}
          {(state === 'working' || state === 'preparing') && (
            <p className={styles.lead}>
              <Trans>You can leave this page. Nothing is lost, and a notification will tell you when it’s ready.</Trans>
            </p>
          )}
        </div>
        {notes}
        {isOver && <CreationActions creation={creation} />}
        <CreationSteps creation={creation} />
        {!isOver && <CreationActions creation={creation} />}
        <WhatCameOut creation={creation} />
      </div>
    </div>
  );
}

/**
 * Opens a ready-made article as soon as it can be read. An article that the model writes is not opened: the user reads
 * it on this page while it is written.
 */
function useOpenWhenReadable({ articleId, status, failure, isFromDrawer }: Creation) {
  const navigate = useNavigate();
  const isReadable = failure === null && (status === 'generating-audio' || status === 'done');
  // If the article could already be read when this page was opened, the page stays and shows the result.
  const [wasReadable] = useState(isReadable);
  const opens = isFromDrawer && isReadable && !wasReadable;
  useEffect(() => {
    if (opens) void navigate({ to: '/article/$articleId', params: { articleId }, replace: true });
  }, [opens, navigate, articleId]);
}

const poses = { working: 'writing', preparing: 'listening', failed: 'lost', done: 'reading' } as const satisfies Record<
  string,
  FoxPose
>;

function stateOf({ status, failure, way, isFromDrawer }: Creation) {
  if (failure !== null) return 'failed';
  if (status === 'done') return 'done';
  return way === 'manual' || isFromDrawer ? 'preparing' : 'working';
}

function NotBeingMade() {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`Foxy isn’t writing this article`}
      text={t`It was removed, or it isn’t yours.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Go to articles</Trans>
        </LinkButton>
      }
    />
  );
}
