import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import { Overlay } from '../ui/overlay-container.tsx';
import type { AskedText } from './asked-text.ts';
import type { Place } from './place.ts';
import type { Player } from './player/player.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { useCounterparts } from './use-counterparts.ts';
import { useLaterAnswers } from './use-later-answers.ts';
import { useSelectionTools } from './use-selection-tools.ts';

const DefinitionWindow = lazy(async () => ({ default: (await import('./definition-window.tsx')).DefinitionWindow }));

interface SelectionToolsProps {
  reading: Reading;
  learning: ArticleVersion;
  place: Place;
  player: Player;
}

/** What can be done with selected words: ask what they mean, hear them, copy them. */
export function SelectionTools({ reading, learning, place, player }: SelectionToolsProps) {
  const text = useMemo(
    () => ({ language: learning.language, sentences: learning.paragraphs.flat() }),
    [learning.language, learning.paragraphs],
  );
  const nativeLanguage = useQuery(profileQuery).data?.mainLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const { tools, define, close } = useSelectionTools(text, place);
  const play = useCallback(
    ({ pieces }: AskedText) =>
      player.sayWords(pieces.map(({ sentence, start, end }) => ({ sentence, from: start, to: end }))),
    [player],
  );
  const isReadingMeaning = tools.kind === 'definition';
  useEffect(() => (isReadingMeaning ? player.hold() : player.release()), [player, isReadingMeaning]);
  const looked = tools.kind === 'definition' ? tools.asked.selection : undefined;
  useLaterAnswers({ userId, articleId: reading.articleId }, text, looked);
  useCounterparts({ articleId: reading.articleId, learning: learning.language, native: reading.native?.language });

  return (
    <Overlay>
      {tools.kind === 'menu' && (
        <SelectionMenu
          asked={tools.asked}
          takesFocus={tools.takesFocus}
          onDefine={define}
          onPlay={play}
          onClose={close}
        />
      )}
      {tools.kind === 'definition' && (
        <Suspense>
          <DefinitionWindow
            key={JSON.stringify(tools.asked.selection)}
            articleId={reading.articleId}
            nativeLanguage={nativeLanguage}
            asked={tools.asked}
            onPlay={play}
            onClose={close}
          />
        </Suspense>
      )}
    </Overlay>
  );
}
