import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { hasNear } from '../german-context.ts';

const furthestWie = 5;

/** Whether “wie” follows without a comma: “so gut wie sein Bruder” (as good as his brother). */
function isCompared({ word, after, lexicon }: Place): boolean {
  const [next] = after;
  if (!next || isCapitalised(next) || !mayBe(next, ['adjective', 'adverb', 'determiner'], lexicon)) return false;
  for (const [index, each] of after.slice(0, furthestWie).entries()) {
    if (each.start - (after[index - 1]?.end ?? word.end) > 1) return false;
    if (each.form === 'wie') return index > 0;
  }
  return false;
}

/** Rules for particles and other short words that have several meanings. */
export const germanParticleRules: readonly Rule[] = [
  {
    forms: { de: 'so' },
    means: isConcept('as-as/adverb'),
    holds: isCompared,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'erst' },
    means: isConcept('not-until-first-erst-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “Bitte” means “please” in “…, Bitte nicht stören” (please do not disturb), but not in “…, Bitte um Hilfe” (request for
    // help).
    forms: { de: 'bitte' },
    means: isConcept('please/interjection'),
    holds: (place) =>
      place.before !== undefined &&
      gapBefore(place) > 1 &&
      /^(?:nichts?|kein\p{L}*|sehr|noch|auch|sofort|immer|weiter|mehr)$/u.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “doch” means “after all” in “er kam doch noch” (he came after all), but not in “Doch er kam” (but he came).
    forms: { de: 'doch' },
    means: isConcept('after-all-doch-de/particle'),
    holds: (place) =>
      place.before !== undefined &&
      gapBefore(place) === 1 &&
      !/^(?:und|oder|ja|nicht|aber)$/.test(place.before.form) &&
      place.after[0] !== undefined,
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “heißt” means “mean” in “Was heißt das?” (what does that mean?), but not in “wie heißt du” (what’s your name).
    forms: { de: 'heißt hieß heißen hieße' },
    means: isConcept('mean-heissen-de/verb'),
    holds: (place) =>
      hasNear(/^(?:was|nichts|etwas|viel|einiges|wörtlich|übersetzt)$/)(place) ||
      (/^(?:das|dies|soll)$/.test(place.before?.form ?? '') && !isCapitalised(place.after[0])),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
  {
    // “geboten” means “called for” in “Eile ist geboten” (haste is called for), but not in “die gebotene Leistung” (the
    // performance offered).
    forms: { de: 'geboten gebotene gebotenen gebotener gebotenes gebotenem' },
    means: isConcept('called-for-geboten-de/adjective'),
    holds: (place) =>
      /^(?:konsequenz|sorgfalt|vorsicht|eile|respekt|zurückhaltung|sachlichkeit|ernst|distanz|ruhe|schnelligkeit|kürze|maß|neutralität|rücksicht|objektivität|gründlichkeit)/.test(
        place.after[0]?.form ?? '',
      ) ||
      (place.word.form === 'geboten' &&
        hasNear(/^(?:ist|sind|war|waren|sei|scheint|erscheint|dringend)$/)(place) &&
        !hasNear(/^(?:wird|werden|wurde|wurden|worden|hat|haben|hatte)$/)(place)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “jüngsten” means “recent” in “die jüngsten Kämpfe” (the recent fighting), but not in “der jüngste Sohn” (the youngest
    // son).
    forms: { de: 'jüngste jüngsten jüngster jüngstes jüngstem' },
    means: isConcept('recent/adjective'),
    holds: ({ word, after: [next, afterNext] }) =>
      !isCapitalised(word) &&
      isCapitalised(next) &&
      ![next, afterNext].some((each) =>
        /(?:s[oö]hne?s?|t[oö]chter|br[uü]der|schwester|kind|kinder|mitglied|spieler|teilnehmer|sieger|bürgermeister|geschwister|enkel|abgeordneter?|präsident|minister|mann|frau|alter|generation|gericht)$/.test(
          each?.form ?? '',
        ),
      ),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “gebildete” means “formed” in “die neu gebildete Regierung” (the newly formed government), but not in “gebildete
    // Leute” (educated people).
    forms: { de: 'gebildete gebildeten gebildeter gebildetes gebildet' },
    means: isConcept('form-make-up/verb'),
    holds: (place) =>
      /^(?:neu|eigens|daraus|gemeinsam|\d+)$/.test(place.before?.form ?? '') ||
      hasNear(/^(?:wird|werden|wurde|wurden|worden|hat|haben|hatte|hatten|aus|regierung|koalition)$/)(place),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
  },
];
