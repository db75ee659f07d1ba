interface Underway<Answer> {
  askerId: string;
  answer: Promise<Answer>;
}

interface Asked<Answer> {
  askerId: string;
  begin: () => Promise<Answer>;
  /** Whether a failure concerns the one who began alone: then another asker begins anew. */
  isPersonal: (error: unknown) => boolean;
}

/** Answers the same question once, however many ask it meanwhile. It is answered to its end, also when all of them have left. */
export function createAnswerOnce<Answer>() {
  const underway = new Map<string, Underway<Answer>>();

  return async function answerOnce(key: string, asked: Asked<Answer>): Promise<Answer> {
    const shared = underway.get(key);
    if (shared === undefined) return begin(key, asked);
    try {
      return await shared.answer;
    } catch (error) {
      if (shared.askerId === asked.askerId || !asked.isPersonal(error)) throw error;
      return answerOnce(key, asked);
    }
  };

  function begin(key: string, { askerId, begin: work }: Asked<Answer>) {
    const answer = work().finally(() => underway.delete(key));
    underway.set(key, { askerId, answer });
    return answer;
  }
}
