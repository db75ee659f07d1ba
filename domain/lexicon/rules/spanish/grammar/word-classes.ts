import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { adjectives, formOf } from '../spanish-senses.ts';

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

const isJoined = (place: Place): boolean => place.before !== undefined && gapBefore(place) === 1;

/**
 * Rules for the part of speech of single words, and for words that lack an accent: “el rio Tajo” (the river Tagus, with
 * “rio” for “río”).
 */
export const spanishWordClasses: readonly Rule[] = [
  {
    // “jefe” is a noun in “como jefe de cocina” (as head chef).
    forms: { es: 'jefe jefa jefes jefas' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mañana” is an adverb in “vendrá mañana” (will come tomorrow), but not in “por la mañana” (in the morning).
    forms: { es: 'mañana' },
    means: isPart('adverb'),
    holds: ({ before, after: [next] }) =>
      !/^(?:la|una|esta|esa|cada|aquella|media|toda|buena|misma|otra|alguna|de|del|tu|mi|su)$/.test(formOf(before)) &&
      formOf(next) !== 'siguiente',
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “menor” is an adjective in “su hermano menor” (his younger brother), but not in “los menores de edad” (minors).
    forms: { es: 'menor menores mayor mayores' },
    means: isPart('adjective'),
    holds: ({ before }) => /^(?:hij|herman)[oa]s?$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “viva” is an adjective in “mantener viva la memoria” (keep the memory alive), but not in “que viva el rey” (long live
    // the king).
    forms: { es: 'viva' },
    means: isPart('adjective'),
    holds: ({ before }) => before !== undefined && !/^(?:que|se|quien|donde|y|no)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “medios” is a noun in “no tiene medios” (has no means), but not in “los ingresos medios” (average income).
    forms: { es: 'medios' },
    means: isPart('noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      !mayBe(before, ['noun', 'numeral'], lexicon) &&
      !(next !== undefined && next.start - word.end === 1 && isOnly(next, ['noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “claro” is an adjective in “un precio muy claro” (a very clear price), but not in “claro que sí” (of course).
    forms: { es: 'claro' },
    means: isPart('adjective', 'noun'),
    holds: ({ before }) =>
      /^(?:muy|más|tan|bastante|poco|menos|está|estaba|queda|quedó|quedado|dejó|deja|dejar|dejado|tiene|tienen|tengo|tener|un|el|del|al|bien|de|en|color|azul|verde|gris|rojo|marrón)$/.test(
        formOf(before),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “bajo” is an adjective in “de bajo coste” (low-cost), but not in “bajo el puente” (under the bridge).
    forms: { es: 'bajo' },
    means: isPart('adjective'),
    holds: ({ after: [next] }) =>
      /^(?:nivel|precio|coste|costo|consumo|rendimiento|perfil|relieve|volumen|riesgo|peso|porcentaje|número|índice|tamaño|impacto)$/.test(
        formOf(next),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “ingles” means “English (language)” in “estudia ingles” (studies English, with “ingles” for “inglés”), but not in “las
    // ingles” (the groins).
    forms: { es: 'ingles' },
    means: isConcept('english-language/noun'),
    holds: ({ before }) => !/^(?:las|la|sus?|una|mis?)$/.test(formOf(before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “rio” is a noun in “el rio Tajo” (the river Tagus, with “rio” for “río”), but not in “se rio” (laughed).
    forms: { es: 'rio' },
    means: isPart('noun'),
    holds: ({ before }) => /^(?:el|del|al|un|este|gran)$/.test(formOf(before)),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “atención” is a noun in “atención personalizada” (personal attention), but not in “¡Atención!” (watch out!).
    forms: { es: 'atención' },
    means: isPart('noun'),
    holds: ({ before, after: [next] }) => before !== undefined || next !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “sencillo” is a noun in “su primer sencillo” (his first single), but not in “un sencillo método” (a simple method).
    forms: { es: 'sencillo sencillos' },
    means: isPart('noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      /^(?:el|un|del|al|los|su|sus|primer|segundo|tercer|último|este|nuevo|como|dos|tres)$/.test(formOf(before)) &&
      (next === undefined || next.start - word.end > 1 || isCapitalised(next) || !isOnly(next, ['noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “llamada” is not a noun in “una película llamada Volver” (a film called Volver), but it is in “la llamada de Juan”
    // (Juan’s call).
    forms: { es: adjectives('llamado', 'denominado', 'titulado', 'apodado') },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before, after: [next] }) =>
      isCapitalised(next) && !/^(?:la|el|una|un|su|esta|los|las|de|del|al)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “miedo” is a noun in “con miedo” (with fear), but not in “tengo miedo” (I am afraid).
    forms: { es: 'miedo' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:t[ieu][nv]\S+|da|dan|daba|dio|mucho)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “seguro” is an adjective in “mucho más seguro” (much safer), but not in “seguro que viene” (he is sure to come).
    forms: { es: 'seguro justo' },
    means: isPart('adjective', 'noun'),
    holds: ({ before, after: [next] }) =>
      /^(?:más|muy|tan|menos|es|era|sería|fue|poco|bastante|un|el|estoy|está|parece)$/.test(formOf(before)) &&
      !/^(?:antes|después|cuando|en|que|al)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “viva” is not an exclamation in “mantener viva su memoria” (keep his memory alive), but it is in “¡Viva el rey!” (long
    // live the king!).
    forms: { es: 'viva ánimo' },
    means: (_, partOfSpeech) => partOfSpeech !== 'interjection' && partOfSpeech !== 'expression',
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “descendientes” is a noun in “los descendientes de los colonos” (the descendants of the settlers).
    forms: { es: 'descendiente descendientes' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “medias” is a noun in “medias verdes” (green stockings), but not in “medias noches” (midnights).
    forms: { es: 'medias' },
    means: isPart('noun'),
    holds: ({ before, after: [next], lexicon }) => !isOnly(next, ['noun'], lexicon) && formOf(before) !== 'a',
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “Química” is a noun in “estudió Física y Química” (studied physics and chemistry), but not in “la industria química”
    // (the chemical industry).
    forms: { es: 'química física matemática lógica gramática retórica botánica mecánica informática' },
    means: isPart('noun'),
    holds: ({ word, before, lexicon }) =>
      before !== undefined && isCapitalised(word) && !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “médica” is an adjective in “la práctica médica” (medical practice), but not in “una médica” (a doctor).
    forms: {
      es: `médica médicas ciudadana ciudadanas combustible combustibles documental ${adjectives('marinero', 'guerrillero')}`,
    },
    means: isPart('adjective'),
    holds: (place) =>
      isJoined(place) &&
      mayBe(place.before, ['noun'], place.lexicon) &&
      !mayBe(place.before, ['preposition', 'determiner'], place.lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
