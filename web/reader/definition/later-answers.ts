import { listWaiting, type Question, removeWaiting, type Waiting } from '../../device/outbox.ts';

const isQuestion = (waiting: Waiting): waiting is Question => waiting.kind === 'question';

/**
 * The questions about this article that were asked offline and answered later. Leaves out the questions whose answer the
 * user has opened.
 */
export async function listLaterAnswers(userId: string, articleId: string): Promise<Question[]> {
  const waiting = await listWaiting(userId).catch((): Waiting[] => []);
  return waiting.filter(isQuestion).filter((asked) => asked.articleId === articleId && asked.isAnswered);
}

export const markAsSeen = (question: Question) => removeWaiting(question.key);

/** Calls `hear` when the service worker has received the answer to an offline question. Returns a cleanup function. */
export function onLaterAnswer(articleId: string, hear: () => void) {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent) => data?.kind === 'answered' && data.articleId === articleId && hear();
  serviceWorker.addEventListener('message', listen);
  return () => serviceWorker.removeEventListener('message', listen);
}
