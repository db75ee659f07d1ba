import type { ReadWord } from '../../../read-sentence.ts';
import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { hasNear, isNumber } from '../german-context.ts';

const nextOf = ({ word, after: [next] }: Place): ReadWord | undefined =>
  next && next.start - word.end === 1 ? next : undefined;

/** Rules for single nouns, verbs, adjectives and adverbs. The meaning is recognised by the form or by words nearby. */
export const germanWordRules: readonly Rule[] = [
  {
    // “Seite” means “side” in “die linke Seite der Straße” (the left side of the street), but not in “die erste Seite des
    // Buches” (the first page of the book).
    forms: { de: 'seite seiten' },
    means: isConcept('side/noun'),
    holds: hasNear(
      /^(?:linke[nrs]?|rechte[nrs]?|andere[nrs]?|beiden?|straßen?|fluss(?:es)?|ufers?|gebäudes?|nördlich\p{L}*|südlich\p{L}*|westlich\p{L}*|östlich\p{L}*|gegenüberliegend\p{L}*|israelisch\p{L}*|russisch\p{L}*|amerikanisch\p{L}*|gegnerisch\p{L}*)$/u,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “bescheiden” is hardly ever the verb “let know”: “Er ist bescheiden” (he is modest).
    forms: { de: 'bescheiden' },
    means: isConcept('humble/adjective', 'humbly/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “überlegen” means “superior” in “Er war ihr überlegen” (he was superior to her), but not in “Er muss überlegen” (he has
    // to think).
    forms: { de: 'überlegen' },
    means: isConcept('superior/adjective'),
    holds: (place) =>
      hasNear(/^(?:bin|bist|ist|sind|war|waren|wäre|sei|seien|sein|weit|deutlich|klar|zahlenmäßig|technisch)$/)(
        place,
      ) && !hasNear(/^(?:muss|muß|müssen|kann|können|will|wollen|soll|sollen|sollte|sich|mir|zu|noch)$/)(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “Würde” means “dignity” in “die Würde des Menschen” (human dignity), but not in “Würde er kommen?” (would he come?).
    forms: { de: 'würde' },
    means: isConcept('dignity/noun'),
    holds: (place) => isCapitalised(place.word) && place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
  {
    // “nach” means “like” in “Das sieht nach Regen aus” (that looks like rain), but not in “nach dem Regen” (after the
    // rain).
    forms: { de: 'nach' },
    means: isConcept('like-nach-de/preposition'),
    holds: (place) =>
      hasNear(/^(?:klingt|klang|schmeckt|schmeckte|duftet|duftete|aussieht|aussah|aussehen)$/)(place) ||
      (/^(?:sieht|sah|sahen|sehen|sähe)$/.test(place.before?.form ?? '') &&
        place.rest.slice(0, 6).some(({ form }) => form === 'aus')),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “beraten” means “advised” in “Wir wurden gut beraten” (we were given good advice), but not in “Die Länder beraten den
    // Plan” (the countries are discussing the plan).
    forms: { de: 'beraten berät beriet' },
    means: isConcept('advise/verb'),
    holds: hasNear(
      /^(?:gut|bestens|schlecht|kompetent|fühl|gefühlt|individuell|ausführlich|kunden?$|patient|firma|freundlich|umfassend|fachlich|sie$|ihn$|mich$|uns$|dich$|gern|telefonisch|anwalt|experte|unternehmen)/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “tatsächlich” means “actually” in “Er kam tatsächlich” (he actually came), but not in “der tatsächliche Grund” (the
    // actual reason).
    forms: { de: 'tatsächlich' },
    means: isConcept('actually/adverb', 'really/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “begeistert” means “enthusiastic” in “Wir sind begeistert” (we are enthusiastic), but not in “Das hat uns begeistert”
    // (that delighted us).
    forms: { de: 'begeistert' },
    means: isConcept('enthusiastic/adjective'),
    holds: (place) =>
      hasNear(
        /^(?:bin|bist|ist|sind|war|waren|wäre|wären|bleibt|zeigt|zeigte|zeigten|sehr|total|restlos|rundum|hellauf)$/,
      )(place) && !hasNear(/^(?:hat|habe|haben|hatte|hatten)$/)(place),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-4,
  },
  {
    // “Pole” means “poles” in “die Pole der Erde” (the poles of the earth), but not in “der Kampf der Polen” (the struggle
    // of the Poles).
    forms: { de: 'pole polen' },
    means: isConcept('pole-earth/noun'),
    holds: hasNear(/^(?:magnet|erde?$|nord|süd|plus|minus|batterie|elektr|geograf)/),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “knapp” means “narrowly” in “Er siegte knapp” (he won narrowly), but not in “knapp zehn Meter” (just under ten metres)
    // and “Das Geld ist knapp” (money is scarce).
    forms: { de: 'knapp' },
    means: isConcept('narrowly-knapp-de/adverb'),
    holds: (place) => {
      const next = nextOf(place);
      return (
        (next !== undefined &&
          !isNumber(next, place) &&
          !/^(?:d(?:ie|er|as)|ein|eine|eines|einen|einem|einer|und|oder|zwei|drei|werden|wird|geworden)$/.test(
            next.form,
          ) &&
          !/^(?:ist|sind|war|waren|wird|wurde|zu|sehr|so)$/.test(place.before?.form ?? '')) ||
        (next === undefined && /^(?:siegte|gewann|verlor|unterlag|scheiterte|entkam)$/.test(place.before?.form ?? ''))
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “je” means “per” in “zwei Euro je Aktie” (two euros per share), but not in “je zwei Euro” (two euros each).
    forms: { de: 'je' },
    means: isConcept('per-je-de/preposition'),
    holds: (place) => isCapitalised(nextOf(place)) && isCapitalised(place.before) && gapBefore(place) === 1,
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-5,
  },
  {
    // “vergangen” means “passed” in “Die Zeit ist vergangen” (the time has passed), but not in “die vergangene Zeit” (the
    // past time).
    forms: { de: 'vergangen' },
    means: isConcept('pass/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “weiß” is an adjective in “Der Schnee ist weiß.” (the snow is white), but not in “wie er weiß” (as he knows).
    forms: { de: 'weiß weiss' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      /^(?:ist|sind|war|waren|und|ganz|strahlend|grau|rot|blau)$/.test(place.before?.form ?? '') &&
      !/^(?:ich|er|sie|man|wer|niemand|keiner|nicht)$/.test(place.after[0]?.form ?? '') &&
      !hasNear(/^(?:ich|er|sie|man|wer|niemand|keiner)$/)(place),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-4,
  },
  {
    // “umging” means “got round” in “Er umging das Gesetz” (he got round the law), but not in “wie er damit umging” (how he
    // dealt with it).
    forms: { de: 'umging umgingen umgeht umgehe' },
    means: isConcept('go-round/verb'),
    holds: (place) => nextOf(place) !== undefined && !hasNear(/^(?:mit|damit)$/)(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “Ströme” means “currents” in “elektrische Ströme” (electric currents), but not in “Strom sparen” (save electricity).
    forms: { de: 'ströme strömen' },
    means: isConcept('current-stream-stroeme-de/noun', 'flow/verb', 'stream/verb', 'pour/verb'),
    holds: ({ word }) => isCapitalised(word),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    forms: { de: 'strom stroms' },
    means: isConcept('current-stream-stroeme-de/noun'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
];
