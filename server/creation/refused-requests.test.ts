import { beforeEach, expect, test } from 'vitest';
import { aiRequest, manualRequest, readUsage, submit } from '../../tests/support/articles/creations.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';

const server = startOnce(startSilentServer);
let author: Person;

beforeEach(async () => {
  author = await createPerson(server.services, 'learner');
});

const pairs = (count: number, pair = { source: 'Una frase corta.', translation: 'A short sentence.' }) => ({
  ...manualRequest,
  content: { translatedTitle: 'Letter', pairs: [Array.from({ length: count }, () => pair)] },
});

test.each<[string, object, string, string]>([
  ['a description of 1001 characters', { ...aiRequest, description: 'x'.repeat(1001) }, 'description', 'too-long'],
  ['a description of spaces', { ...aiRequest, description: ' '.repeat(20) }, 'description', 'required'],
  ['no genre', { ...aiRequest, genres: [] }, 'genres', 'required'],
  [
    'six genres',
    { ...aiRequest, genres: ['science', 'history', 'drama', 'comedy', 'horror', 'romance'] },
    'genres',
    'too-many',
  ],
  ['a genre twice', { ...aiRequest, genres: ['science', 'science'] }, 'genres', 'twice'],
  ['an unknown tone', { ...aiRequest, tone: 'whispering' }, 'tone', 'required'],
  ['no title', { ...manualRequest, title: '  ' }, 'title', 'required'],
  ['a title of invisible characters', { ...manualRequest, title: '\u202E\u200B' }, 'title', 'required'],
  ['a title of 121 characters', { ...manualRequest, title: 'x'.repeat(121) }, 'title', 'too-long'],
  [
    'a text of nineteen characters',
    { ...manualRequest, content: { text: 'x'.repeat(19) } },
    'content.text',
    'too-short',
  ],
  [
    'a text of twenty invisible characters',
    { ...manualRequest, content: { text: '\u200B'.repeat(20) } },
    'content',
    'too-short',
  ],
  [
    'a text of 40,001 characters',
    { ...manualRequest, content: { text: 'x'.repeat(40_001) } },
    'content.text',
    'too-long',
  ],
  [
    '601 sentences',
    { ...manualRequest, content: { text: 'Esto es una frase corta. '.repeat(601) } },
    'content',
    'too-many-sentences',
  ],
  ['601 pairs', pairs(601), 'content.pairs', 'too-many'],
  [
    'pairs of 40,001 characters',
    pairs(2, { source: 'x'.repeat(20_001), translation: 'y' }),
    'content.pairs',
    'too-long',
  ],
  [
    'a translation without a sentence',
    pairs(3, { source: ' ', translation: 'A sentence.' }),
    'content.pairs.0.0.source',
    'required',
  ],
  ['a language that is neither of the author’s', { ...manualRequest, language: 'fr' }, 'language', 'not-yours'],
])('%s is refused with field and problem', async (_, request, field, problem) => {
  const refused = await submit(server, author, request);
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  const { error } = refused.body as { error: { details: { fields: object[] } } };
  expect(error.details.fields[0]).toEqual({ field: `request.${field}`, problem });
  expect((await readUsage(server, author))['own-articles'].used).toBe(0);
});
