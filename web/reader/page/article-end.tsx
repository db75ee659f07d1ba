import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Reading } from '../../../domain/reader/reading.ts';
import { ArticleCard } from '../../library/article-card.tsx';
import { chooseFirst } from '../../library/home/choose-first.ts';
import { homeQuery } from '../../library/queries.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import type { Place } from '../position/place.ts';
import { useIsFinished } from '../position/use-place.ts';
import { articleEndId } from '../text/sentence-element.ts';
import styles from './article-end.module.css';

interface ArticleEndProps {
  reading: Pick<Reading, 'articleId' | 'level' | 'nextPart'>;
  place: Place;
}

/** Shown after the last sentence: the article is finished, and suggestions what to read next. */
export function ArticleEnd({ reading, place }: ArticleEndProps) {
  return useIsFinished(place) ? <Finished reading={reading} /> : null;
}

function Finished({ reading: { articleId, level, nextPart } }: Omit<ArticleEndProps, 'place'>) {
  const { t } = useLingui();
  const home = useQuery(homeQuery).data;
  const isOther = ({ id }: { id: string }) => id !== articleId && id !== nextPart?.id;
  const partTitle = nextPart?.title ?? '';
  // The next suggestion has a similar level.
  const next = chooseFirst((home?.unread ?? []).filter(isOther), level) ?? home?.begun.find(isOther);
  return (
    <section id={articleEndId} className={styles.end}>
      <EmptyState
        pose="reading"
        title={t`You have read it to the end`}
        action={
          nextPart ? (
            <LinkButton to="/article/$articleId" params={{ articleId: nextPart.id }}>
              {t`Next part: ${partTitle}`}
            </LinkButton>
          ) : (
            <LinkButton to="/" variant="outline">
              <Trans>Find the next one</Trans>
            </LinkButton>
          )
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
