import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyDefinition } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition, Example } from '../../../domain/reader/definition/definition.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { DefinitionBody } from './definition-body.tsx';

const duerme: Definition = {
  ...emptyDefinition,
  text: 'duerme',
  meaning: { word: 'sleep' },
  inTranslation: 'sleeps',
  baseForm: { word: 'dormir' },
  partOfSpeech: 'verb',
};

const languages = { source: 'es', native: 'en' } as const;

const render = (definition: Definition) =>
  renderComponent(<DefinitionBody definition={definition} languages={languages} otherAction="Save it" />);

test('shows the base form and the word in the translation if they differ from the word and its meaning', () => {
  render(duerme);
  expect(factsShown()).toMatchObject({ Here: 'sleeps', 'Base form': 'dormir' });
  expect(screen.getByText('dormir').getAttribute('lang')).toBe('es');
});

test('does not repeat a word that differs only in capital letters', () => {
  render({ ...duerme, text: 'Dormir', inTranslation: 'Sleep' });
  expect(factsShown()).not.toHaveProperty('Here');
  expect(factsShown()).not.toHaveProperty('Base form');
});

test('shows base form and part of speech of an expression, and below its meaning those of the selected word', () => {
  render({
    ...emptyDefinition,
    text: 'volvió',
    expression: { text: 'volvió a', ranges: [] },
    meaning: { word: 'again' },
    baseForm: { word: 'volver a' },
    partOfSpeech: 'expression',
    parts: [
      {
        text: 'volvió',
        baseForm: 'volver',
        meaning: { word: 'return' },
        partOfSpeech: 'verb',
        gender: null,
        grammar: [{ kind: 'tense', tense: 'past' }],
      },
    ],
  });
  expect(factsShown()).toEqual({ 'Base form': 'volver a', 'Part of speech': 'fixed expression' });
  const [, word] = [...(screen.getByText('again').closest('div')?.parentElement?.children ?? [])];
  expect(word?.textContent).toBe('volvió – returnvolver · verb · Simple pastSave it');
});

test('if a word keeps its meaning in an expression, the expression is below the meaning, not in the grammar', () => {
  const grammar: Definition['grammar'] = [
    { kind: 'plural' },
    { kind: 'part-of', expression: 'cajones de la cocina', meaning: 'kitchen drawer' },
  ];
  render({ ...duerme, text: 'cajones', grammar });
  expect(factsShown()).toMatchObject({ Grammar: 'Plural' });
  const note = screen.getByText('Here it’s part of “cajones de la cocina”: kitchen drawer');
  expect(note.parentElement?.textContent).toContain('Save it');
});

test('the expression around a word is translated once', () => {
  const grammar: Definition['grammar'] = [
    { kind: 'part-of', expression: 'invitado de honor', meaning: 'guest of honour' },
  ];
  render({ ...duerme, text: 'invitado', meaning: { word: 'guest' }, inTranslation: 'Guest of honour', grammar });
  expect(screen.getByText('Here it’s part of “invitado de honor”: guest of honour')).toBeTruthy();
  expect(factsShown()).not.toHaveProperty('Here');
});

test('a word that means the same alone as in the expression is shown with its grammar but without a second meaning', () => {
  render({
    ...emptyDefinition,
    text: 'toccasse',
    expression: { text: 'toccasse alla', ranges: [] },
    meaning: { word: 'be one’s turn' },
    parts: [
      {
        text: 'toccasse',
        baseForm: 'toccare',
        meaning: { word: 'be one’s turn' },
        partOfSpeech: 'verb',
        gender: null,
        grammar: [],
      },
    ],
  });
  expect(screen.getAllByText(/be one’s turn/)).toHaveLength(1);
  expect(screen.getByText('toccasse').closest('div')?.textContent).toBe('toccassetoccare · verb');
});

test('shows an example near the level of the learner, but none far above the level or already on the screen', () => {
  const example = { source: 'Ella duerme.', translation: 'She sleeps.', marks: { source: [], translation: [] } };
  const renderExample = (changes: Pick<Example, 'isSameSentence' | 'level'>, changed: Partial<Definition> = {}) => {
    const definition = { ...duerme, ...changed, example: { ...example, ...changes } };
    cleanup();
    renderComponent(<DefinitionBody definition={definition} languages={languages} level="A2" />);
    return screen.queryByText('Ella duerme.') !== null;
  };
  expect(renderExample({ isSameSentence: false, level: 'B1' })).toBe(true);
  expect(renderExample({ isSameSentence: false, level: 'B2' })).toBe(false);
  expect(renderExample({ isSameSentence: true, level: null })).toBe(false);
  // The sentence and its translation are the only help for an unknown word.
  expect(renderExample({ isSameSentence: true, level: null }, { meaning: null, inTranslation: null })).toBe(true);
});

test('says of an unknown word that it is not in the dictionary', () => {
  render({ ...duerme, text: 'xyz', meaning: null, inTranslation: null, baseForm: null, partOfSpeech: null });
  expect(screen.getByText(/“xyz” isn’t in Foxtale’s dictionary/)).toBeTruthy();
});

test('leads from an unknown word to the Wiktionary in the native language, in a new tab', () => {
  const { rerender } = render({ ...emptyDefinition, text: 'año/s' });
  const link = screen.getByRole('link', { name: 'Look it up on en.wiktionary.org' });
  expect(link.getAttribute('href')).toBe('https://en.wiktionary.org/wiki/a%C3%B1o%2Fs');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  rerender(<DefinitionBody definition={duerme} languages={{ source: 'es', native: 'en' }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('separates names and values for a screen reader that reads the whole window as one text', () => {
  render(duerme);
  expect(document.querySelector('dl')?.textContent).toContain('Part of speech: ');
});

const factsShown = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent?.replace(': ', ''),
      term.nextElementSibling?.textContent,
    ]),
  );
