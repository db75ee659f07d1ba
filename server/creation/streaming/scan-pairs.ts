import { findJson, parseLoosely } from '../../platform/language-model/find-json.ts';

/** A sentence and its translation as the model gave them. Not checked yet. */
export interface RawPair {
  source: string;
  translation: string;
}

export type Scanned =
  | { kind: 'title' | 'sentence' | 'summary'; pair: RawPair }
  | { kind: 'paragraph-end' }
  | { kind: 'keywords'; keywords: string[] }
  | { kind: 'recap'; text: string };

interface OpenBracket {
  start: number;
  key: string | undefined;
  hasSentences: boolean;
}

/**
 * Finds the pairs of an answer while it is streamed. Returns each pair as soon as its bracket is closed. The whole answer need
 * not be valid JSON: text around it, code fences, reasoning in <think> tags and a missing end are tolerated.
 */
export function createPairScanner() {
  let text = '';
  let index = 0;
  let stringStart: number | undefined;
  let open: OpenBracket[] = [];
  let hasFound = false;
  let found: Scanned[] = [];

  function feed(piece: string): Scanned[] {
    text += piece;
    if (!hasFound && !skipThinking()) return [];
    found = [];
    for (; index < text.length; index++) {
      const character = text.charAt(index);
      if (stringStart !== undefined) {
        if (character === '\\') {
          // The escaped character may not have arrived yet.
          if (index + 1 === text.length) break;
          index += 1;
        } else if (character === '"') endString(stringStart);
      } else if (character === '"') stringStart = index;
      else if (character === '{' || character === '[')
        open.push({ start: index, key: keyBefore(index), hasSentences: false });
      else if (character === '}' || character === ']') close(open.pop());
    }
    hasFound ||= found.some(({ kind }) => kind === 'sentence');
    return found;
  }

  /**
   * Returns false while the model writes its reasoning. Some servers leave out the opening tag, so scanning starts
   * again after a closing tag.
   */
  function skipThinking() {
    const [tag] = text.match(/<\/think(?:ing)?>(?![\s\S]*<\/think)/) ?? [];
    if (tag !== undefined && text.lastIndexOf(tag) >= index) {
      index = text.lastIndexOf(tag) + tag.length;
      stringStart = undefined;
      open = [];
    }
    return tag !== undefined || !/^\s*<think/.test(text);
  }

  function endString(start: number) {
    stringStart = undefined;
    const key = keyBefore(start);
    if (key !== 'title' && key !== 'summary' && key !== 'recap') return;
    const source = parseLoosely(text.slice(start, index + 1));
    if (typeof source !== 'string') return;
    if (key === 'recap') found.push({ kind: key, text: source });
    // A title or summary that is a plain string has no translation.
    else found.push({ kind: key, pair: { source, translation: '' } });
  }

  function close(bracket: OpenBracket | undefined) {
    if (bracket === undefined) return;
    const { start, key, hasSentences } = bracket;
    if (hasSentences) {
      found.push({ kind: 'paragraph-end' });
      return;
    }
    if (key === 'keywords') {
      const keywords = parseLoosely(text.slice(start, index + 1));
      if (Array.isArray(keywords)) {
        found.push({ kind: 'keywords', keywords: keywords.filter((each) => typeof each === 'string') });
      }
      return;
    }
    const pair = text.charAt(start) === '{' ? toPair(parseLoosely(text.slice(start, index + 1))) : undefined;
    if (pair === undefined) return;
    if (key === 'title' || key === 'summary') {
      found.push({ kind: key, pair });
      return;
    }
    const parent = open.at(-1);
    if (parent !== undefined) parent.hasSentences = true;
    found.push({ kind: 'sentence', pair });
  }

  const keyBefore = (at: number) => keyPattern.exec(text.slice(Math.max(0, at - longestKey), at))?.[1];

  return {
    feed,
    isClosed: () => open.length === 0,
    /** Scans an answer that could not be scanned while it was streamed, for example JSON inside a JSON string. */
    end(): Scanned[] {
      if (hasFound) return [];
      const [value] = findJson(text);
      return value === undefined ? [] : createPairScanner().feed(JSON.stringify(value));
    },
  };
}

const keyPattern = /"(\w+)"\s*:\s*$/;
const longestKey = 40;

function toPair(value: unknown): RawPair | undefined {
  if (typeof value !== 'object' || value === null || !('source' in value)) return undefined;
  const { source } = value;
  const translation = 'translation' in value ? value.translation : '';
  if (typeof source !== 'string') return undefined;
  return { source, translation: typeof translation === 'string' ? translation : '' };
}
