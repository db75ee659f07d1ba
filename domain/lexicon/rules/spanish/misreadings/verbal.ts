import type { Misreading, Neighbours } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { isQuantity, timeUnits } from '../spanish-context.ts';

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

/** Whether only a space separates the expression from the word before it. */
const isJoined = ({ before, span: [first] }: Neighbours): boolean =>
  before !== undefined && first !== undefined && first.start - before.end === 1;

const beforeNoun =
  /^(?:el|la|los|las|un|una|unos|unas|del|al|su|sus|mi|mis|tu|tus|est[ea]s?|es[ea]s?|otr[oa]s?|cada|de|en|con|sin|por|para|tras|desde|hasta|dos|tres|primer[oa]|últim[oa]|nuev[oa]|\d+)$/;

const auxiliary = /^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo|sido)$/;

/** Whether the first word is a noun with the form of a participle: “salida” in “puntos de salida de” (starting points of). */
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

/**
 * Whether the first word is a participle without an auxiliary, so that “por” names who did it: “tomada por el rey” (taken by
 * the king).
 */
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
  // False match: “el reto que tiene por delante” (the challenge ahead of him). True match: “lo tiene por tonto” (considers
  // him stupid).
  misread(/^tener\*? por$/, ({ next }) =>
    /^(?:delante|objeto|objetivo|finalidad|costumbre|nombre|título|sede)$/.test(next?.form ?? ''),
  ),
  misread(/^(?:tomar|pagar|votar|llamar|mirar|jugar|seguir|llevar|hacer|tener|poner)\*? por$/, isDoneBy),
  // False match: “salió con sus amigas” (went out with her friends). True match: “sale con Juan” (is dating Juan).
  misread(/^salir\*? con$/, ({ later }) =>
    later
      .slice(0, 3)
      .some(({ form }) =>
        /^(?:l[oa]s|amig|compañer|colega|herman|padre|madre|hij|abuel|prim[oa]s?$|tí[oa]s?$|niñ|perr|famili|vecin|gente|grupo|paraguas|abrigo|ventaja|prisa|vida|cuidado|tod[oa]s$|nosotros)/.test(
          form,
        ),
      ),
  ),
  // False match: “en el mar Jónico” (in the Ionian Sea). True match: “los marineros en el mar” (sailors at sea).
  misread(/^en el mar$/, ({ next, lexicon }) => isCapitalised(next) || mayBe(next, ['adjective'], lexicon)),
  // False match: “cubre el norte de la isla” (covers the north of the island). True match: “lo cubrió de besos” (covered him
  // with kisses).
  misread(/^cubrir\*?(?: …)? de$/, ({ span, lexicon }) =>
    span
      .slice(1, -1)
      .some((word) => /^(?:el|la|los|las|un|una|toda|parte)$/.test(word.form) || mayBe(word, ['numeral'], lexicon)),
  ),
  // False match: “conocido por sus siglas” (known by its initials). True match: “conocido por su música” (known for his
  // music).
  misread(
    /^(?:ser\*? )?conocido por$/,
    ({ next, later }) =>
      /^(?:nombre|siglas?|apodo|seudónimo|título|iniciales|sobrenombre|todos|ella|él)$/.test(formOf(later[0])) ||
      /^(?:nombre|siglas?|apodo|seudónimo|título|iniciales|sobrenombre)$/.test(formOf(later[1])) ||
      isCapitalised(next),
  ),
  // False match: “Club Social y Deportivo” (the name of a sports club). True match: “la sede del club social” (the seat of
  // the social club).
  misread(/^club social$/, ({ span, next }) => isCapitalised(span[0]) || formOf(next) === 'y'),
  // False match: “lo llevaron a casa” (took him home). True match: “la crisis llevó a cambios” (the crisis led to changes).
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
  // False match: “un cambio muy acusado del clima” (a very marked change of the climate). True match: “acusado de robo”
  // (accused of theft).
  misread(/^acusar\*? de$/, ({ before }) => /^(?:muy|más|tan|menos|bastante)$/.test(formOf(before))),
  // False match: “ascendió al puesto” (was promoted to the post). True match: “asciende a dos millones” (amounts to two
  // million).
  misread(
    /^ascender\*? a$/,
    ({ next, later, lexicon }) =>
      ![next, later[1]].some((word) => isQuantity(word, lexicon) || /^(?:unos|casi|más)$/.test(formOf(word))),
  ),
  // False match: “para asegurar que vengan” (to make sure that they come). True match: “aseguró que vendría” (assured that
  // he would come).
  misread(/^asegurar\*? que$/, ({ span: [first] }) => formOf(first) === 'asegurar'),
  // “caída de” is not an expression in “la caída del muro” (the fall of the wall): each word is explained by itself.
  misread(/^(?:caída|fuga) de$/, () => true),
  // False match: “habla a las diez” (speaks at ten). True match: “empieza a llover” (begins to rain).
  misread(
    /^\p{L}+[aeií]r(?:se)?\*? a$/u,
    ({ span, next, later, lexicon }) =>
      (formOf(span.at(-1)) === 'al' &&
        /^(?:menos|final|principio|mes|año|día|cabo|igual|respecto|parecer|instante|mediodía|amanecer|anochecer)$/.test(
          formOf(next),
        )) ||
      (/^las?$/.test(formOf(next)) && isQuantity(later[1], lexicon)),
  ),
  // False match: “el juego de tronos” (the game of thrones). True match: “juega de portero” (plays as goalkeeper).
  misread(/^(?:jugar|partir)\*? de$/, ({ span: [first] }) => /^(?:juegos?|partes)$/.test(formOf(first))),
  // False match: “volvió al poder” (returned to power). True match: “volvió a ganar” (won again).
  misread(/^volver\*? a(?: \+inf)?$/, ({ span, conceptId }) => formOf(span.at(-1)) === 'al' && /again/.test(conceptId)),
  // False match: “no es raro que tanto él como ella” (it is not strange that both he and she). True match: “no tanto rico
  // como sabio” (not so much rich as wise).
  misread(/^no … tanto … como$/, ({ span }) => span.some(({ form }) => form === 'que')),
  // False match: “vemos como cada vez hay más” (we see how there are more and more). True match: “vio como un error la
  // guerra” (saw the war as a mistake).
  misread(/^ver\*? como$/, ({ next }) => /^(?:cada|se|la|el|los|las|me|te|nos|su|sus|todo|todos)$/.test(formOf(next))),
  // False match: “la edad media es de 30 años” (the average age is 30). True match: “en la Edad Media” (in the Middle Ages).
  misread(/^Edad Media$/, ({ span: [first] }) => !isCapitalised(first)),
  // False match: “en cuestión de horas” (within hours). True match: “en cuestión de salud” (as regards health).
  misread(/^en cuestión de$/, ({ next }) => timeUnits.test(formOf(next))),
  // False match: “archivos o carpetas, discos o cintas” (files or folders, disks or tapes). True match: “o vienes o te
  // quedas” (either you come or you stay).
  misread(
    /^o … o$/,
    (neighbours) =>
      isJoined(neighbours) && mayBe(neighbours.before, ['noun', 'adjective', 'name', 'numeral'], neighbours.lexicon),
  ),
  // False match: “más de una vez” (more than once). True match: “de una vez” (once and for all).
  misread(/^de una vez$/, ({ before }) => /^(?:m[aá]s|menos)$/.test(formOf(before))),
  // False match: “de media o larga duración” (of medium or long duration). True match: “gana mil euros de media” (earns a
  // thousand euros on average).
  misread(/^de media$/, ({ next, lexicon }) => /^[oy]$/.test(formOf(next)) || mayBe(next, ['noun'], lexicon)),
  // False match: “se erige en la plaza” (rises in the square). True match: “se erigió en líder” (set himself up as leader).
  misread(
    /^erigirse\*? en$/,
    ({ next }) => /^(?:el|la|los|las|una|esta|su)$/.test(formOf(next)) || isCapitalised(next),
  ),
  // False match: “un accidente cerebrovascular” (a stroke). True match: “sufrió un accidente” (had an accident).
  misread(/^sufrir\*? un accidente$/, ({ next }) => formOf(next) === 'cerebrovascular'),
  // “petición de” is not an expression in “una petición de ayuda” (a request for help): each word is explained by itself.
  misread(/^petición de$/, () => true),
  // False match: “esto es bueno” (this is good). True match: “Esto es, no vino” (that is, he did not come).
  misread(/^esto es$/, ({ next }) => next !== undefined),
  // False match: “fue a visitar a su tío” (went to visit his uncle). True match: “va a venir” (is going to come).
  misread(/^ir\*? a$/, ({ span: [first] }) => /^(?:fui|fue|fuiste|fuimos|fueron|ido|yendo)$/.test(formOf(first))),
  // False match: “el Partido de la Costa” (the Coast district). True match: “partió de Madrid” (left from Madrid).
  misread(/^partir\*? de$/, ({ span: [first] }) => /^partid[oa]s?$/.test(formOf(first))),
  // False match: “tenía hijos menores de diez años” (had children under ten). True match: “tenía doce años” (was twelve).
  misread(/^tener\*? (?:… )?años$/, ({ span, lexicon }) =>
    span
      .slice(1, -1)
      .some(
        (word) =>
          !isQuantity(word, lexicon) && !mayBe(word, ['adverb', 'numeral', 'determiner', 'conjunction'], lexicon),
      ),
  ),
  // False match: “sabe de qué habla” (knows what he is talking about). True match: “sabe de música” (knows about music).
  misread(/^saber\*? de$/, ({ next }) => /^qu[eé]$|^quién|^dónde/.test(formOf(next))),
  // False match: “una columna de cerca de cien hombres” (a column of about a hundred men). True match: “lo vio de cerca”
  // (saw it close up).
  misread(/^de cerca$/, ({ next }) => formOf(next) === 'de'),
  // False match: “algo más grande” (something bigger). True match: “¿algo más?” (anything else?).
  misread(
    /^(?:algo|nadie|nada) más$/,
    ({ next, lexicon }) => /^(?:de|que)$/.test(formOf(next)) || mayBe(next, ['adjective', 'adverb'], lexicon),
  ),
  // False match: “la selección de fútbol” (the football team). True match: “una selección de vinos” (a selection of wines).
  misread(
    /^selección de$/,
    ({ span, next }) => isCapitalised(span[0]) || isCapitalised(next) || sports.test(formOf(next)),
  ),
  // False match: “los deseos de la nobleza” (the wishes of the nobility). True match: “el deseo de paz” (the desire for
  // peace).
  misread(
    /^(?:deseo|anhelo|petición|temor|esperanza) de$/,
    ({ span: [first], next }) => /s$/.test(formOf(first)) || /^(?:el|los|las|sus?|mis?|tus?)$/.test(formOf(next)),
  ),
  // False match: “se ganó a su público” (won over his audience). True match: “ganó a su rival” (beat his rival).
  misread(/^ganar\*? a$/, ({ before }) => /^(?:se|me|te|nos)$/.test(formOf(before))),
  // False match: “la mayoría absoluta” (an absolute majority). True match: “la mayoría vino” (most came).
  misread(
    /^la mayoría(?: de)?$/,
    ({ next, before }) =>
      /^(?:perd|obt|gan|logr|consig|alcanz|ten|tien|tuv)/.test(formOf(before)) ||
      /^(?:absoluta|simple|relativa|necesaria|parlamentaria|suficiente|cualificada|silenciosa|edad)$/.test(
        formOf(next),
      ),
  ),
  // False match: “la Vuelta a Burgos” (the Tour of Burgos). True match: “la vuelta a casa” (the return home).
  misread(/^vuelta a$/, ({ span: [first] }) => isCapitalised(first)),
  // False match: “por su nombre parece ruso” (he seems Russian from his name). True match: “lo llamó por su nombre” (called
  // him by his name).
  misread(
    /^por su nombre$/,
    ({ earlier }) => !earlier.slice(-5).some(({ form }) => /^(?:llam|conoc|nombr|cit)/.test(form)),
  ),
  // False match: “en obras de arte” (in works of art). True match: “en obras” (under construction).
  misread(/^en obras$/, ({ next }) => /^(?:de|del|como|públicas|literarias)$/.test(formOf(next))),
  // False match: “la Universidad Libre de Berlín” (the Free University of Berlin). True match: “libre de impuestos” (free of
  // tax).
  misread(/^(?:libre|librar\*?) de$/, ({ span: [first] }) => isCapitalised(first)),
  // False match: “al Servicio de Aduanas” (to the customs service). True match: “al servicio de la patria” (in the service
  // of the country).
  misread(/^al servicio de$/, ({ span }) => isCapitalised(span[1])),
  // False match: “la tercera parte de la saga” (the third part of the saga). True match: “la tercera parte de los votos” (a
  // third of the votes).
  misread(
    /^(?:la|una) (?:tercera|cuarta) parte$/,
    ({ next, later }) =>
      !/^del?$/.test(formOf(next)) ||
      later
        .slice(0, 4)
        .some(
          (word) =>
            isCapitalised(word) ||
            /^(?:saga|serie|trilogía|película|novela|libro|historia|obra|juego|programa)$/.test(word.form),
        ),
  ),
  // False match: “votos en contra de tres socios” (votes against by three members). True match: “en contra de la ley”
  // (against the law).
  misread(/^en contra de$/, ({ before }) => /^votos?$/.test(formOf(before))),
  // False match: “ha quedado con Ana” (has arranged to meet Ana). True match: “se ha quedado con todo” (has kept
  // everything).
  misread(
    /^quedarse\*? con$/,
    ({ earlier, span: [first] }) =>
      /^quedado$/.test(formOf(first)) && !earlier.slice(-3).some(({ form }) => /^(?:me|te|se|nos|os)$/.test(form)),
  ),
  // False match: “lo dejó para estudiar” (left it in order to study). True match: “lo dejó para mañana” (put it off until
  // tomorrow).
  misread(/^dejar\*?(?: …)? para$/, ({ next, lexicon }) => isInfinitive(next, 'es', lexicon) || formOf(next) === 'que'),
  // False match: “puede ser vendido” (can be sold). True match: “puede ser ella” (it may be her).
  misread(/^puede ser$/, ({ next }) => isParticiple(next, 'es')),
  // False match: “coincide en domingo” (falls on a Sunday). True match: “coinciden en el precio” (agree on the price).
  misread(/^coincidir\*? en$/, ({ next, later }) => days.test(formOf(next)) || days.test(formOf(later[1]))),
  // False match: “habla más de sus hijos” (talks more about his children). True match: “más de cien” (more than a hundred).
  misread(
    /^(?:más|menos) de$/,
    ({ next, lexicon }) =>
      next !== undefined &&
      !isQuantity(next, lexicon) &&
      !mayBe(next, ['numeral'], lexicon) &&
      !/^(?:un|una|uno|lo|la|media|medio|mil|cien|cuarenta|veinte|el|los|las|dos|tres)$/.test(formOf(next)),
  ),
  // False match: “al lado opuesto” (to the opposite side). True match: “vive al lado” (lives next door).
  misread(/^al lado$/, ({ next, lexicon }) => formOf(next) === 'de' || mayBe(next, ['adjective'], lexicon)),
  // “de la construcción” is not an expression in “las leyes de la construcción” (the laws of building): each word is
  // explained by itself.
  misread(/^(?:de los padres|de las máquinas|de la (?:construcción|especie|marea)|del Senado)$/, () => true),
  // False match: “se sitúa en cuarto lugar” (ranks fourth). True match: “se sitúa en Madrid” (is situated in Madrid).
  misread(/^situarse\*? en$/, ({ next, later }) => ordinals.test(formOf(next)) || ordinals.test(formOf(later[1]))),
  // False match: “fue dada de alta” (was discharged). True match: “se dio de alta” (signed up).
  misread(/^(?:darse\*? de alta|rodearse\*? de)$/, ({ span: [first] }) => /^(?:dad|rodead)[oa]s?$/.test(formOf(first))),
  // False match: “durante el que vino” (during which he came). True match: “el que vino” (the one who came).
  misread(/^(?:el|la|los|las) que$/, ({ before }) =>
    /^(?:durante|mediante|tras|contra|hacia|ante|bajo|según|desde|hasta|sin|sobre)$/.test(formOf(before)),
  ),
  {
    // False match: “bajaba a la panadería” (went down to the bakery). True match: “la temperatura baja a cero” (the
    // temperature falls to zero).
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
