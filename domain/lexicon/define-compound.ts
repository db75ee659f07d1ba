import type { Language } from '../language.ts';
import type { ShownWord } from './concept-list.ts';
import { analyseForm } from './forms/analyse-form.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import type { Lexicon } from './lexicon.ts';

interface Asked {
  /** The words of a German compound. `head` is the meaning of the last one. */
  parts: readonly string[];
  head: ShownWord;
  target: Language;
  lexicon: Lexicon;
}

/** The meaning of a compound that the lexicon does not list: “container ship” or “barco (contenedor)” for “Containerschiff”. */
export function defineCompound({ parts, head, target, lexicon }: Asked): ShownWord {
  const first = parts.slice(0, -1).flatMap((part) => commonestMeaning(part, target, lexicon) ?? []);
  if (first.length === 0) return head;
  return target === 'en'
    ? { word: [...first, head.word].join(' '), isRenderingOnly: true }
    : { ...head, hint: first.join(' + ') };
}

function commonestMeaning(part: string, target: Language, lexicon: Lexicon): string | undefined {
  let best: { conceptId: string; commonness: number } | undefined;
  for (const { word } of analyseForm({ form: normaliseForm(part), language: 'de', index: lexicon.languages.de })) {
    if (word.base !== part) continue;
    for (const [place, conceptId] of word.conceptIds.entries()) {
      const commonness = word.commonness[place] ?? 0;
      if (!best || commonness > best.commonness) best = { conceptId, commonness };
    }
  }
  return best && lexicon.concepts.get(best.conceptId)?.words[target].word;
}
