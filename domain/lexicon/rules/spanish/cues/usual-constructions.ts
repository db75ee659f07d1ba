import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { formOf } from '../spanish-senses.ts';

/** Words whose meaning is recognised by a common construction. */
export const spanishUsualConstructions: readonly Rule[] = [
  {
    // “quedamos a las ocho” (let’s meet at eight), but “quedamos tres” (three of us are left)
    forms: { es: 'quedamos quedé quedaron quedado quedar quedo quedas quedáis quedan' },
    means: isConcept('arrange-to-meet/verb'),
    holds: ({ before, after: [next, afterNext, third] }) =>
      !/^(?:se|me|te|nos|os|le|les)$/.test(formOf(before)) &&
      ((formOf(next) === 'a' && /^las?$/.test(formOf(afterNext)) && third !== undefined) ||
        (formOf(next) === 'con' && /^(?:él|ella|ellos|ellas|mi|mis|unos|unas)$/.test(formOf(afterNext)))),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  {
    // “Vale, voy” (OK, I’m coming), but “vale mucho” (is worth a lot)
    forms: { es: 'vale' },
    means: isConcept('okay/interjection'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1) &&
      (place.after[0] === undefined || place.after[0].start - place.word.end > 1),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “¡Qué bonito!” (how nice), but “¿qué coche?” (which car)
    forms: { es: 'qué' },
    means: isConcept('how-exclamation-es/adverb'),
    holds: ({ before, word, after: [next], lexicon }) =>
      (before === undefined || word.start - before.end > 1) &&
      (isOnly(next, ['adjective'], lexicon) ||
        /^(?:bien|mal|bonito|bonita|bueno|buena|raro|rara|lejos|tarde|pronto|guapo|guapa|malo|mala|rico|rica|triste|alegre|tonto|tonta)$/.test(
          formOf(next),
        )),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “tres sospechosos” (three suspects), but “un paquete sospechoso” (a suspicious parcel)
    forms: { es: 'sospechoso sospechosa sospechosos sospechosas' },
    means: isConcept('suspect/noun', 'suspect-crime/noun'),
    holds: ({ before, lexicon }) =>
      mayBe(before, ['determiner', 'numeral'], lexicon) && !isOnly(before, ['noun'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “el viejo miró” (the old man looked), but “el viejo barco” (the old ship)
    forms: { es: 'viejo vieja viejos viejas anciano anciana ancianos ancianas' },
    means: isConcept('the-old-man-es/noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      /^(?:el|la|los|las|un|una|unos|unas|este|esta|aquel|aquella|al|del)$/.test(formOf(before)) &&
      (next === undefined ||
        next.start - word.end > 1 ||
        isOnly(next, ['verb', 'pronoun', 'conjunction'], lexicon) ||
        /^(?:se|no|que|y|le|lo|me)$/.test(formOf(next))),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “me encantaría ir” (I would love to go)
    forms: { es: 'encantaría encantarían' },
    means: isConcept('would-love/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se hacían colas” (queues were formed), but “se hacían viejos” (were growing old)
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: ({ after: [verb, next], lexicon }) =>
      /^(?:hacen|hacían|hicieron|harán|ven|veían|vieron|dan|daban|dieron|usan|usaban|toman|tomaban|ponen|ponían)$/.test(
        formOf(verb),
      ) &&
      isOnly(next, ['noun'], lexicon) &&
      /s$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “su mujer” (his wife) and “su primera mujer” (his first wife), but “la primera mujer” (the first woman)
    forms: { es: 'mujer' },
    means: isConcept('wife/noun'),
    holds: ({ before, earlier }) => {
      const isOrdinal = /^(?:primera|segunda|tercera|actual|futura|propia)$/.test(formOf(before));
      return /^(?:su|mi|tu|exmujer)$/.test(formOf(isOrdinal ? earlier.at(-2) : before));
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “nos tocó esperar” (we had to wait), but “tocó la puerta” (touched the door)
    forms: { es: 'toca tocó tocaba tocará tocaría' },
    means: isConcept('be-time-tocar-es/verb'),
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:me|te|le|nos|os|les|ya)$/.test(formOf(before)) && isInfinitive(next, language, lexicon),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  {
    // “nada que hacer” (nothing to do), but “algo que hizo” (something he did)
    forms: { es: 'que' },
    means: isConcept('to-after-tener-que-es/conjunction'),
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:nada|algo|mucho|poco|cosas|nadie|tanto|más)$/.test(formOf(before)) && isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “haber estado” (to have been), but “puede haber casas” (there may be houses)
    forms: { es: 'haber habiendo' },
    means: isConcept('have/verb'),
    holds: ({ after: [next], language }) => isParticiple(next, language) && /o$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
