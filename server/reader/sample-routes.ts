import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import {
  type Sample,
  type SentenceClip,
  sampleAudioParamSchema,
  sampleParamSchema,
  sampleQuerySchema,
  sampleSentenceParamSchema,
} from '../../domain/reader/listening/narration.ts';
import { audioResponse, sendFile } from '../http/answers/send-file.ts';
import { parse } from '../http/requests/parse.ts';
import { voicesFor } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { createExplainSample } from './definition/explain-sample.ts';
import { loadSamplePassage } from './load-sample-passage.ts';
import { sentenceKey } from './narration/narrate-sentence.ts';
import { narrateSentenceNow } from './narration/narrate-sentence-now.ts';
import { findSampleSentence } from './narration/narration-queries.ts';
import { planNarration } from './narration/plan-narration.ts';

/** Public library sentences for the landing page. */
export function sampleRoutes(services: Services) {
  async function loadSample(language: Language, translation: Language) {
    const found = await findSampleSentence(services, language, translation);
    if (found === undefined) throw new AppError('not-found');
    const plans = voicesFor(services.narrator, language).map((voice) => planNarration([[found.text]], language, voice));
    return { ...found, plans };
  }

  async function planPassage(language: Language) {
    const { sentences } = await loadSamplePassage(services, language, language);
    const texts = sentences.map(({ text }) => text);
    return voicesFor(services.narrator, language).map((voice) => planNarration([texts], language, voice));
  }

  const explainSample = createExplainSample(services);

  return new Hono()
    .get(
      '/sample/:language',
      describeRoute({ summary: 'A sample sentence with its audio and translation', tags: ['reader'] }),
      parse('param', sampleParamSchema),
      parse('query', sampleQuerySchema),
      async (c) => {
        const { language } = c.req.valid('param');
        const wanted = c.req.valid('query').translation ?? language;
        const { text, title, translation, plans } = await loadSample(language, wanted);
        const { hash, sentence } = await narrateSentenceNow(services, plans, { number: 1, isPublic: true });
        const sample: Sample = { text, title, translation, audioUrl: audioUrlOf(language, hash), sentence };
        return c.json(sample);
      },
    )

    .get(
      '/sample/:language/passage',
      describeRoute({
        summary: 'The first sentences of an article with their translations',
        tags: ['reader'],
      }),
      parse('param', sampleParamSchema),
      parse('query', sampleQuerySchema),
      async (c) => {
        const { language } = c.req.valid('param');
        return c.json(await loadSamplePassage(services, language, c.req.valid('query').translation ?? language));
      },
    )

    .get(
      '/sample/:language/passage/:number',
      describeRoute({ summary: 'The audio of a sentence of the passage', tags: ['reader'] }),
      parse('param', sampleSentenceParamSchema),
      async (c) => {
        const { language, number } = c.req.valid('param');
        const { hash, sentence } = await narrateSentenceNow(services, await planPassage(language), {
          number,
          isPublic: true,
        });
        const clip: SentenceClip = { audioUrl: audioUrlOf(language, hash), sentence };
        return c.json(clip);
      },
    )

    .get(
      '/sample/:language/passage/:number/meanings',
      describeRoute({ summary: 'The meanings of the words of a sentence of the passage', tags: ['reader'] }),
      parse('param', sampleSentenceParamSchema),
      parse('query', sampleQuerySchema),
      async (c) => {
        const { language, number } = c.req.valid('param');
        const nativeLanguage = c.req.valid('query').translation ?? language;
        return c.json({ meanings: await explainSample({ language, nativeLanguage, number }) });
      },
    )

    .get(
      '/sample/:language/audio/:file',
      describeRoute({
        summary: 'The audio file of a sample sentence, as MP3',
        tags: ['reader'],
        responses: { 200: audioResponse },
      }),
      parse('param', sampleAudioParamSchema),
      async (c) => {
        const { language, file: hash } = c.req.valid('param');
        const [{ plans }, passagePlans] = await Promise.all([loadSample(language, language), planPassage(language)]);
        const spoken = [...plans, ...passagePlans].flatMap(({ sentences }) => sentences);
        if (!spoken.some((sentence) => sentence.hash === hash)) throw new AppError('not-found');
        return sendFile(c, services.files, {
          key: sentenceKey(hash),
          hash,
          contentType: 'audio/mpeg',
          isPublic: true,
        });
      },
    );
}

const audioUrlOf = (language: Language, hash: string) => `/api/sample/${language}/audio/${hash}.mp3`;
