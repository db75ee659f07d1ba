import type { Language } from '../../domain/language.ts';

/** What somebody searches for: words, "words that stand together" and -words that must not be there. */
export interface SearchTerm {
  text: string;
  kind: 'word' | 'together' | 'excluded';
}

const termPattern = /(?<excluded>-)?(?:"(?<together>[^"]*)"?|(?<word>[^\s"]+))/gu;

/** Never fails: what cannot be read as a term is left out. */
export function readSearch(query: string): SearchTerm[] {
  return [...query.matchAll(termPattern)].flatMap(({ groups = {} }): SearchTerm[] => {
    const { excluded, together, word } = groups;
    const text = (together ?? word ?? '').replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    if (excluded !== undefined) return [{ text, kind: 'excluded' }];
    return [{ text, kind: together === undefined ? 'word' : 'together' }];
  });
}

/** The same for PostgreSQL's to_tsquery, the last word apart: somebody may still be typing it. */
export function toTextQuery(terms: readonly SearchTerm[], language: Language) {
  const last = terms.at(-1);
  const unfinished = last?.kind === 'word' && /^[\p{L}\p{N}]{3,}$/u.test(last.text) ? last.text : undefined;
  const finished = unfinished === undefined ? terms : terms.slice(0, -1);
  return {
    finished: finished.map((term) => formatTerm(term, language)).join(' & '),
    unfinished: unfinished === undefined ? '' : formatWord(unfinished, language),
    beginning: unfinished === undefined ? '' : `${quote(unfinished)}:*`,
  };
}

/** Any of the words in each place. */
export const toAlternatives = (places: readonly (readonly string[])[]) =>
  places.map((words) => `(${words.map(quote).join(' | ')})`).join(' & ');

function formatTerm({ text, kind }: SearchTerm, language: Language) {
  if (kind === 'excluded') return `!${quote(text)}`;
  return kind === 'together' ? quote(text) : formatWord(text, language);
}

function formatWord(text: string, language: Language) {
  const stem = language === 'sl' ? findSlovenianStem(text) : undefined;
  return stem === undefined ? quote(text) : `(${quote(text)} | ${quote(stem)}:*)`;
}

const slovenianEnding =
  /^(?<stem>\p{L}{4,}?)(?:ovega|ovemu|ega|emu|imi|ami|ama|ima|oma|ema|ih|im|em|om|am|ah|ov|ev|ej)$/u;
const slovenianVowel = /^(?<stem>\p{L}{3,})[aeiou]$/u;

/** PostgreSQL has no word forms for Slovenian, so a word also stands for whatever begins like it but for its ending. */
function findSlovenianStem(word: string) {
  const lower = word.toLowerCase();
  return (slovenianEnding.exec(lower) ?? slovenianVowel.exec(lower))?.groups?.stem;
}

// Only letters, digits and hyphens are left of what was typed, so nothing in it can end the quotation.
const quote = (text: string) => `'${text}'`;
