import { expect, test } from 'vitest';
import { type Translations, translateSentences } from './translate-sentences.ts';

const sentences = ['uno', 'dos', 'tres', 'cuatro'];

function translate(work: Partial<Parameters<typeof translateSentences>[0]> = {}) {
  const asked: string[] = [];
  const told: Translations[] = [];
  const translator = {
    async translate(text: string) {
      asked.push(text);
      return ` ${text.toUpperCase()}`;
    },
    destroy() {},
  };
  const onTranslated = (translations: Translations) => void told.push(new Map(translations));
  const { signal } = new AbortController();
  const done = translateSentences({
    translator,
    sentences,
    known: new Map(),
    startAt: 1,
    signal,
    onTranslated,
    ...work,
  });
  return { asked, told, done };
}

test('begins at the sentence that the reader is at, then translates the sentences before it', async () => {
  const { asked, told, done } = translate({ startAt: 3 });
  await done;
  expect(asked).toEqual(['tres', 'cuatro', 'uno', 'dos']);
  expect(told.at(-1)?.get('dos')).toBe('DOS');
});

test('skips sentences that are already translated, and translates a repeated sentence once', async () => {
  const { asked, told, done } = translate({ sentences: [...sentences, 'dos'], known: new Map([['uno', 'one']]) });
  await done;
  expect(asked).toEqual(['dos', 'tres', 'cuatro']);
  expect(told.at(-1)?.get('uno')).toBe('one');
});

test('stops when the reader leaves, and keeps the finished translations', async () => {
  const leaving = new AbortController();
  const told: Translations[] = [];
  const onTranslated = (translations: Translations) => {
    told.push(new Map(translations));
    if (told.length === 2) leaving.abort();
  };
  const { done } = translate({ signal: leaving.signal, onTranslated });
  await expect(done).rejects.toThrow();
  expect(told.at(-1)?.size).toBe(2);
});
