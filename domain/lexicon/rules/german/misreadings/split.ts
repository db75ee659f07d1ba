import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Prefixes that are also prepositions or articles. */
const particle = /^(?:ab|an|auf|aus|bei|durch|ein|gegen|mit|nach|über|um|unter|vor|zu)$/;

const opensPhrase =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|mein|dein|sein|ihr|unser|dies|jed|jen|welch)e?[mnrs]?|meine|deine|seine|ihre|unsere)$/;

/** Whether a comma or another mark separates two words of the expression. */
const hasComma = (span: readonly ReadWord[]) =>
  span.some(({ start }, place) => place > 0 && start - (span[place - 1]?.end ?? start) > 1);

/**
 * Whether a new clause starts between the words: “in Gruppen, die das Geld aufteilen” (in groups that share the money), “auf
 * einen Stuhl, sah mich an und wartete” (on a chair, looked at me and waited).
 */
const opensClause = (span: readonly ReadWord[], lexicon: Lexicon) =>
  span.some((word, place) => {
    const next = span[place + 1];
    if (place === 0 || next === undefined || word.start - (span[place - 1]?.end ?? word.start) <= 1) return false;
    if (/^(?:und|oder|aber|denn|doch)$/.test(word.form) || (isOnly(word, ['verb'], lexicon) && !isCapitalised(word)))
      return true;
    return /^(?:d(?:er|ie|as|en|em)|denen)$/.test(word.form) && mayBe(next, ['determiner', 'pronoun'], lexicon);
  });

/** German verbs whose prefix or preposition belongs to other words, see misreading.ts. */
export const germanSplitMisreadings: readonly Misreading[] = [
  {
    // False match: “stellt Blumen auf den Tisch” (puts flowers on the table). True match: “stellt Blumen auf.” (puts up
    // flowers).
    language: 'de',
    base: /^(?:sich )?(?:ab|an|auf|aus|bei|durch|ein|gegen|mit|nach|über|um|unter|vor|zu)\p{Ll}+n$/u,
    isSeen: ({ base, span, next, lexicon }) => {
      const last = span.at(-1)?.form ?? '';
      if (span.length < 3 || !particle.test(last) || !base.replace('sich ', '').startsWith(last)) return false;
      if (next === undefined) return false;
      if (last === 'ein') return !/^(?:und|oder|aber|als|wie|wenn|bei|zu|zum|zur|in|im|auf|für|mit)$/.test(next.form);
      return opensPhrase.test(next.form) || (isCapitalised(next) && !mayBe(next, ['pronoun'], lexicon));
    },
  },
  {
    // False match: “sieht nach Regen aus” (looks like rain). True match: “sieht im Buch nach” (looks it up in the book).
    language: 'de',
    base: /^nachsehen$/,
    isSeen: ({ next, later }) => next !== undefined && later.slice(0, 6).some(({ form }) => form === 'aus'),
  },
  {
    // False match: “gehörte von Anfang an dem Rat an” (belonged to the council from the start). True match: “hat von ihm
    // gehört” (heard of him).
    language: 'de',
    base: /^hören /,
    isSeen: ({ span }) => span.some(({ form }) => /^gehör(?:e|en|te|ten)$/.test(form)),
  },
  {
    // False match: “fand einen Weg” (found a way). True match: “geht weg” (goes away).
    language: 'de',
    base: /^\p{Ll}+n$/u,
    isSeen: ({ span }) => span.length > 1 && isCapitalised(span.at(-1)) && span.at(-1)?.form === 'weg',
  },
  {
    // False match: “ein Korb darunter, dachte er, und Räder an die Beine” (a basket below, he thought, and wheels on the
    // legs). True match: “denkt an Bonn” (thinks of Bonn).
    language: 'de',
    base: /^\p{Ll}+n (?:an|auf|aus|bei|durch|für|gegen|in|mit|nach|über|um|von|vor|zu)$/u,
    isSeen: ({ span, lexicon }) =>
      particleOf(span) && (preposition.test(span.at(-1)?.form ?? '') ? hasComma(span) : opensClause(span, lexicon)),
  },
  {
    // False match: “zu mir kommen” (come to me). True match: “Er kam wieder zu sich” (he came round again).
    language: 'de',
    base: /^zu sich kommen$/,
    isSeen: ({ span, earlier, later }) =>
      ![...earlier, ...span].some(({ form }) => form === 'sich') || later.length > 3,
  },
];

const preposition =
  /^(?:a[mn]|ans|auf|aufs|aus|beim?|durch|für|gegen|i[mn]|ins|mit|nach|über|um|vom|von|vor|zum?|zur)$/;

/**
 * Whether the expression begins or ends with a simple preposition: “an” (to), but not “daran” (to it), after which a clause
 * may follow.
 */
const particleOf = (span: readonly ReadWord[]) =>
  [span[0], span.at(-1)].some((word) => preposition.test(word?.form ?? ''));
