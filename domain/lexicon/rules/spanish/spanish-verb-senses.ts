import type { Rule } from '../grammar-rule.ts';
import { isParticiple, mayBe } from '../word-classes.ts';
import {
  adjectives,
  cued,
  either,
  formOf,
  hasPronoun,
  isAfter,
  isBefore,
  isPlain,
  joinSenses,
  near,
  only,
  usual,
  verbs,
} from './spanish-senses.ts';

const articles =
  /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|su|sus|otr[oa]s?|much[oa]s?|vari[oa]s|dos|tres|\d+)$/;

/** The usual meanings of Spanish verbs without a reflexive pronoun. */
const usualMeanings: readonly Rule[] = [
  usual(verbs('hacer'), 'do-make-es/verb', isPlain),
  usual(verbs('realizar'), 'carry-out-make-es/verb'),
  usual(verbs('presentar'), 'present-show-submit-es/verb', isPlain),
  usual(verbs('dirigir'), 'direct-lead-run-es/verb', isPlain),
  usual(verbs('lanzar'), 'launch-release-throw-es/verb', isPlain),
  usual(verbs('tratar'), 'treat-deal-with-es/verb', isPlain),
  usual(verbs('tocar'), 'touch-play-music-es/verb', isPlain),
  usual(verbs('superar'), 'exceed-overcome-pass-es/verb'),
  usual(verbs('levantar'), 'raise-lift-build-es/verb', isPlain),
  usual(verbs('echar'), 'throw-put-pour-es/verb', isPlain),
  usual(verbs('salir'), 'go-out-leave-come-out-es/verb', isPlain),
  usual(verbs('cumplir'), 'fulfil-complete-es/verb', isPlain),
  usual(verbs('marcar'), 'mark-score-es/verb'),
  usual(verbs('celebrar'), 'celebrate-hold-event-es/verb', isPlain),
  usual(verbs('pretender'), 'intend-aim-to-es/verb'),
  usual(verbs('manifestar'), 'state-express-es/verb', isPlain),
  usual(verbs('trasladar'), 'move-to-place-es/verb'),
  usual(verbs('integrar'), 'make-up-be-part-es/verb', isPlain),
  usual(verbs('ejercer'), 'exercise-practise-es/verb'),
  usual(verbs('comprender'), 'understand-comprise-es/verb'),
  usual(verbs('desempeñar'), 'hold-perform-role-es/verb'),
  usual(verbs('actuar'), 'act-perform-es/verb'),
  usual(verbs('retirar'), 'withdraw-remove-es/verb', isPlain),
  usual(verbs('registrar'), 'record-register-es/verb', isPlain),
  usual(verbs('remover'), 'stir-remove-es/verb'),
  usual(verbs('conducir'), 'drive-lead-es/verb'),
  usual(verbs('sostener'), 'hold-maintain-claim-es/verb'),
  usual(verbs('elaborar'), 'make-prepare-draw-up-es/verb'),
  usual(verbs('probar'), 'try-test-prove-es/verb', isPlain),
  usual(verbs('sacar'), 'take-out-get-es/verb', isPlain),
  usual(verbs('resultar'), 'turn-out-be-es/verb'),
  usual(verbs('enamorar'), 'make-fall-in-love-es/verb', isPlain),
  usual(verbs('funcionar'), 'function/verb'),
  usual(verbs('considerar'), 'consider-deem-think/verb consider-call/verb'),
  usual(verbs('nombrar'), 'appoint/verb'),
  usual(verbs('rodear'), 'surround/verb', isPlain),
  usual(verbs('reemplazar'), 'replace/verb'),
  usual(verbs('vengar'), 'take-revenge-es/verb', hasPronoun),
  usual(verbs('colocar'), 'place-put-es/verb'),
  usual(verbs('conocer'), 'know-meet-es/verb'),
  usual(verbs('esperar'), 'wait-hope-expect-es/verb', isPlain),
  usual(verbs('contar'), 'tell-count-es/verb', isPlain),
  usual(verbs('bajar'), 'go-down-lower-es/verb', isPlain),
  usual(verbs('subir'), 'go-up-raise-es/verb', isPlain),
  usual(verbs('nacer'), 'be-born-arise-es/verb'),
  usual(verbs('atender'), 'attend-to-serve-es/verb'),
  usual(verbs('verter'), 'pour-dump-es/verb'),
  usual(verbs('albergar'), 'house-contain/verb'),
  usual(verbs('emplear'), 'use-employ-es/verb'),
  usual(verbs('excitar'), 'excite-arouse-es/verb'),
  usual(verbs('inclinar'), 'tilt-incline-es/verb', isPlain),
  usual(verbs('cotizar'), 'pay-contributions-es/verb'),
  usual(verbs('respaldar'), 'back-up-support/verb endorse/verb'),
];

const cuedMeanings: readonly Rule[] = [
  cued(verbs('integrar'), 'join-become-part-es/verb', hasPronoun),
  // “limita al norte con”
  cued(verbs('limitar'), 'border-on-es/verb', isBefore(/^(?:al|con)$/)),
  cued(verbs('manifestar'), 'demonstrate-show-itself-es/verb', hasPronoun),
  cued(verbs('retirar'), 'withdraw-retire-es/verb', hasPronoun),
  cued(verbs('prolongar'), 'go-on-last-es/verb', hasPronoun),
  // “se crean puestos”, but “no crean eso”
  cued('crean', 'create/verb', (place) => !isAfter(/^(?:que|no|cuando|lo)$/)(place)),
  cued(verbs('suponer'), 'suppose/verb', either(isBefore(/^(?:que|porque)$/), isAfter(/^(?:cabe|podemos)$/))),
  cued(verbs('suponer'), 'involve-mean-suponer/verb', isBefore(/^(?:un|una|el|la|los|las|su|para|más)$/)),
  cued(
    verbs('anotar'),
    'score/verb',
    near(/^(?:gol|goles|puntos?|carreras?|canastas?|tantos?|touchdowns?|partidos?|triples?|penaltis?)$/),
  ),
];

/** Meanings of verbs, mostly reflexive, that occur only in certain constructions. */
const boundMeanings: readonly Rule[] = [
  only(verbs('limitar'), 'border-on-es/verb', isBefore(/^(?:al|con)$/)),
  // “se hizo una película”, but “se hizo famoso”
  only(
    verbs('hacer'),
    'become-get/verb',
    (place) =>
      hasPronoun(place) &&
      !articles.test(formOf(place.after[0])) &&
      !/^(?:cargo|eco|pasar|con|daño|realidad|esperar|llamar|notar|sentir)$/.test(formOf(place.after[0])),
  ),
  // “se buscó problemas”, but “se busca camarero”
  only(
    verbs('buscar', 'ganar'),
    'bring-upon-oneself/verb',
    isBefore(/^(?:problemas?|líos?|enemigos?|enemistad|ruina)$/),
  ),
  // “se vio obligado”, but “se ven las casas”
  only(
    verbs('ver'),
    'find-oneself/verb',
    (place) =>
      hasPronoun(place) &&
      (isParticiple(place.after[0], 'es') ||
        /^(?:en|envuelt\S+|mal|bien|libre|sin|a|ante)$/.test(formOf(place.after[0]))),
  ),
  // “se ofreció a ayudar”, but “la comida que se ofreció”
  only(verbs('ofrecer'), 'volunteer/verb', isBefore(/^(?:a|para|como|voluntari\S+)$/)),
  // “se parece a su padre”, but “me han parecido serios”
  only(
    verbs('parecer'),
    'resemble/verb',
    (place) =>
      place.earlier.slice(-3).some(({ form }) => form === 'se') || /^(?:a|al|más|mucho)$/.test(formOf(place.after[0])),
  ),
  only(verbs('colocar'), 'get-high/verb', () => false),
  // “se cree que”: people believe it.
  only(
    verbs('creer', 'pensar'),
    'think-imagine-believe-oneself/verb',
    (place) => place.word.form !== 'crean' && !isBefore(/^que$/)(place),
  ),
  only('entrevista entrevistas', 'make-out-glimpse/verb', () => false),
  // “se mostró partidario”, but “se muestra la tabla”
  only(
    verbs('mostrar'),
    'show-oneself-to-be/verb',
    (place) => hasPronoun(place) && !articles.test(formOf(place.after[0])),
  ),
  only(
    'central centrales',
    'power-station-centrale/noun',
    near(
      /^(?:eléctric\S+|nuclear\S*|hidroeléctric\S+|térmic\S+|energía|eólic\S+|solar\S*|carbón|reactor\S*|generador\S*)$/,
    ),
  ),
  only(verbs('sedar'), 'sedate/verb', () => false),
  only(verbs('correr'), 'come-orgasm/verb', () => false),
  only(verbs('liar'), 'hook-up-with/verb', () => false),
  // “se cuenta entre”, but “se cuenta que”
  only(verbs('contar'), 'be-counted-among/verb', isBefore(/^(?:entre|con|por)$/)),
  // “se estableció en”, but “se estableció un sistema”
  only(verbs('establecer'), 'settle-down/verb', (place) => hasPronoun(place) && !articles.test(formOf(place.after[0]))),
];

/** Participles whose adjective has another meaning: “es considerada la base”, but “una persona muy considerada”. */
const participles: readonly Rule[] = [
  only(adjectives('sentido'), 'heartfelt/adjective', isAfter(/^(?:muy|más|tan|pésame|homenaje|un)$/)),
  only(adjectives('producido'), 'grown-crop/adjective', () => false),
  only(adjectives('marcado'), 'labelling/noun', isAfter(/^(?:el|del|al|un|de)$/)),
  only(adjectives('marcado'), 'stark/adjective', isAfter(/^(?:muy|más|tan|contraste)$/)),
  only('pareja parejas', 'even-steady/adjective', isAfter(/^(?:muy|más|tan)$/)),
  // “el denominado modelo”, but “son denominadas”
  only(
    adjectives('denominado', 'llamado'),
    'so-called/adjective so-called-known-as/adjective',
    isAfter(/^(?:el|la|los|las|un|una|del|al|este|esta|su)$/),
  ),
  only(adjectives('condenado'), 'doomed/adjective', isAfter(/^(?:est\S+|parec\S+)$/)),
  only(adjectives('considerado'), 'considerate/adjective', isAfter(/^(?:muy|poco|tan|más|bastante|persona|gente)$/)),
];

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
];

const cuedAdjectives: readonly Rule[] = [
  // “una opción mejor”, but “la mejor opción”
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
  // “el pasado mes”, “la semana pasada”
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
  // “ingresos medios”, but “dos años y medio”
  cued(
    adjectives('medio'),
    'average/adjective',
    ({ before, lexicon }) => mayBe(before, ['noun'], lexicon) && !/^(?:y|edad|oriente|\d+)$/.test(formOf(before)),
  ),
  cued(adjectives('medio'), 'half/adjective', isAfter(/^(?:y|hora)$/)),
];

export const spanishVerbSenses: readonly Rule[] = [
  ...joinSenses(usualMeanings, cuedMeanings),
  ...joinSenses(usualAdjectives, cuedAdjectives),
  ...boundMeanings,
  ...participles,
];
