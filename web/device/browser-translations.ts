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
 * The path under which the translations are cached. It is not a path of the server. It begins with the API path of the
 * article, because all stored responses under the API path are deleted together with the article.
 */
const pathOf = ({ articleId, language }: Whose) => `/api/articles/${articleId}/browser-translations/${language}`;

/** Maps each sentence that the browser has translated to its translation. */
export async function findBrowserTranslations(whose: Whose): Promise<Map<string, string>> {
  const answer = await findAnswer(pathOf(whose)).catch(() => undefined);
  const parsed = v.safeParse(keptSchema, await answer?.json().catch(() => undefined));
  return new Map(parsed.success ? parsed.output.pairs : []);
}

/** Ignores errors: if storage is full or disabled, the browser translates the sentences again next time. */
export async function keepBrowserTranslations(whose: Whose, translations: ReadonlyMap<string, string>) {
  try {
    // Stores nothing if another user has signed in since this page was opened, because the data of the two users must not be
    // mixed.
    if (((await findOwner()) ?? whose.userId) !== whose.userId) return;
    const body = new Blob([JSON.stringify({ pairs: [...translations] })], { type: 'application/json' });
    await keepAnswer(whose.userId, pathOf(whose), body);
  } catch {}
}
