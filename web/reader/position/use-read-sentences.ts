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
  /** During playback nothing is counted, because the position follows the audio. */
  isPlaying: boolean;
  onRead: (sentence: number) => void;
}

/**
 * Reports every sentence that counts as read by scrolling. After a step, counting stops until the user scrolls again: a user
 * who steps through sentences has not read the sentences below.
 */
export function useReadSentences({ place, learning, isPlaying, onRead }: ReadSentencesOptions) {
  const report = useEffectEvent(onRead);
  const isCounting = useEffectEvent(() => !isPlaying && document.visibilityState === 'visible');

  useEffect(() => {
    const wordCounts = learning.paragraphs.flat().map((sentence) => sentence.split(/\s+/).length);
    let times: ReadingTimes = new Map();
    // Sentences that are read before the first scroll wait in `pending` and are reported with that scroll.
    let isReading = true;
    let hasScrolled = false;
    let pending = new Set<number>();
    let lookedAt = performance.now();

    function tick() {
      const now = performance.now();
      // Timers fire late after sleep or in a hidden tab, so the elapsed time is capped.
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
    const stopWatching = place.onStep((step) => {
      hasScrolled = false;
      // After a lookup, counting continues: with the next scroll, the user goes on reading where they were.
      if (step === 'activated') return;
      isReading = false;
      pending = new Set();
    });
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
    };
  }, [place, learning]);
}
