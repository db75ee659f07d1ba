import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { voiceParamSchema } from '../../domain/admin/installed-voice.ts';
import { AppError } from '../../domain/app-error.ts';
import { voiceSample } from '../../domain/reader/listening/voice-sample.ts';
import { audioResponse } from '../http/answers/send-file.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import { VoiceFailed } from '../platform/narrator/narrator.ts';
import { listInstalledVoices, voicesFolderIn } from '../platform/narrator/voices/installed-voices.ts';
import type { Services } from '../services.ts';
import { describeVoices } from './describe-voices.ts';

/** Admin endpoints for the neural voices that `npm run voices` has installed. */
export function voiceAdminRoutes({ config, narrator }: Services, { adminOnly }: Guards) {
  const listVoices = () => listInstalledVoices(voicesFolderIn(config.dataDir));

  return new Hono()
    .get(
      '/admin/voices',
      describeRoute({ summary: 'The neural voices that are installed on the server', tags: ['admin'] }),
      adminOnly,
      async (c) => {
        const { hasNeural } = narrator;
        return c.json({ voices: describeVoices(listVoices(), { settings: config.narrator, hasNeural }), hasNeural });
      },
    )

    .get(
      '/admin/voices/:name/sample',
      describeRoute({
        summary: 'A sentence in an installed voice, as MP3',
        tags: ['admin'],
        responses: { 200: audioResponse },
      }),
      adminOnly,
      parse('param', voiceParamSchema),
      async (c) => {
        const voice = listVoices().find(({ name }) => name === c.req.valid('param').name);
        if (voice === undefined) throw new AppError('not-found');
        try {
          const { mp3Frames } = await narrator.trySpeaking(voice, voiceSample[voice.language]);
          return c.body(Buffer.from(mp3Frames), 200, { 'content-type': 'audio/mpeg', 'cache-control': 'no-store' });
        } catch (error) {
          if (!(error instanceof VoiceFailed)) throw error;
          throw new AppError('narration-failed', undefined, { cause: error });
        }
      },
    );
}
