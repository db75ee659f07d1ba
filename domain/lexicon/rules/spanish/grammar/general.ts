import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { adjectives, formOf, hasPronoun, verbs } from '../spanish-senses.ts';

const ofLowCountries =
  /^(?:escultor(?:es)?|pintor(?:es)?|pintura|maestros?|escuela|pueblo|tapi(?:z|ces)|ciudad(?:es)?|comerciantes?|región|noble|compositor(?:es)?|influencia|gótico|renacimiento|idioma|lengua|tablas?|estilo|artistas?|soldados|tropas|municipio|provincia|barroco|retablo|políticos?|comunidad|ciclistas?|ciclista|nacionalistas?|partidos?|carreras|clásicas?)$/;

/** Forms that belong to several parts of speech, and further constructions. */
export const spanishGeneralRules: readonly Rule[] = [
  {
    // “flamenco” means “Flemish” in “un pintor flamenco” (a Flemish painter), but not in “un cantaor flamenco” (a flamenco
    // singer).
    forms: { es: adjectives('flamenco') },
    means: isConcept('flemish-flamenco-es/adjective'),
    holds: ({ before }) => ofLowCountries.test(formOf(before)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “flamenca” means “of flamenco” in “música flamenca” (flamenco music), but not in “el flamenco” (flamenco).
    forms: { es: adjectives('flamenco') },
    means: isConcept('of-flamenco-es/adjective'),
    holds: ({ before, word, lexicon }) =>
      before !== undefined &&
      word.start - before.end === 1 &&
      !ofLowCountries.test(before.form) &&
      isOnly(before, ['noun'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “cuarto” means “quarter” in “un cuarto de siglo” (a quarter of a century), but not in “el cuarto disco” (the fourth
    // record).
    forms: { es: 'cuarto cuartos' },
    means: isConcept('quarter-fourth/noun'),
    holds: ({ before, after: [next, afterNext] }) =>
      /^(?:un|tres|primer|último|el|del|al)$/.test(formOf(before)) &&
      formOf(next) === 'de' &&
      /^(?:siglo|millón|kilo|litro|milla|los?|las?|final|finales|hora|punto|su|sus|\d+)$/.test(formOf(afterNext)) &&
      !(formOf(before) === 'el' && /^(?:los?|las?|su|sus)$/.test(formOf(afterNext))),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “estados” is never a participle, because the participle of “estar” has no plural: “en los estados” (in the states)
    forms: { es: 'estados' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “ignoró” means “ignored” in “ignoró la orden” (ignored the order), but not in “ignora si vendrá” (does not know
    // whether he will come).
    forms: { es: 'ignorar ignoró ignoraron ignorando ignorado ignorada ignorados ignoradas' },
    means: isConcept('ignore/verb'),
    holds: ({ before, after: [next] }) =>
      !/^(?:que|si|qué|cómo|cuándo|dónde|quién|por|cuál|cuánto)$/.test(formOf(next)) && formOf(before) !== 'se',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “titular” is not a verb in “Ana Ruiz, titular del museo” (Ana Ruiz, head of the museum), but it is in “para titular un
    // libro” (to give a book a title).
    forms: { es: 'titular titulares' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: ({ before }) => !/^(?:para|sin|a|puede|quiso|quería|decidió|suele)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “antes” means “earlier” in “un año antes” (a year earlier), but not in “antes de comer” (before eating).
    forms: { es: 'antes' },
    means: isConcept('earlier/adverb'),
    holds: ({ before, after: [next] }) =>
      !/^(?:del?|que|bien|posible)$/.test(formOf(next)) && !/^(?:lo|cuanto)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “proceder” hardly ever means “go about it”: “de donde procede el plato” (where the dish comes from)
    forms: { es: verbs('proceder') },
    means: isConcept('go-about-it/expression'),
    holds: () => false,
    weightElsewhere: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “falta” is a noun in “la falta de agua” (the lack of water) and a verb in “me falta tiempo” (I lack time). It is
    // never an adjective.
    forms: { es: 'falta faltas cientos' },
    means: (_, partOfSpeech) => partOfSpeech !== 'adjective' && partOfSpeech !== 'numeral',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “comercio” is a noun in “el comercio local” (local trade). “filme” in “para que filme la fiesta” (so that he films the
    // party) is a verb.
    forms: { es: 'filme filmes comercio habla' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, earlier, word }) =>
      /^(?:el|un|este|del|al|su|otro|cada|gran|nuevo|primer|último|los|sus)$/.test(formOf(before)) ||
      (word.form !== 'habla' && /^(?:de|en|por|con|como)$/.test(formOf(before))) ||
      (word.form === 'habla' && /^(?:el|de|su|del)$/.test(formOf(before)) && formOf(earlier.at(-2)) !== 'que'),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mil” means “thousand note” in “un billete de mil” (a 1,000 note), but not in “varios miles de personas” (several
    // thousand people).
    forms: { es: 'mil miles' },
    means: isConcept('thousand-banknote/noun'),
    holds: ({ word, before, earlier }) =>
      word.form === 'mil' && formOf(before) === 'de' && /^billetes?$/.test(formOf(earlier.at(-2))),
    weightElsewhere: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “francés” is a noun in “habla francés” (speaks French), but “inglés” is an adjective in “en un barco inglés” (on an
    // English ship).
    forms: {
      es: 'español inglés francés alemán portugués italiano ruso griego japonés chino latín catalán gallego vasco turco polaco sueco danés holandés hebreo árabe checo húngaro rumano coreano castellano esloveno occitano',
    },
    means: (conceptId, partOfSpeech) => partOfSpeech === 'noun' && !/-person\/|(?:-man|-woman)\//.test(conceptId),
    holds: ({ word, before, after: [next], lexicon }) =>
      /^(?:en|habl\S+|aprend\S+|estudi\S+|enseñ\S+)$/.test(formOf(before)) &&
      !(next !== undefined && next.start - word.end === 1 && (isOnly(next, ['noun'], lexicon) || isCapitalised(next))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “encontraron” means “found” in “se encontraron cuatro tumbas” (four tombs were found), but not in “se encontraron en
    // la plaza” (met in the square).
    forms: { es: verbs('encontrar') },
    means: isConcept('find/verb'),
    holds: (place) =>
      hasPronoun(place) &&
      /^(?:encontraron|encontró|encontraban|encontrado|hallaron)$/.test(place.word.form) &&
      (/^(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|restos|muchos|muchas|numerosos|numerosas|algunos|algunas|\d+)$/.test(
        formOf(place.after[0]),
      ) ||
        (/s$/.test(formOf(place.after[0])) && isOnly(place.after[0], ['noun'], place.lexicon))),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “hasta” means “until” in “hasta el 31 de octubre” (until 31 October), but not in “hasta los niños lo saben” (even
    // children know it).
    forms: { es: 'hasta' },
    means: isConcept('until/preposition'),
    holds: ({ word, before, after: [next, afterNext], lexicon }) =>
      before !== undefined &&
      !/^(?:y|e|o|pero|incluso|ni)$/.test(before.form) &&
      word.start - before.end === 1 &&
      next !== undefined &&
      !/^(?:más|mismo|tal|cierto)$/.test(formOf(afterNext)) &&
      (mayBe(next, ['determiner', 'numeral'], lexicon) ||
        isCapitalised(next) ||
        /^(?:\d\S*|ahora|hoy|aquí|allí|ahí|entonces|mañana|ayer|hace|principios|finales|mediados|bien|nuestros|su|sus|la|el|los|las|un|una)$/.test(
          next.form,
        )),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “pues” means “because” in “no salió, pues llovía” (he did not go out, because it rained), but not in “pues no lo sé”
    // (well, I don’t know).
    forms: { es: 'pues' },
    means: isConcept('because/conjunction'),
    holds: ({ before, after: [next] }) =>
      before !== undefined && next !== undefined && !/^(?:y|así|bien)$/.test(before.form),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
