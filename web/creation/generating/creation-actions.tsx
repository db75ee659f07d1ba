import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Creation } from '../../../domain/creation/creation.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { retry } from '../queries.ts';
import styles from './article-generating-page.module.css';

/** The buttons for what the user can do next, depending on whether the creation has failed, runs or is done. */
export function CreationActions({ creation: { articleId, status, failure, way } }: { creation: Creation }) {
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
          <Trans>Read something else in the meantime</Trans>
        </LinkButton>
      )}
    </div>
  );
}

/** The search parameters that open the form for the same kind of article. The AI form is filled with the earlier request. */
function searchOf(way: Creation['way'], articleId: string) {
  if (way === 'ai') return { way, again: articleId };
  return way === 'manual' ? { way } : {};
}
