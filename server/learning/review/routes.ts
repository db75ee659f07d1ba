import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { learningSettingsSchema } from '../../../domain/access/learning-settings.ts';
import { AppError } from '../../../domain/app-error.ts';
import { reviewQuerySchema, reviewsSchema } from '../../../domain/learning/review/review.ts';
import { loadLearningSettings } from '../../access/learning-settings-queries.ts';
import { audioResponse, sendFile } from '../../http/answers/send-file.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { sentenceKey } from '../../reader/narration/narrate-sentence.ts';
import type { Services } from '../../services.ts';
import { findSavedWord } from '../words/saved-word-queries.ts';
import { findAudioHash } from './find-audio.ts';
import { loadQueue } from './load-queue.ts';
import { changeSettings, recordReviews } from './record-reviews.ts';

const audioParam = v.object({
  id: v.pipe(v.string(), v.uuid()),
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.mp3$/)),
});
const tags = ['learning'];

export function reviewRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/learning/review',
      describeRoute({
        summary: 'The words to review today; more new words, or words that are due later, if asked for',
        tags,
      }),
      withAccess,
      parse('query', reviewQuerySchema),
      async (c) => {
        return c.json(await loadQueue(services, { userId: c.get('viewer').id, ...c.req.valid('query') }));
      },
    )

    .post(
      '/learning/reviews',
      describeRoute({ summary: 'Record grades and undone grades; each id is stored once', tags }),
      withAccess,
      parse('json', reviewsSchema),
      async (c) => c.json({ cards: await recordReviews(services, c.get('viewer').id, c.req.valid('json').reviews) }),
    )

    .get(
      '/learning/words/:id/audio/:file',
      describeRoute({
        summary: 'The narration of a word’s sentence, or of the word if it has no sentence',
        tags,
        responses: { 200: audioResponse },
      }),
      withAccess,
      parse('param', audioParam),
      async (c) => {
        const { id, file } = c.req.valid('param');
        const word = await findSavedWord(services, c.get('viewer').id, id);
        const hash = word && (await findAudioHash(services, word, file));
        if (hash === undefined) throw new AppError('not-found');
        return sendFile(c, services.files, { key: sentenceKey(hash), hash, contentType: 'audio/mpeg' });
      },
    )

    .get('/learning/settings', describeRoute({ summary: 'The settings for learning', tags }), withAccess, async (c) =>
      c.json(await loadLearningSettings(services, c.get('viewer').id)),
    )

    .put(
      '/learning/settings',
      describeRoute({ summary: 'Change the settings for learning', tags }),
      withAccess,
      limited('words'),
      parse('json', learningSettingsSchema),
      async (c) => {
        await changeSettings(services, c.get('viewer').id, c.req.valid('json'));
        return c.json(c.req.valid('json'));
      },
    );
}
