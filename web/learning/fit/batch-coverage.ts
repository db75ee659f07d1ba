import type { Language } from '../../../domain/language.ts';
import type { Coverage } from '../../../domain/library/coverage.ts';
import { api, read } from '../../platform/api.ts';

// The API accepts at most this many articles per request.
const mostAtOnce = 60;

/** The coverage of an article. Null if the learner has no level yet, or if the words of the article are not indexed yet. */
export interface ArticleFit {
  hasLevel: boolean;
  coverage: Coverage | null;
}

type Waiting = { articleId: string; resolve: (fit: Promise<ArticleFit>) => void };
const waiting = new Map<Language, Waiting[]>();

/** Loads the coverage of one article. The calls of all cards that appear together are batched into one request. */
export function loadCoverage(language: Language, articleId: string): Promise<ArticleFit> {
  const { promise, resolve } = Promise.withResolvers<ArticleFit>();
  const group = waiting.get(language);
  if (group === undefined) {
    waiting.set(language, [{ articleId, resolve }]);
    setTimeout(() => ask(language));
  } else {
    group.push({ articleId, resolve });
  }
  return promise;
}

function ask(language: Language) {
  const group = waiting.get(language) ?? [];
  waiting.delete(language);
  for (let start = 0; start < group.length; start += mostAtOnce) {
    const part = group.slice(start, start + mostAtOnce);
    const articles = [...new Set(part.map(({ articleId }) => articleId))].join(',');
    const answer = read(api.learning.coverage.$get({ query: { language, articles } }));
    for (const { articleId, resolve } of part) {
      resolve(
        answer.then(({ hasLevel, coverage }) => ({
          hasLevel,
          coverage: coverage.find((fit) => fit.articleId === articleId) ?? null,
        })),
      );
    }
  }
}
