import type { Rule } from '../../grammar-rule.ts';
import {
  adjectives,
  cued,
  formOf,
  hasPronoun,
  isBefore,
  isPlain,
  near,
  only,
  usual,
  verbs,
} from '../spanish-senses.ts';

/** More usual meanings of verbs. If a verb has two common meanings, one concept covers both. */
export const furtherUsualVerbs: readonly Rule[] = [
  usual(verbs('permanecer'), 'stay-remain-permanecer-es/verb'),
  usual(verbs('proceder'), 'come-from-proceed-es/verb'),
  usual(verbs('adentrar'), 'go-into-adentrarse-es/verb'),
  usual(verbs('alejar'), 'move-away-alejar-es/verb', isPlain),
  usual(verbs('soportar'), 'bear-support-es/verb'),
  usual(verbs('solicitar'), 'request-apply-es/verb'),
  usual(verbs('adherir'), 'adhere-join-es/verb'),
  usual(verbs('forjar'), 'forge-general-es/verb'),
  usual(verbs('adaptar'), 'adapt-adaptarse-es/verb', hasPronoun),
  usual(verbs('condimentar'), 'season-flavour-es/verb'),
  usual(verbs('encender'), 'light-switch-on-es/verb'),
  usual(verbs('erigir'), 'be-erected-es/verb', hasPronoun),
  usual(verbs('errar'), 'miss-err-es/verb'),
  usual(verbs('florecer'), 'flourish-bloom-es/verb'),
  usual(verbs('implantar'), 'introduce-implant-es/verb'),
  usual(verbs('incidir'), 'affect-fall-on-es/verb'),
  usual(verbs('liar'), 'roll-tie-es/verb', isPlain),
  usual(verbs('oscilar'), 'range-swing-es/verb'),
  usual(verbs('presumir'), 'boast-presume-es/verb'),
  usual(verbs('programar'), 'schedule-program-es/verb'),
  usual(verbs('rellenar'), 'fill-rellenar-es/verb'),
  usual(verbs('relatar'), 'tell-recount-es/verb'),
  usual(verbs('reprochar'), 'reproach/verb'),
  usual(verbs('sobresalir'), 'stick-out-stand-out-es/verb'),
  usual(verbs('unir'), 'join-unite-es/verb', hasPronoun),
  usual(verbs('alojar'), 'stay-at-hotel-es/verb', hasPronoun),
  usual(verbs('pedir'), 'ask-for-order-es/verb', isPlain),
  usual(verbs('denunciar'), 'report-denounce-es/verb'),
  usual(verbs('entregar'), 'hand-over-present-es/verb', isPlain),
  usual(verbs('medir'), 'be-measured-compete-es/verb', hasPronoun),
  usual(verbs('quedar'), 'remain-end-up-es/verb', isPlain),
  usual(verbs('quedar'), 'stay-become-quedarse-es/verb', hasPronoun),
  usual(verbs('tirar'), 'throw-pull-es/verb', isPlain),
  usual(verbs('fallar'), 'fail-miss-es/verb'),
  usual(verbs('brindar'), 'offer-toast-es/verb'),
  usual(verbs('suspender'), 'suspend-cancel-fail-es/verb', isPlain),
  usual(verbs('descargar'), 'download-unload-es/verb'),
  usual(verbs('conservar'), 'keep-preserve-es/verb'),
  usual(verbs('experimentar'), 'experience-experiment-es/verb'),
  usual(verbs('detener'), 'stop-arrest-es/verb', isPlain),
  usual(verbs('mantener'), 'keep-maintain-es/verb', isPlain),
  usual(verbs('chocar'), 'crash-clash-verb-es/verb'),
  usual(verbs('fijar'), 'fix-set-es/verb', isPlain),
  usual(verbs('destinar'), 'allocate-assign-es/verb'),
  // “se volvió” means “became” in “se volvió famoso” (became famous), but not in “se volvió a casa” (went back home).
  usual(
    verbs('volver'),
    'become-turn-volverse-es/verb',
    (place) => hasPronoun(place) && !isBefore(/^(?:al?|para|con|por|de|hacia|en)$/)(place),
  ),
];

export const furtherVerbCues: readonly Rule[] = [
  // “se sitúa” means “rank” in “se sitúa en cuarto lugar” (ranks fourth).
  cued(
    verbs('situar'),
    'rank-situarse-es/verb',
    (place) =>
      hasPronoun(place) &&
      place.after
        .slice(0, 5)
        .some(({ form }) => /^(?:lugar|puesto|posici(?:ón|ones)|cabeza|liderato|clasificación)$/.test(form)),
  ),
  // “sucedió” means “succeeded” in “le sucedió en el trono su hijo” (his son succeeded him on the throne), but not in “le
  // sucedió algo raro” (something strange happened to him).
  cued(
    verbs('suceder'),
    'succeed-in-office/verb',
    (place) =>
      near(
        /^(?:trono|cargo|rey|reina|emperador|papa|presidente|ministro|director|obispo|duque|conde|puesto|mando|título|presidencia|dirección|dinastía)$/,
      )(place) &&
      (/^(?:le|les|lo|la|los)$/.test(formOf(place.before)) || isBefore(/^(?:al?|en)$/)(place)) &&
      !place.earlier.slice(-3).some(({ form }) => /^(?:que|qué|algo|nada|eso|esto)$/.test(form)),
  ),
  // “echaron” means “threw out” in “lo echaron del bar” (threw him out of the bar), but not in “lo echó en la olla” (put it
  // in the pot).
  cued(
    verbs('echar'),
    'throw-out/verb',
    (place) =>
      /^(?:lo|la|los|las|nos)$/.test(formOf(place.before)) &&
      !isBefore(/^(?:en|al?|sobre|por|dentro|encima|todo|un|una|el|la|agua|sal)$/)(place),
  ),
  // “lleva” means “wear” in “lleva gafas” (wears glasses), but not in “lleva una caja” (carries a box).
  cued(
    verbs('llevar'),
    'wear/verb',
    ({ after }) =>
      after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:gafas|camisas?|camiseta|vestidos?|traje|uniforme|abrigo|sombreros?|zapatos|botas|guantes|pantal(?:ón|ones)|corbata|faldas?|gorra|casco|barba|bigote|máscara|chaqueta|ropa|joyas|pendientes|anillo|velo|túnica|capa|peluca|medias)$/.test(
            form,
          ),
        ) && !/^(?:al?|hasta|en)$/.test(formOf(after[0])),
  ),
  // “perdió” means “missed” in “perdió el tren” (missed the train).
  cued(verbs('perder'), 'miss/verb', ({ after }) =>
    after.slice(0, 3).some(({ form }) => /^(?:tren|autobús|avión|vuelo|bus|barco|conexión|cita)$/.test(form)),
  ),
  // “se vuelve” before “a” means “return” or “again”: “se vuelve a organizar” (is organised again).
  cued(verbs('volver'), 'return/verb', (place) => hasPronoun(place) && isBefore(/^al?$/)(place)),
  // “se volvió” means “turned round” in “se volvió hacia él” (turned towards him).
  cued(verbs('volver'), 'turn-round/verb', (place) => hasPronoun(place) && isBefore(/^(?:hacia)$/)(place)),
];

export const furtherBoundMeanings: readonly Rule[] = [
  only(verbs('asumir'), 'put-up-with-drawback/expression', () => false),
  only(verbs('volver'), 'be-back/expression drive-back/verb', () => false),
  only(verbs('hablar'), 'talk-to-each-other/verb', () => false),
];

export const furtherUsualAdjectives: readonly Rule[] = [
  usual('ampliamente', 'widely/adverb'),
  usual(adjectives('bárbaro'), 'terrific-barbaric-es/adjective'),
  usual(adjectives('tranquilo'), 'calm-quiet-es/adjective'),
  usual(adjectives('físico'), 'physical-general-es/adjective'),
  usual('comercial comerciales', 'commercial-business-es/adjective'),
  usual(adjectives('chulo'), 'cool-cocky-es/adjective'),
  usual('consecuente consecuentes', 'consequent-consistent-es/adjective'),
  usual(adjectives('solitario'), 'solitary-lonely-es/adjective'),
  usual(adjectives('severo'), 'severe-stern-es/adjective'),
  usual('recomendable recomendables', 'worth-recommending-es/adjective'),
  usual('imprescindible imprescindibles', 'essential-imprescindible-es/adjective'),
  usual(adjectives('plagado'), 'riddled-plagado-es/adjective'),
  usual('salvaje salvajes', 'wild-savage-es/adjective'),
  usual('infantil infantiles', 'children-childish-es/adjective'),
  usual(adjectives('vivo'), 'alive-lively-es/adjective'),
  usual(adjectives('fresco'), 'fresh-cool-es/adjective'),
  usual('suave suaves', 'soft-gentle-es/adjective'),
  usual('familiar familiares', 'family-familiar-es/adjective'),
  usual('brillante brillantes', 'bright-brilliant-es/adjective'),
  usual('superior superiores', 'upper-superior-es/adjective'),
  usual(adjectives('nocturno'), 'night-nocturnal-es/adjective'),
  usual(adjectives('curioso'), 'curious-odd-es/adjective'),
];
