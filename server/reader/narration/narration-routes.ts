import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../../domain/app-error.ts';
import { titleNumber } from '../../../domain/reader/definition/definition.ts';
import {
  audioParamSchema,
  type SentenceClip,
  sentenceParamSchema,
  versionParamSchema,
} from '../../../domain/reader/listening/narration.ts';
import { audioResponse, sendFile } from '../../http/answers/send-file.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { voicesFor } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { audioUrlOf, findNarration } from './find-narration.ts';
import { trackKey } from './find-track.ts';
import { sentenceKey } from './narrate-sentence.ts';
import { narrateSentenceNow } from './narrate-sentence-now.ts';
import { findReadableVersion, type VersionKey } from './narration-queries.ts';
import { planNarration } from './plan-narration.ts';

export function narrationRoutes(services: Services, { withAccess }: Guards) {
  /**
   * The narration plan per voice, and plans for the title, which is not part of the narration. Throws not-found if the user may
   * not read the article.
   */
  async function loadPlans(version: VersionKey, readerId: string) {
    const { language } = version;
    const found = await findReadableVersion(services, version, readerId);
    if (found === undefined) throw new AppError('not-found');
    const planAll = (paragraphs: string[][]) =>
      voicesFor(services.narrator, language).map((voice) => planNarration(paragraphs, language, voice));
    return { plans: planAll(found.paragraphs), titlePlans: planAll([[found.title]]) };
  }

  return new Hono()
    .get(
      '/articles/:articleId/narration/:language',
      describeRoute({
        summary: 'The narration of a version with its times; starts making it if it is missing',
        tags: ['reader'],
      }),
      withAccess,
      parse('param', versionParamSchema),
      async (c) => {
        const version = c.req.valid('param');
        const { plans } = await loadPlans(version, c.get('viewer').id);
        return c.json(await findNarration(services, version, plans));
      },
    )

    .get(
      '/articles/:articleId/narration/:language/sentences/:number',
      describeRoute({
        summary: 'The audio of one sentence, made before the rest, or of the title (number 0)',
        tags: ['reader'],
      }),
      withAccess,
      parse('param', sentenceParamSchema),
      async (c) => {
        const { number, ...version } = c.req.valid('param');
        const { plans, titlePlans } = await loadPlans(version, c.get('viewer').id);
        const { hash, sentence } = await (number === titleNumber
          ? narrateSentenceNow(services, titlePlans, { number: 1 })
          : narrateSentenceNow(services, plans, { number }));
        const clip: SentenceClip = { audioUrl: audioUrlOf(version, hash), sentence };
        return c.json(clip);
      },
    )

    .get(
      '/articles/:articleId/narration/:language/audio/:file',
      describeRoute({
        summary: 'The audio of a version or of one of its sentences, as MP3',
        tags: ['reader'],
        responses: { 200: audioResponse },
      }),
      withAccess,
      parse('param', audioParamSchema),
      async (c) => {
        const { file: hash, ...version } = c.req.valid('param');
        const { plans, titlePlans } = await loadPlans(version, c.get('viewer').id);
        const isTrack = plans.some(({ trackHash }) => trackHash === hash);
        const isSentence = [...plans, ...titlePlans].some(({ sentences }) =>
          sentences.some((sentence) => sentence.hash === hash),
        );
        if (!isTrack && !isSentence) throw new AppError('not-found');
        const key = isTrack ? trackKey(hash) : sentenceKey(hash);
        return sendFile(c, services.files, { key, hash, contentType: 'audio/mpeg' });
      },
    );
}
