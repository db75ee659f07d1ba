import type { Misreading, Neighbours } from '../misreading.ts';
import { isCapitalised, isParticiple, mayBe } from '../word-classes.ts';
import { isQuantity } from './spanish-context.ts';

type Test = Misreading['isSeen'];

/** In a sentence with other versions, these decide. */
const misread = (base: RegExp, isSeen: Test): Misreading => ({
  language: 'es',
  base,
  isSeen: (neighbours) => neighbours.isAlone && isSeen(neighbours),
});

const formOf = (word: { form: string } | undefined): string => word?.form ?? '';

/** Whether only a space separates the expression from the word before it. */
const isJoined = ({ before, span: [first] }: Neighbours): boolean =>
  before !== undefined && first !== undefined && first.start - before.end === 1;

const beforeNoun =
  /^(?:el|la|los|las|un|una|unos|unas|del|al|su|sus|mi|mis|tu|tus|est[ea]s?|es[ea]s?|otr[oa]s?|cada|de|en|con|sin|por|para|tras|desde|hasta|dos|tres|primer[oa]|últim[oa]|nuev[oa]|\d+)$/;

const auxiliary = /^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo|sido)$/;

/** Whether a noun in the form of a participle opens the expression: “puntos de salida de”, “millones de entradas en”. */
const opensWithNoun: Test = (neighbours) => {
  const { span, before, lexicon } = neighbours;
  return (
    isJoined(neighbours) &&
    /(?:[aií]d|t|st|rt|ch)[oa]s?$/.test(formOf(span[0])) &&
    isParticiple(span[0], 'es') &&
    mayBe(span[0], ['noun'], lexicon) &&
    beforeNoun.test(formOf(before))
  );
};

/** Whether a participle without an auxiliary names what was done, so that “por” names who did it: “tomada por el rey”. */
const isDoneBy: Test = ({ span: [first], before }) =>
  /(?:[aií]d|st|ch)[oa]s?$/.test(formOf(first)) && isParticiple(first, 'es') && !auxiliary.test(formOf(before));

const ordinals =
  /^(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]|últim[oa]|penúltim[oa]|cabeza)$/;
const days = /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|fechas?|día|\d+)$/;
const sports =
  /^(?:fútbol|baloncesto|balonmano|rugby|béisbol|voleibol|hockey|waterpolo|atletismo|natación|gimnasia|tenis|ciclismo)$/;

/** Expressions with a verb, or with a noun and “de”, whose words often belong to other parts of the sentence. */
export const spanishVerbalMisreadings: readonly Misreading[] = [
  misread(/^\p{L}+[aeií]r(?:se)?\*? (?:a|de|en|con|por|como|hasta|hacia)$/u, opensWithNoun),
  misread(/^(?:tomar|pagar|votar|llamar|mirar|jugar|seguir|llevar|hacer|tener|poner)\*? por$/, isDoneBy),
  // “Esto es, no vino”, but not “esto es bueno”
  misread(/^esto es$/, ({ next }) => next !== undefined),
  // “va a venir”, but not “fue a visitar a su tío”
  misread(/^ir\*? a$/, ({ span: [first] }) => /^(?:fui|fue|fuiste|fuimos|fueron|ido|yendo)$/.test(formOf(first))),
  // “partió de Madrid”, but not “el Partido de la Costa”
  misread(/^partir\*? de$/, ({ span: [first] }) => /^partid[oa]s?$/.test(formOf(first))),
  // “tenía doce años”, but not “tenía hijos menores de diez años”
  misread(/^tener\*? (?:… )?años$/, ({ span, lexicon }) =>
    span
      .slice(1, -1)
      .some(
        (word) =>
          !isQuantity(word, lexicon) && !mayBe(word, ['adverb', 'numeral', 'determiner', 'conjunction'], lexicon),
      ),
  ),
  // “sabe de música”, but not “sabe de qué habla”
  misread(/^saber\*? de$/, ({ next }) => /^qu[eé]$|^quién|^dónde/.test(formOf(next))),
  // “lo vio de cerca”, but not “una columna de cerca de cien hombres”
  misread(/^de cerca$/, ({ next }) => formOf(next) === 'de'),
  // “¿algo más?”, but not “algo más grande” and “algo más de la mitad”
  misread(/^algo más$/, ({ next, lexicon }) => formOf(next) === 'de' || mayBe(next, ['adjective', 'adverb'], lexicon)),
  // “una selección de vinos”, but not “la selección de fútbol”
  misread(
    /^selección de$/,
    ({ span, next }) => isCapitalised(span[0]) || isCapitalised(next) || sports.test(formOf(next)),
  ),
  // “el deseo de paz”, but not “los deseos de la nobleza”
  misread(
    /^(?:deseo|anhelo|petición|temor|esperanza) de$/,
    ({ span: [first], next }) => /s$/.test(formOf(first)) || /^(?:el|los|las|sus?|mis?|tus?)$/.test(formOf(next)),
  ),
  // “ganó a su rival”, but not “se ganó a su público”
  misread(/^ganar\*? a$/, ({ before }) => /^(?:se|me|te|nos)$/.test(formOf(before))),
  // “coinciden en el precio”, but not “coincide en domingo”
  misread(/^coincidir\*? en$/, ({ next, later }) => days.test(formOf(next)) || days.test(formOf(later[1]))),
  // “más de cien”, but not “habla más de sus hijos”
  misread(
    /^(?:más|menos) de$/,
    ({ next, lexicon }) =>
      next !== undefined &&
      !isQuantity(next, lexicon) &&
      !mayBe(next, ['numeral'], lexicon) &&
      !/^(?:un|una|uno|lo|la|media|medio|mil|cien|cuarenta|veinte|el|los|las|dos|tres)$/.test(formOf(next)),
  ),
  // “vive al lado”, but not “al lado opuesto”
  misread(/^al lado$/, ({ next, lexicon }) => formOf(next) === 'de' || mayBe(next, ['adjective'], lexicon)),
  // “las leyes de la construcción”: these words are explained one by one.
  misread(/^(?:de los padres|de las máquinas|de la (?:construcción|especie|marea)|del Senado)$/, () => true),
  // “se sitúa en Madrid”, but not “se sitúa en cuarto lugar”
  misread(/^situarse\*? en$/, ({ next, later }) => ordinals.test(formOf(next)) || ordinals.test(formOf(later[1]))),
  // “se dio de alta”, but not “fue dada de alta”; “se rodeó de amigos”, but not “una casa rodeada de árboles”
  misread(/^(?:darse\*? de alta|rodearse\*? de)$/, ({ span: [first] }) => /^(?:dad|rodead)[oa]s?$/.test(formOf(first))),
  // “el que vino”, but not “durante el que vino”
  misread(/^(?:el|la|los|las) que$/, ({ before }) =>
    /^(?:durante|mediante|tras|contra|hacia|ante|bajo|según|desde|hasta|sin|sobre)$/.test(formOf(before)),
  ),
  {
    // “la temperatura baja a cero”, but not “bajaba a la panadería”
    language: 'es',
    base: /^bajar\*? a$/,
    isSeen: ({ later, lexicon }) =>
      !later
        .slice(0, 3)
        .some(
          (word) =>
            isQuantity(word, lexicon) || /^(?:cero|niveles|nivel|mínimos?|menos|segunda|tercera)$/.test(word.form),
        ),
  },
];
