import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { formOf } from '../spanish-senses.ts';

const isFiniteForm = (word: Place['before']): boolean =>
  word?.readings.some(
    ({ analysis: { word: each, features } }) =>
      each.partOfSpeech === 'verb' && features.some((feature) => /\b3(?:sg|pl)\b/.test(feature)),
  ) ?? false;

/** Meanings of short verbs and of words such as “se” and “que”. They are recognised by the words nearby. */
export const spanishEverydayFunctions: readonly Rule[] = [
  // “ve” means “go” in “ve y díselo” (go and tell him), but not in “ve la casa” (sees the house).
  {
    forms: { es: 've' },
    means: isConcept('go/verb'),
    holds: ({ after: [next] }) => /^(?:y|tú|despacio|corriendo|pensando)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “no se hizo mención de él” (no mention was made of him).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: ({ after: [verb, next] }) =>
      /^(?:hac|hiz|hic|hag)/.test(formOf(verb)) &&
      /^(?:mención|referencia|hincapié|alusión|público|pública|públicos|saber|notar|justicia|uso|entrega)$/.test(
        formOf(next),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “lo” means “what is” in “lo estrictamente necesario” (what is strictly necessary), but not in “lo hizo” (did it).
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /mente$/.test(formOf(next)) && mayBe(afterNext, ['adjective'], lexicon) && !isFiniteForm(afterNext),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “hasta” means “until” in “desde 1980, hasta nuestros días” (from 1980 until our days).
    forms: { es: 'hasta' },
    means: isConcept('until/preposition', 'up-to-hasta-es/preposition'),
    holds: ({ earlier, after: [next], lexicon }) =>
      earlier.slice(-12).some(({ form }) => form === 'desde') && mayBe(next, ['determiner', 'noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “que” is a conjunction in “a tal extremo que” (to such an extent that) and “agradezco mucho que” (I am very grateful
    // that).
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before, earlier }) =>
      earlier.slice(-3).some(({ form }) => form === 'tal') ||
      (/^(?:hecho|sentado|seguro|cierto)$/.test(formOf(before)) && formOf(earlier.at(-2)) === 'por') ||
      (formOf(before) === 'mucho' &&
        /^(?:agrade|gust|alegr|moles|sient|sent|import|sorprend|preocup)/.test(formOf(earlier.at(-2)))),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “mismas” means “same” in “las mismas cosas” (the same things), but not in “ella misma” (she herself).
    forms: { es: 'mismo misma mismos mismas' },
    means: isConcept('same/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:el|la|los|las|del|al|un|una|unos|unas|lo)$/.test(formOf(before)) &&
      (next === undefined || mayBe(next, ['noun', 'adjective', 'preposition', 'conjunction'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “igual” means “maybe” in “igual no viene” (maybe he won’t come), but not in “es igual” (is the same).
    forms: { es: 'igual' },
    means: isConcept('maybe-igual-es/adverb'),
    holds: (place) => {
      const {
        before,
        after: [next],
        lexicon,
      } = place;
      const opens = before === undefined || gapBefore(place) > 1 || /^(?:que|pero|y|o|porque)$/.test(formOf(before));
      return (
        opens &&
        next !== undefined &&
        next.start - place.word.end === 1 &&
        (isOnly(next, ['verb'], lexicon) ||
          /^(?:no|me|te|se|lo|la|nos|dentro|mañana|algún|hasta|ya|en)$/.test(next.form)) &&
        !/^(?:que|de|a)$/.test(next.form)
      );
    },
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “éste” means “the latter” in “éste no vino” (the latter did not come).
    forms: { es: 'éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas' },
    means: isConcept('this-one-este-es/pronoun', 'that-one-ese-es/pronoun', 'that-one-aquel-es/pronoun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “hacer” with a pronoun means “do” or “make”: “hacerlo bien” (do it well), “hacerlos reír” (make them laugh).
    forms: {
      es: 'hacerlo hacerla hacerlos hacerlas hacerle hacerles haciéndolo haciéndola haciéndolos haciéndole hazlo hágalo',
    },
    means: isConcept('do-make-es/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
    isForSingleVersion: true,
  },
  {
    // “al” means “when” in “al no saber” (not knowing), but not in “al rojo” (to the red one).
    forms: { es: 'al' },
    means: isConcept('when-by-doing-al-es/conjunction'),
    holds: ({ after: [next, verb], language, lexicon }) =>
      formOf(next) === 'no' && isInfinitive(verb, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “hacerme” means “make” in “hacerme la vida fácil” (make my life easy), but “become” in “hacerme médico” (become a
    // doctor).
    forms: { es: 'hacerme hacerte hacernos haceros haciéndome haciéndote haciéndonos' },
    means: isConcept('do-make-es/verb'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['determiner', 'verb', 'pronoun'], lexicon) ||
      next === undefined ||
      /^(?:más|falta|caso|compañía|daño|gracia|fotos?|preguntas|sentir|ver|pensar|reír)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
    isForSingleVersion: true,
  },
  {
    // “se” is a part of the verb in “se encuentra en Lima” (is in Lima) and “se volvió loco” (went mad), but not in “se vio”
    // (saw himself).
    forms: { es: 'se' },
    means: isConcept('verb-part-es/pronoun'),
    holds: ({ after }) => {
      const [verb, next] = after.filter(({ form }) => !/^(?:ha|han|había|habían|lo|la|los|las)$/.test(form));
      if (/^(?:encuentr(?:a|an|e|en)|encontraban?|hall(?:a|an|aba|aban))$/.test(formOf(verb))) return true;
      if (/^conoc(?:ieron|ían|iéramos)$/.test(formOf(verb))) return true;
      return /^(?:vuelv|volv|vuelt)/.test(formOf(verb)) && formOf(next) !== 'a' && formOf(next) !== 'al';
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se lleva a cabo” (is carried out).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: ({ after: [verb, next, third] }) =>
      /^(?:llev|realiz|pus|pon)/.test(formOf(verb)) && formOf(next) === 'a' && /^(?:cabo|prueba)$/.test(formOf(third)),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
];
