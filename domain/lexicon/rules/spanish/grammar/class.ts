import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { adjectives, formOf, verbs } from '../spanish-senses.ts';

const articles =
  /^(?:el|la|los|las|un|una|unos|unas|del|al|sus?|mis?|tus?|est[ea]s?|es[ea]s?|aquel|otr[oa]s?|cada|dos|tres|varios|varias|algún|algun[oa]s|\d+)$/;

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

const isBehind = ({ before, word }: Place, pattern: RegExp): boolean =>
  before !== undefined && word.start - before.end === 1 && pattern.test(before.form);

/** Whether the word describes a noun directly before it: “interna” in “una membrana interna” (an internal membrane). */
const describesNoun = ({ before, word, lexicon }: Place): boolean =>
  before !== undefined &&
  word.start - before.end === 1 &&
  (isOnly(before, ['noun'], lexicon) || (mayBe(before, ['noun'], lexicon) && !articles.test(before.form)));

const precedesNoun = ({ word, after: [next], lexicon }: Place): boolean =>
  next !== undefined && next.start - word.end === 1 && (mayBe(next, ['noun'], lexicon) || isCapitalised(next));

/** Names of languages that are also nationalities. Their plural is an adjective or means persons, never a language. */
const nationalities =
  'español inglés francés alemán portugués holandés danés finlandés irlandés escocés galés japonés catalán';
const plurals = [
  ...nationalities.split(' ').map((each) => `${each.replace(/é(?=s$)/, 'e').replace(/á(?=n$)/, 'a')}es`),
  ...adjectives(
    ...'italiano ruso griego turco polaco checo eslovaco esloveno serbio sueco noruego rumano húngaro chino coreano ucraniano búlgaro lituano gallego latino hebreo islandés'
      .split(' ')
      .filter((each) => each.endsWith('o')),
  )
    .split(' ')
    .filter((each) => each.endsWith('s')),
  ...'croatas persas árabes vascos vascas vietnamitas españolas inglesas francesas alemanas portuguesas japonesas'.split(
    ' ',
  ),
].join(' ');

const placeAdverbs = 'delante detrás encima debajo dentro fuera cerca lejos enfrente alrededor';

/** Rules that choose the part of speech, and sometimes the meaning, according to the neighbouring words. */
export const spanishClassRules: readonly Rule[] = [
  {
    // “eslovenos” means people, never a language: “los eslovenos y los serbios” (the Slovenes and the Serbs).
    forms: { es: plurals },
    means: (conceptId) => !/-language\/noun$/.test(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “delante” is not a preposition in “delante vio hierba” (in front he saw grass), but it is in “delante de la casa” (in
    // front of the house).
    forms: { es: placeAdverbs },
    means: (_, partOfSpeech) => partOfSpeech !== 'preposition',
    holds: ({ after: [next] }) => !/^del?$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “echaban” means “throw out” in “los empleados lo echaban” (the employees threw him out), but not in “lo echó en la
    // olla” (put it in the pot).
    forms: { es: verbs('echar') },
    means: isConcept('throw-out/verb', 'oust/verb', 'sack-dismiss/verb', 'drive-away/verb'),
    holds: ({ before, after: [next] }) =>
      /^(?:lo|la|los|las|nos)$/.test(formOf(before)) &&
      !/^(?:en|a|al|sobre|por|dentro|encima|todo|un|una|el|la|agua|sal)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “aire” means “look” in “un aire cansado” (a tired look), but not in “un aire limpio” (clean air).
    forms: { es: 'aire aires' },
    means: isConcept('look-air-es/noun'),
    holds: ({ before, after: [next, afterNext, third] }) =>
      /^(?:un|cierto|ese|este|unos|ciertos|esos)$/.test(formOf(before)) &&
      (/^(?:de|como|tan|muy)$/.test(formOf(next)) ||
        (formOf(next) === 'un' && /^(?:poco|tanto)$/.test(formOf(afterNext)) && third !== undefined) ||
        /^(?:cansado|triste|misterioso|distraído|serio|ausente|melancólico|familiar|inocente|solemne|distinguido|moderno|juvenil|infantil|romántico)s?$/.test(
          formOf(next),
        )),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “interna” is an adjective in “la membrana interna” (the internal membrane), but not in “se interna en el bosque” (goes
    // deep into the forest).
    forms: { es: 'interno interna internos internas' },
    means: isPart('adjective'),
    holds: describesNoun,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    forms: { es: 'interna internas interno' },
    means: isPart('verb'),
    holds: (place) => isBehind(place, /^(?:se|lo|la|los|le|me|te|no|que)$/),
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  },
  {
    // “ambiente” in “buen ambiente” (good atmosphere) is hardly ever a form of “ambientar” (set in a time or place).
    forms: { es: 'ambiente ambientes' },
    means: isPart('noun', 'adjective'),
    holds: ({ before }) => formOf(before) !== 'que',
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “físico” is an adjective in “su estado físico” (his physical condition), but not in “el físico” (the physicist).
    forms: {
      es: `${adjectives('físico', 'solitario', 'vivo', 'curioso')} familiar familiares comercial comerciales superior superiores salvaje salvajes`,
    },
    means: isPart('adjective'),
    holds: (place) =>
      describesNoun(place) ||
      (isBehind(place, /./) &&
        !articles.test(formOf(place.before)) &&
        (isCapitalised(place.before) || place.before?.readings.length === 0)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “presupuesto” is a noun in “pedir presupuesto” (ask for an estimate). “sello” in “yo sello la carta” (I seal the
    // letter) is a verb.
    forms: { es: 'sello fallo canto cultivo anhelo incremento ingreso presupuesto choque tiro cobro cuento relato' },
    means: isPart('noun'),
    holds: ({ before }) =>
      !/^(?:yo|me|te|se|lo|la|los|las|le|les|no|que|y|si|cuando|nunca|ya|también|siempre|h[ae]|has|han|había|os)$/.test(
        formOf(before),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “firme” is an adjective in “un paso firme” (a firm step), but not in “que firme el contrato” (that he sign the
    // contract).
    forms: { es: 'firme firmes' },
    means: isPart('adjective', 'adverb'),
    holds: ({ before }) => !/^(?:que|no|se|lo|la|los|las|me|te|cuando|quien|para|y)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “fuera” means “were” in “como si fuera un rey” (as if he were a king), but not in “fuera de casa” (outside the house).
    forms: { es: 'fuera' },
    means: isConcept('be/verb'),
    holds: ({ before, after: [next] }) =>
      before !== undefined &&
      /^(?:el|la|los|las|un|una|su|sus|tan|muy|más|posible|así|necesario|cierto|verdad)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // In “que la carga original” (than the original load), “la” is an article and “carga” is a noun.
    forms: { es: 'carga cargas' },
    means: isPart('noun'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:la|las)$/.test(formOf(before)) && (/^del?$/.test(formOf(next)) || isOnly(next, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “caro” is an adjective in “es un sitio caro” (it is an expensive place), but not in “lo pagó caro” (paid dearly for
    // it).
    forms: { es: 'caro' },
    means: isPart('adjective'),
    holds: ({ before }) => !/^(?:pag|cost|cuest|sal[eií]|vend|compr|cobr)/.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “respetable” means “audience” in “aplaudió el respetable” (the audience applauded), but not in “un hombre respetable”
    // (a respectable man).
    forms: { es: 'respetable' },
    means: isConcept('audience-respetable-es/noun'),
    holds: (place) => isBehind(place, /^(?:el|al|del)$/) && !precedesNoun(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “lateral” means “full back” in “el lateral derecho” (the right back), but not in “una puerta lateral” (a side door).
    forms: { es: 'lateral laterales' },
    means: isConcept('full-back-es/noun'),
    holds: (place) =>
      isBehind(place, /^(?:el|los|un|unos|del|al|su|sus|otro|joven|como)$/) &&
      /^(?:derech|izquierd|zurd|diestr)os?$/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “menor” is an adjective in “es la menor de las tres” (is the youngest of the three), but not in “los menores de doce
    // años” (children under twelve).
    forms: { es: 'menor menores mayor mayores' },
    means: isPart('adjective'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      return (
        precedesNoun(place) ||
        (/^[ye]$/.test(formOf(next)) && /^(?:más|menos|mejor|único)$/.test(formOf(afterNext))) ||
        (/^(?:del?)$/.test(formOf(next)) &&
          /^(?:l[ao]s|est[ao]s|es[ao]s|tod[ao]s|sus|ell[ao]s|mundo|país|dos|tres|cuatro|europa|españa)$/.test(
            formOf(afterNext),
          ))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “presente” is a noun in “el presente” (the present), but not in “hay presentes muchas especies” (many species are
    // present).
    forms: { es: 'presente presentes' },
    means: isPart('noun'),
    holds: (place) => isBehind(place, /^(?:el|un|al|del|este|ese|nuestro|los|unos)$/) && !precedesNoun(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “extra” is an adjective in “la presión extra” (the extra pressure), but not in “trabajó como extra” (worked as an
    // extra).
    forms: { es: 'extra extras' },
    means: isPart('adjective'),
    holds: describesNoun,
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “violeta” is an adjective in “flores violeta” (violet flowers), but not in “una violeta” (a violet).
    forms: { es: 'violeta violetas' },
    means: isPart('adjective'),
    holds: (place) => !isBehind(place, articles) && !isCapitalised(place.word),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “calzado” is a noun in “llevar calzado cómodo” (wear comfortable shoes), but not in “ha calzado” (has worn).
    forms: { es: 'calzado' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:h[ae]|han|había|bien|mal|iba|va|ir|estaba)$/.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “don” means “Mr” in “don Domingo” (Mr Domingo), but not in “el don de la palabra” (the gift of speech).
    forms: { es: 'don' },
    means: isConcept('don-title-es/noun'),
    holds: ({ word, after: [next] }) => isCapitalised(next) && next !== undefined && next.start - word.end === 1,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “única” means “unique” in “una experiencia única” (a unique experience), but not in “su única experiencia” (his only
    // experience).
    forms: { es: adjectives('único') },
    means: isConcept('unique/adjective'),
    holds: (place) =>
      (describesNoun(place) ||
        (isBehind(place, /^(?:es|son|era|fue|ser|eres|soy|algo|muy|tan|casi|realmente|verdaderamente)$/) &&
          !precedesNoun(place) &&
          !/^(?:que|en|de)$/.test(formOf(place.after[0])))) &&
      !/^(?:hij[oa]s?|vía|sentido|carril|partido|pago|moneda|ventanilla|talla|mandato|mercado)$/.test(
        formOf(place.before),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “única” means “single” in “moneda única” (single currency).
    forms: { es: adjectives('único') },
    means: isConcept('single-one/adjective'),
    holds: (place) =>
      isBehind(place, /^(?:vía|sentido|carril|partido|pago|moneda|ventanilla|talla|mandato|mercado)s?$/),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “se” forms a passive in “se buscan cantantes” (singers wanted), but not in “se buscó problemas” (got himself into
    // trouble).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [verb, next] }) =>
      /^(?:busca|buscan|buscó|buscaron|buscaba|buscaban|necesita|necesitan|vende|venden|vendió|vendieron|habla|hablaba|hablan)$/.test(
        formOf(verb),
      ) && !/^(?:problemas?|líos?|enemigos?|bien|mal|con|entre)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mexicano” is an adjective in “el gobierno mexicano” (the Mexican government), but not in “un mexicano” (a Mexican).
    forms: { es: adjectives('romano', 'griego', 'ruso', 'italiano', 'chino', 'mexicano', 'argentino') },
    means: isPart('adjective'),
    holds: describesNoun,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
];
