import type { Misreading, Neighbours } from '../misreading.ts';
import { isCapitalised, isParticiple, mayBe } from '../word-classes.ts';
import { isQuantity, timeUnits } from './spanish-context.ts';

type Test = Misreading['isSeen'];

/** A misreading that counts only if the sentence has no versions in other languages. Otherwise those versions decide. */
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

/** Whether the first word is a noun with the form of a participle: “puntos de salida de”, “millones de entradas en”. */
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

/** Whether the first word is a participle without an auxiliary, so that “por” names who did it: “tomada por el rey”. */
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
  // “los marineros en el mar”, but not “en el mar Jónico”
  misread(/^en el mar$/, ({ next, lexicon }) => isCapitalised(next) || mayBe(next, ['adjective'], lexicon)),
  // “lo cubrió de besos”, but not “cubre el norte de la isla”
  misread(/^cubrir\*?(?: …)? de$/, ({ span, lexicon }) =>
    span
      .slice(1, -1)
      .some((word) => /^(?:el|la|los|las|un|una|toda|parte)$/.test(word.form) || mayBe(word, ['numeral'], lexicon)),
  ),
  // “conocido por su música”, but not “conocido por sus siglas”
  misread(
    /^(?:ser\*? )?conocido por$/,
    ({ next, later }) =>
      /^(?:nombre|siglas?|apodo|seudónimo|título|iniciales|sobrenombre|todos|ella|él)$/.test(formOf(later[0])) ||
      /^(?:nombre|siglas?|apodo|seudónimo|título|iniciales|sobrenombre)$/.test(formOf(later[1])) ||
      isCapitalised(next),
  ),
  // “la sede del club social”, but not “Club Social y Deportivo”
  misread(/^club social$/, ({ span, next }) => isCapitalised(span[0]) || formOf(next) === 'y'),
  // “la crisis llevó a cambios”, but not “fue llevado al hospital”, “lo llevaron a casa” and “llevó a su hijo”
  misread(
    /^llevar\*? a$/,
    ({ span: [first], before, next, later }) =>
      /^llevad[oa]s?$/.test(formOf(first)) ||
      /^(?:lo|la|los|las|le|les|me|te|nos|se)$/.test(formOf(before)) ||
      (/^(?:sus?|mis?|tus?)$/.test(formOf(next)) &&
        /^(?:hij|herman|padre|madre|amig|mujer|espos|familia|niñ|novi|perr|equipo|soldado|tropa)/.test(
          formOf(later[1]),
        )) ||
      isCapitalised(next),
  ),
  // “acusado de robo”, but not “un cambio muy acusado del clima”
  misread(/^acusar\*? de$/, ({ before }) => /^(?:muy|más|tan|menos|bastante)$/.test(formOf(before))),
  // “asciende a dos millones”, but not “ascendió al puesto” and “fue ascendido a capitán”
  misread(
    /^ascender\*? a$/,
    ({ next, later, lexicon }) =>
      ![next, later[1]].some((word) => isQuantity(word, lexicon) || /^(?:unos|casi|más)$/.test(formOf(word))),
  ),
  // “aseguró que vendría”, but not “para asegurar que vengan”
  misread(/^asegurar\*? que$/, ({ span: [first] }) => formOf(first) === 'asegurar'),
  // These are explained word by word: “la caída del muro”, “una fuga de capitales”
  misread(/^(?:caída|fuga) de$/, () => true),
  // “empieza a llover”, but not “empieza al menos” and “habla a las diez”
  misread(
    /^\p{L}+[aeií]r(?:se)?\*? a$/u,
    ({ span, next, later, lexicon }) =>
      (formOf(span.at(-1)) === 'al' &&
        /^(?:menos|final|principio|mes|año|día|cabo|igual|respecto|parecer|instante|mediodía|amanecer|anochecer)$/.test(
          formOf(next),
        )) ||
      (/^las?$/.test(formOf(next)) && isQuantity(later[1], lexicon)),
  ),
  // “juega de portero”, but not “el juego de tronos”; “parte de Madrid”, but not “partes de la isla”
  misread(/^(?:jugar|partir)\*? de$/, ({ span: [first] }) => /^(?:juegos?|partes)$/.test(formOf(first))),
  // “volvió a ganar”, but not “volvió al poder”
  misread(/^volver\*? a(?: \+inf)?$/, ({ span, conceptId }) => formOf(span.at(-1)) === 'al' && /again/.test(conceptId)),
  // “no tanto rico como sabio”, but not “no es raro que tanto él como ella”
  misread(/^no … tanto … como$/, ({ span }) => span.some(({ form }) => form === 'que')),
  // “vio como un error la guerra”, but not “vemos como cada vez hay más”
  misread(/^ver\*? como$/, ({ next }) => /^(?:cada|se|la|el|los|las|me|te|nos|su|sus|todo|todos)$/.test(formOf(next))),
  // “en la Edad Media”, but not “la edad media es de 30 años”
  misread(/^Edad Media$/, ({ span: [first] }) => !isCapitalised(first)),
  // “en cuestión de salud”, but not “en cuestión de horas”
  misread(/^en cuestión de$/, ({ next }) => timeUnits.test(formOf(next))),
  // “o vienes o te quedas”, but not “archivos o carpetas, discos o cintas”
  misread(
    /^o … o$/,
    (neighbours) =>
      isJoined(neighbours) && mayBe(neighbours.before, ['noun', 'adjective', 'name', 'numeral'], neighbours.lexicon),
  ),
  // “de una vez”, but not “más de una vez”
  misread(/^de una vez$/, ({ before }) => /^(?:m[aá]s|menos)$/.test(formOf(before))),
  // “gana mil euros de media”, but not “de media o larga duración”
  misread(/^de media$/, ({ next, lexicon }) => /^[oy]$/.test(formOf(next)) || mayBe(next, ['noun'], lexicon)),
  // “se erigió en líder”, but not “se erige en la plaza”
  misread(
    /^erigirse\*? en$/,
    ({ next }) => /^(?:el|la|los|las|una|esta|su)$/.test(formOf(next)) || isCapitalised(next),
  ),
  // “sufrió un accidente”, but not “un accidente cerebrovascular”
  misread(/^sufrir\*? un accidente$/, ({ next }) => formOf(next) === 'cerebrovascular'),
  // “una petición de ayuda”: explained word by word
  misread(/^petición de$/, () => true),
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
  // “¿algo más?”, but not “algo más grande”, “algo más de la mitad” and “nadie más alto”
  misread(
    /^(?:algo|nadie|nada) más$/,
    ({ next, lexicon }) => /^(?:de|que)$/.test(formOf(next)) || mayBe(next, ['adjective', 'adverb'], lexicon),
  ),
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
