import type { AudioProblem } from './voice.ts';

/** A media element reports the same error for unplayable and unreachable files, so a request to the server tells them apart. */
export async function findAudioProblem({ code }: MediaError, url: string): Promise<AudioProblem> {
  if (code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return 'lost';
  try {
    const answer = await fetch(url, { method: 'HEAD' });
    return answer.ok ? 'broken' : 'failed';
  } catch {
    return 'lost';
  }
}
