import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDefinition } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition, DefinitionAnswer, Selection } from '../../../domain/reader/definition/definition.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { useDefinition } from './use-definition.ts';

const selection: Selection = { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 3 } };
const guess: Definition = { ...emptyDefinition, meaning: { word: 'small cat' }, grammar: [{ kind: 'guessed' }] };

function Answers() {
  const { answer, isPreparing, more } = useDefinition('a', 'en', selection);
  return (
    <>
      <p>{`first: ${answer?.definition.meaning?.word}`}</p>
      <p>{`preparing: ${isPreparing}`}</p>
      <p>{`more: ${more.answer?.definition.meaning?.word}`}</p>
    </>
  );
}

const answerWith = (definition: Definition, left: number) => {
  const body: DefinitionAnswer = { definition, hasModelFailed: false, modelAnswers: { left, renewsAt: '' } };
  return answerApi({ 'POST /api/articles/a/definitions': { body } });
};

test('a guess of the dictionary stays, and the answer of the model is added', async () => {
  const asked = answerWith(guess, 3);
  renderComponent(<Answers />);
  await screen.findByText('first: small cat');
  await screen.findByText('more: small cat');
  expect(asked).toHaveLength(2);
});

test('asks again while the server prepares its dictionary', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const path = 'POST /api/articles/a/definitions';
  answerApi({ [path]: { status: 503, body: { error: { code: 'lexicon-preparing' } } } });
  renderComponent(<Answers />);
  await screen.findByText('preparing: true');
  answerWith({ ...guess, grammar: [] }, 0);
  await vi.advanceTimersByTimeAsync(3000);
  await screen.findByText('first: small cat');
  await screen.findByText('preparing: false');
});

test('an answer from the device is asked for again when the window is opened the next time', async () => {
  const device = {
    definition: { ...guess, grammar: [] },
    hasModelFailed: false,
    modelAnswers: null,
    isFromDevice: true,
  };
  answerApi({ 'POST /api/articles/a/definitions': { body: device } });
  const { rerender } = renderComponent(<Answers />);
  await screen.findByText('first: small cat');
  rerender(null);
  const asked = answerWith({ ...guess, meaning: { word: 'kitten' }, grammar: [] }, 0);
  rerender(<Answers />);
  await screen.findByText('first: kitten');
  rerender(null);
  rerender(<Answers />);
  await screen.findByText('first: kitten');
  expect(asked).toHaveLength(1);
});

test.each([
  ['the dictionary is sure', { ...guess, grammar: [] }, 3],
  ['no answer of the model is left', guess, 0],
])('the model is not asked on its own if %s', async (_, definition, left) => {
  const asked = answerWith(definition, left);
  renderComponent(<Answers />);
  await screen.findByText('first: small cat');
  await screen.findByText('more: undefined');
  expect(asked).toHaveLength(1);
});
