import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { formOf } from '../spanish-senses.ts';

/** Words whose meaning is recognised by a common construction. */
export const spanishUsualConstructions: readonly Rule[] = [
  {
    // “algo” means “somewhat” in “una casa algo vieja” (a somewhat old house) and “algo mejor” (a little better), but not in
    // “algo nuevo” (something new).
    forms: { es: 'algo' },
    means: isConcept('somewhat-algo-es/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:mejor|peor|tarde|lejos|cerca|antes|después)$/.test(formOf(next)) ||
      (isOnly(next, ['adjective'], lexicon) &&
        (isOnly(before, ['noun'], lexicon) ||
          /^(?:está|están|estaba|estaban|estoy|estar|estuvo|quedó|quedaron|parecía|parecían|resulta|resultó)$/.test(
            formOf(before),
          ))),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “quedamos” means “arrange to meet” in “quedamos a las ocho” (let’s meet at eight), but not in “quedamos tres” (three
    // of us are left).
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
    // “Vale” means “okay” in “Vale, voy” (OK, I’m coming), but not in “vale mucho” (is worth a lot).
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
    // “Qué” means “how” in “¡Qué bonito!” (how nice), but not in “¿qué coche?” (which car).
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
    // “sospechosos” means “suspects” in “tres sospechosos” (three suspects), but not in “un paquete sospechoso” (a
    // suspicious parcel).
    forms: { es: 'sospechoso sospechosa sospechosos sospechosas' },
    means: isConcept('suspect/noun', 'suspect-crime/noun'),
    holds: ({ before, lexicon }) =>
      mayBe(before, ['determiner', 'numeral'], lexicon) && !isOnly(before, ['noun'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “viejo” means “old man” in “el viejo miró” (the old man looked), but not in “el viejo barco” (the old ship).
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
    // “encantaría” means “would love” in “me encantaría ir” (I would love to go).
    forms: { es: 'encantaría encantarían' },
    means: isConcept('would-love/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se hacían colas” (queues were formed), but not in “se hacían viejos” (were growing old).
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
    // “mujer” means “wife” in “su mujer” (his wife) and “su primera mujer” (his first wife), but not in “la primera mujer”
    // (the first woman).
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
    // “tocó” means “had to” in “nos tocó esperar” (we had to wait), but not in “tocó la puerta” (touched the door).
    forms: { es: 'toca tocó tocaba tocará tocaría' },
    means: isConcept('be-time-tocar-es/verb'),
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:me|te|le|nos|os|les|ya)$/.test(formOf(before)) && isInfinitive(next, language, lexicon),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  {
    // “que” means “to” in “nada que hacer” (nothing to do), but not in “algo que hizo” (something he did).
    forms: { es: 'que' },
    means: isConcept('to-after-tener-que-es/conjunction'),
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:nada|algo|mucho|poco|cosas|nadie|tanto|más)$/.test(formOf(before)) && isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “haber” is an auxiliary in “haber estado” (to have been), but not in “puede haber casas” (there may be houses).
    forms: { es: 'haber habiendo' },
    means: isConcept('have/verb'),
    holds: ({ after: [next], language }) => isParticiple(next, language) && /o$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
