import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { importWordsSchema, longestImport } from '../../../domain/learning/import/import-words.ts';
import { writeWordTable } from '../../../domain/learning/import/word-table.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { createAnkiDeck } from './create-anki-deck.ts';
import { listExportedWords } from './export-queries.ts';
import { importWords } from './import-words.ts';

const languageQuery = v.object({ language: v.picklist(languages) });
const tags = ['learning'];

/** Export and import of saved words as files. */
export function exchangeRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/learning/words.csv',
      describeRoute({
        summary: 'The saved words of a language as CSV, with their reviews',
        tags,
        responses: { 200: { description: 'The file', content: { 'text/csv': {} } } },
      }),
      withAccess,
      parse('query', languageQuery),
      async (c) => {
        const { language } = c.req.valid('query');
        const words = await listExportedWords(services, c.get('viewer').id, language);
        return c.body(writeWordTable(words), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="foxtale-words-${language}.csv"`,
        });
      },
    )

    .get(
      '/learning/words.apkg',
      describeRoute({
        summary: 'The saved words of a language as an Anki deck, with the audio that exists',
        tags,
        responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
      }),
      withAccess,
      limited('word-files'),
      parse('query', languageQuery),
      async (c) => {
        const { language } = c.req.valid('query');
        return c.body(await createAnkiDeck(services, c.get('viewer').id, language), 200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="foxtale-words-${language}.apkg"`,
        });
      },
    )

    .post(
      '/learning/words/import',
      describeRoute({ summary: 'Add the words of a file to the saved words', tags }),
      withAccess,
      limited('word-files'),
      parse('json', importWordsSchema, { maxBytes: 2 * longestImport }),
      async (c) => {
        const { readerId: userId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        return c.json(await importWords(services, { userId, nativeLanguage, file: c.req.valid('json') }));
      },
    );
}
