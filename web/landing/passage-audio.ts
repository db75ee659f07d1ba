import type { Language } from '../../domain/language.ts';
import type { SentenceClip, SpokenWord } from '../../domain/reader/listening/narration.ts';
import { findWordAt } from '../reader/player/find-spoken.ts';
import { silenceUrl } from '../reader/player/silence.ts';
import { createTicker } from '../reader/player/ticker.ts';

interface PassageListener {
  speed: number;
  onHeard: () => void;
  onWord: (word: SpokenWord | undefined) => void;
  onEnd: (number: number) => void;
  /** Called when playback was paused by something other than this page: the device, the lock screen or another player. */
  onSilent: () => void;
  onProblem: (error: unknown) => void;
}

export type PassageAudio = ReturnType<typeof createPassageAudio>;

/** The audio of the sample: one clip per sentence. A clip is fetched when its sentence or the previous sentence is played. */
export function createPassageAudio(language: Language, listener: PassageListener) {
  const clips = new Map<number, Promise<SentenceClip>>();
  let audio: HTMLAudioElement | undefined;
  let playing: { number: number; clip: SentenceClip } | undefined;
  let turn = 0;
  let word: SpokenWord | undefined;
  const ticker = createTicker(look);

  function load(number: number) {
    const known = clips.get(number);
    if (known !== undefined) return known;
    const clip = loadClip(language, number);
    clips.set(number, clip);
    clip.catch(() => clips.delete(number));
    return clip;
  }

  function open() {
    const element = new Audio();
    element.addEventListener('playing', () => playing && listener.onHeard());
    element.addEventListener('pause', () => playing && !element.ended && end(listener.onSilent));
    element.addEventListener('error', () => playing && end(() => listener.onProblem(element.error)));
    element.addEventListener('ended', () => {
      const number = playing?.number;
      if (number !== undefined) end(() => listener.onEnd(number));
    });
    return element;
  }

  function look() {
    if (playing === undefined || audio === undefined) return;
    const spoken = findWordAt(playing.clip.sentence, audio.currentTime);
    if (spoken === word) return;
    word = spoken;
    listener.onWord(spoken);
  }

  function end(tell: () => void) {
    playing = undefined;
    word = undefined;
    ticker.stop();
    tell();
  }

  async function play(
    element: HTMLAudioElement,
    { url, rate, isLoop }: { url: string; rate: number; isLoop: boolean },
  ) {
    element.loop = isLoop;
    element.src = url;
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    await element.play();
  }

  return {
    async speak(number: number, hasNext: boolean) {
      const own = ++turn;
      playing = undefined;
      audio ??= open();
      // Browsers allow audio only if it starts in the click handler, and the clip may load later. So silence is played until
      // the clip has loaded.
      play(audio, { url: silenceUrl(1), rate: 1, isLoop: true }).catch(() => {});
      try {
        const clip = await load(number);
        if (own !== turn) return;
        playing = { number, clip };
        ticker.start();
        await play(audio, { url: clip.audioUrl, rate: listener.speed, isLoop: false });
        if (hasNext) load(number + 1).catch(() => {});
      } catch (error) {
        if (own === turn) end(() => listener.onProblem(error));
      }
    },
    stop() {
      turn++;
      end(() => {});
      audio?.pause();
    },
  };
}

async function loadClip(language: Language, number: number) {
  const { api, read } = await import('../platform/api.ts');
  const param = { language, number: String(number) };
  return read(api.sample[':language'].passage[':number'].$get({ param }));
}
