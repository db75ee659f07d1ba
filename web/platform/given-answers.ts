/** API answers that the server embedded, by path. The first render uses the same data as the server did. */
const given = new Map<string, unknown>();

/** Only for the page that came with them: later requests must get fresh data. */
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
