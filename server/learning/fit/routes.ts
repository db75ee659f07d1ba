import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { placementSchema, vocabularyUpdateSchema } from '../../../domain/learning/estimate/placement-answers.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { withReplica } from '../../http/read-replica.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { continuePlacement } from './continue-placement.ts';
import { listMarks } from './list-marks.ts';
import { listRightForMe } from './list-right-for-me.ts';
import { loadOpenedFit } from './load-opened-fit.ts';
import { loadProgress } from './load-progress.ts';
import { updateVocabularyAndLevel } from './update-vocabulary-and-level.ts';
import { findPlacedVocabulary } from './vocabulary-queries.ts';

const mostArticles = 100;
const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });
const languageQuery = v.object({ language: v.picklist(languages) });
const marksQuery = v.object({ language: v.picklist(languages), only: v.optional(v.literal('saved')) });
const coverageQuery = v.object({
  language: v.picklist(languages),
  articles: v.pipe(
    v.string(),
    v.transform((list) => list.split(',')),
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(mostArticles),
  ),
});
const pageQuery = v.object({
  language: v.picklist(languages),
  page: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(50)), '1'),
});
const tags = ['learning'];

/** What a learner knows, and how well articles fit them. */
export function fitRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/learning/coverage',
      describeRoute({ summary: 'How much of each article the user knows; empty without a level', tags }),
      withAccess,
      parse('query', coverageQuery),
      async (c) => {
        const { language, articles } = c.req.valid('query');
        const asked = { userId: c.get('viewer').id, language, articleIds: articles };
        return c.json(await loadOpenedFit(services, { ...asked, replica: withReplica(services, c) }));
      },
    )

    .get(
      '/learning/marks/:articleId',
      describeRoute({ summary: 'The new and the saved words of an article, or only the saved ones', tags }),
      withAccess,
      parse('param', articleParam),
      parse('query', marksQuery),
      async (c) => {
        const { articleId } = c.req.valid('param');
        const { language, only } = c.req.valid('query');
        const asked = { userId: c.get('viewer').id, articleId, language, includesNewWords: only !== 'saved' };
        return c.json({ marks: await listMarks(services, asked) });
      },
    )

    .post(
      '/learning/placement/next',
      describeRoute({ summary: 'The next words of a placement, or its result; nothing is stored', tags }),
      withAccess,
      limited('placement'),
      parse('json', placementSchema),
      async (c) => {
        const { mainLang: native } = readerOf(c.get('viewer'));
        return c.json(await continuePlacement(services, { ...c.req.valid('json'), native }));
      },
    )

    .get(
      '/learning/vocabulary',
      describeRoute({ summary: 'The estimated vocabulary; null without a level', tags }),
      withAccess,
      parse('query', languageQuery),
      async (c) => {
        const { language } = c.req.valid('query');
        return c.json({ vocabulary: await findPlacedVocabulary(services, c.get('viewer').id, language) });
      },
    )

    .put(
      '/learning/vocabulary',
      describeRoute({ summary: 'Set the vocabulary by a placement or a level, or reset it', tags }),
      withAccess,
      limited('placement'),
      parse('json', vocabularyUpdateSchema),
      async (c) =>
        c.json({ vocabulary: await updateVocabularyAndLevel(services, c.get('viewer').id, c.req.valid('json')) }),
    )

    .get(
      '/learning/progress',
      describeRoute({
        summary: 'Known words, reading time and finished articles by week, and recalled and due words',
        tags,
      }),
      withAccess,
      parse('query', languageQuery),
      async (c) =>
        c.json(await loadProgress(withReplica(services, c), c.get('viewer').id, c.req.valid('query').language)),
    )

    .get(
      '/learning/right-for-me',
      describeRoute({ summary: 'A page of unread articles of which the user knows 90 to 98 %', tags }),
      withAccess,
      limited('search'),
      parse('query', pageQuery),
      async (c) => {
        const { language, page } = c.req.valid('query');
        const reader = { ...readerOf(c.get('viewer')), learningLang: language };
        return c.json(await listRightForMe(withReplica(services, c), reader, page));
      },
    );
}
