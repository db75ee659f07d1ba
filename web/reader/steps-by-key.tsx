import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Place } from './place.ts';
import type { ReaderActions } from './reader-actions.ts';
import { useReaderKeys } from './use-reader-keys.ts';

interface StepsByKeyProps {
  place: Place;
  learning: ArticleVersion;
  actions: ReaderActions;
  isPlaying: boolean;
  onHelp: () => void;
}

/** Hears the keys, and says where a step has led, in the sentence's own language. While the voice speaks, the number is enough. */
export function StepsByKey({ place, learning, actions, isPlaying, onHelp }: StepsByKeyProps) {
  const { t } = useLingui();
  const sentences = useMemo(() => learning.paragraphs.flat(), [learning]);
  const [sentence, setSentence] = useState<number>();
  const byKey = (step: () => void) => () => {
    step();
    setSentence(place.current());
  };
  useReaderKeys({ ...actions, next: byKey(actions.next), previous: byKey(actions.previous), showHelp: onHelp });

  return (
    <p className="visually-hidden" role="status">
      {sentence !== undefined && t`Sentence ${sentence}`}
      {sentence !== undefined && !isPlaying && <span lang={learning.language}> {sentences[sentence - 1]}</span>}
    </p>
  );
}
