import type { ReadingDay } from '../../../domain/learning/reading-day.ts';
import type { Place } from '../../reader/position/place.ts';
import { findText } from '../../reader/text/text-offset.ts';
import { createReadingMeasure } from './measure-reading.ts';
import { beaconReading, sendReading } from './reading-queries.ts';
import { addToReadingRecord, dayOf, forgetEarlierRecords } from './reading-record.ts';

const tickMs = 1000;
const sendMs = 15_000;
// The maximum time that is counted per tick. Ticks come late if the device has slept or the tab is hidden. The limit is higher
// for listening, because audio keeps playing in a hidden tab.
const longestTickMs = { read: 2 * tickMs, heard: 70_000 };

interface Collecting extends Pick<ReadingDay, 'readerId' | 'articleId' | 'language'> {
  place: Place;
  sentences: readonly string[];
  isPlaying: () => boolean;
}

let flushOpen: (() => Promise<void>) | undefined;

/** Sends what was read so far. The summary at the end of the article waits for this, so that it includes the last sentences. */
export const flushReading = () => flushOpen?.() ?? Promise.resolve();

/** Collects what is read and heard of an article, and sends it every few seconds. Returns a cleanup function. */
export function collectReading({ place, sentences, isPlaying, ...version }: Collecting) {
  const measure = createReadingMeasure((sentence) => sentences[sentence - 1]?.split(/\s+/).length ?? 0);
  let change = createChange();
  let unsent: ReadingDay | undefined;
  let lookedAt = performance.now();
  let sentAt = lookedAt;
  forgetEarlierRecords(dayOf(new Date()));

  function note(sentence: number) {
    change.sentences.add(sentence);
    if (isTranslationShown(sentence)) change.aided.add(sentence);
  }

  function tick() {
    const now = performance.now();
    const isHearing = isPlaying();
    const elapsedMs = Math.min(now - lookedAt, isHearing ? longestTickMs.heard : longestTickMs.read);
    lookedAt = now;
    if (!isHearing && document.visibilityState !== 'visible') return;
    const active = place.current();
    const { isActiveRead, readMs } = measure({ elapsedMs, active, attended: place.attended(), isPlaying: isHearing });
    change.readMs += readMs;
    if (isHearing) change.heardMs += elapsedMs;
    if (isActiveRead) note(active);
    if (now - sentAt > sendMs) void send();
  }

  /** Adds `change` to the stored record in whole seconds. The remaining milliseconds stay in `change`. */
  function store() {
    const [secondsRead, secondsHeard] = [Math.floor(change.readMs / 1000), Math.floor(change.heardMs / 1000)];
    if (change.sentences.size === 0 && secondsRead === 0 && secondsHeard === 0) return;
    unsent = addToReadingRecord(version, dayOf(new Date()), {
      sentences: change.sentences,
      aided: change.aided,
      secondsRead,
      secondsHeard,
    });
    change = { ...createChange(), readMs: change.readMs % 1000, heardMs: change.heardMs % 1000 };
  }

  async function send() {
    sentAt = performance.now();
    store();
    const sending = unsent;
    if (sending === undefined) return;
    unsent = undefined;
    await sendReading(sending).catch(() => {
      unsent ??= sending;
    });
  }

  function sendAway() {
    store();
    if (unsent !== undefined && beaconReading(unsent)) unsent = undefined;
  }
  const sendAwayWhenHidden = () => document.visibilityState === 'hidden' && sendAway();

  const timer = setInterval(tick, tickMs);
  const stopListening = place.onRead(note);
  document.addEventListener('visibilitychange', sendAwayWhenHidden);
  window.addEventListener('pagehide', sendAway);
  flushOpen = send;
  return () => {
    clearInterval(timer);
    stopListening();
    document.removeEventListener('visibilitychange', sendAwayWhenHidden);
    window.removeEventListener('pagehide', sendAway);
    if (flushOpen === send) flushOpen = undefined;
    void send();
  };
}

const createChange = () => ({ sentences: new Set<number>(), aided: new Set<number>(), readMs: 0, heardMs: 0 });

const isTranslationShown = (sentence: number) => findText(sentence, 'translation') !== undefined;
