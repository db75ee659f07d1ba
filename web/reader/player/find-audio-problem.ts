import type { SoundProblem } from './voice.ts';

/** An element says the same of a file it cannot play and of one it cannot reach, so the server is asked as well. */
export async function findAudioProblem({ code }: MediaError, url: string): Promise<SoundProblem> {
  if (code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return 'lost';
  try {
    const answer = await fetch(url, { method: 'HEAD' });
    return answer.ok ? 'broken' : 'failed';
  } catch {
    return 'lost';
  }
}
