import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { VoiceName } from './voice-name.tsx';

const device: SpeechSynthesisVoice = {
  default: false,
  lang: 'de-DE',
  localService: true,
  name: 'Microsoft Katja Online',
  voiceURI: 'katja',
};

test.each([
  { narration: { voice: 'built-in', voiceName: null }, chosen: undefined, name: 'Built-in (eSpeak NG)' },
  { narration: { voice: 'hosted', voiceName: 'Thorsten' }, chosen: undefined, name: 'Thorsten' },
  { narration: { voice: 'hosted', voiceName: null }, chosen: undefined, name: 'Natural voice' },
  { narration: { voice: 'built-in', voiceName: null }, chosen: 'katja', name: 'Katja, your device’s voice' },
])('names the voice that speaks: $name', async ({ narration, chosen, name }) => {
  const state = { narration: null, madeCount: 0, sentenceCount: 3, ...narration };
  answerApi({ 'GET /api/articles/first/narration/de': { body: state } });
  const voices: Record<string, string> = chosen === undefined ? {} : { de: chosen };
  renderComponent(
    <VoiceName settings={{ articleId: 'first', language: 'de', deviceVoices: [device], preferences: { voices } }} />,
  );
  expect((await screen.findByText(name)).parentElement?.textContent).toBe(`Voice${name}`);
});

test('says how to get a more natural voice if there is only the built-in one', async () => {
  const narration = { narration: null, madeCount: 0, sentenceCount: 3, voice: 'built-in', voiceName: null };
  answerApi({ 'GET /api/articles/first/narration/de': { body: narration } });
  const settings = { articleId: 'first', language: 'de' as const, preferences: { voices: {} } };
  const { rerender } = renderComponent(<VoiceName settings={{ ...settings, deviceVoices: [] }} />);
  await screen.findByText(/^A voice of your device may sound more natural/);
  rerender(<VoiceName settings={{ ...settings, deviceVoices: [device] }} />);
  expect(screen.queryByText(/^A voice of your device may sound more natural/)).toBeNull();
});
