import * as v from 'valibot';
import { dropAnswers, findAnswer, keepAnswer } from '../device/kept-answers.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';

const queueSchema = v.object({ cards: v.array(v.object({ audioUrl: v.nullable(v.string()) })) });

export const isReviewQueue = (path: string) => path.startsWith('/api/learning/review?');
export const isReviewAudio = (path: string) => /^\/api\/learning\/words\/[^/]+\/audio\/\w+\.mp3$/.test(path);

/** Stores the audio of the cards in a review queue, one after another, and deletes the audio of earlier queues. */
export async function keepReviewAudio(userId: string, queue: Blob) {
  const parsed = v.safeParse(queueSchema, JSON.parse(await queue.text()));
  if (!parsed.success) return;
  const generation = readGeneration();
  const wanted = parsed.output.cards.flatMap(({ audioUrl }) => audioUrl ?? []);
  await dropAnswers(userId, (path) => isReviewAudio(path) && !wanted.includes(path));
  for (const path of wanted) {
    if ((await findAnswer(path)) !== undefined) continue;
    const response = await fetch(path);
    if (!isSameGeneration(generation)) return;
    if (response.status === 200) await keepAnswer(userId, path, await response.blob());
  }
}
