import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyDefinition, emptyPart } from '../../../domain/reader/definition/definition.fixture.ts';
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

const parts = [
  { ...emptyPart, text: 'muy', meaning: { word: 'very' } },
  { ...emptyPart, text: 'grande', meaning: { word: 'large' } },
];
const phrase: Definition = { ...emptyDefinition, text: 'muy grande', parts };

test('shows the translation of the sentence below the words of a phrase, and emphasises the words of the phrase', async () => {
  define('muy grande', { definition: { ...phrase, inTranslation: 'twice … big' } });
  const sentence = (await screen.findByText(/The dough is/)).closest('p');
  expect(sentence?.textContent).toBe('The dough is twice as big.');
  expect([...(sentence?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['twice', 'big']);
  expect(sentence && screen.getByText('large').compareDocumentPosition(sentence)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('shows the translation of the sentence of a phrase offline', async () => {
  define('muy grande', undefined);
  expect(await screen.findByText(/^There’s no connection/)).toBeTruthy();
  expect(await screen.findByText('The dough is twice as big.')).toBeTruthy();
});

test.each([
  { text: 'muy', definition: { ...phrase, text: 'muy', parts: [], inTranslation: 'twice' }, shown: 'twice' },
  { text: 'muy grande', definition: { ...phrase, meaning: { word: 'huge' } }, shown: 'huge' },
])('shows no translation of the sentence if the lexicon explains the whole selection: $text', async (selected) => {
  define(selected.text, selected);
  const window = within(await screen.findByRole('dialog'));
  await window.findByText(selected.shown);
  expect(window.queryByText(/The dough/)).toBeNull();
});

/**
 * Opens the definition of some words. If `answer` is undefined, simulates the response of the service worker while a
 * question waits for a connection.
 */
function define(text: string, answer: { definition: Definition } | undefined) {
  const body = { hasModelFailed: false, modelAnswers: null, ...answer };
  const waiting = { error: { code: 'unavailable', details: { isWaiting: true } } };
  answerApi({
    'POST /api/articles/first/definitions': answer ? { body } : { status: 503, body: waiting },
    'GET /api/profile': { body: { profile: defaultSettings } },
    'GET /api/learning/words/at': { body: { base: text, word: null, isKnown: false } },
  });
  const piece = { sentence: 1, start: 12, end: 12 + text.length };
  const selection = {
    language: 'es' as const,
    start: { sentence: 1, offset: piece.start },
    end: { sentence: 1, offset: piece.end },
  };
  const tools = { kind: 'definition' as const, asked: { selection, text, isTooLong: false, pieces: [piece] } };
  const lines = { sentences: ['La masa es muy grande.'], translations: ['The dough is twice as big.'] };
  renderComponent(
    <>
      <div id="sentence-1">
        <p data-source>La masa es muy grande.</p>
      </div>
      <LookupTools
        articleId="first"
        nativeLanguage="en"
        lines={lines}
        selection={{ tools: { ...tools, takesFocus: true }, define() {}, close() {} }}
      />
    </>,
  );
}
