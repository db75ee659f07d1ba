import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { ReaderActions } from '../page/reader-actions.ts';
import { useReaderKeys } from '../page/use-reader-keys.ts';
import type { Place } from './place.ts';

interface StepsByKeyProps {
  place: Place;
  learning: ArticleVersion;
  actions: ReaderActions;
  isPlaying: boolean;
  onHelp: () => void;
}

/**
 * Handles the keys. Announces the new sentence in its language, or only its number during playback.
 */
export function StepsByKey({ place, learning, actions, isPlaying, onHelp }: StepsByKeyProps) {
  const { t } = useLingui();
  const sentences = useMemo(() => learning.paragraphs.flat(), [learning]);
  const [sentence, setSentence] = useState<number>();
  const byKey = (step: () => void) => () => {
    step();
    setSentence(place.current());
  };
  const [next, previous] = [byKey(actions.next), byKey(actions.previous)];
  useReaderKeys({
    ' ': actions.togglePlaying,
    r: actions.repeat,
    l: actions.toggleLoop,
    t: actions.toggleTranslations,
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: previous,
    ArrowLeft: previous,
    '?': onHelp,
  });

  return (
    <p className="visually-hidden" role="status">
      {sentence !== undefined && t`Sentence ${sentence}`}
      {sentence !== undefined && !isPlaying && <span lang={learning.language}> {sentences[sentence - 1]}</span>}
    </p>
  );
}
