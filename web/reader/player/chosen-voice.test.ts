import { expect, test } from 'vitest';
import { createChosenVoice } from './chosen-voice.ts';
import type { DeviceSpeaker, VoiceListener } from './voice.ts';

const listener: VoiceListener = {
  onHeard: () => {},
  onWaiting: () => {},
  onWord: () => {},
  onEnd: () => {},
  onInterrupted: () => {},
  onProblem: () => {},
};
const monica = { name: 'Mónica' } as SpeechSynthesisVoice;

function prepare() {
  const asked: string[] = [];
  let device: VoiceListener = listener;
  const speaker = (name: string): DeviceSpeaker => ({
    speak: (sentence, { only }) => asked.push(`${name} ${sentence}${only ? ` from ${only.from}` : ''}`),
    rest: () => {},
    pause: () => {},
    resume: () => asked.push(`${name} resumes`),
    stop: () => {},
    setSpeed: () => {},
    saidUpTo: () => 9,
  });
  const voice = createChosenVoice(
    {
      createNarration: () => speaker('narration'),
      loadDeviceVoice: async (_voice, own) => {
        device = own;
        return speaker('device');
      },
      onFallenBack: () => asked.push('fallen back'),
    },
    listener,
  );
  return { voice, asked, fail: () => device.onProblem('stalled') };
}

const alone = { follows: false };

test('a voice that is ready late begins with the next sentence', async () => {
  const { voice, asked } = prepare();
  const chosen = voice.choose(monica);
  voice.speak(1, alone);
  await chosen;
  voice.resume();
  voice.speak(2, alone);
  expect(asked).toEqual(['narration 1', 'narration resumes', 'device 2']);
  expect(voice.isOfDevice()).toBe(true);
});

test('the last choice counts, whichever voice is loaded first', async () => {
  const { voice, asked } = prepare();
  await Promise.all([voice.choose(monica), voice.choose(undefined)]);
  voice.speak(1, alone);
  expect(asked).toEqual(['narration 1']);
});

test('if the device voice stops, the narration continues at the word', async () => {
  const { voice, asked, fail } = prepare();
  await voice.choose(monica);
  voice.speak(3, alone);
  fail();
  voice.speak(4, alone);
  expect(asked).toEqual(['device 3', 'fallen back', 'narration 3 from 9', 'narration 4']);
});
