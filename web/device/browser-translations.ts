import * as v from 'valibot';
import type { Language } from '../../domain/language.ts';
import { findAnswer, findOwner, keepAnswer } from './kept-answers.ts';

interface Whose {
  userId: string;
  articleId: string;
  language: Language;
}

const keptSchema = v.object({ pairs: v.array(v.tuple([v.string(), v.string()])) });

/**
 * The cache key of the translations. The server has no such path. It begins with the API path of the article, because
 * all stored responses under that path are deleted together with the article.
 */
const pathOf = ({ articleId, language }: Whose) => `/api/articles/${articleId}/browser-translations/${language}`;

/** Maps each sentence that the browser has translated to its translation. */
export async function findBrowserTranslations(whose: Whose): Promise<Map<string, string>> {
  const answer = await findAnswer(pathOf(whose)).catch(() => undefined);
  const parsed = v.safeParse(keptSchema, await answer?.json().catch(() => undefined));
  return new Map(parsed.success ? parsed.output.pairs : []);
}

/** If storage is full or disabled, the translations are made again next time. */
export async function keepBrowserTranslations(whose: Whose, translations: ReadonlyMap<string, string>) {
  try {
    // Another user may have signed in since this page was opened. The data of the two users must not be mixed.
    if (((await findOwner()) ?? whose.userId) !== whose.userId) return;
    const body = new Blob([JSON.stringify({ pairs: [...translations] })], { type: 'application/json' });
    await keepAnswer(whose.userId, pathOf(whose), body);
  } catch {}
}
