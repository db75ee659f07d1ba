import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../word-classes.ts';
import { formOf, isAfter, isBefore } from './spanish-senses.ts';

const part = (forms: string, partOfSpeech: string, holds: Rule['holds']): Rule => ({
  forms: { es: forms },
  means: (_, each) => each === partOfSpeech,
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-7,
  isForSingleVersion: true,
});

const isBehindHaber = ({ before, earlier }: Place): boolean =>
  /^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo)$/.test(formOf(before)) ||
  /^(?:fue|fueron|sido|siendo|será|serán|queda|quedó)$/.test(formOf(before)) ||
  (/mente$/.test(formOf(before)) && /^(?:ha|han)$/.test(formOf(earlier.at(-2))));

/** Part of speech and meaning of everyday words that the words around show. */
export const spanishEverydayClasses: readonly Rule[] = [
  // “un número determinado” (a certain number), but “fue determinado por” (was determined by)
  part(
    'determinado determinada determinados determinadas',
    'adjective',
    (place) => !isBehindHaber(place) && !isBefore(/^por$/)(place),
  ),
  // “la calle más concurrida” (the busiest street), but “han concurrido” (have attended)
  part('concurrido concurrida concurridos concurridas', 'adjective', (place) => !isBehindHaber(place)),
  part('previsto prevista previstos previstas', 'adjective', (place) => !isBehindHaber(place)),
  // “un ejemplar duplicado” (a duplicate copy), but “han duplicado” (have doubled)
  part(
    'duplicado duplicada duplicados duplicadas',
    'adjective',
    (place) => !isBehindHaber(place) && isOnly(place.before, ['noun'], place.lexicon),
  ),
  // “una cooperativa” (a cooperative), but “una actitud cooperativa” (a cooperative attitude)
  part(
    'cooperativa cooperativas',
    'noun',
    ({ before, lexicon }) => !isOnly(before, ['noun'], lexicon) && !/^(?:muy|más|tan|es|son)$/.test(formOf(before)),
  ),
  // “ordenado sacerdote” (ordained a priest), but “un chico ordenado” (a tidy boy)
  part(
    'ordenado ordenada ordenados ordenadas',
    'verb',
    isBefore(/^(?:sacerdotes?|presbíteros?|obispos?|diáconos?|por|caballero)$/),
  ),
  // “el comercio” (trade), but “yo comercio con telas” (I trade in fabrics)
  part('comercio comercios', 'noun', ({ before }) => formOf(before) !== 'yo'),
  // “el único pero” (the only drawback), but “caro pero bueno” (expensive but good)
  part(
    'pero',
    'noun',
    (place) => gapBefore(place) === 1 && isAfter(/^(?:un|único|algún|ningún|solo|otro|el|este|gran|pequeño)$/)(place),
  ),
  part('peros', 'noun', () => true),
  // “el cura de mi pueblo” (the priest of my village), but “lo cura” (heals him)
  part(
    'cura',
    'noun',
    ({ before, after: [next], lexicon }) =>
      formOf(next) === 'de' && isOnly(before, ['noun', 'adjective', 'name'], lexicon),
  ),
  // “las autoridades locales” (the local authorities), but “los locales” (the premises)
  part('local locales', 'adjective', isAfter(/^(?:la|las|esta|estas)$/)),
  // “muchos veterinarios” (many vets), but “un centro veterinario” (a veterinary centre)
  part(
    'veterinario veterinaria veterinarios veterinarias',
    'noun',
    ({ before, lexicon }) => !isOnly(before, ['noun', 'adjective'], lexicon),
  ),
  // “este saber antiguo” (this ancient knowledge), but “sin saber nada” (without knowing anything)
  part('saber', 'noun', isAfter(/^(?:el|este|ese|aquel|un|su|del|al|nuestro|mi|todo)$/)),
  // “el seleccionado nacional” (the national team), but “fue seleccionado” (was selected)
  part(
    'seleccionado seleccionados',
    'noun',
    isBefore(/^(?:nacional|nacionales|juvenil|argentino|chileno|uruguayo|colombiano|mexicano|peruano|español|sub)$/),
  ),
  // “fue elaborado” (was made), but “un plato muy elaborado” (an elaborate dish)
  part(
    'elaborado elaborada elaborados elaboradas',
    'verb',
    (place) => !isAfter(/^(?:muy|más|tan|menos|bastante|poco)$/)(place),
  ),
  {
    // “igual no viene” (maybe he won’t come), but “es igual” (is the same)
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
    // “éste no vino” (the latter did not come)
    forms: { es: 'éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas' },
    means: isConcept('this-one-este-es/pronoun', 'that-one-ese-es/pronoun', 'that-one-aquel-es/pronoun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “hacerlo bien” (do it well), “hacerlos reír” (make them laugh)
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
    // “al no saber” (not knowing), but “al rojo” (to the red one)
    forms: { es: 'al' },
    means: isConcept('when-by-doing-al-es/conjunction'),
    holds: ({ after: [next, verb], language, lexicon }) =>
      formOf(next) === 'no' && isInfinitive(verb, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “hacerme la vida fácil” (make my life easy), but “hacerme médico” (become a doctor)
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
    // “se encuentra en Lima” (is in Lima), “se volvió loco” (went mad), but “se vio” (saw himself)
    forms: { es: 'se' },
    means: isConcept('verb-part-es/pronoun'),
    holds: ({ after }) => {
      const [verb, next] = after.filter(({ form }) => !/^(?:ha|han|había|habían|lo|la|los|las)$/.test(form));
      if (/^(?:encuentr(?:a|an|e|en)|encontraban?|hall(?:a|an|aba|aban))$/.test(formOf(verb))) return true;
      return /^(?:vuelv|volv|vuelt)/.test(formOf(verb)) && formOf(next) !== 'a' && formOf(next) !== 'al';
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “se lleva a cabo” (is carried out), “se presentan retrasos” (delays occur)
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: ({ after: [verb, next, third] }) =>
      /^(?:llev|realiz|pus|pon)/.test(formOf(verb)) && formOf(next) === 'a' && /^(?:cabo|prueba)$/.test(formOf(third)),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
];
