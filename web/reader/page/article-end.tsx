import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { chooseFirst } from '../../library/home/choose-first.ts';
import { homeQuery } from '../../library/queries.ts';
import { loadSection } from '../../platform/locale.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Later, lazyLater } from '../../ui/loading/later.tsx';
import { announce } from '../../ui/status/announce.ts';
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

const UnfinishedEnd = lazyLater(async () => {
  await loadSection('learning');
  return (await import('../../learning/end/unfinished-end.tsx')).UnfinishedEnd;
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

/**
 * Shown after the last sentence: suggests what to read next, and says that the article is finished. If the article does not
 * count as finished (for example, because the user has scrolled through it quickly), offers to mark it as read.
 */
export function ArticleEnd({ place, ...article }: ArticleEndProps) {
  const { t } = useLingui();
  const isFinished = useIsFinished(place);
  const section = useRef<HTMLElement>(null);

  function markAsRead() {
    place.finish();
    // Moves the focus to this section, because the summary replaces the button that has the focus.
    section.current?.focus({ preventScroll: true });
    announce(t`You’ve read it to the end`);
  }

  return (
    <section
      ref={section}
      id={articleEndId}
      tabIndex={-1}
      className={styles.end}
      data-finished={isFinished || undefined}
    >
      {isFinished ? (
        <Finished {...article} />
      ) : (
        <Later>
          <UnfinishedEnd onMark={markAsRead}>
            <NextPart reading={article.reading} />
            <OtherArticle {...article} />
          </UnfinishedEnd>
        </Later>
      )}
    </section>
  );
}

type Article = Omit<ArticleEndProps, 'place'>;

function Finished({ reading, language }: Article) {
  const { articleId, sentenceCount, creatorKind, isFromDrawer, ownVisibility } = reading;
  const isWrittenForReader = creatorKind === 'ai' && !isFromDrawer && ownVisibility !== null;
  const { t } = useLingui();
  return (
    <>
      <EmptyState
        pose="reading"
        title={t`You’ve read it to the end`}
        action={reading.nextPart && <NextPart reading={reading} />}
      />
      <Later>
        {isWrittenForReader && <OwnArticleEnd reading={reading} language={language} />}
        <EndSummary articleId={articleId} language={language} sentenceCount={sentenceCount} />
      </Later>
      <Later>
        <OtherArticle reading={reading} language={language} />
      </Later>
      <LinkButton to="/" variant="outline" className={styles.more}>
        <Trans>Find the next one</Trans>
      </LinkButton>
    </>
  );
}

/** A link to the next part of the series. */
function NextPart({ reading: { nextPart } }: Pick<Article, 'reading'>) {
  const { t } = useLingui();
  if (nextPart === null) return null;
  const partTitle = nextPart.title;
  return (
    <LinkButton to="/article/$articleId" params={{ articleId: nextPart.id }} className={styles.part}>
      {t`Next part: ${partTitle}`}
    </LinkButton>
  );
}

/**
 * The unread article that is right for the learner or nearest to the level of the current article. If there is none, an
 * article that the user has started.
 */
function OtherArticle({ reading: { articleId, level, nextPart }, language }: Article) {
  const home = useQuery(homeQuery).data;
  const isOther = ({ id }: { id: string }) => id !== articleId && id !== nextPart?.id;
  const fallback = chooseFirst((home?.unread ?? []).filter(isOther), { level }) ?? home?.begun.find(isOther);
  return (
    <Suspense>
      <ReadNext language={language} isOther={isOther} fallback={fallback} />
    </Suspense>
  );
}
