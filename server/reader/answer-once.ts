interface Underway<Answer> {
  answer: Promise<Answer>;
  askers: number;
  abort: () => void;
}

/** Answers the same question once, however many ask it meanwhile; given up only when all of them have left. */
export function createAnswerOnce<Answer>() {
  const underway = new Map<string, Underway<Answer>>();

  return async (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    const shared = underway.get(key) ?? begin(key, work);
    shared.askers += 1;
    const leave = () => {
      shared.askers -= 1;
      if (shared.askers === 0) shared.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return await shared.answer;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  function begin(key: string, work: (signal: AbortSignal) => Promise<Answer>): Underway<Answer> {
    const controller = new AbortController();
    const answer = work(controller.signal).finally(() => underway.delete(key));
    const shared = { answer, askers: 0, abort: () => controller.abort() };
    underway.set(key, shared);
    return shared;
  }
}
