import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import {
  type Sample,
  sampleAudioParamSchema,
  sampleParamSchema,
  sampleQuerySchema,
} from '../../domain/reader/narration.ts';
import { parse } from '../http/parse.ts';
import { sendFile } from '../http/send-file.ts';
import type { Services } from '../services.ts';
import { narrateAtOnce } from './narrate-at-once.ts';
import { sentenceKey } from './narrate-sentence.ts';
import { findSampleSentence } from './narration-queries.ts';
import { planNarration } from './plan-narration.ts';

/** A sentence of the library that anybody may hear, before they have an account. */
export function sampleRoutes(services: Services) {
  async function loadSample(language: Language, translation: Language) {
    const found = await findSampleSentence(services, language, translation);
    if (found === undefined) throw new AppError('not-found');
    const plans = services.narrator.voices.map((voice) => planNarration([[found.text]], language, voice));
    return { ...found, plans };
  }

  return new Hono()
    .get(
      '/sample/:language',
      describeRoute({ summary: 'A sentence to hear, with its translation', tags: ['reader'] }),
      parse('param', sampleParamSchema),
      parse('query', sampleQuerySchema),
      async (c) => {
        const { language } = c.req.valid('param');
        const wanted = c.req.valid('query').translation ?? language;
        const { text, title, translation, plans } = await loadSample(language, wanted);
        const { hash, sentence } = await narrateAtOnce(services, plans, 1);
        const audioUrl = `/api/sample/${language}/audio/${hash}.mp3`;
        const sample: Sample = { text, title, translation, audioUrl, sentence };
        return c.json(sample);
      },
    )

    .get(
      '/sample/:language/audio/:file',
      describeRoute({ summary: 'The sound of that sentence, as MP3', tags: ['reader'] }),
      parse('param', sampleAudioParamSchema),
      async (c) => {
        const { language, file: hash } = c.req.valid('param');
        const { plans } = await loadSample(language, language);
        if (!plans.some(({ sentences }) => sentences[0]?.hash === hash)) throw new AppError('not-found');
        return sendFile(c, services.files, {
          key: sentenceKey(hash),
          hash,
          contentType: 'audio/mpeg',
          isPublic: true,
        });
      },
    );
}
