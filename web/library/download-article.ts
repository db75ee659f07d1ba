import type { AppError } from '../../domain/app-error.ts';
import { toKeptArticle } from '../device/to-kept-article.ts';
import { tellWorker } from '../device/worker-messages.ts';
import { api, isRefusal, read } from '../platform/api.ts';

const pollMs = 2000;
// How often the download asks for the narration. 60 polls take two minutes, and even a long article is narrated within one
// minute.
const mostPolls = 60;

const withoutAudio: AppError['code'][] = ['narration-unavailable', 'narration-failed'];

/**
 * Stores an article on the device without opening it: first the text, then the audio as soon as it exists. Returns whether
 * there is audio.
 */
export async function downloadArticle(articleId: string, userId: string): Promise<{ hasAudio: boolean }> {
  const article = api.articles[':articleId'];
  const { reading } = await read(article.$get({ param: { articleId } }));
  const { learning, native } = reading;
  if (learning === null) return { hasAudio: false };
  const query = { learning: learning.language, native: native?.language ?? learning.language };
  const sentences = native && (await read(article.counterparts.$get({ param: { articleId }, query }))).sentences;
  const keep = async (narration: Awaited<ReturnType<typeof findNarration>> | undefined) => {
    const kept = toKeptArticle({ userId, reading, narration, sentences: sentences ?? undefined });
    if (kept !== undefined) await tellWorker(kept);
  };
  const findNarration = () =>
    read(article.narration[':language'].$get({ param: { articleId, language: learning.language } }));

  await keep(undefined);
  for (let poll = 0; poll < mostPolls; poll++) {
    const narration = await findNarration().catch((error: unknown) => {
      if (withoutAudio.some((code) => isRefusal(error, code))) return undefined;
      throw error;
    });
    if (narration === undefined) break;
    if (narration.narration !== null) {
      await keep(narration);
      return { hasAudio: true };
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { hasAudio: false };
}
