import type { Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { adjectives, cued, formOf, isAfter, near, usual } from '../spanish-senses.ts';
import { furtherUsualAdjectives } from './further-verbs.ts';
import { referenceAdjectiveCues, referenceAdjectives } from './reference-verbs.ts';

const usualAdjectives: readonly Rule[] = [
  usual('mejor mejores', 'better/adjective'),
  usual(adjectives('antiguo'), 'former-old-es/adjective'),
  usual(adjectives('propio'), 'own-itself-es/adjective'),
  usual(adjectives('especializado'), 'specialised-es/adjective'),
  usual(adjectives('cálido'), 'warm/adjective'),
  usual(adjectives('ajustado'), 'adjusted-tight-es/adjective'),
  usual(adjectives('bronceado'), 'bronze-coloured-es/adjective'),
  usual(adjectives('poderoso'), 'powerful/adjective'),
  usual('legal legales', 'legal/adjective'),
  usual('fuerte fuertes', 'strong/adjective'),
  usual('popular populares', 'popular/adjective'),
  usual('débil débiles', 'weak/adjective'),
  usual(adjectives('económico'), 'economic/adjective'),
  usual('particular particulares', 'particular-private-es/adjective'),
  usual('así', 'so-thus-asi-es/adverb'),
  usual('grave graves', 'grave-general-es/adjective'),
  usual(adjectives('agudo'), 'agudo-general-es/adjective'),
  usual(adjectives('maduro'), 'maduro-general-es/adjective'),
  usual('leve leves', 'leve-general-es/adjective'),
  usual('fatal fatales', 'fatal-general-es/adjective'),
  usual(adjectives('fino'), 'fino-general-es/adjective'),
  usual(adjectives('remoto'), 'remoto-general-es/adjective'),
  usual(adjectives('ajeno'), 'ajeno-general-es/adjective'),
  usual(adjectives('gratuito'), 'gratuito-general-es/adjective'),
  usual('enorme enormes', 'huge-enorme-es/adjective'),
  usual(adjectives('maravilloso'), 'wonderful-maravilloso-es/adjective'),
  usual(adjectives('ingenuo'), 'naive-ingenuo-es/adjective'),
  usual('prometedor prometedora prometedores prometedoras', 'promising-es/adjective'),
  usual(adjectives('perdido'), 'lost-perdido-es/adjective'),
  usual(adjectives('rústico'), 'rustic-es/adjective'),
  usual('cutre cutres', 'shabby-cutre-es/adjective'),
  usual(adjectives('crudo'), 'raw-harsh-es/adjective'),
  usual(adjectives('celoso'), 'jealous-zealous-es/adjective'),
  usual(adjectives('definitivo'), 'definitive-final-es/adjective'),
  usual(adjectives('seguro'), 'safe-sure-es/adjective'),
  usual(adjectives('discreto'), 'discreet-discrete-es/adjective'),
  usual(adjectives('plástico'), 'plastic-es/adjective'),
  usual('conveniente convenientes', 'advisable-suitable-es/adjective'),
  usual('constante constantes', 'constant/adjective'),
  usual(adjectives('supuesto'), 'alleged/adjective'),
  usual(adjectives('magnífico'), 'splendid/adjective'),
  usual(adjectives('desesperado'), 'desperate/adjective'),
  usual('final finales', 'final-of-the-end/adjective'),
  usual('contundente contundentes', 'forceful-blunt-es/adjective'),
  usual(adjectives('bruto'), 'gross-raw-es/adjective'),
];

const cuedAdjectives: readonly Rule[] = [
  // “mejor” means “better” in “una opción mejor” (a better option), but “best” in “la mejor opción” (the best option).
  cued(
    'mejor mejores',
    'better/adjective',
    ({ before, after: [next], lexicon }) =>
      next?.form === 'que' ||
      (mayBe(before, ['noun'], lexicon) && !/^(?:el|la|lo|los|las|su|sus)$/.test(formOf(before))),
  ),
  cued('mejor mejores', 'best/adjective', isAfter(/^(?:el|la|los|las|su|sus|mi|mis|al|del|\d+|dos|tres|diez|cien)$/)),
  cued('fuerte fuertes', 'loud/adjective', near(/^(?:ruidos?|música|voz|sonidos?|volumen|gritos?)$/, 2)),
  cued(
    adjectives('económico'),
    'economical/adjective',
    near(/^(?:barat\S+|menú|menús|hotel|hoteles|restaurante|precios?|muy|bastante|comida)$/, 3),
  ),
  // “la semana pasada” (last week)
  cued(
    adjectives('pasado'),
    'last/adjective',
    ({ before, after: [next], lexicon }) =>
      /^(?:año|mes|semana|siglo|noche|verano|invierno|otoño|primavera|fin|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|temporada|curso)$/.test(
        formOf(before),
      ) ||
      (/^(?:el|la|del|al)$/.test(formOf(before)) &&
        (/^\d/.test(formOf(next)) || mayBe(next, ['noun', 'name'], lexicon))),
  ),
  // “medios” means “average” in “ingresos medios” (average income), but not in “dos años y medio” (two and a half years).
  cued(
    adjectives('medio'),
    'average/adjective',
    ({ before, lexicon }) => mayBe(before, ['noun'], lexicon) && !/^(?:y|edad|oriente|\d+)$/.test(formOf(before)),
  ),
  cued(adjectives('medio'), 'half/adjective', isAfter(/^(?:y|hora)$/)),
  // “particular” means “private” in “un coche particular” (a private car).
  cued(
    'particular particulares',
    'private-particular-es/adjective',
    isAfter(
      /^(?:vehículos?|coches?|autos?|casas?|viviendas?|clases?|profesor(?:a|es)?|colegios?|jardín|domicilios?|uso|propiedad|intereses|secretari[oa]|escuelas?|inversores|colección|colecciones)$/,
    ),
  ),
];

export const usualAdjectiveMeanings: readonly Rule[] = [
  ...usualAdjectives,
  ...furtherUsualAdjectives,
  ...referenceAdjectives,
];

export const cuedAdjectiveMeanings: readonly Rule[] = [...cuedAdjectives, ...referenceAdjectiveCues];
