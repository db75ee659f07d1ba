import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manualFormSchema } from './manual-form-schema.ts';

const text = 'Querida abuela: hoy he vuelto a tu casa.';
const form = { title: 'Carta', language: 'es', text, translatedTitle: '', translation: '', visibility: 'private' };

test.each<[string, object, string[]]>([
  ['a text alone', {}, []],
  ['a text with its translation', { translation: text, translatedTitle: 'Letter' }, []],
  ['a translation of spaces, which is none', { translation: '   ' }, []],
  ['no title', { title: '  ' }, []],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, ['title too-long']],
  ['no text', { text: '\n' }, ['text required']],
  ['a text of 19 characters', { text: 'x'.repeat(19) }, ['text too-short']],
  ['a text of 20 characters', { text: 'x'.repeat(20) }, []],
  ['a text of 40,000 characters', { text: 'x'.repeat(40_000) }, []],
  ['a text of 40,001 characters', { text: 'x'.repeat(40_001) }, ['text too-long']],
  ['a translation of 19 characters', { translation: 'x'.repeat(19), translatedTitle: 'T' }, ['translation too-short']],
  ['a translation of 40,001', { translation: 'x'.repeat(40_001), translatedTitle: 'T' }, ['translation too-long']],
  ['a translation without its title', { translation: text, translatedTitle: ' ' }, []],
  ['its title of 121', { translation: text, translatedTitle: 'x'.repeat(121) }, ['translatedTitle too-long']],
])('%s', (_, change, problems) => {
  const { issues = [] } = v.safeParse(manualFormSchema, { ...form, ...change });
  // Only the first issue is shown.
  expect(issues.slice(0, 1).map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toEqual(problems);
});
