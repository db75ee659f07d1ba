import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyDefinition } from '../../../domain/reader/definition.fixture.ts';
import type { Definition } from '../../../domain/reader/definition.ts';
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

test('gives the base form and the word of this translation where they differ', () => {
  render(duerme);
  expect(factsShown()).toMatchObject({ Here: 'sleeps', 'Base form': 'dormir' });
  expect(screen.getByText('dormir').getAttribute('lang')).toBe('es');
});

test('does not repeat what is the same but for capitals', () => {
  render({ ...duerme, text: 'Dormir', inTranslation: 'Sleep' });
  expect(factsShown()).not.toHaveProperty('Here');
  expect(factsShown()).not.toHaveProperty('Base form');
});

test('an expression has its own base form and part of speech, and below its meaning the selected word with its own', () => {
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

test('a word that keeps its meaning in an expression names the expression below its meaning, not in the grammar', () => {
  const grammar: Definition['grammar'] = [
    { kind: 'plural' },
    { kind: 'part-of', expression: 'cajones de la cocina', meaning: 'kitchen drawer' },
  ];
  render({ ...duerme, text: 'cajones', grammar });
  expect(factsShown()).toMatchObject({ Grammar: 'Plural' });
  const note = screen.getByText('Here it’s part of “cajones de la cocina”: kitchen drawer');
  expect(note.parentElement?.textContent).toContain('Save it');
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
