import type { AudioProblem, DeviceSpeaker, Voice, VoiceListener } from './voice.ts';

interface Choice {
  createNarration: (listener: VoiceListener) => Voice;
  loadDeviceVoice: (voice: SpeechSynthesisVoice, listener: VoiceListener) => Promise<DeviceSpeaker>;
  /** Called when the device voice has failed and the narration has replaced it. */
  onFallenBack: () => void;
}

/** The narration, or the device voice if the user prefers it. If the device voice fails, the narration replaces it. */
export function createChosenVoice(
  { createNarration, loadDeviceVoice, onFallenBack }: Choice,
  listener: VoiceListener,
): Voice & {
  /**
   * Chooses a device voice, or the narration if no voice is given. Resolves when the voice is ready to speak the next
   * sentence.
   */
  choose: (deviceVoice: SpeechSynthesisVoice | undefined) => Promise<void>;
  isOfDevice: () => boolean;
} {
  let narration: Voice | undefined;
  let device: DeviceSpeaker | undefined;
  /** The voice that speaks from the next sentence on. A voice that loads late must not interrupt the current sentence. */
  let next: { device: DeviceSpeaker | undefined } | undefined;
  let latest: SpeechSynthesisVoice | undefined;
  let speed = 1;
  let wanted: Parameters<Voice['speak']> | undefined;

  // The narration is created on first use, because the server also renders the page and has no audio element.
  function chosen() {
    narration ??= withSpeed(createNarration(listener));
    return device ?? narration;
  }

  function withSpeed<Speaker extends Voice>(voice: Speaker) {
    voice.setSpeed(speed);
    return voice;
  }

  function changeVoice() {
    if (next === undefined) return;
    chosen().stop();
    device = next.device;
    next = undefined;
  }

  /** The narration continues at the word where the device voice has stopped. */
  function fallBack() {
    const from = device?.saidUpTo() ?? 0;
    device = undefined;
    onFallenBack();
    if (wanted === undefined) return;
    const [sentence, how] = wanted;
    const rest = { from, to: how.only?.to ?? Number.POSITIVE_INFINITY };
    chosen().speak(sentence, from === 0 ? how : { ...how, only: rest });
  }

  return {
    async choose(deviceVoice) {
      latest = deviceVoice;
      const loaded = deviceVoice && (await loadDeviceVoice(deviceVoice, { ...listener, onProblem: noteProblem }));
      if (latest === deviceVoice) next = { device: loaded && withSpeed(loaded) };
    },
    isOfDevice: () => device !== undefined,
    speak(...asked) {
      wanted = asked;
      changeVoice();
      chosen().speak(...asked);
    },
    rest: (seconds) => chosen().rest(seconds),
    pause: () => chosen().pause(),
    resume: () => chosen().resume(),
    stop: () => chosen().stop(),
    setSpeed(value) {
      speed = value;
      narration?.setSpeed(value);
      device?.setSpeed(value);
    },
  };

  function noteProblem(problem: AudioProblem) {
    if (problem === 'stalled') fallBack();
    else listener.onProblem(problem);
  }
}
