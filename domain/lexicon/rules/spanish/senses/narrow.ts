import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive } from '../../word-classes.ts';
import { formOf, isAfter, isBefore, verbs } from '../spanish-senses.ts';

const takenAway = new Set(['take-away-llevarse-es/verb', 'carry-off/verb', 'lead-away/verb', 'take-away/verb']);

/** Words that lose a narrow meaning beside certain words. The rules also apply if the sentence has a translation. */
export const spanishNarrowSenses: readonly Rule[] = [
  {
    // “lleva” with “se” does not mean “take away” in “se lleva a cabo” (is carried out).
    forms: { es: verbs('llevar') },
    means: (conceptId) => !takenAway.has(conceptId),
    holds: ({ after: [next, afterNext] }) => formOf(next) === 'a' && formOf(afterNext) === 'cabo',
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “hizo” with “se” does not mean “become” in “no se hizo mención” (no mention was made), but it does in “se hizo rico”
    // (became rich).
    forms: { es: verbs('hacer') },
    means: (conceptId) => conceptId !== 'become-get/verb',
    holds: isBefore(/^(?:mención|referencia|hincapié|alusión|público|cargo|eco|justicia|uso|entrega|daño|ilusiones)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “va” with “se” does not mean “go away” in “se va a tomar un tiempo” (is going to take some time), but it may in “se va
    // a vivir al campo” (moves to the country).
    forms: { es: 'va van vas vamos voy iba iban ibas íbamos' },
    means: isConcept('go/verb'),
    holds: ({ before, after: [next, infinitive], language, lexicon }) =>
      /^(?:se|me|te|nos|lo|la|le|los|las)$/.test(formOf(before)) &&
      formOf(next) === 'a' &&
      isInfinitive(infinitive, language, lexicon) &&
      !/^(?:vivir|dormir|trabajar|estudiar|comer|cenar|jugar)$/.test(formOf(infinitive)),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “pasas” with “te” does not mean “pass along” in “te lo pasas bien” (you have a good time).
    forms: { es: verbs('pasar') },
    means: (conceptId) => conceptId !== 'pass-along/verb',
    holds: isAfter(/^(?:lo|la)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “abrió” with “se” does not mean “become open” in “se abrió paso” (made his way).
    forms: { es: verbs('abrir') },
    means: isConcept('open/verb'),
    holds: isBefore(/^(?:paso|camino)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “se consumen” means “burn up” only near a fire: “la vela se consume” (the candle burns up), but not “se consumen
    // drogas” (drugs are consumed).
    forms: { es: verbs('consumir') },
    means: isConcept('burn-up/verb', 'burn-out/verb'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) => /^(?:velas?|fuego|llamas?|leña|cirios?|hoguera|cigarr\S+)$/.test(form)),
    weightElsewhere: 1e-12,
    weightOfOthers: 1,
  },
  {
    // “cabe” means “fit” in “no cabe nadie más” (there is no room for anyone else), but not in “cabe destacar” (it should be
    // pointed out).
    forms: { es: 'cabe caben cabía cabían cupo cupieron cabrá cabría cabido quepa quepan caber' },
    means: isConcept('one-may/verb'),
    holds: ({ after: [next, afterNext, third], language, lexicon }) =>
      isInfinitive(next, language, lexicon) ||
      formOf(next) === 'que' ||
      [next, afterNext, third].some((word) => /^(?:posibilidad|duda|esperanza|opción)$/.test(formOf(word))),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-9,
  },
  {
    // “parte” is no party in “gran parte de Europa” (much of Europe), but it is in “las partes del contrato” (the parties to
    // the contract).
    forms: { es: 'parte' },
    means: (conceptId) => conceptId !== 'party-to-talks/noun',
    holds: isAfter(/^(?:gran|mayor|en|una|buena|otra|primera|segunda|última|tercera|como|mejor|esta|alguna|ninguna)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “línea” is no connection in “la primera línea salió bien” (the first line went well), but it is in “la línea de metro”
    // (the underground line).
    forms: { es: 'línea líneas' },
    means: isConcept('line-connection/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:metro|autobus(?:es)?|autobús|tren|trenes|tranvías?|aéreas?|férreas?|teléfonos?|telefónicas?|internet|estación|llamada|llamar|\d+)$/.test(
          form,
        ),
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 1,
  },
];
