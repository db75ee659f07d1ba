import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Creation } from '../../../domain/creation/creation.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { failureMessages } from '../../translation/failure-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox, type FoxPose } from '../../ui/image/fox.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { creationQuery, retry } from '../queries.ts';
import styles from './article-generating-page.module.css';
import { CreationSteps } from './creation-steps.tsx';
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
  // Next steps come before the list of finished ones.
  const isOver = state === 'failed' || state === 'done';
  const titles = {
    working: t`Foxy is writing your article`,
    preparing: t`Your article is being prepared`,
    failed: t`Error creating article`,
    done: t`Your article is ready`,
  };
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
              <Trans>
                You can leave this page. Nothing is lost, and a notification will tell you when it is ready.
              </Trans>
            </p>
          )}
        </div>
        {creation.failure !== null && (
          <Note kind="error">
            {t(failureMessages[creation.failure])}{' '}
            <Trans>Your request is kept, and it did not count against your plan.</Trans>
          </Note>
        )}
        {creation.nextTryAt !== null && <WaitingNote nextTryAt={creation.nextTryAt} />}
        {creation.isFromDrawer && creation.title !== null && (
          <Note>
            <Trans>No AI is set up on this server, so this is a ready-made article from Foxy’s drawer.</Trans>
          </Note>
        )}
        {isOver && <Actions creation={creation} />}
        <CreationSteps creation={creation} />
        {!isOver && <Actions creation={creation} />}
        <WhatCameOut creation={creation} />
      </div>
    </div>
  );
}

function WaitingNote({ nextTryAt }: { nextTryAt: string }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(nextTryAt), { timeStyle: 'short' });
  return (
    <Note>
      <Trans>The AI is not available at the moment. Foxy is waiting and will try again at {time}.</Trans>
    </Note>
  );
}

/** A surprise and a ready-made article open as soon as the text is there. The narration continues in the background. */
function useOpenWhenReadable({ articleId, status, failure, way, isFromDrawer }: Creation) {
  const navigate = useNavigate();
  const isReadable = failure === null && (status === 'generating-audio' || status === 'done');
  // A page that is opened later shows the result instead.
  const [wasReadable] = useState(isReadable);
  const opens = (way === 'surprise' || isFromDrawer) && isReadable && !wasReadable;
  useEffect(() => {
    if (opens) void navigate({ to: '/article/$articleId', params: { articleId }, replace: true });
  }, [opens, navigate, articleId]);
}

function Actions({ creation: { articleId, status, failure, way } }: { creation: Creation }) {
  const retrying = useMutation(retry(useQueryClient()));
  if (failure !== null) {
    return (
      <>
        {retrying.isError && <FailureNote error={retrying.error} />}
        <div className={styles.actions}>
          {failure === 'drawer-empty' && (
            <LinkButton to="/create-article" search={{ way: 'manual' }} size="large">
              <Trans>Add a text of your own</Trans>
            </LinkButton>
          )}
          <Button
            size="large"
            variant={failure === 'drawer-empty' ? 'outline' : 'primary'}
            isBusy={retrying.isPending}
            onClick={() => retrying.mutate(articleId)}
          >
            <Trans>Try again</Trans>
          </Button>
          {failure !== 'drawer-empty' && (
            <LinkButton to="/create-article" search={searchOf(way, articleId)} size="large" variant="outline">
              <Trans>Ask for something else</Trans>
            </LinkButton>
          )}
        </div>
      </>
    );
  }
  return (
    <div className={styles.actions}>
      {status === 'done' ? (
        <LinkButton to="/article/$articleId" params={{ articleId }} size="large">
          <Trans>Go to article</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="/" variant="outline">
          <Trans>Read something else meanwhile</Trans>
        </LinkButton>
      )}
    </div>
  );
}

/** The form of the same way, filled with the request. */
function searchOf(way: Creation['way'], articleId: string) {
  if (way === 'ai') return { way, again: articleId };
  return way === 'manual' ? { way } : {};
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
      title={t`Foxy is not writing this article`}
      text={t`It was removed, or it is not yours.`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Go to articles</Trans>
        </LinkButton>
      }
    />
  );
}
