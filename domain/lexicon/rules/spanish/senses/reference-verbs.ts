import type { Place, Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { hasObjectBefore, timeUnits } from '../spanish-context.ts';
import {
  adjectives,
  cued,
  formOf,
  hasPronoun,
  isAfter,
  isBefore,
  isPlain,
  near,
  only,
  usual,
  verbs,
} from '../spanish-senses.ts';

/**
 * Whether the next words show that “llevar” says how long something has lasted: “lleva tres años” (has been there for three
 * years).
 */
const isLasting = ({ after }: Place): boolean =>
  after.slice(0, 4).some(({ form }) => timeUnits.test(form)) ||
  /(?:ando|endo)$/.test(formOf(after[0])) ||
  /^(?:a|de|en|sin)$/.test(formOf(after[0])) ||
  isParticiple(after[0], 'es');

/** Removes the object pronouns before the verb: “se lo lleva” (takes it away) counts as “se lleva”. */
const withoutObject = (place: Place): Place => ({
  ...place,
  earlier: place.earlier.filter(({ form }) => !/^(?:lo|la|los|las)$/.test(form)),
});

export const referenceVerbs: readonly Rule[] = [
  usual(verbs('implicar'), 'imply-involve-es/verb', isPlain),
  usual(verbs('conseguir'), 'get-achieve-conseguir-es/verb', isPlain),
  usual(verbs('trasladar'), 'move-to-place-es/verb'),
  usual(verbs('manejar'), 'handle-manage-manejar-es/verb', isPlain),
  usual(verbs('estafar'), 'swindle-estafar-es/verb'),
  usual(verbs('lograr'), 'achieve-manage-lograr-es/verb', isPlain),
  usual(verbs('unir'), 'connect-unite-unir-es/verb', isPlain),
  usual(verbs('llevar'), 'take-person-llevar-es/verb', (place) => isPlain(withoutObject(place)) && !isLasting(place)),
  usual(verbs('faltar'), 'be-missing-left-faltar-es/verb'),
  usual(verbs('producir'), 'happen-be-produced-es/verb', hasPronoun),
  usual(verbs('desarrollar'), 'develop-take-place-es/verb', hasPronoun),
  usual(verbs('extender'), 'extend-over-area-es/verb', hasPronoun),
  usual(verbs('recaer'), 'fall-on-relapse-recaer-es/verb'),
  usual(verbs('empeorar'), 'get-worse-aggravate/verb'),
  usual(verbs('desplazar'), 'move-to-place-es/verb', hasPronoun),
  usual(verbs('lucir'), 'show-off-wear-lucirse-es/verb', (place) => !isPlain(place)),
];

export const referenceVerbCues: readonly Rule[] = [
  // “se puso” means “became” in “se puso enfermo” (fell ill), but not in “se puso el abrigo” (put on the coat).
  cued(
    verbs('poner'),
    'become-ponerse-es/verb',
    (place) =>
      hasPronoun(place) &&
      (/^(?:muy|tan|bastante|cada)$/.test(formOf(place.after[0])) ||
        isOnly(place.after[0], ['adjective'], place.lexicon)),
  ),
  // “se puso” means “put on” in “se puso el abrigo” (put on the coat).
  cued(
    verbs('poner'),
    'put-on/verb',
    (place) =>
      hasPronoun(place) &&
      place.after
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:abrigo|ropa|vestido|traje|gafas|sombrero|zapatos|botas|guantes|camisa|camiseta|chaqueta|uniforme|casco|máscara|pantal(?:ón|ones)|falda|corbata|gorra|anillo)$/.test(
            form,
          ),
        ),
  ),
  // “lleva” means “has been” in “lleva trabajando” (has been working).
  cued(verbs('llevar'), 'have-been-doing/verb', ({ after: [next] }) => /(?:ando|endo)$/.test(formOf(next))),
];

/**
 * Meanings of verbs that occur only in certain constructions: “consiguió escapar” (managed to escape), but “consiguió un
 * empleo” (got a job).
 */
export const referenceBoundVerbs: readonly Rule[] = [
  only(
    verbs('lograr', 'conseguir'),
    'manage-to/expression',
    (place) => isInfinitive(place.after[0], 'es', place.lexicon) || hasObjectBefore(place, /^lo$/),
  ),
  // “se puso” means “became” in “se puso enfermo” (fell ill), but not in “sin ponerse el abrigo” (without putting on the
  // coat).
  only(
    `${verbs('poner')} ponerse ponerme ponerte ponernos poniéndose`,
    'become-ponerse-es/verb',
    ({ after: [next], lexicon }) =>
      /^(?:muy|tan|bastante|cada)$/.test(formOf(next)) || mayBe(next, ['adjective'], lexicon),
  ),
  only(
    verbs('suspender'),
    'fail-an-exam/expression fail-a-test/verb',
    near(/^(?:exámen(?:es)?|examen|asignaturas?|curso|prueba|selectividad|alumn[oa]s?)$/, 4),
  ),
  only(verbs('cambiar'), 'get-changed/expression', (place) => hasPronoun(place) && isBefore(/^(?:de|para|y)$/)(place)),
  // “se permitió” means “afforded” in “se permitió un lujo” (afforded a luxury), but not in “se permite fumar” (smoking is
  // allowed).
  only(
    verbs('permitir'),
    'afford/verb',
    (place) => hasPronoun(place) && near(/^(?:lujos?|comprar|pagar|capricho)$/, 3)(place),
  ),
  only('desplazarse desplazarme', 'scroll/verb', near(/^(?:pantalla|ratón|página|texto|menú)$/, 4)),
];

/**
 * Meanings of adjectives that are recognised by the words before them: “su hermano menor” (his younger brother), but “un tamaño
 * menor” (a smaller size).
 */
export const referenceAdjectiveCues: readonly Rule[] = [
  // “alto” means “tall” in “un hombre muy alto” (a very tall man), but not in “un precio muy alto” (a very high price).
  cued(adjectives('alto'), 'tall/adjective', ({ earlier }) =>
    earlier
      .slice(-3)
      .some(({ form }) =>
        /^(?:hombres?|mujer(?:es)?|chic[oa]s?|niñ[oa]s?|personas?|jugador(?:a|es|as)?|edificios?|torres?|árbol(?:es)?|rascacielos|hermano|hijo)$/.test(
          form,
        ),
      ),
  ),
  cued('menor menores', 'younger-menor-es/adjective', isAfter(/^(?:hij|herman)[oa]s?$/)),
];

export const referenceAdjectives: readonly Rule[] = [
  usual('importante importantes', 'important-considerable-es/adjective'),
  usual('fundamental fundamentales', 'fundamental-essential-es/adjective'),
  usual('encima', 'on-top-encima-es/adverb'),
  usual('seguramente', 'probably-seguramente-es/adverb'),
  usual('civil civiles', 'civil-civilian-es/adjective'),
  usual(adjectives('raro'), 'strange-rare-raro-es/adjective'),
  usual(adjectives('incompleto'), 'unfinished/adjective'),
  usual(adjectives('malicioso'), 'malicious/adjective'),
  usual('eventualmente', 'possibly-eventually-es/adverb'),
  usual(adjectives('benigno'), 'mild-benign-es/adjective'),
];

/**
 * Participles that have another meaning as adjectives, but only after certain words: “una diferencia muy acusada” (a very
 * marked difference).
 */
export const referenceParticiples: readonly Rule[] = [
  only(
    adjectives('acusado'),
    'pronounced-acusado-es/adjective',
    isAfter(/^(?:muy|más|tan|menos|bastante|diferencia|contraste|tendencia|descenso|aumento|carácter|personalidad)$/),
  ),
  only(
    adjectives('contrastado'),
    'proven-contrastado-es/adjective',
    isAfter(/^(?:calidad|eficacia|experiencia|prestigio|profesionalidad|valía|solvencia|nivel|capacidad|muy|más)$/),
  ),
];
