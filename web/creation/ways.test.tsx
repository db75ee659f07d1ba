import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { Ways } from './ways.tsx';

const profile = { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } };
const isShown = (text: RegExp) =>
  screen.getAllByText(text).some((element) => element.closest('[data-hidden]') === null);

test('shows neither text until the server says whether a model is set up', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderComponent(<Ways />);
  expect([isShown(/Create with AI/), isShown(/Ask Foxy/), isShown(/Foxy chooses the type/)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(screen.queryByText(/Foxy is an AI/)).toBe(null);
  vi.unstubAllGlobals();
});

test.each<['model' | 'drawer', RegExp]>([
  ['model', /Foxy is an AI/],
  ['drawer', /No AI is set up on this server/],
])('with the writer %s, only its words are shown', async (writer, note) => {
  answerApi({ 'GET /api/profile': profile, 'GET /api/creation/ways': { body: { writer } } });
  renderComponent(<Ways />);
  await screen.findByText(note);
  expect([isShown(/Create with AI/), isShown(/Ask Foxy/)]).toEqual([writer === 'model', writer === 'drawer']);
  expect(isShown(/a translation into English/)).toBe(writer === 'model');
});

test('if the server does not answer, shows a name that is right with and without a model', async () => {
  answerApi({ 'GET /api/profile': profile, 'GET /api/creation/ways': { status: 500, body: {} } });
  renderComponent(<Ways />);
  await vi.waitFor(() => expect(isShown(/Ask Foxy/)).toBe(true));
  expect(isShown(/Create with AI/)).toBe(false);
});
