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
    // Misread: “je sprejet v trenutku glasovanja” (is passed at the moment of voting). Meant: “vključiti v načrt”
    // (include in the plan).
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return timeOrAmount.test(object?.form ?? '');
    },
  },
  {
    // Misread: “bolj kot kdaj prej” (more than ever before). Meant: “bolj umetnik kot znanstvenik” (an artist rather
    // than a scientist).
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // Misread: “v vladi so prepričani, da” (the government is convinced that). Meant: “prepričati v nakup” (talk into
    // buying).
    language: 'sl',
    base: /^prepričati\*? v$/,
    isSeen: ({ span, next }) => /^prepričan/.test(span.at(-1)?.form ?? '') && next === undefined,
  },
  {
    // Misread: “ne vidi in ne sliši” (does not see and does not hear). Meant: “ne vidi ne sliši” (neither sees nor
    // hears).
    language: 'sl',
    base: /^ne … ne$/,
    isSeen: ({ span }) =>
      span.length > 5 || span.slice(1, -1).some(({ form }) => /^(?:in|pa|ter|ali|če|da|ki|ker|ampak|prav)$/.test(form)),
  },
  {
    // Misread: “ne bo le darilo, ampak nekaj več” (will not only be a gift, but something more). Meant: “ne pride več”
    // (no longer comes).
    language: 'sl',
    base: /^ne … več$/,
    isSeen: ({ span }) =>
      /^(?:nekaj|še|vse|vedno|veliko|precej)$/.test(span.at(-2)?.form ?? '') ||
      span.some(({ form }) => /^(?:ampak|temveč|vendar)$/.test(form)),
  },
  {
    // Misread: “vsaj tako zabaven kot film” (at least as funny as the film). Meant: “tako mladi kot stari” (both young
    // and old).
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
    // Misread: “mesto je blizu Dunaja” (the town is near Vienna). Meant: “ta slog mi je blizu” (this style appeals to
    // me).
    language: 'sl',
    base: /^biti\*? blizu$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 1)].some(({ form }) => datives.test(form)),
  },
  {
    // Misread: “ni dovolj učinkovit” (is not effective enough). Meant: “to je dovolj” (that is enough).
    language: 'sl',
    base: /^biti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun'], lexicon),
  },
  {
    // Misread: “imajo prav slovenski vozniki” (it is the Slovenian drivers who have). Meant: “imam prav” (I am right).
    language: 'sl',
    base: /^imeti\*? prav$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon),
  },
  {
    // Misread: “po končani šoli v Celju” (after finishing school in Celje). Meant: “končal je v zaporu” (ended up in
    // prison).
    language: 'sl',
    base: /^končati\*? v$/,
    isSeen: ({ span: [first] }) => /^končan/.test(first?.form ?? ''),
  },
  {
    // Misread: “v glavnem mestu” (in the capital). Meant: “v glavnem” (mainly).
    language: 'sl',
    base: /^(?:v glavnem|za začetek|na stran|v notranjosti)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // Misread: “na novo tehniko” (to a new technique). Meant: “na novo zgrajen” (newly built).
    language: 'sl',
    base: /^na novo$/,
    isSeen: ({ next, lexicon }) => /[oe]$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon),
  },
  {
    // Misread: “je pokazal napredek na vseh področjih” (showed progress in all fields). Meant: “kaže na napako” (points
    // to a mistake).
    language: 'sl',
    base: /^(?:po)?kazati\*? na$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => isOnly(word, ['noun'], lexicon)),
  },
  {
    // Misread: “posredno skrbi za otroke” (indirectly looks after children). Meant: “skrb za otroke” (concern for
    // children).
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before }) => first?.form === 'skrbi' && /o$/.test(before?.form ?? ''),
  },
  {
    // Misread: “po seji se je vprašal” (after the session he wondered). Meant: “vprašal je po tebi” (asked about you).
    language: 'sl',
    base: /^vprašati\*? po$/,
    isSeen: ({ earlier, span }) => [...earlier.slice(-3), ...span].some(({ form }) => form === 'se'),
  },
  {
    // Misread: “Kam pa ti?” (and where are you going?). Meant: “Dobro, pa ti?” (fine, and you).
    language: 'sl',
    base: /^(?:pa|in) (?:ti|vi)$/,
    isSeen: ({ before, next }) => next !== undefined || questions.test(before?.form ?? ''),
  },
  {
    // Misread: “Kje pa delaš?” (and where do you work?). Meant: “Kje pa!” (of course not).
    language: 'sl',
    base: /^kje pa$/,
    isSeen: ({ next, span }) => next !== undefined && next.start - (span.at(-1)?.end ?? 0) === 1,
  },
  {
    // Misread: “Kaj pa otroci počnejo?” (and what are the children doing?). Meant: “Kaj pa otroci?” (what about the
    // children).
    language: 'sl',
    base: /^kaj pa$/,
    isSeen: ({ later, lexicon }) =>
      later.slice(0, 3).some((word) => /^(?:je|so|bo|bodo|si|sta)$/.test(word.form) || isOnly(word, ['verb'], lexicon)),
  },
  {
    // Misread: “upal je, da bi le en dan počival” (hoped to rest for only a day). Meant: “Da bi le prišel!” (if only he
    // came).
    language: 'sl',
    base: /^da bi le$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // Misread: “poletje je vroče” (the summer is hot). Meant: “vroče mi je” (I am hot).
    language: 'sl',
    base: /^biti\*? (?:vroče|mrzlo|toplo)$/,
    isSeen: ({ conceptId, earlier, span, later }) =>
      /-feel/.test(conceptId) &&
      ![...earlier.slice(-3), ...span, ...later.slice(0, 2)].some(({ form }) => datives.test(form)),
  },
  {
    // Misread: “imata dva otroka” (have two children). Meant: “imeti otroka” (have a baby).
    language: 'sl',
    base: /^imeti\*? otroka?$/,
    isSeen: ({ span }) => span.length > 2,
  },
  {
    // Misread: “je ostal brez dela” (was left without work). Meant: “je brez dela” (is without work).
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
    // Misread: “soba je pripravljena” (the room is ready). Meant: “pripravljen pomagati” (willing to help).
    language: 'sl',
    base: /^biti\*? pripravljen[aoie]?$/,
    isSeen: ({ conceptId, later, lexicon }) =>
      conceptId.startsWith('be-willing-to') &&
      !later.slice(0, 4).some((word) => /.{2}(?:ti|či)$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
  },
  {
    // Misread: “zadolžen za milijon evrov” (a million euros in debt). Meant: “zadolžen za varnost” (responsible for
    // safety).
    language: 'sl',
    base: /^zadolž(?:en|iti\*?) za$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
];
