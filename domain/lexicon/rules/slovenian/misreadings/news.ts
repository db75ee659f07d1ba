import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/**
 * Words for a time or an amount. Before them, “v” does not belong to the verb: “se izteče v soboto” (expires on Saturday).
 */
const timeOrAmount =
  /^(?:višin|znesk|vrednosti$|plačil|poplačil|ponedelj|tor[ek]|sredo$|četrtek|petek|sobot|nedelj|prihodn|naslednj|trenutku|obdobju|tednu|mesecu|dneh|\d)/;

/** Words that open a question: “Kje pa živi?” (and where does he live). */
const questions = /^(?:kje|kam|kdo|kdaj|kaj|kako|zakaj|kod|koliko)$/;

const datives = /^(?:mi|ti|mu|ji|nam|vam|jim|nama|komu)$/;

/** Musical instruments. Only before them, “igrati na” means “play (an instrument)”. */
const instruments =
  /^(?:klavir|kitar|violin|violonč|viol[oa]$|čelo$|flavt|harmonik|orgl|trobent|klarinet|saksofon|bobn|tolkal|harf|citr|pozavn|oboo|fagot|rog$|kljunast|frajton|orglic|piščal|čembal|kontrabas|bas$|instrument|električn|akustičn|strun|note$)/;

/** Rules against false matches of Slovenian phrases in the news. */
export const slovenianNewsMisreadings: readonly Misreading[] = [
  {
    // False match: “na obeh tekmah smo igrali” (we played in both matches). True match: “igrati na klavir” (play the piano).
    language: 'sl',
    base: /^(?:igrati|zaigrati)\*? na$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'na');
      const object = place === span.length - 1 ? next : span[place + 1];
      return !instruments.test(object?.form ?? '');
    },
  },
  {
    // False match: “ne ve nič, kaj šele vse” (knows nothing, let alone everything). True match: “nič kaj lepo” (not very
    // nice).
    language: 'sl',
    base: /^nič kaj$/,
    isSeen: ({ span: [first, second], next }) =>
      (second?.start ?? 0) - (first?.end ?? 0) > 1 || /^(?:šele|pa|več)$/.test(next?.form ?? ''),
  },
  {
    // False match: “je sprejet v trenutku glasovanja” (is passed at the moment of voting). True match: “vključiti v načrt”
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
    // False match: “bolj kot kdaj prej” (more than ever before). True match: “bolj umetnik kot znanstvenik” (an artist
    // rather than a scientist).
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // False match: “v vladi so prepričani, da” (the government is convinced that). True match: “prepričati v nakup” (talk
    // into buying).
    language: 'sl',
    base: /^prepričati\*? v$/,
    isSeen: ({ span, next }) => /^prepričan/.test(span.at(-1)?.form ?? '') && next === undefined,
  },
  {
    // False match: “ne vidi in ne sliši” (does not see and does not hear). True match: “ne vidi ne sliši” (neither sees nor
    // hears).
    language: 'sl',
    base: /^ne … ne$/,
    isSeen: ({ span }) =>
      span.length > 5 || span.slice(1, -1).some(({ form }) => /^(?:in|pa|ter|ali|če|da|ki|ker|ampak|prav)$/.test(form)),
  },
  {
    // False match: “ne bo le darilo, ampak nekaj več” (will not only be a gift, but something more). True match: “ne pride
    // več” (no longer comes).
    language: 'sl',
    base: /^ne … več$/,
    isSeen: ({ span }) =>
      /^(?:nekaj|še|vse|vedno|veliko|precej)$/.test(span.at(-2)?.form ?? '') ||
      span.some(({ form }) => /^(?:ampak|temveč|vendar)$/.test(form)),
  },
  {
    // False match: “vsaj tako zabaven kot film” (at least as funny as the film). True match: “tako mladi kot stari” (both
    // young and old).
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ before }) => /^(?:vsaj|skoraj|približno|enako|ravno|prav|nič|malo|niti)$/.test(before?.form ?? ''),
  },
  {
    // False match: “a ne danes” (but not today). True match: “Lepo, a ne?” (nice, isn’t it?).
    language: 'sl',
    base: /^a ne$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “mesto je blizu Dunaja” (the town is near Vienna). True match: “ta slog mi je blizu” (this style appeals
    // to me).
    language: 'sl',
    base: /^biti\*? blizu$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 1)].some(({ form }) => datives.test(form)),
  },
  {
    // False match: “ni dovolj učinkovit” (is not effective enough). True match: “to je dovolj” (that is enough).
    language: 'sl',
    base: /^biti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun'], lexicon),
  },
  {
    // False match: “imajo prav slovenski vozniki” (it is the Slovenian drivers who have). True match: “imam prav” (I am
    // right).
    language: 'sl',
    base: /^imeti\*? prav$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon),
  },
  {
    // False match: “po končani šoli v Celju” (after finishing school in Celje). True match: “končal je v zaporu” (ended up
    // in prison).
    language: 'sl',
    base: /^končati\*? v$/,
    isSeen: ({ span: [first] }) => /^končan/.test(first?.form ?? ''),
  },
  {
    // False match: “v glavnem mestu” (in the capital). True match: “v glavnem” (mainly).
    language: 'sl',
    base: /^(?:v glavnem|za začetek|na stran|v notranjosti)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // False match: “na novo tehniko” (to a new technique). True match: “na novo zgrajen” (newly built).
    language: 'sl',
    base: /^na novo$/,
    isSeen: ({ next, lexicon }) => /[oe]$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “je pokazal napredek na vseh področjih” (showed progress in all fields). True match: “kaže na napako”
    // (points to a mistake).
    language: 'sl',
    base: /^(?:po)?kazati\*? na$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => isOnly(word, ['noun'], lexicon)),
  },
  {
    // False match: “posredno skrbi za otroke” (indirectly looks after children). True match: “skrb za otroke” (concern for
    // children).
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before }) => first?.form === 'skrbi' && /o$/.test(before?.form ?? ''),
  },
  {
    // False match: “po seji se je vprašal” (after the session he wondered). True match: “vprašal je po tebi” (asked about
    // you).
    language: 'sl',
    base: /^vprašati\*? po$/,
    isSeen: ({ earlier, span }) => [...earlier.slice(-3), ...span].some(({ form }) => form === 'se'),
  },
  {
    // False match: “Kam pa ti?” (and where are you going?). True match: “Dobro, pa ti?” (fine, and you).
    language: 'sl',
    base: /^(?:pa|in) (?:ti|vi)$/,
    isSeen: ({ before, next }) => next !== undefined || questions.test(before?.form ?? ''),
  },
  {
    // False match: “Kje pa delaš?” (and where do you work?). True match: “Kje pa!” (of course not).
    language: 'sl',
    base: /^kje pa$/,
    isSeen: ({ next, span }) => next !== undefined && next.start - (span.at(-1)?.end ?? 0) === 1,
  },
  {
    // False match: “Kaj pa otroci počnejo?” (and what are the children doing?). True match: “Kaj pa otroci?” (what about the
    // children).
    language: 'sl',
    base: /^kaj pa$/,
    isSeen: ({ later, lexicon }) =>
      later.slice(0, 3).some((word) => /^(?:je|so|bo|bodo|si|sta)$/.test(word.form) || isOnly(word, ['verb'], lexicon)),
  },
  {
    // False match: “upal je, da bi le en dan počival” (hoped to rest for only a day). True match: “Da bi le prišel!” (if
    // only he came).
    language: 'sl',
    base: /^da bi le$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // False match: “poletje je vroče” (the summer is hot). True match: “vroče mi je” (I am hot).
    language: 'sl',
    base: /^biti\*? (?:vroče|mrzlo|toplo)$/,
    isSeen: ({ conceptId, earlier, span, later }) =>
      /-feel/.test(conceptId) &&
      ![...earlier.slice(-3), ...span, ...later.slice(0, 2)].some(({ form }) => datives.test(form)),
  },
  {
    // False match: “imata dva otroka” (have two children). True match: “imeti otroka” (have a baby).
    language: 'sl',
    base: /^imeti\*? otroka?$/,
    isSeen: ({ span }) => span.length > 2,
  },
  {
    // False match: “je ostal brez dela” (was left without work). True match: “je brez dela” (is without work).
    language: 'sl',
    base: /^biti\*? brez$/,
    isSeen: ({ span, lexicon }) =>
      span.slice(1, -1).some((word) => /[^b].l[aoie]?$/.test(word.form) && mayBe(word, ['verb'], lexicon)),
  },
  {
    // False match: “na samem X2” (on X2 itself). True match: “pogovor na samem” (talk in private).
    language: 'sl',
    base: /^na samem$/,
    isSeen: ({ next, span }) =>
      next !== undefined &&
      next.start - (span.at(-1)?.end ?? 0) === 1 &&
      (/\d/.test(next.form) || /^\p{Lu}/u.test(next.text)),
  },
  {
    // False match: “soba je pripravljena” (the room is ready). True match: “pripravljen pomagati” (willing to help).
    language: 'sl',
    base: /^biti\*? pripravljen[aoie]?$/,
    isSeen: ({ conceptId, later, lexicon }) =>
      conceptId.startsWith('be-willing-to') &&
      !later.slice(0, 4).some((word) => /.{2}(?:ti|či)$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
  },
  {
    // False match: “zadolžen za milijon evrov” (a million euros in debt). True match: “zadolžen za varnost” (responsible for
    // safety).
    language: 'sl',
    base: /^zadolž(?:en|iti\*?) za$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
];
