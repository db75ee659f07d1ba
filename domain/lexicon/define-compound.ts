import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';
import type { ShownWord } from './concept-list.ts';
import { defineDerived } from './define-derived.ts';
import { defineGermanSuffix } from './define-german-suffix.ts';
import { analyseForm } from './forms/analyse-form.ts';
import { combiningForms } from './forms/derivation/combining-forms.ts';
import { englishAffixes } from './forms/derivation/english-derivation.ts';
import { frenchPrefixes } from './forms/derivation/french-prefixes.ts';
import { italianPrefixes } from './forms/derivation/italian-prefixes.ts';
import { portuguesePrefixes } from './forms/derivation/portuguese-prefixes.ts';
import { slovenianPrefixes } from './forms/derivation/slovenian-prefixes.ts';
import { spanishPrefixes } from './forms/derivation/spanish-prefixes.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import type { Lexicon } from './lexicon.ts';
import { renderPrefix } from './render-prefix.ts';
import { isDefault } from './rules/german/german-defaults.ts';

interface Asked {
  /** The words of a German compound, or a French prefix and its word. `head` is the meaning of the last word. */
  parts: readonly string[];
  head: ShownWord;
  partOfSpeech: PartOfSpeech;
  language: Language;
  target: Language;
  lexicon: Lexicon;
}

/**
 * The meaning of a compound that the lexicon does not list, put together from its parts. German “Containerschiff” becomes
 * “container ship” in English and “barco (contenedor)” in Spanish. “weiterreden” becomes “talk (further)”.
 */
export function defineCompound({ parts, head, partOfSpeech, language, target, lexicon }: Asked): ShownWord {
  const last = parts.at(-1) ?? '';
  const derived = defineGermanSuffix(last, head, target) ?? defineDerived(last, head, target);
  if (derived) return addPrefix(derived, parts.slice(0, -2), target, lexicon);
  const rendering =
    target === 'en' && parts.length === 2 && parts[0]?.endsWith('-')
      ? renderPrefix({ prefix: parts[0].slice(0, -1).toLowerCase(), meaning: head.word, partOfSpeech }, language)
      : undefined;
  if (rendering !== undefined) return { word: rendering, isRenderingOnly: true };
  const first = parts.slice(0, -1).flatMap((part) => {
    // French “réorientation” is a new orientation, but “réorienter” is to orient again.
    if (partOfSpeech !== 'verb' && /^r[eé]-$/.test(part))
      return lexicon.concepts.get('new/adjective')?.words[target].word ?? [];
    return commonestMeaning(part, target, lexicon) ?? [];
  });
  if (first.length === 0) return head;
  // German “instinktlos” is “without instinct”: the meaning of the suffix “-los” (without) comes first.
  if (/^(?:los|pflichtig|gemäß|weise)$/.test(last))
    return { word: `${head.word} ${first.join(' ')}`, isRenderingOnly: true };
  // A verb with a prefix keeps its form: “weiterreden” (go on talking).
  return target === 'en' && partOfSpeech !== 'verb'
    ? { word: joinParts([...first, firstOf(head.word)]), isRenderingOnly: true }
    : { ...head, hint: first.join(' + ') };
}

/** Parts that end in a hyphen are joined without a space: “counter-” and “attack” become “counter-attack”. */
const joinParts = (parts: readonly string[]) => parts.join(' ').replaceAll('- ', '-');

/**
 * Adds the meaning of a prefix to a derived word: Italian “immaturità” is “not being ripe”, “rivalutazione” is “assessing
 * again”.
 */
function addPrefix(derived: ShownWord, prefixes: readonly string[], target: Language, lexicon: Lexicon): ShownWord {
  const added = prefixes.flatMap((part) => (part.endsWith('-') ? (commonestMeaning(part, target, lexicon) ?? []) : []));
  const [prefix] = added;
  if (prefix === undefined) return derived;
  if (target !== 'en') return { ...derived, hint: added.join(' + ') };
  const words = derived.word
    .split(', ')
    .map((word) => (prefix === 'again' ? `${word} again` : `${prefix} ${word}`))
    .map((word) => word.replace(/^not possible to /, 'impossible to '));
  return { ...derived, word: words.join(', '), isRenderingOnly: true };
}

const advantageOfDefault = 20;

/** The form in “-ing”: “serving” for “serve”, “cutting” for “cut”. Verbs of several words stay as they are. */
function gerundOf(verb: string): string {
  if (!/^[a-z]{2,}$/.test(verb)) return verb;
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** Of several meanings (“floor, ground”) only the first fits into a compound. */
const firstOf = (meaning: string) => meaning.split(', ')[0] ?? meaning;

function commonestMeaning(part: string, target: Language, lexicon: Lexicon): string | undefined {
  const prefix = part.slice(0, -1).toLowerCase();
  const combining = part.endsWith('-')
    ? (combiningForms.get(prefix) ??
      frenchPrefixes.get(prefix) ??
      portuguesePrefixes.get(prefix) ??
      spanishPrefixes.get(prefix) ??
      slovenianPrefixes.get(prefix) ??
      italianPrefixes.get(prefix) ??
      englishAffixes.get(prefix))
    : undefined;
  if (combining) return lexicon.concepts.get(combining)?.words[target].word;
  let best: { conceptId: string; commonness: number } | undefined;
  for (const { word } of analyseForm({ form: normaliseForm(part), language: 'de', index: lexicon.languages.de })) {
    if (word.base !== part) continue;
    for (const [place, conceptId] of word.conceptIds.entries()) {
      const commonness = (word.commonness[place] ?? 0) + (isDefault(conceptId) ? advantageOfDefault : 0);
      if (!best || commonness > best.commonness) best = { conceptId, commonness };
    }
  }
  const meaning = best && lexicon.concepts.get(best.conceptId)?.words[target].word;
  if (meaning !== undefined) {
    // German “Impfzentrum”, from “impfen” (vaccinate), becomes “vaccinating centre”: in English, the verb gets “-ing”.
    const isVerb = best?.conceptId.endsWith('/verb') && /^\p{Ll}/u.test(part);
    return isVerb && target === 'en' ? gerundOf(firstOf(meaning)) : firstOf(meaning);
  }
  // A number, an abbreviation or a name without a concept stays as it is: “CDU” in “CDU-Chef” (head of the CDU).
  return best === undefined && /^[\p{Lu}\d]/u.test(part) && !part.endsWith('-') ? part : undefined;
}
