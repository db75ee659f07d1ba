import type { SoundProblem, Voice, VoiceListener } from './voice.ts';

interface Choice {
  createNarration: (listener: VoiceListener) => Voice;
  createDeviceVoice: (voice: SpeechSynthesisVoice, listener: VoiceListener) => Voice;
  /** The device's voice has failed, and the narration has taken over. */
  onFallenBack: () => void;
}

/** The narration, or the device's own voice for whoever prefers it; when that falls silent the narration takes over. */
export function createChosenVoice(
  { createNarration, createDeviceVoice, onFallenBack }: Choice,
  listener: VoiceListener,
): Voice & { choose: (deviceVoice: SpeechSynthesisVoice | undefined) => void } {
  let narration: Voice | undefined;
  let device: Voice | undefined;
  let speed = 1;
  let wanted: Parameters<Voice['speak']> | undefined;

  // Made when it is first needed: a page that is rendered ahead has no sound.
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

  function noteProblem(problem: SoundProblem) {
    if (problem === 'stalled') fallBack();
    else listener.onProblem(problem);
  }
}
