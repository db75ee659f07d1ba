import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { advancePosition } from '../../../domain/reader/advance-position.ts';
import { titleNumber } from '../../../domain/reader/definition/definition.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { sessionQuery } from '../../access/queries.ts';
import { ArticleMeta } from '../../library/article-meta.tsx';
import { BookmarkButton } from '../../library/bookmark-button.tsx';
import { Fit } from '../../library/fit.tsx';
import { loadSection } from '../../platform/locale.ts';
import { OfflineStrip } from '../../platform/offline-strip.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Later, lazyLater } from '../../ui/loading/later.tsx';
import { AudioNote } from '../player/audio-note.tsx';
import { LoadingNote } from '../player/loading-note.tsx';
import { PlayerLines } from '../player/player-lines.tsx';
import { usePlayer, usePlayerState } from '../player/use-player.ts';
import { BackToSentence } from '../position/back-to-sentence.tsx';
import { quietly } from '../position/quietly.ts';
import { useAnnouncer } from '../position/use-announcer.ts';
import { useFollow } from '../position/use-follow.ts';
import { usePlace } from '../position/use-place.ts';
import { useReadSentences } from '../position/use-read-sentences.ts';
import { useSentenceInAddress } from '../position/use-sentence-in-address.ts';
import { SelectionTools } from '../selection/selection-tools.tsx';
import { ActiveRow } from '../text/active-row.tsx';
import { fillGaps, type TranslatedSentences, translationOf } from '../text/pair-up.ts';
import { sentenceId } from '../text/sentence-element.ts';
import { SentenceList } from '../text/sentence-list.tsx';
import { useTranslationsShown } from '../text/use-translations-shown.ts';
import { TypographyMenu } from '../typography/typography-menu.tsx';
import { ArticleEnd } from './article-end.tsx';
import { CreatorLine } from './creator-line.tsx';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { ReaderKeys } from './reader-keys.tsx';
import { ReaderMenuLater } from './reader-menu-later.tsx';
import { RunningHeader } from './running-header.tsx';
import { ShareButton } from './share-button.tsx';
import { TapHint } from './tap-hint.tsx';
import { TranslateAhead } from './translate-ahead.ts';
import { TranslationMissing } from './translation-missing.tsx';
import { useKeptOnDevice } from './use-kept-on-device.ts';
import { useReaderActions } from './use-reader-actions.ts';

const ReadingLog = lazyLater(async () => (await import('../../learning/reading/reading-log.tsx')).ReadingLog);
const ShortcutsDialog = lazyLater(async () => {
  await loadSection('reader/assist');
  return (await import('../assist/shortcuts-dialog.tsx')).ShortcutsDialog;
});

interface ReaderProps {
  reading: Reading;
  learning: ArticleVersion;
  onReload: () => void;
}

/**
 * The article in one column. A step to another sentence marks a row and re-renders the bar, but does not re-render this
 * component.
 */
export function Reader({ reading, learning, onReload }: ReaderProps) {
  const { t } = useLingui();
  const { native } = reading;
  const [byBrowser, setByBrowser] = useState<TranslatedSentences>();
  const translation = useMemo(() => fillGaps(translationOf(reading), byBrowser), [reading, byBrowser]);
  const readerId = useQuery(sessionQuery).data?.uid ?? '';
  useKeptOnDevice(reading, learning, readerId);
  const place = usePlace(reading, readerId);
  const { isAway, comeBack, stay, showEnd } = useFollow(place);
  const { player, clock, settings } = usePlayer({ articleId: reading.articleId, learning, place, onFinished: showEnd });
  const { status, isLooping } = usePlayerState(player);
  const sampleText = useCallback(() => learning.paragraphs.flat()[place.current() - 1] ?? '', [learning, place]);
  useAnnouncer(place, player);
  const [areShown, toggleTranslations] = useTranslationsShown();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { actions, goTo } = useReaderActions({ place, player, comeBack, stay, toggleTranslations });
  useSentenceInAddress(goTo);
  // A sentence whose button gets the focus becomes the active one, without scrolling. The reading position does not move
  // back: screen readers also move the focus, and may start at the top of the text. `advancePosition` ignores such a step.
  const followFocus = useCallback(
    (sentence: number) => {
      if (sentence === place.current()) return;
      quietly(() => stay(() => player.activate(sentence)));
      place.readOn(advancePosition(place.position(), sentence));
    },
    [place, player, stay],
  );
  useReadSentences({
    place,
    learning,
    isPlaying: status !== 'paused',
    onRead: (sentence) => {
      place.countAsRead(sentence);
      place.readOn(advancePosition(place.position(), sentence));
    },
  });

  return (
    <>
      <SkipLink to="text">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <RunningHeader
        learning={learning}
        wordCount={reading.wordCount}
        place={place}
        tools={
          <>
            <TypographyMenu place={place} />
            <span className={styles.keys}>
              <IconButton icon="keyboard" label={t`Keyboard shortcuts`} onClick={() => setIsHelpOpen(true)} />
            </span>
            <BookmarkButton articleId={reading.articleId} isBookmarked={reading.isBookmarked} />
            {reading.ownVisibility !== 'private' && <ShareButton articleId={reading.articleId} version={learning} />}
            <ReaderMenuLater reading={reading} learning={learning} place={place} onGo={goTo} />
          </>
        }
      />
      <OfflineStrip />
      <main
        id="text"
        tabIndex={-1}
        className={styles.page}
        data-playing={status !== 'paused' || undefined}
        data-begins-at={place.rendered()}
      >
        <div className={styles.head}>
          <div id={sentenceId(titleNumber)}>
            <h1 lang={learning.language} data-source>
              {learning.title}
            </h1>
          </div>
          {native !== null && native.title !== learning.title && <p lang={native.language}>{native.title}</p>}
          <ArticleMeta article={reading} hasLevel />
          <Fit articleId={reading.articleId} isRow />
          <CreatorLine reading={reading} />
        </div>
        {native === null && (
          <TranslationMissing
            reading={reading}
            learning={learning}
            place={place}
            onReload={onReload}
            byBrowser={byBrowser}
            onTranslated={setByBrowser}
          />
        )}
        <SentenceList
          learning={learning}
          translation={translation}
          startsMs={reading.origin?.startsMs}
          areTranslationsShown={areShown}
          onActivate={goTo}
          onFocus={followFocus}
        />
        <ActiveRow place={place} learning={learning} isPlaying={status !== 'paused'} />
        <ArticleEnd reading={reading} language={learning.language} place={place} />
        {reading.origin?.book?.translatesAhead && <TranslateAhead reading={reading} place={place} />}
      </main>
      <SelectionTools
        reading={reading}
        learning={learning}
        place={place}
        player={player}
        onActivate={goTo}
        stay={stay}
      />
      {isAway ? <BackToSentence onPress={comeBack} /> : <TapHint place={place} />}
      <LoadingNote player={player} />
      <ReaderKeys
        actions={actions}
        isLooping={isLooping}
        areTranslationsShown={translation === null ? undefined : areShown}
        onHelp={() => setIsHelpOpen(true)}
      />
      <ReaderBar
        place={place}
        player={player}
        clock={clock}
        settings={settings}
        actions={actions}
        areTranslationsShown={translation === null ? undefined : areShown}
        sampleText={sampleText}
        note={
          <>
            <AudioNote player={player} />
            <Later>
              <PlayerLines
                articleId={reading.articleId}
                place={place}
                player={player}
                settings={settings}
                sampleText={sampleText}
              />
            </Later>
          </>
        }
      />
      <Later>
        <ReadingLog
          readerId={readerId}
          articleId={reading.articleId}
          learning={learning}
          place={place}
          isPlaying={status === 'playing'}
        />
        <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      </Later>
    </>
  );
}
