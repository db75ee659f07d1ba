import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { auxiliary, mayBeParticiple } from '../slovenian-context.ts';

/** Whether a comma or another mark separates words of the expression. */
const hasMarkInside = (span: readonly ReadWord[]): boolean =>
  span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1);

/** The words before the expression from the last punctuation mark on. */
function inSameClause(earlier: readonly ReadWord[], first: ReadWord | undefined): readonly ReadWord[] {
  const words = first ? [...earlier, first] : earlier;
  const mark = words.findLastIndex((word, index) => index > 0 && word.start - (words[index - 1]?.end ?? 0) > 1);
  return words.slice(Math.max(mark, 0), -1);
}

/**
 * Forms of “priti” (come) that may have no subject. Then “priti do” means “happen”: “pride do nesreče” (an accident
 * happens).
 */
const withoutSubject = /^(?:pride|prišlo|prihaja|prihajalo)$/;
const places =
  /^(?:reke|hiše|vrat|mesta|vasi|meje|morja|konca|cilja|vrha|postaje|ceste|gozda|doma|nas|njih|njega|mene|tja|sem|sobe|mostu|križišča|gradu|hotela|šole|soseda|obale|jezera|otoka|finala|polfinala|denarja|besede|čebel|dna|tal)$/;

/** Verbs whose object can be the time of a person. */
const ofTime =
  /^(?:zaprav|porab|izgub|zgub|trat|ima|imej|vze|vzam|izkorist|organizir|razporej|načrt|ceni|cenj|posve|namen|dal[aio]?$|daj|prihran|žrtv|zapoln|prežive|preživlj)/;

/**
 * Rules against false matches of Slovenian expressions that a punctuation mark may not divide, or whose meaning depends on
 * the subject.
 */
export const slovenianClauseMisreadings: readonly Misreading[] = [
  {
    // False match: “ne zapravljaj svoj čas” (don’t waste your time), “za svoj čas” (for its time). True match: “svoj čas sem
    // živel tam” (I used to live there).
    language: 'sl',
    base: /^svoj čas$/,
    isSeen: ({ earlier, before, later, lexicon }) =>
      isOnly(before, ['preposition'], lexicon) ||
      [...earlier, ...later.slice(0, 3)].some(({ form }) => ofTime.test(form)),
  },
  {
    // False match: “ko sem prišla” (when I came), where “sem” is an auxiliary. True match: “pridi sem” (come here).
    language: 'sl',
    base: /^\S+(?:ti|či)\*? sem$/,
    isSeen: ({ earlier, span, next }) =>
      span.some(mayBeParticiple) &&
      ![...inSameClause(earlier, span[0]), ...span, next].some(
        (word) => word && word.form !== 'sem' && auxiliary.test(word.form),
      ),
  },
  {
    // False match: “mislim na tebe” (I think of you). True match: “misel na tebe” (the thought of you).
    language: 'sl',
    base: /^misel\*? na$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      first?.form === 'mislim' ||
      (first?.form === 'misli' && !mayBe(before, ['adjective', 'determiner', 'preposition', 'numeral'], lexicon)),
  },
  {
    // False match: “Ne, ne grem” (no, I’m not going). True match: “ne ptica ne miš” (neither bird nor mouse).
    language: 'sl',
    base: /^ne … (?:ne|več)$/,
    isSeen: ({ span }) => hasMarkInside(span),
  },
  {
    // False match: “ne” before “bi”, as in “če te ne bi bilo” (if it weren’t for you). True match: “ne ptica ne miš”
    // (neither bird nor mouse).
    language: 'sl',
    base: /^ne … ne$/,
    isSeen: ({ span, next }) => span[1]?.form === 'bi' || next?.form === 'bi',
  },
  {
    // False match: “prišlo je do spora” (a dispute arose). True match: “prišla je do reke” (she reached the river).
    language: 'sl',
    base: /^priti\*? do$/,
    isSeen: ({ conceptId, span, next }) => {
      const hasSubject = !span.some(({ form }) => withoutSubject.test(form)) || places.test(next?.form ?? '');
      return conceptId.startsWith('reach-priti-do') ? !hasSubject : conceptId.startsWith('come-about') && hasSubject;
    },
  },
  {
    // False match for “ne hoteti” (not want): “hoteli so vse, zdaj pa ne” (they wanted everything, but not now), because a
    // comma separates the words.
    language: 'sl',
    base: /^ne \S+$/,
    isSeen: ({ span }) => hasMarkInside(span),
  },
  {
    // False match: “gradbena dela na cesti” (construction works on the road). True match: “dela na hiši” (works on the
    // house).
    language: 'sl',
    base: /^delati\*? (?:na|za|pri|z)$/,
    isSeen: ({ span, before, lexicon }) =>
      span[0]?.form === 'dela' && /[^aeiou]a$/.test(before?.form ?? '') && isOnly(before, ['adjective'], lexicon),
  },
  {
    // False match: “v grobem nasprotju” (in gross contradiction). True match: “v grobem” (roughly).
    language: 'sl',
    base: /^v grobem$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “kaj pa je to” (what is this). True match: “Kaj pa je?” (what’s the matter).
    language: 'sl',
    base: /^kaj pa je$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “se odziva na dotik” (responds to the touch). True match: “brez odziva na klic” (without a reaction to
    // the call).
    language: 'sl',
    base: /^odziv na$/,
    isSeen: ({ span: [first], earlier, later }) =>
      first?.form === 'odziva' && [...earlier.slice(-4), ...later.slice(0, 3)].some(({ form }) => form === 'se'),
  },
  {
    // False match: “kako ste pripravljeni” (how well are you prepared). True match: “Kako ste?” (how are you).
    language: 'sl',
    base: /^kako (?:ste|si)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'kaj',
  },
];
