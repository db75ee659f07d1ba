import type { Misreading, Neighbours } from '../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

type Test = Misreading['isSeen'];

const isFollowed: Test = ({ next }) => next !== undefined;
const isBeforeNoun: Test = ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon);
const isBeforeAdjective: Test = ({ next, lexicon }) => mayBe(next, ['adjective'], lexicon);
const isBeforeForm =
  (pattern: RegExp): Test =>
  ({ next }) =>
    pattern.test(next?.form ?? '');

/** Whether only a space separates the expression from a noun before it: “calle de entrada”. */
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
  // “con todo, ganó” and “y todo.”, but not “con todo el mundo” and “y todo el pueblo”
  misread(/^(?:con|y) todo$/, isFollowed),
  // “volver a tierra”, but not “corresponde a tierra firme”
  misread(/^a tierra$/, isBeforeNoun),
  // “un argumento de peso”, but not “diez kilos de peso” and “de peso máximo”
  misread(
    /^de peso$/,
    (neighbours) =>
      isBeforeNoun(neighbours) ||
      /^(?:kilos?|gramos?|kg|toneladas?|exceso|pérdida)$/.test(neighbours.before?.form ?? ''),
  ),
  // “de entrada, no” and “lo dice de memoria”, but not “calle de entrada” and “tarjeta de memoria”
  misread(/^de (?:entrada|memoria|paso|golpe|frente)$/, isBehindNoun),
  // “diez a lo más”, but not “a lo más alto”
  misread(/^a lo más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // “Ya está.”, but not “ya está abierto”
  misread(/^ya está$/, isFollowed),
  // “Yo también.”, but not “yo también lo sé”; “hecho a medida”, but not “a medida que”
  misread(/^yo también$/, isFollowed),
  misread(/^a medida$/, isBeforeForm(/^que$/)),
  // “un poco cansado”, but not “un poco de agua”
  misread(/^un poco$/, isBeforeForm(/^de$/)),
  // “A ver, dime”, but not “fueron a ver la casa”
  misread(/^a ver$/, isInsideClause),
  // “A que no puedes”, but not “debido a que no puede”
  misread(/^a que no$/, isInsideClause),
  // “está lleno.”, but not “está lleno de gente”
  misread(/^estar\*? lleno$/, isBeforeForm(/^del?$/)),
  // “comprar en línea”, but not “en línea recta”
  misread(/^en línea$/, isBeforeForm(/^(?:con|recta|directa|férrea|de)$/)),
  // “está en forma”, but not “en forma irregular”
  misread(/^en forma$/, isBeforeAdjective),
  // “se puede hacer”, but not “se puede hacer permanente”
  misread(/^se puede hacer$/, isBeforeAdjective),
  // “vive en el centro”, but not “en el centro de la plaza”
  misread(
    /^(?:en el|al) centro$/,
    isBeforeForm(/^(?:del?|comercial|cultural|deportivo|educativo|penitenciario|médico)$/),
  ),
  // “Es más, no lo sabe”, but not “es más grande”
  misread(/^es más$/, (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours)),
  // “de niño vivía allí”, but not “de niño prodigio”, “cara de niño” and “de pequeño tamaño”
  misread(
    /^de (?:niñ[oa]s?|pequeñ[oa]|jov(?:en|enes))$/,
    (neighbours) => isBehindNoun(neighbours) || isOnly(neighbours.next, ['noun', 'adjective'], neighbours.lexicon),
  ),
  // “Estuvo allí en el futuro”, but not “en un futuro gobierno”
  misread(/^en (?:el|un) futuro$/, ({ next, lexicon }) => isOnly(next, ['noun'], lexicon)),
  // “el más allá” (the hereafter), but not “un poco más allá” (a bit further on)
  misread(
    /^más allá$/,
    ({ conceptId, before }) =>
      conceptId === 'hereafter/noun' && !/^(?:el|del|al|un|este|ese|su)$/.test(before?.form ?? ''),
  ),
  // “una vez” is the conjunction before a participle (“una vez abierta la puerta”), but not elsewhere (“una vez al año”).
  misread(
    /^una vez$/,
    ({ conceptId, next }) => (conceptId === 'once-una-vez-done-es/conjunction') !== isParticiple(next, 'es'),
  ),
  // “las dos hermanas”, but not “a las dos” (at two o’clock)
  misread(
    /^los dos$/,
    ({ span: [first], before, next, lexicon }) =>
      first?.form === 'las' &&
      /^(?:a|hasta|desde|sobre|hacia|entre|de)$/.test(before?.form ?? '') &&
      !mayBe(next, ['noun', 'adjective'], lexicon),
  ),
  // “corresponde al juez decidir” means “it is up to the judge to decide”, not “match”.
  misread(
    /^corresponder\*? a$/,
    ({ conceptId, later, lexicon }) =>
      conceptId === 'correspond-to-match/expression' &&
      later.slice(0, 4).some((word) => isInfinitive(word, 'es', lexicon)),
  ),
  // “ella esta de acuerdo” (“esta” instead of “está”), but not “de esta en adelante”
  misread(
    /^estar\*? /,
    ({ span: [first], before, lexicon }) =>
      first?.form === 'esta' &&
      (before === undefined || !mayBe(before, ['noun', 'name', 'pronoun'], lexicon) || /^(?:que|y)$/.test(before.form)),
  ),
  // “se hizo a la idea”, but not “se hace a mano”
  misread(
    /^hacerse\*? a$/,
    ({ next, later }) => !/^(?:idea|mar|vida)$/.test(later[next?.form === 'la' ? 1 : 0]?.form ?? ''),
  ),
  // Formulas that stand alone: “¿Y tú?”, but not “y tú lo sabes”; “No creo.”, but not “no creo que venga”
  misread(
    /^(?:y (?:tú|usted|ustedes|vosotros|tanto)|así es|como (?:que|sigue)|no (?:creo|importa)|que sí|ya veo|se (?:vende|alquila)|con valor|a cinco|entre (?:tres|cuatro)|la grave)$/,
    isFollowed,
  ),
  // “De nada.”, but not “no habló de nada”; “Un momento.”, but not “en un momento difícil”
  misread(
    /^(?:de nada|un momento|no (?:puede ser|pasar|pisar|molestar|fumar|acercarse|dormirse))$/,
    (neighbours) => isInsideClause(neighbours) || isFollowed(neighbours),
  ),
  // “¿Por qué no?”, “¿por qué no ir?”, but not “por qué no vino”
  misread(/^por qué no$/, ({ next, lexicon }) => next !== undefined && !isInfinitive(next, 'es', lexicon)),
  // “Hazlo; si no, me voy”, but not “si no viene”
  misread(/^si no$/, isFollowed),
  // “se puede”, but not “se puede ver”
  misread(/^se puede$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon)),
  // “habla más alto”, but not “el edificio más alto” and “de más alto nivel”
  misread(
    /^más (?:alto|bajo)$/,
    (neighbours) =>
      isBehindNoun(neighbours) ||
      isBeforeNoun(neighbours) ||
      isBeforeForm(/^(?:del?|que)$/)(neighbours) ||
      /^(?:lo|el|la|los|las|pico|es|era|nivel|punto)$/.test(neighbours.before?.form ?? ''),
  ),
  // “una mujer con carácter”, but not “con carácter general” and “con mucho gusto”
  misread(/^con (?:carácter|mucho|recursos|clase|derecho|licencia)$/, isBeforeNoun),
  // “carne con chile”, but not “la frontera con Chile”
  misread(/^(?:con|de) \p{Ll}+$/u, ({ span }) => span.length === 2 && isCapitalised(span.at(-1))),
  // “de alrededor”, but not “de alrededor de veinte años”
  misread(/^de alrededor$/, isFollowed),
  // “de primera”, but not “de primera necesidad”; “de época”, but not “de época romana”
  misread(/^(?:de (?:primera|época)|en tierra)$/, isBeforeNoun),
  // “en otra parte”, but not “otra parte de la casa”
  misread(/^otra parte$/, isFollowed),
  // “es un tanto raro”, but not “marcó un tanto”
  misread(/^un tanto$/, ({ next, lexicon }) => !mayBe(next, ['adjective'], lexicon) && !isParticiple(next, 'es')),
  // “está de servicio”, but not “estación de servicio”
  misread(/^de (?:servicio|guardia)$/, isBehindNoun),
  // “la voluntad del pueblo”, “la proa del barco”
  misread(/^del (?:pueblo|barco|distrito|seguro)$/, () => true),
  // “el menor ruido”, but not “el menor de los hermanos”
  misread(/^el menor$/, isBeforeForm(/^(?:de|del)$/)),
  // “del otro mundo”, but not “otro mundo es posible”
  misread(/^otro mundo$/, ({ before }) => !/^(?:el|del|al)$/.test(before?.form ?? '')),
  // “quiero una más”, but not “una más grande”
  misread(/^(?:una|otr[oa]|un poco) más$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon)),
  // “por todo el país”, but not “por todo esto”
  misread(/^por tod[oa]$/, isBeforeForm(/^(?:est[oa]|es[oa]|ello|lo|lado|tipo)$/)),
  // “la máquina que funciona”: a relative clause is explained word by word.
  misread(/^que (?:apoya|consiente|falta|funciona|necesita|sangra|gotea|contiene)$/, () => true),
  misread(/^se (?:pierden|necesita|necesitan)$/, () => true),
  // “las copas están sobre la mesa”
  misread(/^sobre la mesa$/, () => true),
  // “vivió un tiempo en Roma”, but not “un tiempo récord” and “en un tiempo”
  misread(
    /^un tiempo$/,
    ({ before, next, lexicon }) =>
      mayBe(before, ['preposition'], lexicon) ||
      /^(?:de|del|que|para)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun', 'adjective'], lexicon),
  ),
  // “los demás”, but not “los demás países”
  misread(
    /^(?:los|las|lo) demás$/,
    ({ next, lexicon }) => mayBe(next, ['noun'], lexicon) && !mayBe(next, ['verb'], lexicon),
  ),
  // “avanza hacia el interior”, but not “hacia el interior del país”
  misread(/^hacia el interior$/, isBeforeForm(/^del?$/)),
];
