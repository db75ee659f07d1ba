import { useEffect, useEffectEvent } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Place } from '../../reader/position/place.ts';
import { collectReading } from './collect-reading.ts';

interface ReadingLogProps {
  readerId: string;
  articleId: string;
  learning: ArticleVersion;
  place: Place;
  isPlaying: boolean;
}

/** Records what is read and heard, as evidence of the words that the user knows. Renders nothing. */
export function ReadingLog({ readerId, articleId, learning, place, isPlaying }: ReadingLogProps) {
  const isPlayingNow = useEffectEvent(() => isPlaying);
  useEffect(() => {
    if (readerId === '') return;
    const sentences = learning.paragraphs.flat();
    return collectReading({
      readerId,
      articleId,
      language: learning.language,
      place,
      sentences,
      isPlaying: () => isPlayingNow(),
    });
  }, [readerId, articleId, learning, place]);
  return null;
}
