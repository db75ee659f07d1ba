import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyDefinition } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { aWord } from '../../learning/saved-word.fixture.ts';
import { LookupTools } from './lookup-tools.tsx';

const asked = {
  selection: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 4 } },
  text: 'Hola',
  isTooLong: false,
  pieces: [{ sentence: 1, start: 0, end: 4 }],
} as const;

test('says that the meaning is being looked up, even before the definition window has loaded', () => {
  answerApi({});
  const selection = {
    tools: { kind: 'definition' as const, asked: { ...asked, pieces: [...asked.pieces] }, takesFocus: true },
    define() {},
    close() {},
  };
  const lines = { language: 'es' as const, sentences: ['Hola.'], translations: ['Hello.'] };
  const row = (
    <div id="sentence-1">
      <p data-source>Hola.</p>
    </div>
  );
  const { rerender } = renderComponent(row);
  rerender(
    <>
      {row}
      <LookupTools articleId="first" nativeLanguage="en" lines={lines} selection={selection} />
    </>,
  );
  expect(screen.getByText('Looking up the meaning').closest('[role=status]')).not.toBeNull();
});

test.for([
  { key: 's', name: 'Saved', state: 'unreviewed' as const },
  { key: 'k', name: 'Known', state: 'learned' as const },
])('the key $key works while the definition is still loading', async ({ key, name, state }) => {
  const requested = answerApi({
    'GET /api/profile': { body: { profile: defaultSettings } },
    'POST /api/articles/first/definitions': { body: { definition: aPhrase, modelAnswers: null } },
    'GET /api/learning/words/at': { body: { base: 'hola', word: null, isKnown: false } },
    'POST /api/learning/words': { body: { word: aWord({ base: 'hola', state }) } },
  });
  renderComponent(
    <LookupTools
      articleId="first"
      nativeLanguage="en"
      lines={{ sentences: ['Hola.'], translations: ['Hello.'] }}
      selection={{
        tools: { kind: 'definition', asked: { ...asked, pieces: [...asked.pieces] }, takesFocus: false },
        define() {},
        close() {},
      }}
    />,
  );
  fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await screen.findByRole('button', { name, pressed: true });
  expect(requested.filter((request) => request === 'POST /api/learning/words')).toHaveLength(1);
});

/** Unlike the lookup of a word, the lookup of a phrase is not reported to the server. */
const aPhrase: Definition = {
  ...emptyDefinition,
  text: 'Hola',
  meaning: { word: 'hello' },
  parts: ['Ho', 'la'].map((text) => ({
    text,
    baseForm: text,
    meaning: null,
    partOfSpeech: null,
    gender: null,
    grammar: [],
  })),
};
