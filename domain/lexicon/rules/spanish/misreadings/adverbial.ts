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

/**
 * A misreading that applies only if the sentence has no versions in other languages. Otherwise the other versions decide.
 */
const misread = (base: RegExp, isSeen: Test): Misreading => ({
  language: 'es',
  base,
  isSeen: (neighbours) => neighbours.isAlone && isSeen(neighbours),
});

/** Adverbs and fixed phrases whose words often mean something else. */
export const spanishAdverbialMisreadings: readonly Misreading[] = [
  // False match: “con todo el mundo” (with everybody). True match: “con todo, ganó” (nevertheless, he won).
  misread(/^(?:con|y) todo$/, isFollowed),
  // False match: “en línea recta” (in a straight line). True match: “compró en línea” (bought online).
  misread(
    /^en línea$/,
    isBeforeForm(/^(?:recta|regular|aérea|con|de|directa|curva|masculina|femenina|paterna|materna)$/),
  ),
  // False match: “pasó de largo” (passed by). True match: “mide diez metros de largo” (is ten metres long).
  misread(
    /^de (?:largo|longitud|ancho|anchura|alto)$/,
    ({ before }) =>
      !/^(?:metros?|centímetros?|milímetros?|kilómetros?|millas?|pies|pulgadas?|cm|m|km|mm|cuadras|yardas|palmos)$/.test(
        before?.form ?? '',
      ),
  ),
  // False match: “recordando siempre que es tarde” (always remembering that it is late). True match: “ven siempre que
  // quieras” (come whenever you like).
  misread(/^siempre que$/, ({ before }) =>
    /^(?:record|pens|dec|diciendo|afirm|sostuv|cre[íy])/.test(before?.form ?? ''),
  ),
  // False match: “corresponde a tierra firme” (belongs to the mainland). True match: “volver a tierra” (return to land).
  misread(/^a tierra$/, isBeforeNoun),
  // False match: “diez kilos de peso” (ten kilos in weight). True match: “un argumento de peso” (a weighty argument).
  misread(
    /^de peso$/,
    (neighbours) =>
      isBeforeNoun(neighbours) ||
      /^(?:kilos?|gramos?|kg|toneladas?|exceso|pérdida)$/.test(neighbours.before?.form ?? ''),
  ),
  // False match: “tarjeta de memoria” (memory card). True match: “lo dice de memoria” (says it by heart).
  misread(/^de (?:entrada|memoria|paso|golpe|frente)$/, isBehindNoun),
  // False match: “a lo más alto” (to the top). True match: “diez a lo más” (ten at most).
  misread(/^a lo más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // False match: “ya está abierto” (is already open). True match: “Ya está.” (done).
  misread(/^ya está$/, isFollowed),
  // False match: “yo también lo sé” (I know that too). True match: “Yo también.” (me too).
  misread(/^yo también$/, isFollowed),
  misread(/^a medida$/, isBeforeForm(/^que$/)),
  // False match: “un poco de agua” (a little water). True match: “un poco cansado” (a little tired).
  misread(/^un poco$/, isBeforeForm(/^de$/)),
  // False match: “fueron a ver la casa” (they went to see the house). True match: “A ver, dime” (let’s see, tell me).
  misread(/^a ver$/, isInsideClause),
  // False match: “debido a que no puede” (because he can’t). True match: “A que no puedes” (I bet you can’t).
  misread(/^a que no$/, isInsideClause),
  // False match: “está lleno de gente” (is full of people). True match: “está lleno.” (is full).
  misread(/^estar\*? lleno$/, isBeforeForm(/^del?$/)),
  // False match: “en línea recta” (in a straight line). True match: “comprar en línea” (buy online).
  misread(/^en línea$/, isBeforeForm(/^(?:con|recta|directa|férrea|de)$/)),
  // False match: “en forma irregular” (in irregular form). True match: “está en forma” (is fit).
  misread(/^en forma$/, isBeforeAdjective),
  // False match: “se puede hacer permanente” (can become permanent). True match: “se puede hacer” (can be done).
  misread(/^se puede hacer$/, isBeforeAdjective),
  // False match: “en el centro de la plaza” (in the middle of the square). True match: “vive en el centro” (lives in the
  // centre).
  misread(
    /^(?:en el|al) centro$/,
    isBeforeForm(/^(?:del?|comercial|cultural|deportivo|educativo|penitenciario|médico)$/),
  ),
  // False match: “es más grande” (is bigger). True match: “Es más, no lo sabe” (what’s more, he doesn’t know).
  misread(/^es más$/, (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours)),
  // False match: “cara de niño” (baby face). True match: “de niño vivía allí” (lived there as a child).
  misread(
    /^de (?:niñ[oa]s?|pequeñ[oa]|jov(?:en|enes))$/,
    (neighbours) => isBehindNoun(neighbours) || isOnly(neighbours.next, ['noun', 'adjective'], neighbours.lexicon),
  ),
  // False match: “en un futuro gobierno” (in a future government). True match: “en el futuro” (in the future).
  misread(/^en (?:el|un) futuro$/, ({ next, lexicon }) => isOnly(next, ['noun'], lexicon)),
  // False match: “un poco más allá” (a bit further on). True match: “el más allá” (the hereafter).
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
  // False match: “a las dos” (at two o’clock). True match: “las dos hermanas” (the two sisters).
  misread(
    /^los dos$/,
    ({ span: [first], before, next, lexicon }) =>
      first?.form === 'las' &&
      /^(?:a|hasta|desde|sobre|hacia|entre|de)$/.test(before?.form ?? '') &&
      !mayBe(next, ['noun', 'adjective'], lexicon),
  ),
  // “corresponder a” in “corresponde al juez decidir” (it is up to the judge to decide) does not mean “match”.
  misread(
    /^corresponder\*? a$/,
    ({ conceptId, later, lexicon }) =>
      conceptId === 'correspond-to-match/expression' &&
      later.slice(0, 4).some((word) => isInfinitive(word, 'es', lexicon)),
  ),
  // False match: “de esta en adelante” (from this one on). True match: “ella esta de acuerdo” (she agrees, “esta” instead of
  // “está”).
  misread(
    /^estar\*? /,
    ({ span: [first], before, lexicon }) =>
      first?.form === 'esta' &&
      (before === undefined || !mayBe(before, ['noun', 'name', 'pronoun'], lexicon) || /^(?:que|y)$/.test(before.form)),
  ),
  // False match: “se hace a mano” (is made by hand). True match: “se hizo a la idea” (got used to the idea).
  misread(
    /^hacerse\*? a$/,
    ({ next, later }) => !/^(?:idea|mar|vida)$/.test(later[next?.form === 'la' ? 1 : 0]?.form ?? ''),
  ),
  // Phrases that are recognised only if they stand alone: “¿Y tú?” (and you?), but not “y tú lo sabes” (and you know it).
  misread(
    /^(?:y (?:tú|usted|ustedes|vosotros|tanto)|así es|como (?:que|sigue)|no (?:creo|importa)|que sí|ya veo|se (?:vende|alquila)|con valor|a cinco|entre (?:tres|cuatro)|la grave)$/,
    isFollowed,
  ),
  // False match: “no habló de nada” (spoke of nothing). True match: “De nada.” (you’re welcome).
  misread(
    /^(?:de nada|un momento|no (?:puede ser|pasar|pisar|molestar|fumar|acercarse|dormirse))$/,
    (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours),
  ),
  // False match: “por qué no vino” (why he did not come). True match: “¿Por qué no?” (why not?).
  misread(/^por qué no$/, ({ next, lexicon }) => next !== undefined && !isInfinitive(next, 'es', lexicon)),
  // False match: “si no viene” (if he does not come). True match: “Hazlo; si no, me voy” (do it, or I’ll leave).
  misread(/^si no$/, isFollowed),
  // False match: “se puede ver” (can be seen). True match: “se puede” (it is possible).
  misread(/^se puede$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon)),
  // False match: “el edificio más alto” (the tallest building). True match: “habla más alto” (speak up).
  misread(
    /^más (?:alto|bajo)$/,
    (neighbours) =>
      isBehindNoun(neighbours) ||
      isBeforeNoun(neighbours) ||
      isBeforeForm(/^(?:del?|que)$/)(neighbours) ||
      /^(?:lo|el|la|los|las|pico|es|era|nivel|punto)$/.test(neighbours.before?.form ?? ''),
  ),
  // False match: “con carácter general” (in general). True match: “una mujer con carácter” (a woman with character).
  misread(/^con (?:carácter|mucho|recursos|clase|derecho|licencia)$/, isBeforeNoun),
  // False match: “la frontera con Chile” (the border with Chile). True match: “carne con chile” (meat with chilli).
  misread(/^(?:con|de) \p{Ll}+$/u, ({ span }) => span.length === 2 && isCapitalised(span.at(-1))),
  // False match: “de alrededor de veinte años” (of about twenty years). True match: “de alrededor” (surrounding).
  misread(/^de alrededor$/, isFollowed),
  // False match: “de primera necesidad” (essential). True match: “de primera” (first-class).
  misread(/^(?:de (?:primera|época)|en tierra)$/, isBeforeNoun),
  // False match: “otra parte de la casa” (another part of the house). True match: “en otra parte” (elsewhere).
  misread(/^otra parte$/, isFollowed),
  // False match: “marcó un tanto” (scored a goal). True match: “es un tanto raro” (is somewhat strange).
  misread(/^un tanto$/, ({ next, lexicon }) => !mayBe(next, ['adjective'], lexicon) && !isParticiple(next, 'es')),
  // False match: “estación de servicio” (petrol station). True match: “está de servicio” (is on duty).
  misread(/^de (?:servicio|guardia)$/, isBehindNoun),
  // “del pueblo” is not an expression in “la voluntad del pueblo” (the will of the people): each word is explained by
  // itself.
  misread(/^del (?:pueblo|barco|distrito|seguro)$/, () => true),
  // False match: “el menor de los hermanos” (the youngest of the siblings). True match: “el menor ruido” (the slightest
  // noise).
  misread(/^el menor$/, isBeforeForm(/^(?:de|del)$/)),
  // False match: “otro mundo es posible” (another world is possible). True match: “del otro mundo” (out of this world).
  misread(/^otro mundo$/, ({ before }) => !/^(?:el|del|al)$/.test(before?.form ?? '')),
  // False match: “una más grande” (a bigger one). True match: “quiero una más” (I want one more).
  misread(/^(?:una|otr[oa]|un poco) más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // False match: “por todo esto” (for all this). True match: “por todo el país” (all over the country).
  misread(/^por tod[oa]$/, isBeforeForm(/^(?:est[oa]|es[oa]|ello|lo|lado|tipo)$/)),
  // “que funciona” is not an expression in “la máquina que funciona” (the machine that works): each word is explained by
  // itself.
  misread(/^que (?:apoya|consiente|falta|funciona|necesita|sangra|gotea|contiene)$/, () => true),
  misread(/^se (?:pierden|necesita|necesitan)$/, () => true),
  // False match: “las copas están sobre la mesa” (the glasses are on the table).
  misread(/^sobre la mesa$/, () => true),
  // False match: “un tiempo récord” (a record time). True match: “vivió un tiempo en Roma” (lived in Rome for a while).
  misread(
    /^un tiempo$/,
    ({ before, next, lexicon }) =>
      mayBe(before, ['preposition'], lexicon) ||
      /^(?:de|del|que|para)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun', 'adjective'], lexicon),
  ),
  // False match: “los demás países” (the other countries). True match: “los demás” (the others).
  misread(
    /^(?:los|las|lo) demás$/,
    ({ next, lexicon }) => mayBe(next, ['noun'], lexicon) && !mayBe(next, ['verb'], lexicon),
  ),
  // False match: “hacia el interior del país” (towards the interior of the country). True match: “avanza hacia el interior”
  // (advances inland).
  misread(/^hacia el interior$/, isBeforeForm(/^del?$/)),
];
