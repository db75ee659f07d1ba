import type { Misreading } from '../misreading.ts';
import { isOnly, mayBe } from '../word-classes.ts';

/** A time or an amount after “v”, which does not depend on the verb: “se izteče v soboto”, “kredit v višini”. */
const timeOrAmount =
  /^(?:višin|znesk|vrednosti$|plačil|poplačil|ponedelj|tor[ek]|sredo$|četrtek|petek|sobot|nedelj|prihodn|naslednj|trenutku|obdobju|tednu|mesecu|dneh|\d)/;

const datives = /^(?:mi|ti|mu|ji|nam|vam|jim|nama|komu)$/;

/** Slovenian phrases of the news whose words also occur together by chance, see misreading.ts. */
export const slovenianNewsMisreadings: readonly Misreading[] = [
  {
    // “vključiti v načrt”, but not “je sprejet v trenutku glasovanja”
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return timeOrAmount.test(object?.form ?? '');
    },
  },
  {
    // “bolj umetnik kot znanstvenik” (rather than), but not “bolj kot kdaj prej” (more than)
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // “prepričati v nakup” (talk into), but not “v vladi so prepričani, da”
    language: 'sl',
    base: /^prepričati\*? v$/,
    isSeen: ({ span, next }) => /^prepričan/.test(span.at(-1)?.form ?? '') && next === undefined,
  },
  {
    // “ne vidi ne sliši” (neither … nor), but not “ne vidi in ne sliši”
    language: 'sl',
    base: /^ne … ne$/,
    isSeen: ({ span }) =>
      span.length > 5 || span.slice(1, -1).some(({ form }) => /^(?:in|pa|ter|ali|če|da|ki|ker|ampak|prav)$/.test(form)),
  },
  {
    // “ne pride več” (no longer), but not “ne bo le darilo, ampak nekaj več”
    language: 'sl',
    base: /^ne … več$/,
    isSeen: ({ span }) =>
      /^(?:nekaj|še|vse|vedno|veliko|precej)$/.test(span.at(-2)?.form ?? '') ||
      span.some(({ form }) => /^(?:ampak|temveč|vendar)$/.test(form)),
  },
  {
    // “tako mladi kot stari” (both … and), but not “vsaj tako zabaven kot film” (as … as)
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ before }) => /^(?:vsaj|skoraj|približno|enako|ravno|prav|nič|malo|niti)$/.test(before?.form ?? ''),
  },
  {
    // “Lepo, a ne?” asks for agreement, “a ne danes” does not.
    language: 'sl',
    base: /^a ne$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “ta slog mi je blizu” (akin), but not “mesto je blizu Dunaja”
    language: 'sl',
    base: /^biti\*? blizu$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 1)].some(({ form }) => datives.test(form)),
  },
  {
    // “to je dovolj”, but not “ni dovolj učinkovit” or “je dovolj časa”
    language: 'sl',
    base: /^biti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun'], lexicon),
  },
  {
    // “imam prav” (I am right), but not “imajo prav slovenski vozniki”
    language: 'sl',
    base: /^imeti\*? prav$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon),
  },
  {
    // “končal je v zaporu” (ended up), but not “po končani šoli v Celju”
    language: 'sl',
    base: /^končati\*? v$/,
    isSeen: ({ span: [first] }) => /^končan/.test(first?.form ?? ''),
  },
  {
    // “v glavnem” (mainly), but not “v glavnem mestu”; “za začetek” (to begin with), but not “za začetek postopka”
    language: 'sl',
    base: /^(?:v glavnem|za začetek|na stran|v notranjosti)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective', 'determiner', 'name'], lexicon),
  },
  {
    // “na novo zgrajen” (newly), but not “na novo tehniko”
    language: 'sl',
    base: /^na novo$/,
    isSeen: ({ next, lexicon }) => /[oe]$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon),
  },
  {
    // “kaže na napako” (points to), but not “je pokazal napredek na vseh področjih”
    language: 'sl',
    base: /^(?:po)?kazati\*? na$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => isOnly(word, ['noun'], lexicon)),
  },
  {
    // “skrb za otroke” (concern), but not “posredno skrbi za otroke” (looks after)
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before }) => first?.form === 'skrbi' && /o$/.test(before?.form ?? ''),
  },
  {
    // “vprašal je po tebi”, but not “po seji se je vprašal”
    language: 'sl',
    base: /^vprašati\*? po$/,
    isSeen: ({ earlier, span }) => [...earlier.slice(-3), ...span].some(({ form }) => form === 'se'),
  },
  {
    // “zadolžen za varnost” (responsible for), but not “zadolžen za milijon evrov” (in debt)
    language: 'sl',
    base: /^zadolž(?:en|iti\*?) za$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
];
