import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly } from '../../word-classes.ts';
import { dejar, hasObjectBefore, interpretar, llevar, nextForm, pasar, seguir, timeUnits } from '../spanish-context.ts';

/** Words that come before a verb rather than before a noun. */
const beforeVerb =
  /^(?:no|ya|yo|l[aeo]s?|te|me|os|siempre|también|tampoco|nunca|que|y|pero|como|cuando|si|aún|todavía|solo|sólo|porque|aunque|bien|mientras|ahora|hoy)$/;

export const spanishVerbRules: readonly Rule[] = [
  {
    // “vete” is a command of “irse” (go away) and “date” one of “dar” (give), but not in “que vete la ley” (that it veto the
    // law).
    forms: { es: 'vete date' },
    means: isConcept('go-away/verb', 'give/verb'),
    holds: ({ before }) => !/^(?:que|no|se|cuando|l[aeo]s?)$/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “pienso” is a verb in “no pienso ir” (I don’t intend to go), but a noun in “el pienso del perro” (the dog’s food).
    forms: { es: 'pienso' },
    means: (_, part) => part === 'verb',
    holds: ({ before, after: [next] }) =>
      before === undefined || beforeVerb.test(before.form) || /^(?:que|en)$/.test(next?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { es: 'fuese fuesen fueses fueran fueras fuéramos' },
    means: isConcept('be/verb'),
    holds: (place) => !/^al?$/.test(nextForm(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “fue” before an infinitive is a form of “ser” (be), because “ir” (go) would need “a”: “la tarea fue matar al dragón”
    // (the task was to kill the dragon).
    forms: { es: 'fue fueron' },
    means: isConcept('be/verb'),
    holds: ({ after: [next], language, lexicon }) => isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “sigue” means “keep” in “sigue dando problemas” (keeps causing problems), but not in “sigue el camino” (follows the
    // path).
    forms: { es: seguir },
    means: isConcept('continue/verb', 'carry-on/verb'),
    holds: ({ after: [next], lexicon }) =>
      /(?:ando|iendo|yendo)$/.test(next?.form ?? '') ||
      /^(?:igual|así|sin|en|como|vivo|viva|vivos|abierto|abierta|adelante|siendo|vigente)$/.test(next?.form ?? '') ||
      isOnly(next, ['adjective'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “deja” means “let” in “deja pasar” (lets pass), but not in “deja el grupo” (leaves the group).
    forms: { es: dejar },
    means: isConcept('let/verb'),
    holds: ({ after: [next], language, lexicon }) => next?.form === 'que' || isInfinitive(next, language, lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “lleva” means “take” in “lleva a su hijo al colegio” (takes his son to school).
    forms: { es: llevar },
    means: isConcept('take-carry/verb'),
    holds: (place) =>
      hasObjectBefore(place, /^(?:me|te|lo|la|los|las|nos|le|les)$/) || /^(?:a|al|hasta|hacia)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “pasó” means “spent” in “pasó el invierno en el sur” (spent the winter in the south).
    forms: { es: pasar },
    means: isConcept('spend/verb'),
    holds: ({ after }) =>
      after.slice(0, 4).some(({ form }) => timeUnits.test(form)) && !/^(?:de|del|por|a|al)$/.test(after[0]?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    // “pasó” means “happened” in “lo que pasó” (what happened), but not in “pasó por la plaza” (passed through the square).
    forms: { es: pasar },
    means: isConcept('happen/verb', 'go-on-happen/verb'),
    holds: ({ earlier }) =>
      earlier.some(({ form }) => /^(?:qué|que|algo|nada|eso|esto|ello|cosas?|siempre)$/.test(form)),
    weightElsewhere: 0.25,
    weightOfOthers: 1,
  },
  {
    forms: { es: 'suelo sueles suele solemos suelen suela suelan' },
    means: isConcept('usually-do/verb'),
    holds: ({ after: [next], language, lexicon }) => isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “interpretó” means “played” in “interpretó a la reina” (played the queen), but not in “interpretar un texto”
    // (interpret a text).
    forms: { es: interpretar },
    means: isConcept('play-a-part-es/verb'),
    holds: ({ word, before, after }) =>
      /^al?$/.test(after[0]?.form ?? '') ||
      // A passive without “como”: “es interpretado en el estadio” (is performed in the stadium), but not “es
      // interpretado como un error” (is interpreted as a mistake)
      (/ad[oa]s?$/.test(word.form) &&
        /^(?:es|son|fue|fueron|era|eran|ser|sido|siendo)$/.test(before?.form ?? '') &&
        after[0]?.form !== 'como') ||
      after.slice(0, 3).some(({ form }) => form === 'por') ||
      after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:papel|papeles|personaje|cancion\S*|canción|temas?|obras?|himno|música|concierto|piezas?|ópera)$/.test(
            form,
          ),
        ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    // “emitir” means “issue” in “emitir un comunicado” (issue a statement).
    forms: { es: 'emite emiten emitió emitieron emitir emitido emitida emitidos emitidas emitirá emitía' },
    means: isConcept('issue/verb'),
    holds: ({ earlier, after }) =>
      [...earlier.slice(-3), ...after.slice(0, 3)].some(({ form }) =>
        /^(?:comunicados?|informes?|billetes?|juicios?|votos?|opinion\S*|opinión|bonos?|órdenes|orden|deuda|decretos?|sellos?|certificados?|sentencias?|fallo)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    // “sucedido” means “succeeded” in “fue sucedido por su hijo” (was succeeded by his son).
    forms: { es: 'sucedido sucedida sucedidos sucedidas' },
    means: isConcept('succeed-in-office/verb'),
    holds: ({ before, after }) =>
      /^(?:fue|fueron|es|siendo|ser|será)$/.test(before?.form ?? '') ||
      after.slice(0, 3).some(({ form }) => form === 'por'),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “importado” means “imported” in “importado de Francia” (imported from France), but not in “no me importa” (I don’t
    // mind).
    forms: { es: 'importado importada importados importadas importaba importaban importan importar' },
    means: isConcept('import/verb'),
    holds: ({ word, after: [next] }) =>
      /^importad/.test(word.form) || /^(?:desde|productos|bienes|petróleo|gas)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // These forms seldom mean “be located”: “se encontraron en la plaza” (they met in the square)
    forms: { es: 'encontraron encontrarnos encontrarme' },
    means: isConcept('be-located/verb'),
    holds: () => false,
    weightElsewhere: 0.05,
  },
];
