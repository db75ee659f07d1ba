import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArticleCard } from '../../library/article-card.tsx';
import { homeQuery } from '../../library/queries.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import type { Place } from '../position/place.ts';
import { usePosition } from '../position/use-place.ts';
import { articleEndId } from '../text/sentence-element.ts';
import styles from './article-end.module.css';

/** Shown after the last sentence: the article is finished, and suggestions what to read next. */
export function ArticleEnd({ articleId, place }: { articleId: string; place: Place }) {
  return usePosition(place) === place.count ? <Finished articleId={articleId} /> : null;
}

function Finished({ articleId }: { articleId: string }) {
  const { t } = useLingui();
  const home = useQuery(homeQuery).data;
  const next = [...(home?.unread ?? []), ...(home?.begun ?? [])].find(({ id }) => id !== articleId);
  return (
    <section id={articleEndId} className={styles.end}>
      <EmptyState
        pose="reading"
        title={t`You have read it to the end`}
        action={
          <LinkButton to="/" variant="outline">
            <Trans>Find the next one</Trans>
          </LinkButton>
        }
      />
      {next !== undefined && (
        <div className={styles.next}>
          <h2>
            <Trans>Read next</Trans>
          </h2>
          <ArticleCard article={next} />
        </div>
      )}
    </section>
  );
}
