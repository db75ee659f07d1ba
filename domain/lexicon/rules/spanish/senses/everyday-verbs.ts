import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, mayBe } from '../../word-classes.ts';
import { cued, formOf, hasPronoun, isBefore, isPlain, near, only, usual, verbs } from '../spanish-senses.ts';

export const everydayUsualVerbs: readonly Rule[] = [
  usual(verbs('encadenar'), 'chain-string-encadenar-es/verb'),
  usual(verbs('apagar'), 'switch-off-put-out-es/verb', isPlain),
  usual(verbs('pronunciar'), 'pronounce-say-es/verb', isPlain),
  usual(verbs('azotar'), 'lash-azotar-es/verb'),
  usual(verbs('sonar'), 'sound-ring-sonar-es/verb', isPlain),
  usual(verbs('ganar'), 'win-earn-ganar-es/verb', isPlain),
  usual(verbs('comparecer'), 'appear-comparecer-es/verb'),
  usual(verbs('cortar'), 'cut-block-cortar-es/verb', isPlain),
  usual(verbs('mirar'), 'look-watch-mirar-es/verb', isPlain),
  usual(verbs('coger'), 'take-catch-coger-es/verb'),
  usual(verbs('enseñar'), 'teach-show-ensenar-es/verb'),
  usual(verbs('durar'), 'last-durar-es/verb'),
  usual(verbs('vestir').replace(/\b(?:visto|viste|visteis|vistes) ?/g, ''), 'dress-wear-vestir-es/verb', isPlain),
  usual(verbs('soltar'), 'release-let-go-soltar-es/verb', isPlain),
  usual(verbs('encargar'), 'order-entrust-encargar-es/verb'),
  usual(verbs('evitar'), 'avoid-prevent-evitar-es/verb'),
  usual(verbs('pegar'), 'hit-stick-pegar-es/verb'),
  usual(verbs('bastar'), 'be-enough-bastar-es/verb'),
  usual(verbs('reconocer'), 'recognise-admit-reconocer-es/verb', isPlain),
  usual(verbs('avisar'), 'warn-let-know-avisar-es/verb'),
  usual(verbs('demostrar'), 'prove-show-demostrar-es/verb'),
  usual(verbs('curar'), 'cure-heal-curar-es/verb'),
  usual(verbs('investigar'), 'investigate-research-es/verb'),
  usual(verbs('pisar'), 'step-on-pisar-es/verb'),
  usual(verbs('encerrar'), 'lock-up-enclose-es/verb', isPlain),
  usual(verbs('perseguir'), 'chase-pursue-perseguir-es/verb'),
  usual(verbs('clavar'), 'nail-fix-clavar-es/verb', isPlain),
  usual(verbs('advertir'), 'warn-notice-advertir-es/verb'),
  usual(verbs('pillar'), 'catch-pillar-es/verb', isPlain),
  usual(verbs('rescatar'), 'rescue-rescatar-es/verb'),
  usual(verbs('confesar'), 'confess-admit-confesar-es/verb'),
  usual(verbs('abrazar'), 'hug-embrace-abrazar-es/verb', isPlain),
  usual(verbs('emocionar'), 'move-thrill-emocionar-es/verb', isPlain),
  usual(verbs('arrastrar'), 'drag-arrastrar-es/verb', isPlain),
  usual(verbs('mezclar'), 'mix-mezclar-es/verb', isPlain),
  usual(verbs('picar'), 'sting-bite-chop-picar-es/verb'),
  usual(verbs('velar'), 'watch-over-velar-es/verb'),
  usual(verbs('procesar'), 'process-prosecute-es/verb'),
  usual(verbs('estropear'), 'spoil-damage-estropear-es/verb', isPlain),
  usual(verbs('surgir'), 'arise-emerge-surgir-es/verb'),
  usual(verbs('anotar'), 'note-score-anotar-es/verb', isPlain),
  usual(verbs('agotar'), 'exhaust-use-up-agotar-es/verb', isPlain),
  usual(verbs('valorar'), 'value-assess-valorar-es/verb'),
  usual(verbs('alzar'), 'raise-lift-alzar-es/verb', isPlain),
  usual(verbs('introducir'), 'introduce-insert-es/verb', isPlain),
  usual(verbs('disminuir'), 'decrease-disminuir-es/verb'),
  usual(verbs('estrechar'), 'shake-narrow-estrechar-es/verb'),
  usual(verbs('tropezar'), 'trip-stumble-tropezar-es/verb'),
  usual(verbs('colaborar'), 'cooperate-colaborar-es/verb'),
  usual(verbs('recordar'), 'remember-remind-recordar-es/verb', isPlain),
  usual(verbs('despertar'), 'wake-arouse-despertar-es/verb', isPlain),
  usual(verbs('desconectar'), 'switch-off-desconectar-es/verb'),
  usual(verbs('recaudar'), 'collect-take-in-recaudar-es/verb'),
  usual(verbs('perder'), 'get-lost-vanish-es/verb', hasPronoun),
];

const ofTime =
  /^(?:días?|semanas?|mes|meses|años?|horas?|minutos|segundos|siglos?|tiempo|noches?|tardes?|verano|invierno|rato|momento)$/;

/** Meanings of everyday verbs that are recognised by the words nearby. */
export const everydayVerbCues: readonly Rule[] = [
  // “pasaron” means “pass” in “pasaron los años” (the years passed), but not in “pasó el día en casa” (spent the day at
  // home).
  cued(
    verbs('pasar'),
    'pass/verb',
    (place) =>
      isPlain(place) &&
      /(?:n|ban|ron|rán)$/.test(place.word.form) &&
      /^(?:los|las|unos|unas|varios|varias|muchos|muchas|dos|tres|cuatro|cinco|seis|diez)$/.test(
        formOf(place.after[0]),
      ) &&
      ofTime.test(formOf(place.after[1])) &&
      (place.after[2] === undefined ||
        place.after[2].start - (place.after[1]?.end ?? 0) > 1 ||
        /^(?:y|sin|hasta|desde)$/.test(formOf(place.after[2]))),
  ),
  // “se perdió” means “missed” in “se perdió la fiesta” (missed the party), but not in “se perdió en el bosque” (got lost in
  // the forest).
  cued(
    verbs('perder').concat(' perderse perderme perderte perdernos'),
    'miss-perderse-es/verb',
    (place) =>
      (hasPronoun(place) || /(?:se|me|te|nos)$/.test(place.word.form)) &&
      /^(?:el|la|los|las|un|una|esta|este|su|lo|nada|algo|mucho|parte|todo|toda)$/.test(formOf(place.after[0])) &&
      !mayBe(place.after[1], ['adverb'], place.lexicon),
  ),
  // “cuesta” means “be hard” in “me cuesta dormir” (it is hard for me to sleep), but not in “cuesta dos euros” (costs two
  // euros).
  cued(
    verbs('costar'),
    'be-hard-costar-es/verb',
    ({ before, after, language, lexicon }) =>
      /^(?:me|te|le|nos|os|les)$/.test(formOf(before)) &&
      after.slice(0, 3).some((word) => isInfinitive(word, language, lexicon) || word.form === 'trabajo'),
  ),
  // “pensaba” means “intended” in “pensaba llamarte” (intended to call you), but not in “pensaba en ti” (thought of you).
  cued(verbs('pensar'), 'intend-pensar-es/verb', ({ after: [next], language, lexicon }) =>
    isInfinitive(next, language, lexicon),
  ),
  // “busca” means “seek” in “busca mejorar” (seeks to improve), but not in “busca trabajo” (is looking for work).
  cued(verbs('buscar'), 'seek-to-buscar-es/verb', ({ after: [next], language, lexicon }) =>
    isInfinitive(next, language, lexicon),
  ),
  // “colgó” means “hung up the phone” in “colgó el teléfono” (hung up), but not in “colgó el abrigo” (hung up the coat).
  cued(verbs('colgar'), 'hang-up-phone/verb', near(/^(?:teléfono|auricular|llamada|móvil)$/, 3)),
  // “debe” means “must” in “debe venir” (must come), but not in “debe dinero” (owes money).
  cued(verbs('deber'), 'must-should-deber-es/verb', ({ after, language, lexicon }) =>
    after.slice(0, 3).some((word) => isInfinitive(word, language, lexicon)),
  ),
  // “sigue” means “still be” in “sigue en Roma” (is still in Rome), but not in “sigue a su padre” (follows his father).
  cued(verbs('seguir'), 'continue-remain-seguir-es/verb', (place) => {
    const [next] = place.after;
    const isEnd = next === undefined || next.start - place.word.end > 1;
    return (
      isPlain(place) &&
      !/^(?:lo|la|los|las|le)$/.test(formOf(place.before)) &&
      (isEnd ||
        /^(?:en|sin|con|así|igual|bien|mal|adelante|vivo|viva|vivos|abierto|abierta|siendo|ahí|aquí|allí)$/.test(
          formOf(next),
        ))
    );
  }),
  // “se ponía” means “set” in “el sol se ponía” (the sun was setting), but not in “se ponía triste” (became sad).
  cued(
    verbs('poner').concat(' ponerse'),
    'set-of-the-sun-es/verb',
    (place) => (hasPronoun(place) || place.word.form === 'ponerse') && near(/^(?:sol|luna)$/, 4)(place),
  ),
  // “se cuelga” means “freeze” in “la aplicación se cuelga” (the app freezes), but not in “se cuelga del árbol” (hangs from
  // the tree).
  cued(
    verbs('colgar'),
    'freeze-colgarse-es/verb',
    (place) =>
      hasPronoun(place) &&
      near(/^(?:aplicación|ordenador|computadora|programa|móvil|web|página|sistema|juego)$/, 5)(place),
  ),
  // “servirnos” means “serve” in “en servirnos los platos” (in serving us the dishes).
  cued('servirme servirnos servirle servirles servirte', 'serve-attached-servir-es/verb', () => true),
  // “libraron” means “fought” in “libraron una batalla” (fought a battle), but not in “se libró del castigo” (escaped
  // punishment).
  cued(verbs('librar'), 'fight-librar-es/verb', near(/^(?:batallas?|combates?|guerras?|lucha)$/, 4)),
  // “se conocieron” means “met” in “se conocieron en un baile” (met at a dance), but not in “se conoce como gripe” (is known
  // as flu).
  cued(
    'conocieron conocimos conocían conocíamos conocisteis',
    'meet-each-other-conocer-es/verb',
    (place) => hasPronoun(place) && !isBefore(/^(?:como|los|las|varios|varias|muchos|algunos)$/)(place),
  ),
  // “apagaron” means “put out” in “apagaron el incendio” (put out the fire), but not in “apagó la televisión” (switched off
  // the television).
  cued(
    verbs('apagar'),
    'extinguish/verb',
    near(/^(?:incendios?|fuegos?|llamas?|velas?|cigarrillos?|cigarros?|colillas?|hogueras?|bomberos?|puros?)$/, 5),
  ),
];

/** Meanings of everyday verbs that are possible only near certain words. */
export const boundEverydayVerbs: readonly Rule[] = [
  // “se pone” means “set” in “el sol se pone” (the sun sets), but not in “se pone el abrigo” (puts on the coat).
  only(verbs('poner').concat(' ponerse'), 'set-of-the-sun-es/verb', near(/^(?:sol|luna)$/, 4)),
  only(verbs('librar'), 'fight-librar-es/verb', near(/^(?:batallas?|combates?|guerras?|lucha)$/, 4)),
];
