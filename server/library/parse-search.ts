import type { Language } from '../../domain/language.ts';

/** A term of the search syntax: a word, a "quoted phrase" or an -excluded word. */
export interface SearchTerm {
  text: string;
  kind: 'word' | 'phrase' | 'excluded';
}

const termPattern = /(?<excluded>-)?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu;

/** Splits a query into terms. Never throws. Text without letters or digits is skipped. */
export function parseSearch(query: string): SearchTerm[] {
  return [...query.matchAll(termPattern)].flatMap(({ groups = {} }): SearchTerm[] => {
    const { excluded, phrase, word } = groups;
    const text = (phrase ?? word ?? '').replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    if (excluded !== undefined) return [{ text, kind: 'excluded' }];
    return [{ text, kind: phrase === undefined ? 'word' : 'phrase' }];
  });
}

/**
 * The last word, which the user may still be typing. Undefined if it has fewer than three characters, because it would be the
 * prefix of too many words.
 */
export function findUnfinished(terms: readonly SearchTerm[]): string | undefined {
  const last = terms.at(-1);
  return last?.kind === 'word' && /^[\p{L}\p{N}]{3,}$/u.test(last.text) ? last.text : undefined;
}

/**
 * Formats terms for PostgreSQL's to_tsquery. Unless `isComplete` is true, the last word is returned separately, because the
 * user may still be typing it.
 */
export function toTextQuery(terms: readonly SearchTerm[], language: Language, { isComplete = false } = {}) {
  const unfinished = isComplete ? undefined : findUnfinished(terms);
  const finished = unfinished === undefined ? terms : terms.slice(0, -1);
  return {
    finished: finished.map((term) => formatTerm(term, language)).join(' & '),
    unfinished: unfinished === undefined ? '' : formatWord(unfinished, language),
    prefix: unfinished === undefined ? '' : `${quote(unfinished)}:*`,
  };
}

/**
 * Formats a query for PostgreSQL's to_tsquery. `alternatives` has one list per word of the query: the words that the user
 * may have meant. A text must contain one word of each list. `unfinished` may be half typed, so it is also searched as a
 * prefix.
 */
export function toAlternatives(alternatives: readonly (readonly string[])[], unfinished?: string) {
  const format = (word: string) => (word === unfinished ? `${quote(word)} | ${quote(word)}:*` : quote(word));
  return alternatives.map((words) => `(${words.map(format).join(' | ')})`).join(' & ');
}

function formatTerm({ text, kind }: SearchTerm, language: Language) {
  if (kind === 'excluded') return `!${quote(text)}`;
  return kind === 'phrase' ? quote(text) : formatWord(text, language);
}

function formatWord(text: string, language: Language) {
  const stem = language === 'sl' ? findSlovenianStem(text) : undefined;
  return stem === undefined ? quote(text) : `(${quote(text)} | ${quote(stem)}:*)`;
}

const slovenianEnding =
  /^(?<stem>\p{L}{4,}?)(?:ovega|ovemu|ega|emu|imi|ami|ama|ima|oma|ema|ih|im|em|om|am|ah|ov|ev|ej)$/u;
const slovenianVowel = /^(?<stem>\p{L}{3,})[aeiou]$/u;

/** PostgreSQL has no stemmer for Slovenian, so the ending of the word is removed and the rest is searched as a prefix. */
function findSlovenianStem(word: string) {
  const lower = word.toLowerCase();
  return (slovenianEnding.exec(lower) ?? slovenianVowel.exec(lower))?.groups?.stem;
}

// The text contains only letters, digits and hyphens, so it cannot break out of the quotes.
const quote = (text: string) => `'${text}'`;
