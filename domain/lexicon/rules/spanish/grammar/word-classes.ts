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
    // “como jefe de cocina” (as head chef)
    forms: { es: 'jefe jefa jefes jefas' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “vendrá mañana” (will come tomorrow), but “por la mañana” (in the morning)
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
    // “su hermano menor” (his younger brother), but “los menores de edad” (minors)
    forms: { es: 'menor menores mayor mayores' },
    means: isPart('adjective'),
    holds: ({ before }) => /^(?:hij|herman)[oa]s?$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “mantener viva la memoria” (keep the memory alive), but “que viva el rey” (long live the king)
    forms: { es: 'viva' },
    means: isPart('adjective'),
    holds: ({ before }) => before !== undefined && !/^(?:que|se|quien|donde|y|no)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “no tiene medios” (has no means), but “los ingresos medios” (average income)
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
    // “un precio muy claro” (a very clear price), but “claro que sí” (of course)
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
    // “de bajo coste” (low-cost), but “bajo el puente” (under the bridge)
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
    // “estudia ingles” (studies English, with “ingles” for “inglés”), but “las ingles” (the groins)
    forms: { es: 'ingles' },
    means: isConcept('english-language/noun'),
    holds: ({ before }) => !/^(?:las|la|sus?|una|mis?)$/.test(formOf(before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “el rio Tajo” (the river Tagus, with “rio” for “río”), but “se rio” (laughed)
    forms: { es: 'rio' },
    means: isPart('noun'),
    holds: ({ before }) => /^(?:el|del|al|un|este|gran)$/.test(formOf(before)),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “atención personalizada” (personal attention), but “¡Atención!” (watch out!)
    forms: { es: 'atención' },
    means: isPart('noun'),
    holds: ({ before, after: [next] }) => before !== undefined || next !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “su primer sencillo” (his first single), but “un sencillo método” (a simple method)
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
    // “una película llamada Volver” (a film called Volver), but “la llamada de Juan” (Juan’s call)
    forms: { es: adjectives('llamado', 'denominado', 'titulado', 'apodado') },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before, after: [next] }) =>
      isCapitalised(next) && !/^(?:la|el|una|un|su|esta|los|las|de|del|al)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “con miedo” (with fear), but “tengo miedo” (I am afraid)
    forms: { es: 'miedo' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:t[ieu][nv]\S+|da|dan|daba|dio|mucho)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mucho más seguro” (much safer), but “seguro que viene” (he is sure to come)
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
    // “mantener viva su memoria” (keep his memory alive), but “¡Viva el rey!” (long live the king!)
    forms: { es: 'viva ánimo' },
    means: (_, partOfSpeech) => partOfSpeech !== 'interjection' && partOfSpeech !== 'expression',
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “los descendientes de los colonos” (the descendants of the settlers)
    forms: { es: 'descendiente descendientes' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “medias verdes” (green stockings), but “medias noches” (midnights)
    forms: { es: 'medias' },
    means: isPart('noun'),
    holds: ({ before, after: [next], lexicon }) => !isOnly(next, ['noun'], lexicon) && formOf(before) !== 'a',
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “estudió Física y Química” (studied physics and chemistry), but “la industria química” (the chemical industry)
    forms: { es: 'química física matemática lógica gramática retórica botánica mecánica informática' },
    means: isPart('noun'),
    holds: ({ word, before, lexicon }) =>
      before !== undefined && isCapitalised(word) && !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “la práctica médica” (medical practice), but “una médica” (a doctor)
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
