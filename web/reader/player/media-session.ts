import type { Narration } from '../../../domain/reader/listening/narration.ts';
import artwork from '../../assets/artwork.png';
import type { Place } from '../position/place.ts';
import { findSentenceAt } from './find-spoken.ts';
import type { Player } from './player.ts';

interface OnLockScreen {
  player: Player;
  place: Place;
  title: string;
  audio: HTMLAudioElement;
  findNarration: () => Narration | null | undefined;
}

/**
 * Media Session API: title, position and controls on the lock screen, headphones and media keys. Returns a cleanup
 * function.
 */
export function connectMediaSession({ player, place, title, audio, findNarration }: OnLockScreen) {
  const session = navigator.mediaSession;
  if (session === undefined) return () => {};
  session.metadata = new MediaMetadata({
    title,
    artist: 'Foxtale',
    artwork: [{ src: artwork, sizes: '512x512', type: 'image/png' }],
  });

  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['nexttrack', () => player.goTo(place.current() + 1)],
    ['previoustrack', () => player.goTo(place.current() - 1)],
    ['seekbackward', () => player.repeat()],
    ['seekforward', () => player.goTo(place.current() + 1)],
    ['seekto', ({ seekTime }) => goToMoment(seekTime)],
  ];
  for (const [action, handler] of handlers) setHandler(session, action, handler);

  function goToMoment(seconds: number | undefined) {
    const sentences = findNarration()?.sentences;
    if (seconds !== undefined && sentences !== undefined) player.goTo(findSentenceAt(sentences, seconds));
  }

  function tell() {
    const narration = findNarration();
    const start = narration?.sentences[place.current() - 1]?.startSeconds;
    session.playbackState = player.state().status === 'paused' ? 'paused' : 'playing';
    if (narration == null || start === undefined) return session.setPositionState?.();
    const { durationSeconds } = narration;
    session.setPositionState?.({
      duration: durationSeconds,
      position: Math.min(start, durationSeconds),
      playbackRate: audio.defaultPlaybackRate,
    });
  }
  const stops = [player.subscribe(tell), place.onStep(tell)];

  return () => {
    for (const stop of stops) stop();
    for (const [action] of handlers) setHandler(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

/** Sets the handler of an action. A browser throws an error for an action that it does not support. */
function setHandler(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Without this action, the lock screen has one button less.
  }
}
