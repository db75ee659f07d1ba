import type { Misreading, Neighbours } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

type Test = Misreading['isSeen'];

const isFollowed: Test = ({ next }) => next !== undefined;
const isBeforeNoun: Test = ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon);
const isBeforeAdjective: Test = ({ next, lexicon }) => mayBe(next, ['adjective'], lexicon);
const isBeforeForm =
  (pattern: RegExp): Test =>
  ({ next }) =>
    pattern.test(next?.form ?? '');

/**
 * Whether only a space separates the expression from a noun before it, such as “de entrada” in “calle de entrada” (access
 * road).
 */
const isBehindNoun = ({ before, span: [first], lexicon }: Neighbours): boolean =>
  before !== undefined &&
  first !== undefined &&
  first.start - before.end === 1 &&
  mayBe(before, ['noun'], lexicon) &&
  !mayBe(before, ['verb'], lexicon);

/** Whether another word of the same clause comes before the expression. */
const isInsideClause = ({ before, span: [first] }: Neighbours): boolean =>
  before !== undefined && first !== undefined && first.start - before.end === 1;

/** A misreading that counts only if the sentence has no versions in other languages. Otherwise those versions decide. */
const misread = (base: RegExp, isSeen: Test): Misreading => ({
  language: 'es',
  base,
  isSeen: (neighbours) => neighbours.isAlone && isSeen(neighbours),
});

/** Adverbs and short formulas whose words often mean something else. */
export const spanishAdverbialMisreadings: readonly Misreading[] = [
  // “con todo, ganó” (nevertheless, he won), but not “con todo el mundo” (with everybody)
  misread(/^(?:con|y) todo$/, isFollowed),
  // “compró en línea” (bought online), but not “en línea recta” (in a straight line)
  misread(
    /^en línea$/,
    isBeforeForm(/^(?:recta|regular|aérea|con|de|directa|curva|masculina|femenina|paterna|materna)$/),
  ),
  // “mide diez metros de largo” (is ten metres long), but not “pasó de largo” (passed by)
  misread(
    /^de (?:largo|longitud|ancho|anchura|alto)$/,
    ({ before }) =>
      !/^(?:metros?|centímetros?|milímetros?|kilómetros?|millas?|pies|pulgadas?|cm|m|km|mm|cuadras|yardas|palmos)$/.test(
        before?.form ?? '',
      ),
  ),
  // “ven siempre que quieras” (come whenever you like), but not “recordando siempre que es tarde” (always remembering that it
  // is late)
  misread(/^siempre que$/, ({ before }) =>
    /^(?:record|pens|dec|diciendo|afirm|sostuv|cre[íy])/.test(before?.form ?? ''),
  ),
  // “volver a tierra” (return to land), but not “corresponde a tierra firme” (belongs to the mainland)
  misread(/^a tierra$/, isBeforeNoun),
  // “un argumento de peso” (a weighty argument), but not “diez kilos de peso” (ten kilos in weight)
  misread(
    /^de peso$/,
    (neighbours) =>
      isBeforeNoun(neighbours) ||
      /^(?:kilos?|gramos?|kg|toneladas?|exceso|pérdida)$/.test(neighbours.before?.form ?? ''),
  ),
  // “lo dice de memoria” (says it by heart), but not “tarjeta de memoria” (memory card)
  misread(/^de (?:entrada|memoria|paso|golpe|frente)$/, isBehindNoun),
  // “diez a lo más” (ten at most), but not “a lo más alto” (to the top)
  misread(/^a lo más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // “Ya está.” (done), but not “ya está abierto” (is already open)
  misread(/^ya está$/, isFollowed),
  // “Yo también.” (me too), but not “yo también lo sé” (I know that too)
  misread(/^yo también$/, isFollowed),
  misread(/^a medida$/, isBeforeForm(/^que$/)),
  // “un poco cansado” (a little tired), but not “un poco de agua” (a little water)
  misread(/^un poco$/, isBeforeForm(/^de$/)),
  // “A ver, dime” (let’s see, tell me), but not “fueron a ver la casa” (they went to see the house)
  misread(/^a ver$/, isInsideClause),
  // “A que no puedes” (I bet you can’t), but not “debido a que no puede” (because he can’t)
  misread(/^a que no$/, isInsideClause),
  // “está lleno.” (is full), but not “está lleno de gente” (is full of people)
  misread(/^estar\*? lleno$/, isBeforeForm(/^del?$/)),
  // “comprar en línea” (buy online), but not “en línea recta” (in a straight line)
  misread(/^en línea$/, isBeforeForm(/^(?:con|recta|directa|férrea|de)$/)),
  // “está en forma” (is fit), but not “en forma irregular” (in irregular form)
  misread(/^en forma$/, isBeforeAdjective),
  // “se puede hacer” (can be done), but not “se puede hacer permanente” (can become permanent)
  misread(/^se puede hacer$/, isBeforeAdjective),
  // “vive en el centro” (lives in the centre), but not “en el centro de la plaza” (in the middle of the square)
  misread(
    /^(?:en el|al) centro$/,
    isBeforeForm(/^(?:del?|comercial|cultural|deportivo|educativo|penitenciario|médico)$/),
  ),
  // “Es más, no lo sabe” (what’s more, he doesn’t know), but not “es más grande” (is bigger)
  misread(/^es más$/, (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours)),
  // “de niño vivía allí” (lived there as a child), but not “cara de niño” (baby face)
  misread(
    /^de (?:niñ[oa]s?|pequeñ[oa]|jov(?:en|enes))$/,
    (neighbours) => isBehindNoun(neighbours) || isOnly(neighbours.next, ['noun', 'adjective'], neighbours.lexicon),
  ),
  // “en el futuro” (in the future), but not “en un futuro gobierno” (in a future government)
  misread(/^en (?:el|un) futuro$/, ({ next, lexicon }) => isOnly(next, ['noun'], lexicon)),
  // “el más allá” (the hereafter), but not “un poco más allá” (a bit further on)
  misread(
    /^más allá$/,
    ({ conceptId, before }) =>
      conceptId === 'hereafter/noun' && !/^(?:el|del|al|un|este|ese|su)$/.test(before?.form ?? ''),
  ),
  // “una vez” is a conjunction before a participle: “una vez abierta la puerta” (once the door is open). Elsewhere it is an
  // adverb: “una vez al año” (once a year).
  misread(
    /^una vez$/,
    ({ conceptId, next }) => (conceptId === 'once-una-vez-done-es/conjunction') !== isParticiple(next, 'es'),
  ),
  // “las dos hermanas” (the two sisters), but not “a las dos” (at two o’clock)
  misread(
    /^los dos$/,
    ({ span: [first], before, next, lexicon }) =>
      first?.form === 'las' &&
      /^(?:a|hasta|desde|sobre|hacia|entre|de)$/.test(before?.form ?? '') &&
      !mayBe(next, ['noun', 'adjective'], lexicon),
  ),
  // “corresponde al juez decidir” (it is up to the judge to decide) does not mean “match”.
  misread(
    /^corresponder\*? a$/,
    ({ conceptId, later, lexicon }) =>
      conceptId === 'correspond-to-match/expression' &&
      later.slice(0, 4).some((word) => isInfinitive(word, 'es', lexicon)),
  ),
  // “ella esta de acuerdo” (she agrees, “esta” instead of “está”), but not “de esta en adelante” (from this one on)
  misread(
    /^estar\*? /,
    ({ span: [first], before, lexicon }) =>
      first?.form === 'esta' &&
      (before === undefined || !mayBe(before, ['noun', 'name', 'pronoun'], lexicon) || /^(?:que|y)$/.test(before.form)),
  ),
  // “se hizo a la idea” (got used to the idea), but not “se hace a mano” (is made by hand)
  misread(
    /^hacerse\*? a$/,
    ({ next, later }) => !/^(?:idea|mar|vida)$/.test(later[next?.form === 'la' ? 1 : 0]?.form ?? ''),
  ),
  // Formulas that stand alone: “¿Y tú?” (and you?), but not “y tú lo sabes” (and you know it)
  misread(
    /^(?:y (?:tú|usted|ustedes|vosotros|tanto)|así es|como (?:que|sigue)|no (?:creo|importa)|que sí|ya veo|se (?:vende|alquila)|con valor|a cinco|entre (?:tres|cuatro)|la grave)$/,
    isFollowed,
  ),
  // “De nada.” (you’re welcome), but not “no habló de nada” (spoke of nothing)
  misread(
    /^(?:de nada|un momento|no (?:puede ser|pasar|pisar|molestar|fumar|acercarse|dormirse))$/,
    (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours),
  ),
  // “¿Por qué no?” (why not?), but not “por qué no vino” (why he did not come)
  misread(/^por qué no$/, ({ next, lexicon }) => next !== undefined && !isInfinitive(next, 'es', lexicon)),
  // “Hazlo; si no, me voy” (do it, or I’ll leave), but not “si no viene” (if he does not come)
  misread(/^si no$/, isFollowed),
  // “se puede” (it is possible), but not “se puede ver” (can be seen)
  misread(/^se puede$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon)),
  // “habla más alto” (speak up), but not “el edificio más alto” (the tallest building)
  misread(
    /^más (?:alto|bajo)$/,
    (neighbours) =>
      isBehindNoun(neighbours) ||
      isBeforeNoun(neighbours) ||
      isBeforeForm(/^(?:del?|que)$/)(neighbours) ||
      /^(?:lo|el|la|los|las|pico|es|era|nivel|punto)$/.test(neighbours.before?.form ?? ''),
  ),
  // “una mujer con carácter” (a woman with character), but not “con carácter general” (in general)
  misread(/^con (?:carácter|mucho|recursos|clase|derecho|licencia)$/, isBeforeNoun),
  // “carne con chile” (meat with chilli), but not “la frontera con Chile” (the border with Chile)
  misread(/^(?:con|de) \p{Ll}+$/u, ({ span }) => span.length === 2 && isCapitalised(span.at(-1))),
  // “de alrededor” (surrounding), but not “de alrededor de veinte años” (of about twenty years)
  misread(/^de alrededor$/, isFollowed),
  // “de primera” (first-class), but not “de primera necesidad” (essential)
  misread(/^(?:de (?:primera|época)|en tierra)$/, isBeforeNoun),
  // “en otra parte” (elsewhere), but not “otra parte de la casa” (another part of the house)
  misread(/^otra parte$/, isFollowed),
  // “es un tanto raro” (is somewhat strange), but not “marcó un tanto” (scored a goal)
  misread(/^un tanto$/, ({ next, lexicon }) => !mayBe(next, ['adjective'], lexicon) && !isParticiple(next, 'es')),
  // “está de servicio” (is on duty), but not “estación de servicio” (petrol station)
  misread(/^de (?:servicio|guardia)$/, isBehindNoun),
  // Never meant as an expression: “la voluntad del pueblo” (the will of the people)
  misread(/^del (?:pueblo|barco|distrito|seguro)$/, () => true),
  // “el menor ruido” (the slightest noise), but not “el menor de los hermanos” (the youngest of the siblings)
  misread(/^el menor$/, isBeforeForm(/^(?:de|del)$/)),
  // “del otro mundo” (out of this world), but not “otro mundo es posible” (another world is possible)
  misread(/^otro mundo$/, ({ before }) => !/^(?:el|del|al)$/.test(before?.form ?? '')),
  // “quiero una más” (I want one more), but not “una más grande” (a bigger one)
  misread(/^(?:una|otr[oa]|un poco) más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // “por todo el país” (all over the country), but not “por todo esto” (for all this)
  misread(/^por tod[oa]$/, isBeforeForm(/^(?:est[oa]|es[oa]|ello|lo|lado|tipo)$/)),
  // “la máquina que funciona” (the machine that works): the words of a relative clause are explained one by one.
  misread(/^que (?:apoya|consiente|falta|funciona|necesita|sangra|gotea|contiene)$/, () => true),
  misread(/^se (?:pierden|necesita|necesitan)$/, () => true),
  // “las copas están sobre la mesa” (the glasses are on the table)
  misread(/^sobre la mesa$/, () => true),
  // “vivió un tiempo en Roma” (lived in Rome for a while), but not “un tiempo récord” (a record time)
  misread(
    /^un tiempo$/,
    ({ before, next, lexicon }) =>
      mayBe(before, ['preposition'], lexicon) ||
      /^(?:de|del|que|para)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun', 'adjective'], lexicon),
  ),
  // “los demás” (the others), but not “los demás países” (the other countries)
  misread(
    /^(?:los|las|lo) demás$/,
    ({ next, lexicon }) => mayBe(next, ['noun'], lexicon) && !mayBe(next, ['verb'], lexicon),
  ),
  // “avanza hacia el interior” (advances inland), but not “hacia el interior del país” (towards the interior of the country)
  misread(/^hacia el interior$/, isBeforeForm(/^del?$/)),
];
