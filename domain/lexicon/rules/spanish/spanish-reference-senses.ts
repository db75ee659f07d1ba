import { gapBefore, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { hasObjectBefore, isNumber, timeUnits } from './spanish-context.ts';
import {
  adjectives,
  cued,
  formOf,
  hasPronoun,
  isAfter,
  isBefore,
  isPlain,
  near,
  nouns,
  only,
  usual,
  verbs,
} from './spanish-senses.ts';

const ofAnimals =
  /^(?:especies?|aves?|migratori[oa]s?|animales|peces|plantas?|silvestres|salvajes|nativas?|indígenas?|humanas?|genétic\S+)$/;

/** Meanings that are common in news, encyclopedias and reviews. */
export const referenceNouns: readonly Rule[] = [
  usual('padres', 'parents/noun'),
  usual(nouns('ayuntamiento'), 'town-council-hall-es/noun'),
  usual(nouns('jefe', 'jefa'), 'boss-chief-jefe-es/noun'),
  usual('manifestación manifestaciones', 'demonstration-manifestation-es/noun'),
  usual(nouns('motivo'), 'reason-motive-motivo-es/noun'),
  usual(nouns('tránsito'), 'traffic-transit-es/noun'),
  usual('tierra', 'land-earth-tierra-es/noun', ({ word }) => !isCapitalised(word)),
  usual(nouns('nota'), 'note-mark-nota-es/noun'),
  usual(nouns('talla'), 'carving-talla-es/noun'),
  usual('tapas', 'tapas-bar-food-es/noun'),
  usual(nouns('tipo'), 'type-guy-tipo-es/noun', (place) => !isBefore(/^de$/)(place)),
  usual('matriz matrices', 'matrix-parent-company-es/noun'),
  usual('obligaciones', 'obligation-bond-es/noun'),
  usual(nouns('curva'), 'curve-bend-es/noun'),
  usual(nouns('capullo'), 'bud/noun'),
  usual('cuentas', 'account-at-bank/noun'),
  usual(nouns('grano'), 'grain-single/noun'),
  usual('indemnización indemnizaciones', 'compensation/noun'),
  usual(nouns('mandato'), 'term-of-office/noun'),
  usual('prestación', 'benefit-allowance-es/noun'),
  usual(nouns('tontería'), 'piece-of-nonsense/noun'),
  usual(nouns('fuga'), 'escape-leak-fuga-es/noun'),
  usual(nouns('levantamiento'), 'uprising-lifting-es/noun'),
  usual(nouns('órgano'), 'organ-body-organo-es/noun'),
  usual(nouns('recorte'), 'reduction/noun'),
  usual(nouns('rebaja'), 'reduction-discount-rebaja-es/noun'),
  usual('celos', 'jealousy/noun'),
  usual('población', 'population/noun'),
  usual('poblaciones', 'population-town-es/noun', (place) => !near(ofAnimals)(place)),
  usual('poblaciones', 'population/noun', near(ofAnimals)),
  usual('medias', 'tights/noun'),
  usual('dictamen dictámenes', 'opinion-ruling-dictamen-es/noun'),
  usual('liberación liberaciones', 'release-liberation-es/noun'),
];

const ofMatches =
  /^(?:puntos?|rebotes?|partidos?|goles|gol|tapones|robos|minutos|temporada|triples|liga|equipo|jugador\S*|base|delantero|promedi\S+)$/;

export const referenceCues: readonly Rule[] = [
  cued('asistencia asistencias', 'assist-in-sport-es/noun', near(ofMatches, 5)),
  // “es una población situada en” (is a town situated in), but “una población de 500 habitantes” (a population of 500)
  cued(
    'población',
    'population-town-es/noun',
    ({ before, earlier, after: [next, afterNext] }) =>
      /^(?:situada|ubicada|costera|homónima|vecina|cercana|francesa|española|italiana|alemana|portuguesa|suiza|marinera|natal|colindante|fronteriza|serrana|valenciana|andaluza|catalana|castellana|navarra|gallega)$/.test(
        formOf(next),
      ) ||
      (formOf(next) === 'y' && /^(?:comuna|municipio|antigua|parroquia|concejo)$/.test(formOf(afterNext))) ||
      (/^(?:una|esta|pequeña|otra|antigua|cada)$/.test(formOf(before)) &&
        /^(?:es|fue|era|en|a|desde|hasta|hacia|junto)$/.test(formOf(earlier.at(-2))) &&
        !(formOf(next) === 'de' && isNumber(formOf(afterNext))) &&
        !/^(?:total|estimada|indígena|rural|urbana|activa|humana|mayor|mayoritaria|joven|flotante|local)$/.test(
          formOf(next),
        )) ||
      (formOf(before) === 'la' &&
        /^(?:en|a|desde|hasta|hacia)$/.test(formOf(earlier.at(-2))) &&
        formOf(next) === 'de' &&
        isCapitalised(afterNext)),
  ),
  cued(
    'automotor automotores',
    'railcar-automotor-es/noun',
    near(
      /^(?:tren(?:es)?|ferrocarril\S*|ferroviari\S+|vagon\S*|locomotoras?|vías?|estaci\S+|renfe|línea|líneas|diésel)$/,
    ),
  ),
  cued(
    'fuerte fuertes',
    'fortress/noun',
    (place) =>
      (isAfter(/^(?:el|un|del|al|los|este|dicho|viejo|antiguo)$/)(place) &&
        isBefore(/^(?:de|fue|militar|san|español|inglés|francés)$/)(place)) ||
      (gapBefore(place) > 1 &&
        near(
          /^(?:castillos?|palacios?|murallas?|fortalezas?|guarnición|artillería|soldados|baluartes?|sitio)$/,
          4,
        )(place)),
  ),
  // “la cuarta entrega de la saga” (the fourth instalment of the saga), but “la entrega del paquete” (the delivery of the
  // parcel)
  cued(
    nouns('entrega'),
    'instalment-entrega-es/noun',
    (place) =>
      near(/^(?:saga|serie|trilogía|videojuegos?|juego|franquicia|novelas?|películas?|cómics?|colección)$/, 4)(place) &&
      !near(/^(?:premios?|llaves|paquetes?|pedidos?)$/, 4)(place),
  ),
  cued(
    nouns('capullo'),
    'cocoon/noun',
    near(/^(?:insectos?|avispas?|orugas?|mariposas?|gusanos?|seda|larvas?|crisálida)$/, 4),
  ),
  cued('frente', 'forehead/noun', isAfter(/^(?:la|una|mi|tu)$/)),
  cued(
    nouns('cuenta'),
    'bill/noun',
    near(/^(?:restaurantes?|camarer[oa]s?|cenar?|cena|comida|pagar|pagamos|pedimos|trajeron|euros|postres?)$/, 5),
  ),
  cued(
    nouns('vela'),
    'sail/noun',
    near(/^(?:barcos?|buques?|naves?|mástil(?:es)?|viento|navega\S+|velero|navíos?|regatas?)$/, 4),
  ),
  // “la bolsa de Madrid” (the Madrid stock exchange)
  cued(
    'bolsa',
    'stock-exchange/noun',
    (place) =>
      (isBefore(/^de$/)(place) && isCapitalised(place.after[1])) ||
      isAfter(/^a$/)(place) ||
      near(/^(?:subidas?|bajadas?|caídas?|puntos|cerró|cierra|inversi\S+|inversor\S*|ganancias|jornada)$/, 5)(place),
  ),
  // “la selección ganó el amistoso” (the national team won the friendly)
  cued(
    'selección',
    'national-team/noun',
    near(
      /^(?:rival(?:es)?|ida|cuartos|octavos|semifinales|penaltis|amistosos?|mundial|eurocopa|gol|goles|entrenador|seleccionador)$/,
      10,
    ),
  ),
  cued('género', 'genus/noun', near(/^(?:descrit[oa]|fósil(?:es)?|taxón|taxonom\S+|subfamilia)$/, 8)),
  // “la estación del metro” (the underground station), but “el metro de tela” (the metre of cloth)
  cued(
    'metro',
    'underground/noun',
    (place) => isAfter(/^(?:del|el|en|al)$/)(place) && !isBefore(/^(?:de|cuadrado|cúbico|y|por)$/)(place),
  ),
  cued(
    'obras',
    'building-works-obra/noun',
    near(/^(?:alcalde|alcaldesa|ayuntamiento|vecinos|tráfico|calles?|cortad[oa]s?|plazo|aceras?|tramo|autopista)$/, 8),
  ),
  cued(
    'interpretación interpretaciones',
    'acting-theatre/noun',
    near(/^(?:actor(?:es)?|actriz|actrices|premios?|papel|película|serie|mejor|mejores|femenina|masculina)$/, 4),
  ),
  cued(
    nouns('falda'),
    'foot-of-a-mountain/noun',
    near(/^(?:montañas?|montes?|cerros?|volcán|sierra|colinas?|pico|cordillera)$/, 4),
  ),
  cued(
    nouns('ramo'),
    'sector-trade/noun',
    near(/^(?:construcción|industria|sector|seguros|hostelería|comercio|textil|empresas?|profesional)$/, 4),
  ),
  // “los naturales de la zona” (the natives of the area), but “recursos naturales” (natural resources)
  cued('naturales', 'native-natural-es/noun', isAfter(/^(?:los|estos|dichos|sus)$/)),
];

/**
 * Whether the next words show that “llevar” says how long something has lasted: “lleva tres años” (has been there for three
 * years).
 */
const isLasting = ({ after }: Place): boolean =>
  after.slice(0, 4).some(({ form }) => timeUnits.test(form)) ||
  /(?:ando|endo)$/.test(formOf(after[0])) ||
  /^(?:a|de|en|sin)$/.test(formOf(after[0])) ||
  isParticiple(after[0], 'es');

/** The place without the object pronouns before the verb: “se lo lleva” (takes it away) counts as “se lleva”. */
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
  // “se puso enfermo” (fell ill), but “se puso el abrigo” (put on the coat)
  cued(
    verbs('poner'),
    'become-ponerse-es/verb',
    (place) =>
      hasPronoun(place) &&
      (/^(?:muy|tan|bastante|cada)$/.test(formOf(place.after[0])) ||
        isOnly(place.after[0], ['adjective'], place.lexicon)),
  ),
  // “se puso el abrigo” (put on the coat)
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
  // “lleva trabajando” (has been working)
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
  // “se puso enfermo” (fell ill), but “sin ponerse el abrigo” (without putting on the coat)
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
  // “se permitió un lujo” (afforded a luxury), but “se permite fumar” (smoking is allowed)
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
  // “un hombre muy alto” (a very tall man), but “un precio muy alto” (a very high price)
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
