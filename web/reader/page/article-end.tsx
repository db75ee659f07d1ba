import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { chooseFirst } from '../../library/home/choose-first.ts';
import { homeQuery } from '../../library/queries.ts';
import { loadSection } from '../../platform/locale.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { InBrowser } from '../../ui/loading/in-browser.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import type { Place } from '../position/place.ts';
import { useIsFinished } from '../position/use-place.ts';
import { articleEndId } from '../text/sentence-element.ts';
import styles from './article-end.module.css';

const EndSummary = lazy(async () => {
  const [{ EndSummary }] = await Promise.all([import('../../learning/end/end-summary.tsx'), loadSection('learning')]);
  return { default: EndSummary };
});

const ReadNext = lazy(async () => {
  const [{ ReadNext }] = await Promise.all([import('../../learning/end/read-next.tsx'), loadSection('learning')]);
  return { default: ReadNext };
});

const OwnArticleEnd = lazy(async () => {
  const [{ OwnArticleEnd }] = await Promise.all([
    import('../../creation/outcome/own-article-end.tsx'),
    loadSection('creation'),
    loadSection('learning'),
  ]);
  return { default: OwnArticleEnd };
});

interface ArticleEndProps {
  reading: Pick<
    Reading,
    'articleId' | 'level' | 'sentenceCount' | 'nextPart' | 'creatorKind' | 'isFromDrawer' | 'ownVisibility'
  >;
  language: Language;
  place: Place;
}

/** Shown after the last sentence: says that the article is finished, and suggests what to read next. */
export function ArticleEnd({ place, ...article }: ArticleEndProps) {
  return useIsFinished(place) ? <Finished {...article} /> : null;
}

function Finished({ reading, language }: Omit<ArticleEndProps, 'place'>) {
  const { articleId, level, sentenceCount, nextPart, creatorKind, isFromDrawer, ownVisibility } = reading;
  const isWrittenForReader = creatorKind === 'ai' && !isFromDrawer && ownVisibility !== null;
  const { t } = useLingui();
  const home = useQuery(homeQuery).data;
  const isOther = ({ id }: { id: string }) => id !== articleId && id !== nextPart?.id;
  const partTitle = nextPart?.title ?? '';
  // The unread article that is nearest to the level of this one, or else an article that was begun.
  const fallback = chooseFirst((home?.unread ?? []).filter(isOther), { level }) ?? home?.begun.find(isOther);
  return (
    <section id={articleEndId} className={styles.end}>
      <EmptyState
        pose="reading"
        title={t`You’ve read it to the end`}
        action={
          nextPart && (
            <LinkButton to="/article/$articleId" params={{ articleId: nextPart.id }}>
              {t`Next part: ${partTitle}`}
            </LinkButton>
          )
        }
      />
      <InBrowser>
        <Suspense>
          {isWrittenForReader && <OwnArticleEnd reading={reading} language={language} />}
          <EndSummary articleId={articleId} language={language} sentenceCount={sentenceCount} />
        </Suspense>
      </InBrowser>
      <InBrowser>
        <Suspense>
          <ReadNext language={language} isOther={isOther} fallback={fallback} />
        </Suspense>
      </InBrowser>
      <LinkButton to="/" variant="outline" className={styles.more}>
        <Trans>Find the next one</Trans>
      </LinkButton>
    </section>
  );
}
