import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultPlans } from '../../domain/billing/subscription-plan.ts';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import { noLegalTexts } from '../../domain/landing/legal.ts';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { findLearningChoice } from '../platform/learning-choice.ts';
import { LandingPage } from './landing-page.tsx';

const content: LandingContent = {
  plans: defaultPlans,
  passage: { title: 'El mercado', sentences: [{ text: 'Hola.', translation: 'Hello.' }] },
  isOpen: false,
  hasModel: true,
  takesPayments: true,
  legal: { language: 'en', texts: noLegalTexts },
};

const twoSentences = {
  title: 'El mercado',
  sentences: [
    { text: 'Hola.', translation: 'Hello.' },
    { text: 'Adiós.', translation: 'Goodbye.' },
  ],
};

const listPlans = () => within(section('Pricing')).getAllByRole('heading', { level: 3 }).map(readText);
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body;
const readText = ({ textContent }: Element) => textContent;

test('without a language model, the page promises ready-made articles and the dictionary, and no AI', () => {
  renderComponent(<LandingPage {...content} hasModel={false} legal={{ ...content.legal, texts: ownLegalTexts }} />);
  expect(document.body.textContent).not.toMatch(/\bAI\b|Foxy writes|let Foxy|answers? from Foxy/);
  expect(document.body.textContent).toMatch(/ready-made articles.*built-in dictionary/s);
});

test('with a language model, the page says what Foxy writes and answers', () => {
  renderComponent(<LandingPage {...content} />);
  screen.getByRole('heading', { name: 'Foxy writes for you' });
  expect(document.body.textContent).toMatch(/\d AI articles a month/);
});

test('a server that takes no payments offers the free plan alone', () => {
  const { rerender } = renderComponent(<LandingPage {...content} />);
  expect(listPlans()).toEqual(['Free', 'Monthly', 'Yearly']);
  rerender(<LandingPage {...content} takesPayments={false} />);
  expect(listPlans()).toEqual(['Free']);
  within(section('Pricing')).getByText('Foxtale costs nothing here.');
});

test('the first screen mentions the waiting list, if there is one', () => {
  const { rerender } = renderComponent(<LandingPage {...content} />);
  const hero = screen.getByRole('heading', { level: 1 }).closest('section');
  expect(hero?.textContent).toContain('Foxtale is in beta');
  rerender(<LandingPage {...content} isOpen />);
  expect(hero?.textContent).not.toContain('beta');
});

test('the sample starts in another language than the page, and keeps the choice for the onboarding', async () => {
  const { user } = renderComponent(<LandingPage {...content} />);
  const choice = screen.getByRole('combobox', { name: 'The language you’d like to learn' });
  expect(choice).toHaveProperty('value', 'es');
  await user.selectOptions(choice, 'fr');
  expect(findLearningChoice()).toBe('fr');
  localStorage.clear();
});

test('a click on a word of the sample shows its meaning', async () => {
  answerApi({
    'GET /api/sample/es/passage/1/meanings': { body: { meanings: [{ from: 0, to: 4, meaning: 'hello' }] } },
  });
  const { user } = renderComponent(<LandingPage {...content} />);
  await user.click(screen.getByRole('button', { name: 'Hola' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Hola hello'));
  await user.click(screen.getByRole('button', { name: 'Hola' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('one click on a word of another sentence shows its meaning and translation, and Escape closes the meaning', async () => {
  answerApi({
    'GET /api/sample/es/passage/2/meanings': { body: { meanings: [{ from: 0, to: 5, meaning: 'bye' }] } },
  });
  const { user } = renderComponent(<LandingPage {...content} passage={twoSentences} />);
  await user.click(screen.getByRole('button', { name: 'Adiós' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Adiós bye'));
  expect(screen.getByText('Goodbye.').ariaHidden).not.toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('status')).toBeNull();
  // The sentence stays active.
  screen.getByRole('button', { name: 'Show the translation of sentence 1' });
});

test('with the keyboard, only the words of the active sentence are tab stops', async () => {
  const { user } = renderComponent(<LandingPage {...content} passage={twoSentences} />);
  screen.getByRole('button', { name: 'Hola' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the translation of sentence 2' }));
});

test('a word of the sample shows at once that its meaning is loading, and no meaning if loading fails', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = renderComponent(<LandingPage {...content} />);
  await user.click(screen.getByRole('button', { name: 'Hola' }));
  expect(screen.getByRole('status').textContent).toBe('Hola …Loading');
  answer.resolve(Response.json({}, { status: 503 }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('a word of the sample says that the server prepares its dictionary, and then shows its meaning', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const path = 'GET /api/sample/es/passage/1/meanings';
  answerApi({ [path]: { status: 503, body: { error: { code: 'lexicon-preparing' } } } });
  const { user } = renderComponent(<LandingPage {...content} />);
  await user.click(screen.getByRole('button', { name: 'Hola' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Hola .*is preparing its dictionary/));
  answerApi({ [path]: { body: { meanings: [{ from: 0, to: 4, meaning: 'hello' }] } } });
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Hola hello'));
});

const ownLegalTexts = { privacy: ['Ours.'], terms: ['Ours.'], contact: ['Ours.'] };
