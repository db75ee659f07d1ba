import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isParticiple, mayBe } from '../../word-classes.ts';
import { noun, spanishFrequentCues } from '../cues/frequent.ts';
import { formOf, verbs } from '../spanish-senses.ts';

const feelings = new Set(
  `atracción pasión admiración interés preocupación gusto cariño odio desprecio afición simpatía debilidad predilección
  preferencia respeto obsesión devoción entusiasmo curiosidad apuesta fascinación candidato candidata diputado diputada
  multa premio recompensa lucha ansiedad inquietud`
    .trim()
    .split(/\s+/),
);

const saying =
  /^(?:dij[oe]\S*|dice|dicen|decía|decían|digo|pens[óé]|pensaba\S*|pensaron|pienso|piensa|creo|cree|creía\S*|creen|anunci(?:ó|aron|a|é)|asegur(?:ó|aron|a|an)|afirm(?:ó|aron|a|an)|declar(?:ó|aron|a)|explic(?:ó|aron|a)|señal(?:ó|aron|a)|indic(?:ó|aron|a)|record(?:ó|aron)|coment(?:ó|aron|a)|añad(?:ió|ieron|e)|agreg(?:ó|aron)|sostuvo|sostiene|reconoció|confirmó|informó|advirtió|sabía\S*|sé|supo|decidi(?:ó|eron)|descubri(?:ó|eron)|comprendió|acord(?:ó|aron)|prometi(?:ó|eron))$/;

/** Words that may come between a verb of saying and “que”: “dijo el lunes que” (said on Monday that). */
const adverbial = new Set(
  `en un principio el lunes martes miércoles jueves viernes sábado domingo de verdad la vez a veces ayer hoy este esta año mes
  semana pasado pasada noche mañana tarde entonces siempre además también momento día primera última muchas realmente sinceramente
  públicamente recientemente finalmente inicialmente siquiera nunca antes después luego ya por otra parte su cambio serio
  comunicado rueda prensa entrevista una lado ejemplo supuesto efecto recientes declaraciones`
    .trim()
    .split(/\s+/),
);

/** Whether only words of the set `adverbial` stand between a verb of saying and “que”. */
function followsSaying(place: Place): boolean {
  const between = gapBefore(place) === 1 || gapBefore(place) === lengthOfComma;
  if (!between || !adverbial.has(formOf(place.before))) return false;
  const last = place.earlier.findLastIndex(({ form }) => !adverbial.has(form));
  return last >= 0 && saying.test(formOf(place.earlier[last]));
}

/** Words that form an expression with “se” and a verb, and the beginning of this verb: “se dio cuenta” (realised). */
const partners: Readonly<Record<string, RegExp>> = {
  cuenta: /^d/,
  prisa: /^d/,
  a: /^deb/,
  al: /^deb/,
  cargo: /^h/,
  eco: /^h/,
  daño: /^h/,
  pasar: /^h/,
  amigos: /^h/,
};

const isAbbreviation = ({ word, after: [next] }: Place): boolean =>
  next?.form === 'c' && isCapitalised(next) && next.start - word.end > 0 && next.start - word.end <= 2;

/** Rules for frequent words. Where a rule holds, a less common interpretation (reading) of the word is meant. */
export const spanishFrequentSenses: readonly Rule[] = [
  ...spanishFrequentCues,
  {
    // “Oye” means “hey” in “Oye, ven” (hey, come here), but not in “oye un ruido” (hears a noise).
    forms: { es: 'oye oiga' },
    means: isConcept('hey-oye-es/interjection'),
    holds: ({ before, word, after: [next] }) =>
      (before === undefined || word.start - before.end > 1) && (next === undefined || next.start - word.end > 1),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-9,
  },
  {
    // “solo” is an adjective in “vive solo” (lives alone), but not in “vive solo para trabajar” (lives only to work).
    forms: { es: 'solo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, word, after: [next] }) =>
      /^(?:viv(?:e|o|es|ía|ió|ir|iendo)|está|estaba|estoy|estás|estuvo|estar|tan|muy|quedó|quedado|completamente)$/.test(
        formOf(before),
      ) &&
      (next === undefined || next.start - word.end > 1 || /^(?:y|en|desde)$/.test(next.form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  // “denuncia” is a noun in “la denuncia por robo” (the report of a theft), but not in “la denuncia ante el juez” (reports
  // her to the judge).
  noun(
    'denuncia denuncias',
    ({ before, after: [next] }) =>
      /^(?:la|las|una|de|su|sus|esta|con|por|como|otra)$/.test(formOf(before)) && !/^(?:que|ante)$/.test(formOf(next)),
  ),
  // “Programa” is a noun in “Programa de fiestas” (festival programme), but not in “programa un concierto” (schedules a
  // concert).
  noun(
    'programa muestra compra visita busca marcha carga firma reserva forma cuenta entrega consulta lista copia prueba marca',
    ({ before, after: [next] }) => before === undefined && /^(?:de|del)$/.test(formOf(next)),
  ),
  {
    // “sintió” does not mean “was sorry” in “sintió miedo” (felt fear), but it does in “sintió mucho no venir” (was sorry
    // not to come).
    forms: { es: verbs('sentir') },
    means: (conceptId) => conceptId !== 'be-sorry-regret/expression',
    holds: ({ before, after: [next], lexicon }) =>
      formOf(before) !== 'lo' && mayBe(next, ['noun', 'determiner', 'adverb'], lexicon) && formOf(next) !== 'mucho',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “se” does not mean “oneself” in “se tomaron medidas” (measures were taken), but it does in “se miró” (looked at
    // himself).
    forms: { es: 'se' },
    means: (conceptId) => conceptId !== 'oneself/pronoun',
    holds: ({ after: [verb, next] }) => {
      const { form = '' } = (/^ha[ns]?$|^había[ns]?$/.test(formOf(verb)) ? next : verb) ?? {};
      return /^(?:tom|inici|denomin|localiz|increment|expand|gast|ha[cg]|hiz|hic|pus|pon|deb)/.test(form);
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “a” means “before” in “el siglo II a. C.” (the second century BC), but not in “a casa” (home).
    forms: { es: 'a' },
    means: isConcept('bc-a-c-es/preposition'),
    holds: (place) => isAbbreviation(place) && place.word.end < (place.after[0]?.start ?? 0) - 1,
    weightElsewhere: 1e-12,
    weightOfOthers: 1e-12,
  },
  {
    // “C” means “Christ” in “a. C.” (BC) and “d. C.” (AD), but not in “20 °C”.
    forms: { es: 'c' },
    means: isConcept('christ-c-es/noun'),
    holds: ({ before, word }) =>
      /^[ad]$/.test(formOf(before)) && before !== undefined && word.start - before.end === 2 && isCapitalised(word),
    weightElsewhere: 1e-12,
    weightOfOthers: 1e-12,
  },
  {
    // “verte” means “see” in “vino a verte” (came to see you), but not in “verse en un apuro” (find oneself in trouble).
    forms: { es: 'verme verte veros vernos' },
    means: isConcept('see/verb'),
    holds: ({ after: [next], language }) =>
      !/^(?:en|envuelt[oa]|obligad[oa]|metid[oa])$/.test(formOf(next)) && !isParticiple(next, language),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “medidas” is a noun in “anunció medidas” (announced measures), but not in “fueron medidas” (were measured).
    forms: { es: 'medidas medida' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => !/^(?:son|es|fue|fueron|ser|sido|está|están|era|eran|muy|bien|poco)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “por” means “for” in “siente pasión por la música” (has a passion for music).
    forms: { es: 'por' },
    means: isConcept('for/preposition'),
    holds: (place) => gapBefore(place) === 1 && feelings.has(formOf(place.before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “que” is a conjunction in “pensó en un principio que era un fallo” (first thought that it was a fault).
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: followsSaying,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “se” is a part of the verb in “se dio cuenta” (realised) and “se lo tomó en serio” (took it seriously), but not in “se
    // dieron premios” (prizes were given).
    forms: { es: 'se' },
    means: isConcept('verb-part-es/pronoun'),
    holds: (place) => {
      const verb = place.after.findIndex(({ form }) => !/^(?:ha|han|había|habían|haya|lo|la|los|las)$/.test(form));
      const { form = '' } = place.after[verb] ?? {};
      const next = formOf(place.after[verb + 1]);
      if (partners[next]?.test(form)) return true;
      return (
        /^(?:tom(?:ó|aron|a|an|aba|aban|ado|ará|ara))$/.test(form) &&
        mayBe(place.after[verb + 1], ['determiner', 'adverb', 'preposition'], place.lexicon) &&
        place.after
          .slice(verb + 1, verb + 6)
          .some(({ form: each }) =>
            /^(?:como|serio|caf[eé]s?|cervezas?|copas?|tiempo|molestia|libertad|vacaciones|respiro|descanso|pastillas?|medicinas?|leche|vino|té|justicia|venganza)$/.test(
              each,
            ),
          )
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-20,
    isForSingleVersion: true,
  },
];
