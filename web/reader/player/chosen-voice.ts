import type { Voice, VoiceListener } from './voice.ts';

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
  const narration = createNarration(listener);
  let chosen = narration;
  let speed = 1;
  let wanted: Parameters<Voice['speak']> | undefined;

  function fallBack() {
    chosen = narration;
    onFallenBack();
    if (wanted !== undefined) narration.speak(...wanted);
  }

  return {
    choose(deviceVoice) {
      chosen.stop();
      chosen = narration;
      if (deviceVoice === undefined) return;
      chosen = createDeviceVoice(deviceVoice, {
        ...listener,
        onProblem: (problem) => (problem === 'stalled' ? fallBack() : listener.onProblem(problem)),
      });
      chosen.setSpeed(speed);
    },
    speak(...asked) {
      wanted = asked;
      chosen.speak(...asked);
    },
    rest: (seconds) => chosen.rest(seconds),
    pause: () => chosen.pause(),
    resume: () => chosen.resume(),
    stop: () => chosen.stop(),
    setSpeed(value) {
      speed = value;
      narration.setSpeed(value);
      if (chosen !== narration) chosen.setSpeed(value);
    },
  };
}
