import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';
import { adjectives, formOf } from './spanish-senses.ts';

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

const isJoined = (place: Place): boolean => place.before !== undefined && gapBefore(place) === 1;

/** Parts of speech of single words, and words that lack an accent: “el rio Tajo”. */
export const spanishWordClasses: readonly Rule[] = [
  {
    // “como jefe de cocina”
    forms: { es: 'jefe jefa jefes jefas' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “vendrá mañana”, but “la mañana”, “por la mañana”
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
    // “su hermano menor”, but “los menores de edad”
    forms: { es: 'menor menores mayor mayores' },
    means: isPart('adjective'),
    holds: ({ before }) => /^(?:hij|herman)[oa]s?$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “mantener viva la memoria”, but “que viva el rey”
    forms: { es: 'viva' },
    means: isPart('adjective'),
    holds: ({ before }) => before !== undefined && !/^(?:que|se|quien|donde|y|no)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “no tiene medios”, but “los ingresos medios”, “dos medios litros”
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
    // “un precio muy claro”, but “claro que sí”
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
    // “a bajo nivel”, “de bajo coste”, but “bajo el puente”
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
    // “estudia ingles” lacks an accent, but “las ingles”
    forms: { es: 'ingles' },
    means: isConcept('english-language/noun'),
    holds: ({ before }) => !/^(?:las|la|sus?|una|mis?)$/.test(formOf(before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “el rio Tajo” lacks an accent, but “se rio”
    forms: { es: 'rio' },
    means: isPart('noun'),
    holds: ({ before }) => /^(?:el|del|al|un|este|gran)$/.test(formOf(before)),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “atención personalizada”, but “¡Atención!”
    forms: { es: 'atención' },
    means: isPart('noun'),
    holds: ({ before, after: [next] }) => before !== undefined || next !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “su primer sencillo”, “el sencillo «Hola»”, but “un sencillo método”
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
    // “una película llamada Volver”, but “la llamada de Juan”
    forms: { es: adjectives('llamado', 'denominado', 'titulado', 'apodado') },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before, after: [next] }) =>
      isCapitalised(next) && !/^(?:la|el|una|un|su|esta|los|las|de|del|al)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “con miedo”, but “tengo miedo”
    forms: { es: 'miedo' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:t[ieu][nv]\S+|da|dan|daba|dio|mucho)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mucho más seguro”, “es justo decirlo”, but “seguro que viene”, “justo antes”
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
    // “mantener viva su memoria”, “estado de ánimo”, but “¡Viva el rey!”
    forms: { es: 'viva ánimo' },
    means: (_, partOfSpeech) => partOfSpeech !== 'interjection' && partOfSpeech !== 'expression',
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “los descendientes de los colonos”
    forms: { es: 'descendiente descendientes' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “medias verdes”, but “medias noches”
    forms: { es: 'medias' },
    means: isPart('noun'),
    holds: ({ before, after: [next], lexicon }) => !isOnly(next, ['noun'], lexicon) && formOf(before) !== 'a',
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “estudió Física y Química”, but “la industria química”
    forms: { es: 'química física matemática lógica gramática retórica botánica mecánica informática' },
    means: isPart('noun'),
    holds: ({ word, before, lexicon }) =>
      before !== undefined && isCapitalised(word) && !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “la práctica médica”, “participación ciudadana”, but “una médica”
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
