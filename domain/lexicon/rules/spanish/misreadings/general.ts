import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isParticiple, mayBe } from '../../word-classes.ts';
import { isQuantity, livingThings } from '../spanish-context.ts';
import { spanishAdverbialMisreadings } from './adverbial.ts';
import { everydaySpanishMisreadings } from './everyday.ts';
import { supplantedMisreadings } from './supplanted.ts';
import { spanishVerbalMisreadings } from './verbal.ts';

/** Words that form an adverb with the preposition before them, so that the preposition does not depend on a verb. */
const adverbials: Readonly<Record<string, RegExp>> = {
  a: /^(?:tope|gusto|menudo|veces|diario|tiempo|pie|caballo|partir|causa|pesar|través|finales|principios|mediados|comienzos|inicios|mano|solas|escondidas|distancia|bordo|cambio|continuación|título|primera|última|ciencia)$/,
  en: /^(?:general|particular|concreto|cuanto|realidad|total|ocasiones|efecto|parte|común|solitario|directo|vivo|serio|vano|torno|lugar|vez|principio|exclusiva|especial|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|tablas|cuestión|obras|huelga|silencio|pie|vigor|marcha|llamas|libertad|secreto|público|coche|tren|avión|barco|autobús|persona|paz|(?:1\d|20)\d\d)$/,
  por: /^(?:ejemplo|supuesto|fin|eso|ello|favor|primera|otro|otra|completo|última|parte|tanto|cierto|desgracia|suerte|separado|igual)$/,
  con: /^(?:motivo|frecuencia|respecto|posterioridad|anterioridad|éxito|antelación|todo)$/,
  de: /^(?:nuevo|hecho|repente|pronto|inmediato|acuerdo|forma|manera|modo|vez|momento|cara)$/,
};

export const spanishMisreadings: readonly Misreading[] = [
  ...spanishAdverbialMisreadings,
  ...everydaySpanishMisreadings,
  ...spanishVerbalMisreadings,
  ...supplantedMisreadings,
  {
    // The preposition belongs to the next word, not to the verb: “se unió en 1984” (joined in 1984).
    language: 'es',
    base: /^\p{L}+[aeií]r(?:se)?\*? (?:a|en|por|con|de)$/u,
    isSeen: ({ span, next, later }) => {
      const preposition = span.at(-1)?.form ?? '';
      const isAdverbial = adverbials[preposition]?.test(next?.form ?? '') ?? false;
      const isOpened =
        next?.form === 'lo' && /^(?:largo|tanto|general|menos|que|cual|visto)$/.test(later[1]?.form ?? '');
      return isAdverbial || isOpened;
    },
  },
  {
    // False match: “no había sido confirmada” (had not been confirmed). True match: “no había pan” (there was no bread).
    language: 'es',
    base: /^no h(?:ay|abía|abría|abrá|ubo)$/,
    isSeen: ({ next }) => isParticiple(next, 'es'),
  },
  {
    // False match: “donado al Fondo de Ayuda” (donated to the relief fund). True match: “al fondo se ve” (at the back one
    // sees).
    language: 'es',
    base: /^al fondo$/,
    isSeen: ({ span }) => isCapitalised(span.at(-1)),
  },
  {
    // False match: “a dos cuadras de ahí” (two blocks from there). True match: “De ahí su nombre” (hence its name).
    language: 'es',
    base: /^de ahí$/,
    isSeen: ({ span: [first], before }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1 && before.form !== 'y',
  },
  {
    // False match: “sin más ayuda” (without more help). True match: “se fue sin más” (simply left).
    language: 'es',
    base: /^(?:sin más|por poco)$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon) || next?.form === 'que',
  },
  {
    // False match: “en el campo de batalla” (on the battlefield). True match: “en el campo de la medicina” (in the field of
    // medicine).
    language: 'es',
    base: /^en el campo de$/,
    isSeen: ({ span, next }) =>
      isCapitalised(span[2]) ||
      isCapitalised(next) ||
      /^(?:concentración|refugiados|batalla|fútbol|golf|juego|trabajo|exterminio|tiro)$/.test(next?.form ?? ''),
  },
  {
    // False match: “un dependiente de la tienda” (an assistant of the shop). True match: “es dependiente de su familia” (is
    // dependent on his family).
    language: 'es',
    base: /^dependiente de$/,
    isSeen: ({ before }) => /^(?:un|una|el|la|los|las|al|del|otr[oa])$/.test(before?.form ?? ''),
  },
  {
    // False match: “eso es una buena señal” (that is a good sign). True match: “Eso es.” (that’s it).
    language: 'es',
    base: /^eso es$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “el problema es que no puedo” (the problem is that I can’t). True match: “Es que no puedo.” (the thing
    // is, I can’t).
    language: 'es',
    base: /^es que$/,
    isSeen: ({ span: [first], before }) =>
      before !== undefined &&
      first !== undefined &&
      first.start - before.end === 1 &&
      !/^(?:y|pero|no|pues|porque|bueno|ay|o|e)$/.test(before.form),
  },
  {
    // False match: “las características de la zona” (the features of the area). True match: “es característico de la zona”
    // (is characteristic of the area).
    language: 'es',
    base: /^(?:característico|responsable|culpable|partidario|aficionado) (?:de|a)$/,
    isSeen: ({ before }) => /^(?:el|l[ao]s?|un[ao]?s?|del|al|sus?|otras?|otros?)$/.test(before?.form ?? ''),
  },
  {
    // False match: “en la red europea” (in the European network). True match: “lo leí en la red” (I read it on the
    // internet).
    language: 'es',
    base: /^en la red$/,
    isSeen: ({ next, lexicon }) => next?.form === 'de' || mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “las dos últimas semanas” (the last two weeks). True match: “las dos vinieron” (both came).
    language: 'es',
    base: /^los dos$/,
    isSeen: ({ next }) =>
      /^(?:últim|primer|siguient|mejor|mayor|principal|tercer|poster|anterior)/.test(next?.form ?? ''),
  },
  {
    // “una especie de” names a species in “el atún es una especie de pez” (the tuna is a species of fish). It does not in “es
    // una especie de sueño” (it is a kind of dream).
    language: 'es',
    base: /^una especie de$/,
    isSeen: ({ next, later }) => [next, ...later.slice(0, 6)].some((word) => livingThings.test(word?.form ?? '')),
  },
  {
    // “cerca de” in “cerca de setenta metros” (about seventy metres) does not mean “near”.
    language: 'es',
    base: /^cerca de$/,
    isSeen: ({ next, lexicon }) => isQuantity(next, lexicon),
  },
  {
    // False match: “se lo lleva” (takes it away). True match: “se lo da” (gives it to him).
    language: 'es',
    base: /^se l[oa]s?/,
    isSeen: ({ next, before }) =>
      before?.form === 'que' ||
      /^(?:llev|com[eií]|beb|qued|pas[aóe]|pens|cre[eíy]|imagin|tom[aóe]|guard|quit|pus|pon[eg]|mere[cz]|puede|pued|conoc)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “de todos los libros” (of all the books). True match: “de todos” (everyone’s).
    language: 'es',
    base: /^de todos$/,
    isSeen: ({ next }) => /^(?:los|las|sus|est[eoa]s|es[oa]s|ell[oa]s|nosotros|modos)$/.test(next?.form ?? ''),
  },
  {
    // “en segundo lugar” is a rank in “quedó en segundo lugar” (came second), not “secondly”.
    language: 'es',
    base: /^en (?:primer|segundo|tercer|último) lugar$/,
    isSeen: ({ earlier }) =>
      earlier.some(({ form }) => /^(?:qued|termin|acab|lleg|finali[zc]|clasific|situ|coloc)/.test(form)),
  },
  {
    // False match: “¿Y qué dicen?” (and what do they say?). True match: “¿Y qué?” (so what?).
    language: 'es',
    base: /^y qué$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “un equipo de más alto nivel” (of a higher level). True match: “dinero de más” (too much money).
    language: 'es',
    base: /^de más$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “me llevaba a pescar” (took me fishing). True match: “llevó a pensar” (led to think).
    language: 'es',
    base: /^llevar\*? a/,
    isSeen: ({ isAlone, before }) => isAlone && /^(?:me|te|nos|lo|la|los|las|le|les|os)$/.test(before?.form ?? ''),
  },
  {
    // False match: “está bien situado” (is well situated). True match: “está bien.” (is well).
    language: 'es',
    base: /^(?:estar|ir|quedar|encontrarse|sentirse)\*? (?:bien|mal)$/,
    isSeen: ({ isAlone, next }) => isAlone && isParticiple(next, 'es'),
  },
  {
    // False match: “ganó en las elecciones” (won in the elections). True match: “ganar en salud” (gain in health).
    language: 'es',
    base: /^ganar\*? en$/,
    isSeen: ({ isAlone, next, lexicon }) => isAlone && (isCapitalised(next) || mayBe(next, ['determiner'], lexicon)),
  },
  {
    // False match: “sabe a quién llamar” (knows whom to call). True match: “sabe a fresa” (tastes of strawberry).
    language: 'es',
    base: /^saber\*? a$/,
    isSeen: ({ next }) => /^(?:qué|quién|quiénes|dónde|ciencia|cuál)$/.test(next?.form ?? ''),
  },
];
