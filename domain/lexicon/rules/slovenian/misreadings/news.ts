import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/** A time or an amount after “v”, which does not depend on the verb: “se izteče v soboto” (expires on Saturday). */
const timeOrAmount =
  /^(?:višin|znesk|vrednosti$|plačil|poplačil|ponedelj|tor[ek]|sredo$|četrtek|petek|sobot|nedelj|prihodn|naslednj|trenutku|obdobju|tednu|mesecu|dneh|\d)/;

/** Words that open a question: “Kje pa živi?” (and where does he live). */
const questions = /^(?:kje|kam|kdo|kdaj|kaj|kako|zakaj|kod|koliko)$/;

const datives = /^(?:mi|ti|mu|ji|nam|vam|jim|nama|komu)$/;

/** Slovenian phrases of the news whose words also occur together by chance, see misreading.ts. */
export const slovenianNewsMisreadings: readonly Misreading[] = [
  {
    // “vključiti v načrt” (include in the plan), but not “je sprejet v trenutku glasovanja” (is passed at the moment of
    // voting)
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return timeOrAmount.test(object?.form ?? '');
    },
  },
  {
    // “bolj umetnik kot znanstvenik” (an artist rather than a scientist), but not “bolj kot kdaj prej” (more than ever before)
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // “prepričati v nakup” (talk into buying), but not “v vladi so prepričani, da” (the government is convinced that)
    language: 'sl',
    base: /^prepričati\*? v$/,
    isSeen: ({ span, next }) => /^prepričan/.test(span.at(-1)?.form ?? '') && next === undefined,
  },
  {
    // “ne vidi ne sliši” (neither sees nor hears), but not “ne vidi in ne sliši” (does not see and does not hear)
    language: 'sl',
    base: /^ne … ne$/,
    isSeen: ({ span }) =>
      span.length > 5 || span.slice(1, -1).some(({ form }) => /^(?:in|pa|ter|ali|če|da|ki|ker|ampak|prav)$/.test(form)),
  },
  {
    // “ne pride več” (no longer comes), but not “ne bo le darilo, ampak nekaj več” (will not only be a gift, but something
    // more)
    language: 'sl',
    base: /^ne … več$/,
    isSeen: ({ span }) =>
      /^(?:nekaj|še|vse|vedno|veliko|precej)$/.test(span.at(-2)?.form ?? '') ||
      span.some(({ form }) => /^(?:ampak|temveč|vendar)$/.test(form)),
  },
  {
    // “tako mladi kot stari” (both young and old), but not “vsaj tako zabaven kot film” (at least as funny as the film)
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ before }) => /^(?:vsaj|skoraj|približno|enako|ravno|prav|nič|malo|niti)$/.test(before?.form ?? ''),
  },
  {
    // “a ne” asks for agreement in “Lepo, a ne?” (nice, isn’t it?), but not in “a ne danes” (but not today).
    language: 'sl',
    base: /^a ne$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “ta slog mi je blizu” (this style appeals to me), but not “mesto je blizu Dunaja” (the town is near Vienna)
    language: 'sl',
    base: /^biti\*? blizu$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 1)].some(({ form }) => datives.test(form)),
  },
  {
    // “to je dovolj” (that is enough), but not “ni dovolj učinkovit” (is not effective enough)
    language: 'sl',
    base: /^biti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun'], lexicon),
  },
  {
    // “imam prav” (I am right), but not “imajo prav slovenski vozniki” (it is the Slovenian drivers who have)
    language: 'sl',
    base: /^imeti\*? prav$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon),
  },
  {
    // “končal je v zaporu” (ended up in prison), but not “po končani šoli v Celju” (after finishing school in Celje)
    language: 'sl',
    base: /^končati\*? v$/,
    isSeen: ({ span: [first] }) => /^končan/.test(first?.form ?? ''),
  },
  {
    // “v glavnem” (mainly), but not “v glavnem mestu” (in the capital)
    language: 'sl',
    base: /^(?:v glavnem|za začetek|na stran|v notranjosti)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // “na novo zgrajen” (newly built), but not “na novo tehniko” (to a new technique)
    language: 'sl',
    base: /^na novo$/,
    isSeen: ({ next, lexicon }) => /[oe]$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon),
  },
  {
    // “kaže na napako” (points to a mistake), but not “je pokazal napredek na vseh področjih” (showed progress in all fields)
    language: 'sl',
    base: /^(?:po)?kazati\*? na$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => isOnly(word, ['noun'], lexicon)),
  },
  {
    // “skrb za otroke” (concern for children), but not “posredno skrbi za otroke” (indirectly looks after children)
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before }) => first?.form === 'skrbi' && /o$/.test(before?.form ?? ''),
  },
  {
    // “vprašal je po tebi” (asked about you), but not “po seji se je vprašal” (after the session he wondered)
    language: 'sl',
    base: /^vprašati\*? po$/,
    isSeen: ({ earlier, span }) => [...earlier.slice(-3), ...span].some(({ form }) => form === 'se'),
  },
  {
    // “Dobro, pa ti?” (fine, and you), but not “Kam pa ti?” (and where are you going?)
    language: 'sl',
    base: /^(?:pa|in) (?:ti|vi)$/,
    isSeen: ({ before, next }) => next !== undefined || questions.test(before?.form ?? ''),
  },
  {
    // “Kje pa!” (of course not), but not “Kje pa delaš?” (and where do you work?)
    language: 'sl',
    base: /^kje pa$/,
    isSeen: ({ next, span }) => next !== undefined && next.start - (span.at(-1)?.end ?? 0) === 1,
  },
  {
    // “Kaj pa otroci?” (what about the children), but not “Kaj pa otroci počnejo?” (and what are the children doing?)
    language: 'sl',
    base: /^kaj pa$/,
    isSeen: ({ later, lexicon }) =>
      later.slice(0, 3).some((word) => /^(?:je|so|bo|bodo|si|sta)$/.test(word.form) || isOnly(word, ['verb'], lexicon)),
  },
  {
    // “Da bi le prišel!” (if only he came), but not “upal je, da bi le en dan počival” (hoped to rest for only a day)
    language: 'sl',
    base: /^da bi le$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “vroče mi je” (I am hot), but not “poletje je vroče” (the summer is hot)
    language: 'sl',
    base: /^biti\*? (?:vroče|mrzlo|toplo)$/,
    isSeen: ({ conceptId, earlier, span, later }) =>
      /-feel/.test(conceptId) &&
      ![...earlier.slice(-3), ...span, ...later.slice(0, 2)].some(({ form }) => datives.test(form)),
  },
  {
    // “imeti otroka” (have a baby), but not “imata dva otroka” (have two children)
    language: 'sl',
    base: /^imeti\*? otroka?$/,
    isSeen: ({ span }) => span.length > 2,
  },
  {
    // “je brez dela” (is without work), but not “je ostal brez dela” (was left without work)
    language: 'sl',
    base: /^biti\*? brez$/,
    isSeen: ({ span, lexicon }) =>
      span.slice(1, -1).some((word) => /[^b].l[aoie]?$/.test(word.form) && mayBe(word, ['verb'], lexicon)),
  },
  {
    // “na samem” (in private) does not stand before a name or a number: “na samem X2” (on X2 itself).
    language: 'sl',
    base: /^na samem$/,
    isSeen: ({ next, span }) =>
      next !== undefined &&
      next.start - (span.at(-1)?.end ?? 0) === 1 &&
      (/\d/.test(next.form) || /^\p{Lu}/u.test(next.text)),
  },
  {
    // “pripravljen pomagati” (willing to help), but not “soba je pripravljena” (the room is ready)
    language: 'sl',
    base: /^biti\*? pripravljen[aoie]?$/,
    isSeen: ({ conceptId, later, lexicon }) =>
      conceptId.startsWith('be-willing-to') &&
      !later.slice(0, 4).some((word) => /.{2}(?:ti|či)$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
  },
  {
    // “zadolžen za varnost” (responsible for safety), but not “zadolžen za milijon evrov” (a million euros in debt)
    language: 'sl',
    base: /^zadolž(?:en|iti\*?) za$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
];
