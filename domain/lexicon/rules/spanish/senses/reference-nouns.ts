import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { isNumber } from '../spanish-context.ts';
import { cued, formOf, isAfter, isBefore, near, nouns, usual } from '../spanish-senses.ts';

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
  // “población” means “town” in “es una población situada en” (is a town situated in), but not in “una población de 500
  // habitantes” (a population of 500).
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
  // “entrega” means “instalment” in “la cuarta entrega de la saga” (the fourth instalment of the saga), but not in “la
  // entrega del paquete” (the delivery of the parcel).
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
  // “bolsa” means “stock exchange” in “la bolsa de Madrid” (the Madrid stock exchange).
  cued(
    'bolsa',
    'stock-exchange/noun',
    (place) =>
      (isBefore(/^de$/)(place) && isCapitalised(place.after[1])) ||
      isAfter(/^a$/)(place) ||
      near(/^(?:subidas?|bajadas?|caídas?|puntos|cerró|cierra|inversi\S+|inversor\S*|ganancias|jornada)$/, 5)(place),
  ),
  // “selección” means “national team” in “la selección ganó el amistoso” (the national team won the friendly).
  cued(
    'selección',
    'national-team/noun',
    near(
      /^(?:rival(?:es)?|ida|cuartos|octavos|semifinales|penaltis|amistosos?|mundial|eurocopa|gol|goles|entrenador|seleccionador)$/,
      10,
    ),
  ),
  cued('género', 'genus/noun', near(/^(?:descrit[oa]|fósil(?:es)?|taxón|taxonom\S+|subfamilia)$/, 8)),
  // “metro” means “underground” in “la estación del metro” (the underground station), but not in “el metro de tela” (the
  // metre of cloth).
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
  // “naturales” means “natives” in “los naturales de la zona” (the natives of the area), but not in “recursos naturales”
  // (natural resources).
  cued('naturales', 'native-natural-es/noun', isAfter(/^(?:los|estos|dichos|sus)$/)),
];
