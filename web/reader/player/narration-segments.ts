import type { QueryClient } from '@tanstack/react-query';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { clipQuery, narrationQuery } from '../queries.ts';
import type { SegmentSource } from './audio-voice.ts';
import type { AudioProblem } from './voice.ts';

interface Version {
  articleId: string;
  language: Language;
}

/** The audio segments of all sentences: from the complete file if it exists, otherwise from one clip per sentence. */
export function createNarrationSegments(queryClient: QueryClient, version: Version): SegmentSource {
  const findWhole = () => queryClient.getQueryData(narrationQuery(version).queryKey)?.narration;

  return {
    findReady(sentence) {
      const whole = findWhole();
      const times = whole?.sentences[sentence - 1];
      if (whole != null && times !== undefined) {
        return { audioUrl: whole.audioUrl, times, nextStartSeconds: whole.sentences[sentence]?.startSeconds };
      }
      const clip = queryClient.getQueryData(clipQuery(version, sentence).queryKey);
      return clip && { audioUrl: clip.audioUrl, times: clip.sentence, nextStartSeconds: undefined };
    },
    async load(sentence) {
      const clip = await queryClient.fetchQuery(clipQuery(version, sentence));
      return { audioUrl: clip.audioUrl, times: clip.sentence, nextStartSeconds: undefined };
    },
    explain,
  };
}

function explain(error: unknown): AudioProblem {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'unavailable') return 'offline';
  return code === 'narration-unavailable' ? 'unavailable' : 'failed';
}
