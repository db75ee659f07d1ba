/** What the server has answered ahead, by the question: a page that it has filled in itself is drawn from the same answers here. */
const given = new Map<string, unknown>();

/** They are for the page that came with them: whoever asks later is to hear what is true then. */
export async function withGivenAnswers<Result>(answers: Record<string, unknown>, work: () => Promise<Result>) {
  for (const [question, answer] of Object.entries(answers)) given.set(question, answer);
  try {
    return await work();
  } finally {
    given.clear();
  }
}

export const areAnswersGiven = () => given.size > 0;

export const findGivenAnswer = (question: RequestInfo | URL) =>
  typeof question === 'string' && given.has(question) ? Response.json(given.get(question)) : undefined;
