import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { ArticleMeta } from '../library/article-meta.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Note } from '../ui/note.tsx';
import { ArticleEnd } from './article-end.tsx';
import type { AskedText } from './asked-text.ts';
import { BackToSentence } from './back-to-sentence.tsx';
import { SoundNote } from './player/sound-note.tsx';
import { usePlayer, usePlayerState } from './player/use-player.ts';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { RunningHeader } from './running-header.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { SentenceList } from './sentence-list.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StepAnnouncement } from './step-announcement.tsx';
import { useFollow } from './use-follow.ts';
import { usePlace } from './use-place.ts';
import { useReaderActions } from './use-reader-actions.ts';
import { useTranslationsShown } from './use-translations-shown.ts';

/** A page of a book: one column, the sentence being read stands out. A step redraws two rows and the bar, never this. */
export function Reader({ reading, learning }: { reading: Reading; learning: ArticleVersion }) {
  const { t } = useLingui();
  const { native } = reading;
  const readerId = useQuery(sessionQuery).data?.uid ?? '';
  const isOwnLanguage = useQuery(profileQuery).data?.mainLang === learning.language;
  const place = usePlace(reading, readerId);
  const { isAway, comeBack } = useFollow(place);
  const { player, sound } = usePlayer(reading.articleId, learning, place);
  const { status } = usePlayerState(player);
  const [areShown, toggleTranslations] = useTranslationsShown();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { actions, goTo, reachedByKey } = useReaderActions({
    place,
    player,
    comeBack,
    toggleTranslations,
    showHelp: () => setIsHelpOpen(true),
  });

  const sayAsked = useCallback(
    ({ pieces }: AskedText) =>
      player.sayWords(pieces.map(({ sentence, start, end }) => ({ sentence, from: start, to: end }))),
    [player],
  );

  return (
    <>
      <RunningHeader
        learning={learning}
        wordCount={reading.wordCount}
        place={place}
        tools={<IconButton icon="keyboard" label={t`Keys in the reader`} onClick={() => setIsHelpOpen(true)} />}
      />
      <main className={styles.page} data-playing={status !== 'paused' || undefined}>
        <div className={styles.head}>
          <h1 lang={learning.language}>{learning.title}</h1>
          {native !== null && <p lang={native.language}>{native.title}</p>}
          <ArticleMeta article={reading} />
        </div>
        {native === null && (
          <Note>
            {isOwnLanguage ? (
              <Trans>You learn your native language, so there is no translation to show.</Trans>
            ) : (
              <Trans>
                This article has no translation into your language yet. You can read and hear it all the same.
              </Trans>
            )}
          </Note>
        )}
        <SentenceList
          learning={learning}
          native={native}
          place={place}
          areTranslationsShown={areShown}
          onActivate={goTo}
        />
        <ArticleEnd articleId={reading.articleId} place={place} />
      </main>
      <SelectionTools reading={reading} learning={learning} place={place} onPlay={sayAsked} />
      {isAway && <BackToSentence onPress={comeBack} />}
      <StepAnnouncement sentence={reachedByKey} />
      <ReaderBar
        place={place}
        player={player}
        sound={sound}
        actions={actions}
        areTranslationsShown={native === null ? undefined : areShown}
        note={<SoundNote player={player} />}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}
