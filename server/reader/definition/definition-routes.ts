import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { askedSelectionSchema } from '../../../domain/reader/definition/definition.ts';
import { wordDefinitionsQuerySchema } from '../../../domain/reader/definition/word-definitions.ts';
import { openCompressed } from '../../http/answers/compress-page.ts';
import { sendStored } from '../../http/answers/send-stored.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { createMatchArticle } from '../match-article.ts';
import { createDefiners } from './create-definers.ts';
import { createDefineSelection } from './define-selection.ts';
import { createDefineWords } from './define-words.ts';

const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });
const pairQuery = v.object({ learning: v.picklist(languages), native: v.picklist(languages) });

/** Definitions of selections and of all words, and the words of the translation that match a word. */
export function definitionRoutes(services: Services, { withAccess, limited }: Guards) {
  const defineSelection = createDefineSelection(services, createDefiners(services));
  const defineWords = createDefineWords(services);
  const matchArticle = createMatchArticle(services);

  return new Hono()
    .post(
      '/articles/:articleId/definitions',
      describeRoute({
        summary: 'The definition of a selection in its context, in the native language',
        tags: ['reader'],
      }),
      withAccess,
      limited('definitions'),
      parse('param', articleParam),
      parse('json', askedSelectionSchema),
      async (c) => {
        const { readerId, mainLang: nativeLanguage } = readerOf(c.get('viewer'));
        const { articleId } = c.req.valid('param');
        const { asks, ...selection } = c.req.valid('json');
        const asksModel = asks === 'model';
        return c.json(await defineSelection({ readerId, nativeLanguage, articleId, selection, asksModel }));
      },
    )

    .get(
      '/articles/:articleId/word-definitions',
      describeRoute({
        summary: 'The definitions of all words in a part of a version, by the lexicon, for use offline',
        tags: ['reader'],
        responses: { 200: { description: 'The definitions, packed', content: { 'application/json': {} } } },
      }),
      withAccess,
      limited('word-definitions'),
      parse('param', articleParam),
      parse('query', wordDefinitionsQuerySchema),
      async (c) => {
        const { readerId } = readerOf(c.get('viewer'));
        const { articleId } = c.req.valid('param');
        const { version, load } = await defineWords({ readerId, articleId, ...c.req.valid('query') });
        const etag = `W/"${version}"`;
        if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
        return sendStored(c, await openCompressed(await load()), { 'content-type': 'application/json', etag });
      },
    )

    .get(
      '/articles/:articleId/counterparts',
      describeRoute({ summary: 'Matching words of each sentence and its translation', tags: ['reader'] }),
      withAccess,
      parse('param', articleParam),
      parse('query', pairQuery),
      async (c) => {
        const { articleId } = c.req.valid('param');
        const { learning: from, native: to } = c.req.valid('query');
        const { readerId } = readerOf(c.get('viewer'));
        return c.json({ sentences: await matchArticle({ readerId, articleId, from, to }) });
      },
    );
}
