import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { languages } from '../../../domain/language.ts';
import { addWordSchema, ownWordSchema } from '../../../domain/learning/own-word.ts';
import {
  changeWordSchema,
  changeWordsSchema,
  saveWordSchema,
  wordListSchema,
} from '../../../domain/learning/saved-word.ts';
import { senseSchema, titleNumber, wordUnits } from '../../../domain/reader/definition/definition.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { addWord, lookUpOwnWord } from './add-word.ts';
import { updateSavedWord, updateSavedWords } from './change-queries.ts';
import { listWords } from './list-words.ts';
import { findWordAtSelection, saveWord } from './save-word.ts';
import { findSavedWord } from './saved-word-queries.ts';

const wordParam = v.object({ id: v.pipe(v.string(), v.uuid()) });
const offset = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(40_000));
const placeQuery = v.object({
  articleId: v.pipe(v.string(), v.uuid()),
  language: v.picklist(languages),
  sentence: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(titleNumber), v.maxValue(600)),
  offset,
  /** If there is no end, the selection is the word at the offset. */
  end: v.optional(offset),
  unit: v.optional(v.picklist(wordUnits)),
  sense: v.optional(senseSchema),
});
const tags = ['learning'];

export function wordRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/learning/words',
      describeRoute({ summary: 'Saved words of a language', tags }),
      withAccess,
      parse('query', wordListSchema),
      async (c) => c.json(await listWords(services, c.get('viewer').id, c.req.valid('query'))),
    )

    .post(
      '/learning/words',
      describeRoute({
        summary: 'Save the word of a selection, count its lookup, mark it as known, or choose its meaning',
        tags,
      }),
      withAccess,
      limited('words'),
      parse('json', saveWordSchema),
      async (c) => {
        const { readerId: userId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        return c.json({ word: await saveWord(services, { userId, nativeLanguage, request: c.req.valid('json') }) });
      },
    )

    .get(
      '/learning/words/at',
      describeRoute({ summary: 'The word at a place in an article, and what is saved of it', tags }),
      withAccess,
      parse('query', placeQuery),
      async (c) => {
        const { readerId: userId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        const { articleId, language, sentence, offset, end = offset + 1, unit, sense } = c.req.valid('query');
        const selection = { language, start: { sentence, offset }, end: { sentence, offset: end } };
        const asked = { userId, nativeLanguage, articleId, selection, unit, sense };
        const found = await findWordAtSelection(services, asked);
        return c.json({ ...found, isKnown: found.word?.state === 'learned' });
      },
    )

    .get(
      '/learning/words/own',
      describeRoute({ summary: 'What the dictionary knows about a typed word, and what is saved of it', tags }),
      withAccess,
      limited('words'),
      parse('query', ownWordSchema),
      async (c) => {
        const { readerId: userId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        return c.json(await lookUpOwnWord(services, { userId, nativeLanguage }, c.req.valid('query')));
      },
    )

    .post(
      '/learning/words/own',
      describeRoute({ summary: 'Add a typed word to the saved words and to review', tags }),
      withAccess,
      limited('words'),
      parse('json', addWordSchema),
      async (c) => {
        const { readerId: userId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        return c.json(await addWord(services, { userId, nativeLanguage }, c.req.valid('json')));
      },
    )

    .post(
      '/learning/words/changes',
      describeRoute({ summary: 'Change many words at once', tags }),
      withAccess,
      parse('json', changeWordsSchema),
      async (c) => c.json({ changed: await updateSavedWords(services, c.get('viewer').id, c.req.valid('json')) }),
    )

    .patch(
      '/learning/words/:id',
      describeRoute({ summary: 'Change the meaning or the state of a word', tags }),
      withAccess,
      parse('param', wordParam),
      parse('json', changeWordSchema),
      async (c) => {
        const userId = c.get('viewer').id;
        const { id } = c.req.valid('param');
        await updateSavedWord(services, { userId, id }, c.req.valid('json'));
        const word = await findSavedWord(services, userId, id);
        if (word === undefined) throw new AppError('not-found');
        return c.json({ word });
      },
    );
}
