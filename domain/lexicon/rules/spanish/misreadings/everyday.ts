import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

type Test = Misreading['isSeen'];

/**
 * A misreading that applies only if the sentence has no versions in other languages. Otherwise the other versions decide.
 */
const misread = (base: RegExp, isSeen: Test): Misreading => ({
  language: 'es',
  base,
  isSeen: (neighbours) => neighbours.isAlone && isSeen(neighbours),
});

const formOf = (word: { form: string } | undefined): string => word?.form ?? '';

/** Expressions whose words often have their own meanings in everyday and written sentences. */
export const everydaySpanishMisreadings: readonly Misreading[] = [
  // False match: “un libro de texto” (a textbook). True match: “lo libró de la cárcel” (freed him from prison).
  misread(/^librar(?:se)?\*? de$/, ({ span: [first], before }) => formOf(first) === 'libro' && formOf(before) !== 'me'),
  // False match: “en el camino de España” (in Spain’s way). True match: “camino de casa” (on the way home).
  misread(
    /^camino de$/,
    ({ before, lexicon }) =>
      mayBe(before, ['determiner', 'adjective'], lexicon) || /^(?:el|al|del|un|su|este|en)$/.test(formOf(before)),
  ),
  // False match: “el doble valor” (the double value). True match: “cuesta el doble” (costs twice as much).
  misread(/^el doble$/, ({ next, lexicon }) => mayBe(next, ['noun'], lexicon)),
  // False match: “no vamos a permitir” (we are not going to allow). True match: “¡Vamos a comer!” (let’s eat).
  misread(
    /^vamos a$/,
    ({ before, span: [first], next, lexicon }) =>
      (before !== undefined && first !== undefined && first.start - before.end === 1) ||
      !isInfinitive(next, 'es', lexicon),
  ),
  // False match: “ayudó a su hermano” (helped his brother). True match: “ayudó a lavar” (helped to wash).
  misread(/^(?:ayudar|enseñar|obligar|forzar)\*? a$/, ({ next, later }) => {
    const first = later.find(({ form }) => !/^(?:no|se|me|te|lo|la|los|las|le|les|nos)$/.test(form));
    return next !== undefined && !/[aeií]r(?:me|te|se|nos|l[aeo]s?)*$/.test(formOf(first));
  }),
  // False match: “la anexión de parte de Licia” (the annexation of part of Lycia). True match: “de parte de Ana” (on behalf
  // of Ana).
  misread(
    /^de parte de$/,
    ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      first !== undefined &&
      first.start - before.end === 1 &&
      isOnly(before, ['noun'], lexicon),
  ),
  // False match: “la carretera parte de Lima hasta Ica” (the road starts in Lima). True match: “parte de la casa” (part of
  // the house).
  misread(
    /^parte de$/,
    ({ before, later }) =>
      later.slice(0, 5).some(({ form }, place) => place > 0 && /^(?:hasta|hacia|rumbo)$/.test(form)) &&
      !/^(?:una|la|gran|como|otra|forma|es|formar|mayor)$/.test(formOf(before)),
  ),
  // False match: “en Casa de Gobierno” (in Government House). True match: “en casa de Juan” (at Juan’s place).
  misread(/^(?:en|a) casa de$/, ({ span }) => isCapitalised(span[1])),
  // False match: “saben lo mismo de niños que yo” (know as much about children). True match: “de niños jugaban” (as children
  // they played).
  misread(
    /^de niñ[oa]s?$/,
    ({ earlier, before, lexicon }) =>
      earlier.slice(-3).some(({ form }) => /^(?:sab\S+|lo|habl\S+|trat\S+|cuid\S+|mismo)$/.test(form)) ||
      mayBe(before, ['noun'], lexicon),
  ),
  // False match: “entre tres y cinco días” (between three and five days). True match: “lo hicimos entre tres” (the three of
  // us did it).
  misread(
    /^entre (?:tres|cuatro)$/,
    ({ next, lexicon }) => formOf(next) === 'y' || mayBe(next, ['noun', 'adjective'], lexicon),
  ),
  // False match: “asistió al encuentro” (attended the meeting). True match: “salió al encuentro de Ana” (went out to meet
  // Ana).
  misread(
    /^al encuentro$/,
    ({ before }) =>
      !/^(?:voy|va|van|fue|fueron|iba|iban|ir|sal\S+|acud\S+|corr\S+|ven\S+|vin\S+)$/.test(formOf(before)),
  ),
  // False match: “con el tiempo libre” (with the free time). True match: “con el tiempo mejoró” (it improved with time).
  misread(/^con el tiempo$/, ({ next }) =>
    /^(?:libre|que|necesario|suficiente|justo|de|del|récord|máximo|mínimo)$/.test(formOf(next)),
  ),
  // False match: “en el pasado torneo” (in the last tournament). True match: “en el pasado” (in the past).
  misread(/^en el pasado$/, ({ next, lexicon }) => isOnly(next, ['noun', 'name'], lexicon)),
  // False match: “en su día libre” (on her day off). True match: “en su día lo negó” (denied it at the time).
  misread(/^en su día$/, ({ next }) => /^(?:libre|de|del|más|a)$/.test(formOf(next))),
  // False match: “no creo que venga” (I don’t think he will come). True match: “No creo” (I don’t think so).
  misread(
    /^(?:no creo|(?:creo|espero) que (?:no|sí)|yo (?:también|tampoco)|cuánto tiempo|no entiendo|ya veo)$/,
    ({ next }) => next !== undefined,
  ),
  // False match: “te quiero decir algo” (I want to tell you something). True match: “te quiero mucho” (I love you very much).
  misread(/^(?:te|os) quiero$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon)),
  // False match: “con valor de diez euros” (worth ten euros). True match: “luchó con valor” (fought bravely).
  misread(
    /^con valor$/,
    ({ next }) => next !== undefined && /^(?:de|del|histórico|nutritivo|legal|añadido)$/.test(next.form),
  ),
  // False match: “en el centro de la mesa” (in the middle of the table). True match: “vive en el centro” (lives downtown).
  misread(
    /^(?:en el|al) centro$/,
    ({ next, span, lexicon }) =>
      isCapitalised(span.at(-1)) || /^del?$/.test(formOf(next)) || isOnly(next, ['adjective'], lexicon),
  ),
  // False match: “calidad de servicio” (quality of service). True match: “estaba de servicio” (was on duty).
  misread(
    /^de servicio$/,
    ({ before, next, lexicon }) =>
      isOnly(before, ['noun'], lexicon) || mayBe(next, ['adjective'], lexicon) || /^(?:al?|de)$/.test(formOf(next)),
  ),
  // False match: “a distancia de tres metros” (at a distance of three metres). True match: “trabaja a distancia” (works
  // remotely).
  misread(/^a distancia$/, ({ next }) => /^(?:de|del|segura|prudente)$/.test(formOf(next))),
];
