import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { advanceToLookup } from '../../../domain/reader/advance-position.ts';
import { titleNumber } from '../../../domain/reader/definition/definition.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { loadSection } from '../../platform/locale.ts';
import { lazyLater } from '../../ui/loading/later.tsx';
import { Overlay } from '../../ui/overlay/overlay-container.tsx';
import { useReaderKeys } from '../page/use-reader-keys.ts';
import type { Player } from '../player/player.ts';
import type { Place } from '../position/place.ts';
import { quietly } from '../position/quietly.ts';
import { uncoverSentence } from '../position/scroll-to-sentence.ts';
import { translationOf } from '../text/pair-up.ts';
import { useCounterparts } from '../text/use-counterparts.ts';
import type { AskedText } from './asked-text.ts';
import { LookupTools } from './lookup-tools.tsx';
import { useLaterAnswers } from './use-later-answers.ts';
import { useSelectionTools } from './use-selection-tools.ts';

const SentenceMenu = lazyLater(async () => {
  await loadSection('reader/assist');
  return (await import('../assist/sentence-menu.tsx')).SentenceMenu;
});
const WordsMenu = lazyLater(async () => {
  await loadSection('reader/assist');
  return (await import('../assist/words-menu.tsx')).WordsMenu;
});

interface SelectionToolsProps {
  reading: Reading;
  learning: ArticleVersion;
  place: Place;
  player: Player;
  onActivate: (sentence: number) => void;
  /** Runs a step without scrolling to the sentence, so that the text does not move under the finger. */
  stay: (step: () => void) => void;
}

/** The tools for selected words: define, play, copy. */
export function SelectionTools({ reading, learning, place, player, onActivate, stay }: SelectionToolsProps) {
  const text = useMemo(
    () => ({ language: learning.language, title: learning.title, sentences: learning.paragraphs.flat() }),
    [learning.language, learning.title, learning.paragraphs],
  );
  const nativeLanguage = useQuery(profileQuery).data?.mainLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const activate = useCallback(
    (sentence: number) => {
      // Pauses first, because `player.activate` would play the new sentence if audio is playing.
      quietly(player.hold);
      if (sentence === titleNumber) return;
      const step = () => (sentence === place.current() ? place.activate(sentence) : player.activate(sentence));
      quietly(() => stay(step));
      const position = advanceToLookup(place.position(), sentence);
      if (position > place.position()) place.lookUpIn(position);
      uncoverSentence(sentence);
    },
    [place, player, stay],
  );
  const pause = useCallback(() => quietly(player.pause), [player]);
  const selection = useSelectionTools(text, place, { onActivate, onLookUp: activate, onCursor: pause });
  const { tools, define, openWords, close } = selection;
  useReaderKeys({ words: () => openWords(place.current()) });
  const play = useCallback(
    ({ pieces }: AskedText) =>
      player.sayWords(pieces.map(({ sentence, start, end }) => ({ sentence, from: start, to: end }))),
    [player],
  );
  const playSentence = useCallback(
    (sentence: number) => {
      quietly(() => stay(() => player.goTo(sentence)));
      player.play();
    },
    [player, stay],
  );
  const translations = useMemo(() => translationOf(reading)?.sentences ?? [], [reading]);
  const isReadingMeaning = tools.kind === 'definition';
  useEffect(() => (isReadingMeaning ? player.hold() : player.release()), [player, isReadingMeaning]);
  const looked = tools.kind === 'definition' ? tools.asked.selection : undefined;
  useLaterAnswers({ userId, articleId: reading.articleId }, text, looked);
  useCounterparts(
    { articleId: reading.articleId, learning: learning.language, native: translationOf(reading)?.language },
    looked,
  );

  if (tools.kind === 'none') return null;
  return (
    <Overlay>
      <LookupTools
        articleId={reading.articleId}
        nativeLanguage={nativeLanguage}
        lines={{ ...text, translations }}
        selection={selection}
        onPlay={play}
      />
      {tools.kind === 'sentence' && (
        <Suspense>
          <SentenceMenu
            articleId={reading.articleId}
            sentence={tools.sentence}
            onPlay={playSentence}
            onWords={openWords}
            onClose={close}
          />
        </Suspense>
      )}
      {tools.kind === 'words' && (
        <Suspense>
          <WordsMenu
            articleId={reading.articleId}
            nativeLanguage={nativeLanguage}
            text={text}
            sentence={tools.sentence}
            onDefine={define}
            onClose={close}
          />
        </Suspense>
      )}
    </Overlay>
  );
}
