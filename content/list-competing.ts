import { languages } from '../domain/language.ts';
import { listConcepts } from '../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../domain/lexicon/forms/normalise-form.ts';
import type { Content } from './load-content.ts';

/**
 * Lists the ambiguous forms, one per line: how often each concept was chosen in the articles, and in which sentence first.
 */
export function listCompeting({ sentences, lexicon }: Content): string[] {
  return languages.flatMap((language) => {
    const decisions = new Map<string, Map<string, { count: number; where: string }>>();
    for (const { annotation, articleId, number } of sentences)
      for (const { text, ownConceptId } of annotation[language] ?? []) {
        const form = normaliseForm(text);
        const claims = new Set(listConcepts(form, language, lexicon));
        if (claims.size < 2 || ownConceptId === undefined) continue;
        const decided = decisions.get(form) ?? new Map([...claims].map((claim) => [claim, { count: 0, where: '' }]));
        const { count, where } = decided.get(ownConceptId) ?? { count: 0, where: '' };
        decided.set(ownConceptId, { count: count + 1, where: where || `${articleId}#${number}` });
        decisions.set(form, decided);
      }
    return [...decisions].map(([form, decided]) => {
      const ranked = [...decided].sort(([, a], [, b]) => b.count - a.count);
      return `${language} ${form}: ${ranked.map(([conceptId, { count, where }]) => `${conceptId} ${count} ${where}`.trimEnd()).join(' | ')}`;
    });
  });
}
