import type { AudioProblem, Voice, VoiceListener } from './voice.ts';

interface Choice {
  createNarration: (listener: VoiceListener) => Voice;
  createDeviceVoice: (voice: SpeechSynthesisVoice, listener: VoiceListener) => Voice;
  /** The device voice has failed, and the narration has replaced it. */
  onFallenBack: () => void;
}

/** The narration, or the device voice if the user prefers it. If the device voice fails, the narration replaces it. */
export function createChosenVoice(
  { createNarration, createDeviceVoice, onFallenBack }: Choice,
  listener: VoiceListener,
): Voice & { choose: (deviceVoice: SpeechSynthesisVoice | undefined) => void } {
  let narration: Voice | undefined;
  let device: Voice | undefined;
  let speed = 1;
  let wanted: Parameters<Voice['speak']> | undefined;

  // Created on first use: a server-rendered page has no audio.
  function chosen() {
    narration ??= withSpeed(createNarration(listener));
    return device ?? narration;
  }

  function withSpeed(voice: Voice) {
    voice.setSpeed(speed);
    return voice;
  }

  function fallBack() {
    device = undefined;
    onFallenBack();
    if (wanted !== undefined) chosen().speak(...wanted);
  }

  return {
    choose(deviceVoice) {
      chosen().stop();
      device = deviceVoice && withSpeed(createDeviceVoice(deviceVoice, { ...listener, onProblem: noteProblem }));
    },
    speak(...asked) {
      wanted = asked;
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
