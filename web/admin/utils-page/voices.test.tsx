import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { Voices } from './voices.tsx';

afterEach(() => vi.restoreAllMocks());

test('lists the installed voices with language, speakers and licence, and plays a sample', async () => {
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
    this.dispatchEvent(new Event('ended'));
  });
  const voice = { language: 'es', speakerCount: 2, licence: 'CC0', isUsed: true };
  const voices = [
    { ...voice, name: 'es_ES-one-medium' },
    { ...voice, name: 'fr_FR-two-medium', language: 'fr', speakerCount: 1, licence: '', isUsed: false },
  ];
  answerApi({ 'GET /api/admin/voices': { body: { voices, hasNeural: true } } });
  const { user } = renderComponent(<Voices />);
  expect(await screen.findByText('Spanish · 2 speakers · CC0')).toBeTruthy();
  expect(screen.getByText('French · 1 speaker · licence not stated')).toBeTruthy();
  expect(screen.getAllByText('In use')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Listen to fr_FR-two-medium' }));
  expect(played).toEqual(['/api/admin/voices/fr_FR-two-medium/sample']);
});

test('says what is missing if no installed voice can speak', async () => {
  const voice = { name: 'es_ES-one-medium', language: 'es', speakerCount: 1, licence: 'CC0', isUsed: false };
  answerApi({ 'GET /api/admin/voices': { body: { voices: [voice], hasNeural: false } } });
  renderComponent(<Voices />);
  expect(await screen.findByText('sherpa-onnx-node')).toBeTruthy();
  expect(screen.queryByText('In use')).toBeNull();
});

test('says how to install a voice if there is none', async () => {
  answerApi({ 'GET /api/admin/voices': { body: { voices: [], hasNeural: true } } });
  renderComponent(<Voices />);
  expect(await screen.findByText('npm run voices')).toBeTruthy();
});
