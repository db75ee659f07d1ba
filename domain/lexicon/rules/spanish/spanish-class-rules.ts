import { isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';
import { adjectives, formOf, verbs } from './spanish-senses.ts';

const articles =
  /^(?:el|la|los|las|un|una|unos|unas|del|al|sus?|mis?|tus?|est[ea]s?|es[ea]s?|aquel|otr[oa]s?|cada|dos|tres|varios|varias|algún|algun[oa]s|\d+)$/;

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

const isBehind = ({ before, word }: Place, pattern: RegExp): boolean =>
  before !== undefined && word.start - before.end === 1 && pattern.test(before.form);

/** Whether the word describes a noun directly before it: “una membrana interna”. */
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

/** Rules that choose the part of speech, and sometimes the meaning, by the neighbouring words. */
export const spanishClassRules: readonly Rule[] = [
  {
    // “los eslovenos y los serbios”, “barcos turcos”
    forms: { es: plurals },
    means: (conceptId) => !/-language\/noun$/.test(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “delante vio hierba”, but “delante de la casa”
    forms: { es: placeAdverbs },
    means: (_, partOfSpeech) => partOfSpeech !== 'preposition',
    holds: ({ after: [next] }) => !/^del?$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “los empleados lo echaban”, but “lo echó en la olla”
    forms: { es: verbs('echar') },
    means: isConcept('throw-out/verb', 'oust/verb', 'sack-dismiss/verb', 'drive-away/verb'),
    holds: ({ before, after: [next] }) =>
      /^(?:lo|la|los|las|nos)$/.test(formOf(before)) &&
      !/^(?:en|a|al|sobre|por|dentro|encima|todo|un|una|el|la|agua|sal)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “un aire cansado”, “cierto aire de misterio”, but “un aire limpio”, “el aire”
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
    // “la membrana interna”, but “se interna en el bosque”
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
    // “buen ambiente”: hardly ever a form of “ambientar”
    forms: { es: 'ambiente ambientes' },
    means: isPart('noun', 'adjective'),
    holds: ({ before }) => formOf(before) !== 'que',
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “su estado físico”, but “el físico”; “un hombre solitario”, but “un solitario”
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
    // “Sello oficial”, “pedir presupuesto”, but “yo sello la carta”, “han presupuesto”
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
    // “un paso firme”, but “que firme el contrato”
    forms: { es: 'firme firmes' },
    means: isPart('adjective', 'adverb'),
    holds: ({ before }) => !/^(?:que|no|se|lo|la|los|las|me|te|cuando|quien|para|y)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “lo que un día fuera el sueño de todos”, “como si fuera un rey”, but “fuera de casa”
    forms: { es: 'fuera' },
    means: isConcept('be/verb'),
    holds: ({ before, after: [next] }) =>
      before !== undefined &&
      /^(?:el|la|los|las|un|una|su|sus|tan|muy|más|posible|así|necesario|cierto|verdad)$/.test(formOf(next)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // In “que la carga original”, “la” is an article and “carga” is a noun.
    forms: { es: 'carga cargas' },
    means: isPart('noun'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:la|las)$/.test(formOf(before)) && (/^del?$/.test(formOf(next)) || isOnly(next, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “es un sitio caro”, but “lo pagó caro”
    forms: { es: 'caro' },
    means: isPart('adjective'),
    holds: ({ before }) => !/^(?:pag|cost|cuest|sal[eií]|vend|compr|cobr)/.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “aplaudió el respetable”, but “un hombre respetable”
    forms: { es: 'respetable' },
    means: isConcept('audience-respetable-es/noun'),
    holds: (place) => isBehind(place, /^(?:el|al|del)$/) && !precedesNoun(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “el lateral derecho”, but “una puerta lateral”
    forms: { es: 'lateral laterales' },
    means: isConcept('full-back-es/noun'),
    holds: (place) =>
      isBehind(place, /^(?:el|los|un|unos|del|al|su|sus|otro|joven|como)$/) &&
      /^(?:derech|izquierd|zurd|diestr)os?$/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “es la menor de las tres”, “la mayor y más rica ciudad”, but “los menores de doce años”, “los mayores”
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
    // “el presente”, but “hay presentes muchas especies”
    forms: { es: 'presente presentes' },
    means: isPart('noun'),
    holds: (place) => isBehind(place, /^(?:el|un|al|del|este|ese|nuestro|los|unos)$/) && !precedesNoun(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “la presión extra”, but “trabajó como extra”
    forms: { es: 'extra extras' },
    means: isPart('adjective'),
    holds: describesNoun,
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “flores violeta”, “azules o violetas”, but “una violeta”
    forms: { es: 'violeta violetas' },
    means: isPart('adjective'),
    holds: (place) => !isBehind(place, articles) && !isCapitalised(place.word),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “llevar calzado cómodo”, but “ha calzado”, “iba bien calzado”
    forms: { es: 'calzado' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:h[ae]|han|había|bien|mal|iba|va|ir|estaba)$/.test(formOf(before)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “don Domingo”, but “el don de la palabra”
    forms: { es: 'don' },
    means: isConcept('don-title-es/noun'),
    holds: ({ word, after: [next] }) => isCapitalised(next) && next !== undefined && next.start - word.end === 1,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “una experiencia única”, but “su única experiencia” and “hija única”
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
    // “vía única”, “moneda única”
    forms: { es: adjectives('único') },
    means: isConcept('single-one/adjective'),
    holds: (place) =>
      isBehind(place, /^(?:vía|sentido|carril|partido|pago|moneda|ventanilla|talla|mandato|mercado)s?$/),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “se buscan cantantes”, but “se buscó problemas”
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
    // “el gobierno mexicano”, but “un mexicano”
    forms: { es: adjectives('romano', 'griego', 'ruso', 'italiano', 'chino', 'mexicano', 'argentino') },
    means: isPart('adjective'),
    holds: describesNoun,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
];
