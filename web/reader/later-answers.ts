import { listWaiting, type Question, removeWaiting, type Waiting } from '../device/outbox.ts';

const isQuestion = (waiting: Waiting): waiting is Question => waiting.kind === 'question';

/** What somebody asked of this article while offline and has been answered since, but not been looked at. */
export async function listLaterAnswers(userId: string, articleId: string): Promise<Question[]> {
  const waiting = await listWaiting(userId).catch((): Waiting[] => []);
  return waiting.filter(isQuestion).filter((asked) => asked.articleId === articleId && asked.isAnswered);
}

export const markAsSeen = (question: Question) => removeWaiting(question.key);

/** Hears from the service worker that a question of this article has its answer. Returns the end of it. */
export function onLaterAnswer(articleId: string, hear: () => void) {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent) => data?.kind === 'answered' && data.articleId === articleId && hear();
  serviceWorker.addEventListener('message', listen);
  return () => serviceWorker.removeEventListener('message', listen);
}
