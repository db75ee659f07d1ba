import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { listOffered } from '../../../domain/reader/definition/choose-meaning.ts';
import { emptyDefinition } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { aWord } from '../saved-word.fixture.ts';
import { OtherMeanings } from './other-meanings.tsx';

const selection = {
  language: 'es' as const,
  start: { sentence: 1, offset: 0 },
  end: { sentence: 1, offset: 6 },
};
const definition = {
  ...emptyDefinition,
  meaning: { word: 'bar' },
  baseForm: { word: 'barra' },
  others: [
    { sense: 'loaf/noun', meaning: { word: 'loaf' }, baseForm: { word: 'barra' }, partOfSpeech: null, grammar: [] },
    { sense: 'sweep/verb', meaning: { word: 'sweep' }, baseForm: { word: 'barrer' }, partOfSpeech: null, grammar: [] },
  ],
};

function Chooser({ of = definition }: { of?: Definition }) {
  const [sense, setSense] = useState<string>();
  return (
    <OtherMeanings
      offered={listOffered(of, sense)}
      base="barra"
      languages={{ source: 'es', native: 'en' }}
      placeOf={(of) => ({ articleId: 'a', selection, ...(of !== undefined && { sense: of }) })}
      onChoose={setSense}
    />
  );
}

test('a press chooses a meaning, tells the server, and the button then offers the previous meaning', async () => {
  const asked = answerApi({ 'POST /api/learning/words': { body: { word: null } } });
  const { user } = renderComponent(<Chooser />);
  expect(screen.getByRole('group', { name: 'Other meanings' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'loaf' }));
  const before = screen.getByRole('button', { name: 'bar' });
  expect(before).toBe(document.activeElement);
  await waitFor(() => expect(asked).toContain('POST /api/learning/words'));
  await user.click(before);
  expect(screen.getByRole('button', { name: 'loaf' })).toBeTruthy();
});

const here = { articleId: 'a', sentenceNumber: 1, ranges: [[0, 6] as const] };
const answerSaved = (word: SavedWord) =>
  answerApi({ 'GET /api/learning/words/at': { body: { base: 'barra', word, isKnown: false } } });

test('a meaning that was chosen at this place earlier is chosen at once', async () => {
  answerSaved(aWord({ ...here, base: 'barrer', meaning: 'sweep' }));
  renderComponent(<Chooser />);
  expect(await screen.findByRole('button', { name: 'bar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /sweep/ })).toBeNull();
});

test('a word that was saved in another sentence keeps its meaning there, and the meaning of this sentence is shown', async () => {
  const asked = answerSaved(aWord({ ...here, sentenceNumber: 2, meaning: 'loaf' }));
  renderComponent(<Chooser />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'loaf' })).toBeTruthy();
});

test('a meaning of another word is shown with the base form of that word', () => {
  answerApi({});
  renderComponent(<Chooser />);
  expect(screen.getByRole('button', { name: 'sweep barrer' })).toBeTruthy();
  expect(screen.getByText('barrer').getAttribute('lang')).toBe('es');
});

test('a likely meaning has a group of its own, in which the first meaning takes its place when it is chosen', async () => {
  answerApi({ 'POST /api/learning/words': { body: { word: null } } });
  const [loaf, sweep] = definition.others;
  const others = [{ ...loaf, isLikely: true }, sweep] as Definition['others'];
  const { user } = renderComponent(<Chooser of={{ ...definition, others }} />);
  const likely = within(screen.getByRole('group', { name: 'Could also mean' }));
  expect(likely.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['loaf']);
  expect(within(screen.getByRole('group', { name: 'Other meanings' })).getAllByRole('button')).toHaveLength(1);
  await user.click(likely.getByRole('button', { name: 'loaf' }));
  expect(likely.getByRole('button', { name: 'bar' })).toBe(document.activeElement);
});
