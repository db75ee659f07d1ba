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
  // Misread: “con todo el mundo” (with everybody). Meant: “con todo, ganó” (nevertheless, he won).
  misread(/^(?:con|y) todo$/, isFollowed),
  // Misread: “en línea recta” (in a straight line). Meant: “compró en línea” (bought online).
  misread(
    /^en línea$/,
    isBeforeForm(/^(?:recta|regular|aérea|con|de|directa|curva|masculina|femenina|paterna|materna)$/),
  ),
  // Misread: “pasó de largo” (passed by). Meant: “mide diez metros de largo” (is ten metres long).
  misread(
    /^de (?:largo|longitud|ancho|anchura|alto)$/,
    ({ before }) =>
      !/^(?:metros?|centímetros?|milímetros?|kilómetros?|millas?|pies|pulgadas?|cm|m|km|mm|cuadras|yardas|palmos)$/.test(
        before?.form ?? '',
      ),
  ),
  // Misread: “recordando siempre que es tarde” (always remembering that it is late). Meant: “ven siempre que quieras”
  // (come whenever you like).
  misread(/^siempre que$/, ({ before }) =>
    /^(?:record|pens|dec|diciendo|afirm|sostuv|cre[íy])/.test(before?.form ?? ''),
  ),
  // Misread: “corresponde a tierra firme” (belongs to the mainland). Meant: “volver a tierra” (return to land).
  misread(/^a tierra$/, isBeforeNoun),
  // Misread: “diez kilos de peso” (ten kilos in weight). Meant: “un argumento de peso” (a weighty argument).
  misread(
    /^de peso$/,
    (neighbours) =>
      isBeforeNoun(neighbours) ||
      /^(?:kilos?|gramos?|kg|toneladas?|exceso|pérdida)$/.test(neighbours.before?.form ?? ''),
  ),
  // Misread: “tarjeta de memoria” (memory card). Meant: “lo dice de memoria” (says it by heart).
  misread(/^de (?:entrada|memoria|paso|golpe|frente)$/, isBehindNoun),
  // Misread: “a lo más alto” (to the top). Meant: “diez a lo más” (ten at most).
  misread(/^a lo más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // Misread: “ya está abierto” (is already open). Meant: “Ya está.” (done).
  misread(/^ya está$/, isFollowed),
  // Misread: “yo también lo sé” (I know that too). Meant: “Yo también.” (me too).
  misread(/^yo también$/, isFollowed),
  misread(/^a medida$/, isBeforeForm(/^que$/)),
  // Misread: “un poco de agua” (a little water). Meant: “un poco cansado” (a little tired).
  misread(/^un poco$/, isBeforeForm(/^de$/)),
  // Misread: “fueron a ver la casa” (they went to see the house). Meant: “A ver, dime” (let’s see, tell me).
  misread(/^a ver$/, isInsideClause),
  // Misread: “debido a que no puede” (because he can’t). Meant: “A que no puedes” (I bet you can’t).
  misread(/^a que no$/, isInsideClause),
  // Misread: “está lleno de gente” (is full of people). Meant: “está lleno.” (is full).
  misread(/^estar\*? lleno$/, isBeforeForm(/^del?$/)),
  // Misread: “en línea recta” (in a straight line). Meant: “comprar en línea” (buy online).
  misread(/^en línea$/, isBeforeForm(/^(?:con|recta|directa|férrea|de)$/)),
  // Misread: “en forma irregular” (in irregular form). Meant: “está en forma” (is fit).
  misread(/^en forma$/, isBeforeAdjective),
  // Misread: “se puede hacer permanente” (can become permanent). Meant: “se puede hacer” (can be done).
  misread(/^se puede hacer$/, isBeforeAdjective),
  // Misread: “en el centro de la plaza” (in the middle of the square). Meant: “vive en el centro” (lives in the
  // centre).
  misread(
    /^(?:en el|al) centro$/,
    isBeforeForm(/^(?:del?|comercial|cultural|deportivo|educativo|penitenciario|médico)$/),
  ),
  // Misread: “es más grande” (is bigger). Meant: “Es más, no lo sabe” (what’s more, he doesn’t know).
  misread(/^es más$/, (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours)),
  // Misread: “cara de niño” (baby face). Meant: “de niño vivía allí” (lived there as a child).
  misread(
    /^de (?:niñ[oa]s?|pequeñ[oa]|jov(?:en|enes))$/,
    (neighbours) => isBehindNoun(neighbours) || isOnly(neighbours.next, ['noun', 'adjective'], neighbours.lexicon),
  ),
  // Misread: “en un futuro gobierno” (in a future government). Meant: “en el futuro” (in the future).
  misread(/^en (?:el|un) futuro$/, ({ next, lexicon }) => isOnly(next, ['noun'], lexicon)),
  // Misread: “un poco más allá” (a bit further on). Meant: “el más allá” (the hereafter).
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
  // Misread: “a las dos” (at two o’clock). Meant: “las dos hermanas” (the two sisters).
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
  // Misread: “de esta en adelante” (from this one on). Meant: “ella esta de acuerdo” (she agrees, “esta” instead of
  // “está”).
  misread(
    /^estar\*? /,
    ({ span: [first], before, lexicon }) =>
      first?.form === 'esta' &&
      (before === undefined || !mayBe(before, ['noun', 'name', 'pronoun'], lexicon) || /^(?:que|y)$/.test(before.form)),
  ),
  // Misread: “se hace a mano” (is made by hand). Meant: “se hizo a la idea” (got used to the idea).
  misread(
    /^hacerse\*? a$/,
    ({ next, later }) => !/^(?:idea|mar|vida)$/.test(later[next?.form === 'la' ? 1 : 0]?.form ?? ''),
  ),
  // Formulas that stand alone: “¿Y tú?” (and you?), but not “y tú lo sabes” (and you know it)
  misread(
    /^(?:y (?:tú|usted|ustedes|vosotros|tanto)|así es|como (?:que|sigue)|no (?:creo|importa)|que sí|ya veo|se (?:vende|alquila)|con valor|a cinco|entre (?:tres|cuatro)|la grave)$/,
    isFollowed,
  ),
  // Misread: “no habló de nada” (spoke of nothing). Meant: “De nada.” (you’re welcome).
  misread(
    /^(?:de nada|un momento|no (?:puede ser|pasar|pisar|molestar|fumar|acercarse|dormirse))$/,
    (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours),
  ),
  // Misread: “por qué no vino” (why he did not come). Meant: “¿Por qué no?” (why not?).
  misread(/^por qué no$/, ({ next, lexicon }) => next !== undefined && !isInfinitive(next, 'es', lexicon)),
  // Misread: “si no viene” (if he does not come). Meant: “Hazlo; si no, me voy” (do it, or I’ll leave).
  misread(/^si no$/, isFollowed),
  // Misread: “se puede ver” (can be seen). Meant: “se puede” (it is possible).
  misread(/^se puede$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon)),
  // Misread: “el edificio más alto” (the tallest building). Meant: “habla más alto” (speak up).
  misread(
    /^más (?:alto|bajo)$/,
    (neighbours) =>
      isBehindNoun(neighbours) ||
      isBeforeNoun(neighbours) ||
      isBeforeForm(/^(?:del?|que)$/)(neighbours) ||
      /^(?:lo|el|la|los|las|pico|es|era|nivel|punto)$/.test(neighbours.before?.form ?? ''),
  ),
  // Misread: “con carácter general” (in general). Meant: “una mujer con carácter” (a woman with character).
  misread(/^con (?:carácter|mucho|recursos|clase|derecho|licencia)$/, isBeforeNoun),
  // Misread: “la frontera con Chile” (the border with Chile). Meant: “carne con chile” (meat with chilli).
  misread(/^(?:con|de) \p{Ll}+$/u, ({ span }) => span.length === 2 && isCapitalised(span.at(-1))),
  // Misread: “de alrededor de veinte años” (of about twenty years). Meant: “de alrededor” (surrounding).
  misread(/^de alrededor$/, isFollowed),
  // Misread: “de primera necesidad” (essential). Meant: “de primera” (first-class).
  misread(/^(?:de (?:primera|época)|en tierra)$/, isBeforeNoun),
  // Misread: “otra parte de la casa” (another part of the house). Meant: “en otra parte” (elsewhere).
  misread(/^otra parte$/, isFollowed),
  // Misread: “marcó un tanto” (scored a goal). Meant: “es un tanto raro” (is somewhat strange).
  misread(/^un tanto$/, ({ next, lexicon }) => !mayBe(next, ['adjective'], lexicon) && !isParticiple(next, 'es')),
  // Misread: “estación de servicio” (petrol station). Meant: “está de servicio” (is on duty).
  misread(/^de (?:servicio|guardia)$/, isBehindNoun),
  // Never meant as an expression: “la voluntad del pueblo” (the will of the people)
  misread(/^del (?:pueblo|barco|distrito|seguro)$/, () => true),
  // Misread: “el menor de los hermanos” (the youngest of the siblings). Meant: “el menor ruido” (the slightest noise).
  misread(/^el menor$/, isBeforeForm(/^(?:de|del)$/)),
  // Misread: “otro mundo es posible” (another world is possible). Meant: “del otro mundo” (out of this world).
  misread(/^otro mundo$/, ({ before }) => !/^(?:el|del|al)$/.test(before?.form ?? '')),
  // Misread: “una más grande” (a bigger one). Meant: “quiero una más” (I want one more).
  misread(/^(?:una|otr[oa]|un poco) más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // Misread: “por todo esto” (for all this). Meant: “por todo el país” (all over the country).
  misread(/^por tod[oa]$/, isBeforeForm(/^(?:est[oa]|es[oa]|ello|lo|lado|tipo)$/)),
  // “la máquina que funciona” (the machine that works): the words of a relative clause are explained one by one.
  misread(/^que (?:apoya|consiente|falta|funciona|necesita|sangra|gotea|contiene)$/, () => true),
  misread(/^se (?:pierden|necesita|necesitan)$/, () => true),
  // Misread: “las copas están sobre la mesa” (the glasses are on the table).
  misread(/^sobre la mesa$/, () => true),
  // Misread: “un tiempo récord” (a record time). Meant: “vivió un tiempo en Roma” (lived in Rome for a while).
  misread(
    /^un tiempo$/,
    ({ before, next, lexicon }) =>
      mayBe(before, ['preposition'], lexicon) ||
      /^(?:de|del|que|para)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun', 'adjective'], lexicon),
  ),
  // Misread: “los demás países” (the other countries). Meant: “los demás” (the others).
  misread(
    /^(?:los|las|lo) demás$/,
    ({ next, lexicon }) => mayBe(next, ['noun'], lexicon) && !mayBe(next, ['verb'], lexicon),
  ),
  // Misread: “hacia el interior del país” (towards the interior of the country). Meant: “avanza hacia el interior”
  // (advances inland).
  misread(/^hacia el interior$/, isBeforeForm(/^del?$/)),
];
