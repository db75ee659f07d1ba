import type { AskedText } from './asked-text.ts';

export interface Lines {
  sentences: readonly string[];
  translations: readonly (string | null | undefined)[];
}

/** The whole sentences of a selection, each above its translation; undefined if a translation is missing. */
export function joinPairs({ pieces }: AskedText, { sentences, translations }: Lines): string | undefined {
  if (pieces.some(({ sentence }) => !translations[sentence - 1])) return undefined;
  return pieces.map(({ sentence }) => [sentences[sentence - 1], translations[sentence - 1]].join('\n')).join('\n\n');
}

/** The translations of the selected sentences as one text; undefined if one is missing. */
export function joinTranslations({ pieces }: AskedText, { translations }: Lines): string | undefined {
  const found = pieces.map(({ sentence }) => translations[sentence - 1]);
  return found.every(Boolean) ? found.join(' ') : undefined;
}
