import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { counted, isQuantity, timeUnits } from '../spanish-context.ts';
import { formOf } from '../spanish-senses.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that form fixed phrases with “por”: “por fin” (at last). */
const fixed =
  words(`primera segunda tercera última eso ello qué cada ejemplo fin supuesto favor último completo separado encima
  debajo dentro fuera delante detrás parte siempre razón razones motivo motivos`);
const partsOfDay = words('vez mañana tarde noche');

const means =
  words(`carretera mar tierra aire avión tren barco teléfono correo radio televisión tv internet cable escrito
  satélite ferrocarril autopista autobús fax mail email whatsapp vídeo ordenador megafonía mensajería barca agua`);

const places =
  words(`calle calles camino caminos río ríos zona zonas parque carretera carreteras ruta rutas ventana ventanas
  puerta puertas pasillo pasillos bosque bosques montaña montañas ciudad ciudades centro costa valle túnel puente territorio
  región mundo pueblo pueblos barrio barrios jardín jardines playa playas campo campos senda sendas sendero senderos vía vías
  avenida alrededores interior agua aguas aire suelo cielo espalda borde orilla escalera escaleras habitación casa mar desierto
  isla islas selva países país cuello garganta nariz boca cabeza web red redes internet televisión radio plaza plazas`);

const periods = words('entonces aquel aquella aquellos aquellas esa esas esos allá allí ahí aquí');

/** Nouns for persons. After “por”, they name who acts: “escrito por su hermano” (written by his brother). */
const persons =
  words(`padre madre hermano hermana hermanos hermanas hijo hija hijos marido mujer esposa esposo abuelo abuela tío
  tía amigo amiga amigos compañero compañeros compañeras jefe equipo autor autora familia novio novia gobierno pareja primo
  creador fundador público propios propio propia dueño vecino vecinos rival rivales enemigos seguidores soldados alumnos`);

const ofMotion =
  /^(?:pas(?:o|a|an|ó|aba|aban|ar|ando|aron|eo|eos|ear|eaba|eando|ará)|discurr\S+|camin(?:a|ar|ó|aba|ando|an|aron)|viaj\S+|corr(?:e|er|ió|ía|en|iendo)|circul(?:a|an|ar|aba|ó)|naveg\S+|gira|giras|ruta|rutas|senderismo|excursi\S+|recorrido|andar|andaba|ir|iba|iban|entr(?:ó|ar|a|aron|aba)|sub(?:ir|ió|ía|e)|baj(?:ar|ó|aba)|avanz\S+|extiend\S+|extend\S+|mov\S+|muev\S+|mir(?:ar|a|ó|aba|ando|an)|asom(?:ó|aba|ado)\S*|tir(?:ar|ó)|salt(?:ar|ó)|tour|viaje|expand\S+|transcurr\S+|vag(?:ar|aba|ó)|vuelta|dispers\S+|repartid\S+|distribuid\S+|difund\S+)$/;

const haber = /^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo)$/;
const articles = /^(?:el|la|los|las|un|una|del|al|su|sus|más|muy)$/;
const be =
  /^(?:es|son|era|eran|fue|fueron|ser|sido|siendo|será|serán|sería|serían|sea|sean|fuera|fueran|fuese|resultó|resultaron)$/;
const reasons = words(
  `culpa falta culpas causa temor miedo motivo razones amor decisión cuestión problemas ser haber estar su sus`,
);
/** Participles after which “por” names a reason: “conocido por su risa” (known for his laugh). */
const ofReasons =
  /^(?:conocid|famos|preocupad|interesad|recordad|destacad|caracterizad|premiad|multad|condenad|detenid|acusad|apasionad|criticad|galardonad|sancionad|expulsad|nominad|elogiad|apreciad|valorad|felicitad)[oa]s?$/;

/** Whether “por” names who acts: “la conquista de la isla por los romanos” (the conquest of the island by the Romans). */
function isAgentOfNoun({ earlier, after: [next] }: Place): boolean {
  const last = earlier.slice(-8);
  const noun = last.findIndex(({ form }) =>
    /^(?:\p{L}{4,}(?:ción|sión|miento)|captura|conquista|toma|compra|venta|uso|ataque|asesinato|muerte|derrota|secuestro|rescate)$/u.test(
      form,
    ),
  );
  if (noun < 0 || !/^(?:el|la|los|las|un|una)$/.test(formOf(next))) return false;
  return last.slice(noun + 1, -1).some(({ form }) => /^del?$/.test(form));
}

/**
 * Whether a passive participle comes before “por”: “el puente construido en 1900 por un ingeniero” (the bridge built in 1900
 * by an engineer).
 */
function isByAgent(place: Place): boolean {
  const { before, earlier, after, language, lexicon } = place;
  const [next, afterNext] = after;
  const isPerson = persons.has(formOf(afterNext)) || persons.has(formOf(after[2]));
  if (reasons.has(formOf(next)) && !isPerson) return false;
  if (reasons.has(formOf(afterNext))) return false;
  const mayAct =
    isCapitalised(next) || mayBe(next, ['determiner', 'name', 'noun', 'pronoun', 'numeral', 'adjective'], lexicon);
  if (!mayAct || isInfinitive(next, language, lexicon)) return false;
  const isPassive = (index: number): boolean => {
    const word = earlier[index];
    if (!isParticiple(word, language) || !/[oa]s?$/.test(formOf(word))) return false;
    const previous = earlier[index - 1];
    if (haber.test(formOf(previous))) return false;
    const isAdjacent =
      index === earlier.length - 1 || (index === earlier.length - 2 && mayBe(before, ['adverb'], lexicon));
    if (isAdjacent) return !ofReasons.test(formOf(word)) && !isOnly(word, ['noun', 'adjective'], lexicon);
    if (isCapitalised(next)) return previous !== undefined && !articles.test(previous.form);
    return be.test(formOf(previous)) || isOnly(previous, ['noun'], lexicon) || isCapitalised(previous);
  };
  if (before === undefined) return false;
  if (isAgentOfNoun(place)) return true;
  // A second “por” after “y” names who acts, like the first: “por Ana y por Luis” (by Ana and by Luis).
  if (
    /^(?:y|o|como|ni)$/.test(before.form) &&
    isCapitalised(next) &&
    earlier.slice(-10).some(({ form }) => form === 'por')
  )
    return true;
  const first = Math.max(0, earlier.length - 8);
  for (let index = earlier.length - 1; index >= first; index -= 1) {
    if (isPassive(index)) return true;
    // False if another verb stands between the participle and “por”: “cansada, miró por la ventana” (tired, she looked out
    // of the window).
    if (isOnly(earlier[index], ['verb'], lexicon) && !be.test(formOf(earlier[index]))) return false;
  }
  return false;
}

/** Whether a length of time follows: “por cinco años” (for five years). */
function isSpan({ after, lexicon }: Place): boolean {
  const [next, afterNext] = after;
  const isCount =
    isQuantity(next, lexicon) || /^(?:vari[oa]s|much[oa]s?|algun[oa]s|un|una|más|breve|largo|poco)$/.test(formOf(next));
  return isCount && [afterNext, after[2], after[3]].some((word) => timeUnits.test(formOf(word)));
}

type Sense = 'unit' | 'span' | 'agent' | 'means' | 'place' | 'period' | 'undone' | 'reason';

/** The sense of “por”. Undefined in phrases for which other rules decide. */
function senseOfPor(place: Place): Sense | undefined {
  const { before, earlier, after, language, lexicon } = place;
  const [next, afterNext] = after;
  const form = formOf(next);
  if (next === undefined || fixed.has(form) || partsOfDay.has(formOf(afterNext))) return undefined;
  if (counted.test(form) || /^(?:km|m)[²2]$/.test(form)) return 'unit';
  if (isSpan(place)) return 'span';
  if (means.has(form) || /^(?:re)?(?:emit|trans|enter[aóé])/.test(formOf(before))) return 'means';
  if (isInfinitive(next, language, lexicon)) {
    const isRest =
      isOnly(before, ['noun'], lexicon) || /^(?:qued\S+|está|están|cosas|mucho|todo)$/.test(formOf(before));
    return isRest &&
      gapBefore(place) === 1 &&
      /^(?:descubrir|hacer|ver|resolver|definir|decidir|llegar|venir|conocer|explorar|jugar|disputar)$/.test(form)
      ? 'undone'
      : 'reason';
  }
  if (form === 'el' && formOf(afterNext) === 'mes') return 'period';
  if (periods.has(form)) return form.startsWith('a') && /^(?:aquel|aquell)/.test(form) ? 'period' : 'place';
  const head = [next, afterNext, after[2]].find((word) => !mayBe(word, ['determiner', 'adjective'], lexicon));
  if (isByAgent(place) && !ofMotion.test(formOf(before))) return 'agent';
  if (head !== undefined && places.has(head.form)) return 'place';
  if (earlier.slice(-3).some((word) => ofMotion.test(word.form))) return 'place';
  return 'reason';
}

const por = (concept: string, ...senses: Sense[]): Rule => ({
  forms: { es: 'por' },
  means: isConcept(concept),
  holds: (place) => {
    const sense = senseOfPor(place);
    return sense !== undefined && senses.includes(sense);
  },
  weightElsewhere: 1e-9,
  weightOfOthers: 1e-7,
  isForSingleVersion: true,
});

const months = words(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre del de a las la',
);
const ends =
  words(`río mar costa frontera ciudad puerta casa orilla calle lugar punto límite suelo techo rodillas rodilla cuello
  cintura pies hombros sur norte este oeste centro interior fondo altura estación playa pueblo puerto montaña puntos cuerpo cuerpos
  distancia máximo tope límites`);

/** Whether “hasta” names a place or a quantity, not a time: “hasta París” (as far as Paris), “hasta 20 kilos” (up to 20 kilos). */
function isUpTo({ after: [next, afterNext, third], before, lexicon }: Place): boolean {
  if (next === undefined || before === undefined) return false;
  if (/^\d/.test(next.form)) {
    const isYear = /^(?:1\d|20)\d\d$/.test(next.form);
    return !isYear && afterNext !== undefined && !months.has(formOf(afterNext));
  }
  if (isCapitalised(next)) return !mayBe(next, ['noun'], lexicon);
  if (isQuantity(next, lexicon) && next.form !== 'las') return true;
  if (!mayBe(next, ['determiner'], lexicon)) return false;
  return ends.has(formOf(afterNext)) || ends.has(formOf(third));
}

const officials =
  /^(?:juez|jueza|jueces|tribunal(?:es)?|comité|comisión|cámaras?|público|dios|notario|corte|rey|reina|papa|altar|congreso|senado|parlamento|asamblea|policía|fiscal(?:ía)?|jurado|periodistas|medios|prensa|personas|espectadores|ojos|todos|nosotros|mí|ti|él|ella|ellos|república|autoridad(?:es)?|gobierno|ministerio|embajador|consejo|organismos?|virgen|santísimo|televisión|micrófonos?)$/;
const matches =
  /^(?:partidos?|gan(?:ó|ar|aron|ado|a|an)|perd\S+|empat\S+|victorias?|derrotas?|triunfos?|goles|gol|encuentro|debut\S*|final|semifinal|venci\S+|jug\S+|disput\S+|marcador|equipo|campeonato|liga|copa|penales|visitante|estadio)$/;

/** What follows “ante”: a rival in sport, a person or a situation. */
function senseOfAnte({ earlier, after }: Place): 'rival' | 'person' | 'situation' {
  const near = [...earlier.slice(-8), ...after.slice(0, 6)];
  const isNamed = after.slice(0, 2).some(isCapitalised);
  if (isNamed && near.some(({ form }) => matches.test(form))) return 'rival';
  return isNamed || after.slice(0, 3).some(({ form }) => officials.test(form)) ? 'person' : 'situation';
}

const ante = (concept: string, sense: ReturnType<typeof senseOfAnte>): Rule => ({
  forms: { es: 'ante' },
  means: (conceptId, partOfSpeech) => conceptId === concept || partOfSpeech === 'noun',
  holds: (place) => senseOfAnte(place) === sense,
  weightElsewhere: 1,
  weightOfOthers: 1e-7,
  isForSingleVersion: true,
});

/** Rules for the meanings of “por”, “hasta” and “ante”. */
export const spanishPrepositionRules: readonly Rule[] = [
  // “ante” means “against” in “ganó ante el Betis” (won against Betis).
  ante('against-ante-es/preposition', 'rival'),
  // “ante” means “before” in “ante el juez” (before the judge).
  ante('before-person-ante-es/preposition', 'person'),
  // “ante” means “faced with” in “ante la falta de agua” (faced with the lack of water).
  ante('faced-with-ante-es/preposition', 'situation'),
  // “por” means “by” in “escrito por él” (written by him).
  { ...por('by/preposition', 'agent'), weightElsewhere: 1 },
  // “por” means “per” in “cien euros por persona” (a hundred euros per person).
  { ...por('per/preposition', 'unit'), weightElsewhere: 1 },
  // “por” means “for” in “por cinco años” (for five years).
  { ...por('for-duration/preposition', 'span'), weightElsewhere: 1 },
  // “por carretera” (by road)
  por('by-means-por-es/preposition', 'means'),
  // “por” means “along” in “pasea por la calle” (walks along the street).
  por('through-around-por-es/preposition', 'place'),
  // “por” means “around” in “por aquella época” (around that time).
  por('around-time-por-es/preposition', 'period'),
  // “por” means “still to be” in “un mundo por descubrir” (a world still to be discovered).
  por('still-to-be-por-es/preposition', 'undone'),
  // “por” means “for” in “lo hizo por amor” (did it for love).
  por('for-because-por-es/preposition', 'reason'),
  {
    // “hasta” means “up to” in “pesa hasta 20 kilos” (weighs up to 20 kilos), but not in “hasta 1990” (until 1990).
    forms: { es: 'hasta' },
    means: isConcept('up-to-hasta-es/preposition'),
    holds: isUpTo,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-7,
    isForSingleVersion: true,
  },
];
