import { useEffect, useEffectEvent } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { countAsRead, type ReadingTimes } from '../../../domain/reader/count-as-read.ts';
import { onManualScrolling } from './manual-scrolling.ts';
import type { Place } from './place.ts';
import { listInReadingZone } from './reading-zone.ts';

const tickMs = 250;

interface ReadSentencesOptions {
  place: Place;
  learning: ArticleVersion;
  /** While the voice reads, the position follows it. */
  isPlaying: boolean;
  onRead: (sentence: number) => void;
}

/**
 * Reports every sentence that counts as read by scrolling. After a step it waits for the next scrolling: who steps from
 * sentence to sentence has not read those below yet.
 */
export function useReadSentences({ place, learning, isPlaying, onRead }: ReadSentencesOptions) {
  const report = useEffectEvent(onRead);
  const isCounting = useEffectEvent(() => !isPlaying && document.visibilityState === 'visible');

  useEffect(() => {
    const wordCounts = learning.paragraphs.flat().map((sentence) => sentence.split(/\s+/).length);
    let times: ReadingTimes = new Map();
    // What was read before the first scrolling is reported with it.
    let isReading = true;
    let hasScrolled = false;
    let pending = new Set<number>();
    let lookedAt = performance.now();

    function tick() {
      const now = performance.now();
      // Timers of a sleeping computer or a hidden tab are late.
      const elapsedMs = Math.min(now - lookedAt, 2 * tickMs);
      lookedAt = now;
      if (!isReading || !isCounting()) return;
      const isLeft = (sentence: number) => sentence > place.position() || !place.isFinished();
      const inZone = listInReadingZone(place.count).filter(
        (sentence) => sentence >= place.position() && isLeft(sentence),
      );
      const counted = countAsRead(times, {
        inZone,
        elapsedMs,
        wordCountOf: (sentence) => wordCounts[sentence - 1] ?? 0,
      });
      times = counted.times;
      for (const sentence of counted.read) pending.add(sentence);
      if (hasScrolled) flush();
    }
    function flush() {
      const read = pending;
      pending = new Set();
      for (const sentence of read) report(sentence);
    }

    const timer = setInterval(tick, tickMs);
    const stopListening = onManualScrolling(() => {
      isReading = true;
      hasScrolled = true;
      flush();
    });
    const stopWatching = place.onStep(() => {
      isReading = false;
      hasScrolled = false;
      pending = new Set();
    });
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
    };
  }, [place, learning]);
}
