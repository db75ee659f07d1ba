import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { formOf, near } from '../spanish-senses.ts';

const articles = /^(?:el|la|los|las|un|una|unos|unas|del|al|sus?|mis?|tus?|est[ea]s?|es[ea]s?|aquel|otr[oa]s?|cada)$/;

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

/** Whether the next word may be a noun. Punctuation between the two words excludes it. */
const precedesNoun = ({ word, after: [next], lexicon }: Place): boolean =>
  next !== undefined && next.start - word.end === 1 && (mayBe(next, ['noun'], lexicon) || isCapitalised(next));

const beforeState =
  /^(?:muy|en|bien|mal|cada|de|al?|por|para|con|sin|siendo|más|tan|bastante|casi|todo|ahí|aquí|allí|cerca|lejos|solo|lleno|llena)$/;

/** Rules for forms that belong to two parts of speech. The words nearby decide between them. */
export const spanishHomographRules: readonly Rule[] = [
  {
    // “esta” is a verb in “la tienda esta en el centro” (the shop is in the centre, with “esta” for “está”), but not in
    // “esta tienda” (this shop).
    forms: { es: 'esta' },
    means: isPart('verb'),
    holds: (place) => {
      const { before, after, lexicon } = place;
      const [next] = after;
      const opens =
        isOnly(before, ['noun', 'name'], lexicon) ||
        (isCapitalised(before) && before?.readings.length === 0) ||
        /^(?:que|no|ya|se|lo|donde|ella|él|todo|eso|esto|ahora|también|siempre|quien|aún|me|te|nos)$/.test(
          formOf(before),
        );
      const states =
        beforeState.test(formOf(next)) ||
        /(?:ando|iendo|yendo)$/.test(formOf(next)) ||
        (isParticiple(next, 'es') && !mayBe(next, ['noun'], lexicon)) ||
        isOnly(next, ['adjective'], lexicon);
      return gapBefore(place) === 1 && opens && states;
    },
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-6,
  },
  {
    // “ideal” is an adjective in “un lugar ideal” (an ideal place), but not in “el ideal” (the ideal).
    forms: { es: 'ideal ideales' },
    means: isPart('adjective'),
    holds: (place) => place.before !== undefined && !articles.test(formOf(place.before)),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
  },
  {
    // “americana” is an adjective in “la poesía americana” (American poetry), but not in “los americanos” (the Americans).
    forms: { es: 'americano americana americanos americanas norteamericano norteamericana' },
    means: isPart('adjective'),
    holds: (place) => place.before !== undefined && !articles.test(formOf(place.before)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mal” is an adverb in “lo hizo mal” (did it badly), but not in “un mal día” (a bad day).
    forms: { es: 'mal' },
    means: isPart('adverb'),
    holds: (place) => !articles.test(formOf(place.before)) && !precedesNoun(place),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “cuarto” means “room” in “compañera de cuarto” (roommate), but not in “el cuarto disco” (the fourth record).
    forms: { es: 'cuarto cuartos' },
    means: isConcept('room/noun'),
    holds: (place) =>
      /^(?:de|en|mi|tu|su|sus|un|al|del|otro|este|ese|tres|cuatro)$/.test(formOf(place.before)) &&
      (!precedesNoun(place) || /^(?:era|es|fue|está)$/.test(formOf(place.after[0]))) &&
      !/^(?:de|lugar|y|puesto)$/.test(formOf(place.after[0])),
    weightElsewhere: 0.5,
    weightOfOthers: 0.001,
  },
  {
    // “cuarto” means “fourth” in “el cuarto disco” (the fourth record).
    forms: { es: 'cuarto' },
    means: isConcept('fourth/adjective'),
    holds: (place) => precedesNoun(place) && !/^(?:era|es|fue|está)$/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “titulado” means “entitled” in “un libro titulado …” (a book entitled …), but not in “un técnico titulado” (a
    // qualified technician).
    forms: { es: 'titulado titulada titulados tituladas' },
    means: isConcept('entitle-name/verb'),
    holds: (place) =>
      isCapitalised(place.after[0]) ||
      near(
        /^(?:libros?|álbum(?:es)?|discos?|cancion(?:es)?|canción|película|obras?|novelas?|cuadro|artículo|poemas?|ensayo|serie|sencillo|cortometraje|documental|programa|episodio|capítulo|tema|exposición|conferencia|informe|tesis)$/,
        4,
      )(place),
    weightElsewhere: 0.5,
    weightOfOthers: 0.001,
  },
  {
    // “pelota” means “fawning” in “un trato muy pelota” (a very fawning manner), but not in “la pelota” (the ball).
    forms: { es: 'pelota pelotas' },
    means: isConcept('fawning-pelota-es/adjective'),
    holds: ({ before }) => /^(?:muy|más|tan|demasiado|bastante)$/.test(formOf(before)),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “era” is a noun in “la era moderna” (the modern era), but not in “era moderna” (was modern).
    forms: { es: 'era eras' },
    means: isPart('noun'),
    holds: ({ before, earlier }) =>
      /^(?:una|nueva|otra|esta|aquella|las)$/.test(formOf(before)) ||
      (formOf(before) === 'la' && !/^(?:que|no|cual|como|se)$/.test(formOf(earlier.at(-2)))),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “bajo” means “bass” in “guitarra, bajo y batería” (guitar, bass and drums), but not in “bajo el puente” (under the
    // bridge).
    forms: { es: 'bajo bajos' },
    means: isConcept('bass-voice/noun'),
    holds: near(
      /^(?:guitarr\S+|batería|teclad\S+|voz|voces|percusión|saxofón|piano|violín|coros|contrabajo|tocar|tocaba|toca|eléctrico)$/,
      2,
    ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.001,
  },
  {
    // “militar” is a verb in “volvió a militar en un equipo” (played in a team again), but not in “un grupo militar” (a
    // military group).
    forms: { es: 'militar' },
    means: isPart('verb'),
    holds: ({ before, after: [next] }) =>
      /^(?:a|de|para|por|sin|tras|que|volvió)$/.test(formOf(before)) && /^(?:en|con|contra)$/.test(formOf(next)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “lateral” is a noun in “en el lateral” (on the side), but not in “una puerta lateral” (a side door).
    forms: { es: 'lateral laterales' },
    means: isPart('noun'),
    holds: (place) => /^(?:el|los|un|unos|del|al|su|sus)$/.test(formOf(place.before)) && !precedesNoun(place),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “bien” is a noun in “un bien público” (a public good), but not in “está bien” (is well).
    forms: { es: 'bien' },
    means: isPart('noun'),
    holds: (place) =>
      /^(?:el|un|del|al|este|ese|cada|algún|otro|su|todo|mayor|gran)$/.test(formOf(place.before)) &&
      !isParticiple(place.after[0], 'es'),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “práctica” is a noun in “su larga práctica médica” (his long medical practice), but not in “una clase práctica” (a
    // practical lesson).
    forms: {
      es: 'práctica prácticas técnica técnicas crítica críticas lógica ética estética química física gráfica gráficas mecánica óptica táctica tácticas temática clínica clínicas cerámica botánica perspectiva',
    },
    means: isPart('noun'),
    holds: (place) => {
      const { before, word, lexicon } = place;
      if (before === undefined || word.start - before.end > 1) return false;
      if (isOnly(before, ['noun'], lexicon)) return false;
      return (
        articles.test(formOf(before)) ||
        mayBe(before, ['preposition'], lexicon) ||
        (mayBe(before, ['adjective'], lexicon) && !mayBe(before, ['noun', 'adverb'], lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “Mientras” means “in the meantime” in “Mientras, Juan duerme” (in the meantime, Juan sleeps), but not in “mientras
    // Juan duerme” (while Juan sleeps).
    forms: { es: 'mientras' },
    means: isConcept('meanwhile-mientras-es/adverb'),
    holds: ({ word, after: [next] }) => next !== undefined && next.start - word.end > 1,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “tiempo” is hardly ever an adverb: “más tiempo” (more time)
    forms: { es: 'tiempo' },
    means: isPart('noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “este” means “east” in “hacia el este” (towards the east), but not in “este libro” (this book).
    forms: { es: 'este' },
    means: isConcept('east/noun'),
    holds: ({ before, earlier, after: [next], lexicon }) =>
      /^(?:del|al)$/.test(formOf(before)) ||
      (formOf(before) === 'el' &&
        /^(?:en|hacia|por|desde|para|y)$/.test(formOf(earlier.at(-2))) &&
        !mayBe(next, ['noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “lógico” means “logician” in “filósofo, lógico y matemático” (philosopher, logician and mathematician), but not in “un
    // error lógico” (a logical error).
    forms: { es: 'lógico lógicos' },
    means: isConcept('logician-es/noun'),
    holds: near(/^(?:filósof\S+|matemátic[oa]s?|lingüista|científico)$/, 2),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “cara” is a noun in “la cara norte” (the north face), but not in “es muy cara” (is very expensive).
    forms: { es: 'cara caras' },
    means: isPart('noun'),
    holds: ({ before }) =>
      /^(?:la|las|una|su|sus|mi|tu|esta|otra|otras|de|en|buena|mala|dos|cada)$/.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “creciente” is an adjective in “un interés creciente” (a growing interest), but “doble” is a noun in “pagó el doble”
    // (paid double).
    forms: { es: 'creciente crecientes doble dobles' },
    means: isPart('adjective'),
    holds: (place) =>
      precedesNoun(place) || place.after[0]?.readings.length === 0 || mayBe(place.before, ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “canario” is an adjective in “el conjunto canario” (the Canarian team), but not in “un canario” (a canary).
    forms: { es: 'canario canarios' },
    means: isPart('adjective'),
    holds: ({ before, lexicon }) => mayBe(before, ['noun'], lexicon) && !articles.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “papas” means “potatoes” in “papas fritas” (fried potatoes), but not in “los papas de Roma” (the popes of Rome).
    forms: { es: 'papa papas' },
    means: isConcept('potato/noun'),
    holds: near(/^(?:frit\S+|puré|cocid\S+|carne|kilos?|comer|comida|asad\S+|plato|arroz|pollo|maíz|cultiv\S+)$/, 4),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
  },
  {
    // “solo” means “single” in “un solo acto” (a single act), but not in “solo quiere” (only wants).
    forms: { es: 'solo sola' },
    means: isConcept('single-one/adjective', 'only-sole/adjective'),
    holds: (place) => /^(?:un|una)$/.test(formOf(place.before)) && precedesNoun(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “conocido” is not a noun in “es conocido en inglés como” (is known in English as), but it is in “un conocido” (an
    // acquaintance).
    forms: { es: 'conocido conocida conocidos conocidas' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before }) => !/^(?:un|una|el|los|mi|mis|su|sus|tus?|viejo|viejos)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    forms: { es: 'desesperado desesperada desesperados desesperadas' },
    means: isPart('adjective'),
    holds: ({ before }) => !/^(?:ha|han|había|habían|he|has)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “exterior” is a noun in “en el exterior” (outside), but not in “el muro exterior” (the outer wall).
    forms: { es: 'desierto desiertos exterior interior' },
    means: isPart('noun'),
    holds: (place) => /^(?:el|los|un|del|al|este|su)$/.test(formOf(place.before)) && !precedesNoun(place),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “cargo” is a noun in “se hizo cargo” (took charge), but not in “yo cargo el camión” (I load the lorry).
    forms: { es: 'cargo' },
    means: isPart('noun'),
    holds: ({ before }) => !/^(?:yo|me|no|lo|la|los|las|y)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “acabado” means “finish” in “el acabado es bueno” (the finish is good), but not in “ha acabado” (has finished).
    forms: { es: 'acabado acabados' },
    means: isConcept('finish-finition/noun'),
    holds: ({ before }) => /^(?:el|los|un|unos|su|sus|buen|buenos|con|de|del|al|este)$/.test(formOf(before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
];
