interface InFlight<Answer> {
  askerId: string;
  answer: Promise<Answer>;
}

interface Work<Answer> {
  askerId: string;
  begin: () => Promise<Answer>;
  /** Whether the failure concerns only the user who started the work. If so, the work is started again for the next user. */
  isPersonal: (error: unknown) => boolean;
}

/** Single flight: concurrent calls with the same key share one result. The work continues if all callers disconnect. */
export function createAnswerOnce<Answer>() {
  const inFlight = new Map<string, InFlight<Answer>>();

  return async function answerOnce(key: string, request: Work<Answer>): Promise<Answer> {
    const shared = inFlight.get(key);
    if (shared === undefined) return begin(key, request);
    try {
      return await shared.answer;
    } catch (error) {
      if (shared.askerId === request.askerId || !request.isPersonal(error)) throw error;
      return answerOnce(key, request);
    }
  };

  function begin(key: string, { askerId, begin: work }: Work<Answer>) {
    const answer = work().finally(() => inFlight.delete(key));
    inFlight.set(key, { askerId, answer });
    return answer;
  }
}
