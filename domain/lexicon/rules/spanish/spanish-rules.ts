import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

const nextForm = ({ after: [next] }: Place): string => next?.form ?? '';
const isNumber = (form: string): boolean => /^\d/.test(form);

/** Stems of verbs whose object is often a person. After them “a” only marks the object: “venció a Juan”, “ayudar a su hermano”. */
const ofPersons =
  /^(?:ayud|venc|derrot|mat[aeóo]|asesin|cono[cz]|ver$|ve$|vio$|vieron$|veía|visit|busc|am[aó]$|amar|amab|quier|quer|odi|atac|acus|detuv|detien|deten|arrest|captur|expuls|elig|eleg|acompañ|represent|apoy|defend|defiend|proteg|salv|rescat|liber|oblig|conven[cz]|anim|engañ|sorprend|afect|benefici|perjudic|critic|elogi|enfrent|sustitu|reempla[zc]|sucedi[óe]|super[aóe]|contrat|fich[aóe]|despid|despedi|entren|reun|integr|inclu|consider|observ|recib|salud|abra[zc]|bes[aó]|cuid|atend|atiend|trat[aó]|educ|abandon|record|recuerd|olvid|admir|respet|imit|inspir|herir|hirió|hier|golpe|tortur|ejecut|conden|ju[zg]g|castig|perdon|persig|persegu|espi|vigil|secuestr|violó|violar|destitu|derro[cq]|coron|enterr|entierr|citó|mencion|entrevist|retrat|denunci|consult|agrup|describ|identific|recono[cz]|descubr|confund|molest|preocup|interpret|elimin|extermin|encontr|encuentr|dej[aoóé]|siguió|seguir|reclut|designó|nombr|envidi|traicion|aloj|hosped|acog|atra[eíjy])/;

/** Nouns that form a fixed phrase with “a”: “mató a finales de mayo”. */
const inPhrases =
  /^(?:finales|principios|mediados|comienzos|través|partir|causa|pesar|menudo|veces|cambio|lo|mano|manos|tiempo|fin|base|raíz|punto|cabo|favor|fondo|diario|escondidas|distancia|caballo|pie|medianoche|mediodía|bordo|nivel|modo|manera|cargo)$/;

/** The verb before “a”, if at most one adverb comes between. */
const verbBefore = ({ before, earlier, lexicon }: Place) =>
  [before, mayBe(before, ['adverb'], lexicon) ? earlier.at(-2) : undefined].find(
    (word) => word && mayBe(word, ['verb'], lexicon) && !mayBe(word, ['noun'], lexicon),
  );

const isObjectOfPersons = (place: Place): boolean => {
  const [next, afterNext] = place.after;
  const isTime = /^las?$/.test(next?.form ?? '') && mayBe(afterNext, ['numeral'], place.lexicon);
  return (
    ofPersons.test(verbBefore(place)?.form ?? '') &&
    gapBefore(place) === 1 &&
    !isTime &&
    !inPhrases.test(next?.form ?? '')
  );
};

/** Nouns before which “por” means “per” if they have no article: “por persona”, “ingresos por hogar”. */
const counted =
  /^(?:persona|habitante|familia|hogar|cabeza|cápita|kilómetro|km|metro|litro|unidad|segundo|minuto|hora|día|noche|semana|mes|año|temporada|partido|equipo|alumno|página|niño|adulto|pareja|cabeza|ciento|cien|capítulo|episodio)$/;

const timeUnits =
  /^(?:segundos?|minutos?|horas?|días?|noches?|tardes?|semanas?|mes|meses|años?|siglos?|tiempo|temporadas?|vacaciones|verano|invierno|otoño|primavera|infancia|niñez|juventud|vida|rato|fin|navidad|mañana|década)$/;

/** Words for living things. Near them “género” is a genus and “una especie de” names a species. */
export const livingThings =
  /^(?:especies?|subespecies?|familia|subfamilia|plantas?|árbol(?:es)?|arbustos?|hierbas?|flor(?:es)?|ave|aves|pájaros?|pez|peces|insectos?|mamíferos?|reptil(?:es)?|anfibios?|roedor(?:es)?|molus\S+|crustáceos?|hongos?|bacterias?|dinosaurios?|mariposas?|polillas?|escarabajos?|coleópteros?|arañas?|orquídeas?|helechos?|palmeras?|cactus|fanerógamas?|ranas?|sapos?|lagart\S+|serpientes?|tortugas?|murciélagos?|caracol(?:es)?|algas?|rosáceas?|primates?|felinos?|tiburon(?:es)?|tiburón|animal(?:es)?|lagartos?|hormigas?|avispas?|abejas?|loros?|colibr\S+|gramíneas?)$/;

const ofArts =
  /^(?:musical(?:es)?|música|rock|pop|cine|películas?|novelas?|literari\S+|narrativ\S+|dramátic\S+|cinematográfic\S+|terror|comedia|drama|álbum|cancion\S*|videojuegos?|ficción|teatr\S+|poesía|policiac\S+|negr[oa]|fantástic\S+|lírico)$/;

const seguir =
  'sigo sigues sigue seguimos siguen seguía seguían seguíamos siguió siguieron seguí seguirá seguirán seguiremos seguiría seguirían seguir siga sigan siguiera siguieran seguido';
const dejar =
  'dejo dejas deja dejamos dejan dejé dejó dejaron dejaba dejaban dejará dejarán dejaría dejarían dejar dejando dejado deje dejen dejara dejaran';
const llevar =
  'llevo llevas lleva llevamos llevan llevé llevó llevaron llevaba llevaban llevará llevarán llevaría llevar llevando llevado lleve lleven llevara';
const pasar =
  'paso pasas pasa pasamos pasan pasé pasó pasaron pasaba pasaban pasará pasarán pasaría pasarían pasar pasando pasado pase pasen pasara pasaran';
const interpretar =
  'interpreto interpreta interpretan interpretó interpretaron interpretaba interpretaban interpretará interpretar interpretando interpretado interpretada interpretados interpretadas interprete';
const conseguir =
  'consigo consigues consigue conseguimos consiguen conseguí consiguió consiguieron conseguía conseguían conseguirá conseguirán conseguir consiguiendo conseguido consiga consigan';

/** Whether a clitic object comes before the verb, alone or before an auxiliary: “lo consigue”, “lo ha conseguido”. */
const hasObjectBefore = ({ before, earlier }: Place, pronouns: RegExp): boolean =>
  pronouns.test(before?.form ?? '') ||
  (/^(?:h[ae]n?|he|has|hemos|había|habían|habrá|volv\S+|vuelv\S+|a|pudo|puede)$/.test(before?.form ?? '') &&
    earlier.slice(-3).some(({ form }) => pronouns.test(form)));

export const spanishRules: readonly Rule[] = [
  {
    // “venció a Juan”: no word corresponds to this “a” in other languages.
    forms: { es: 'a' },
    means: isConcept('personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon) && !isNumber(nextForm(place));
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    forms: { es: 'al' },
    means: isConcept('the-personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon);
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    // “al ser un río” and “al poder salir”, but “al ser humano” and “al poder”
    forms: { es: 'al' },
    means: isConcept('when/conjunction'),
    holds: ({ after: [next, afterNext], language, lexicon }) =>
      (next?.form === 'ser' &&
        afterNext !== undefined &&
        !/^(?:humano|vivo|supremo|superior|querido)$/.test(afterNext.form)) ||
      (next?.form === 'haber' && afterNext !== undefined) ||
      (/^(?:poder|deber)$/.test(next?.form ?? '') && isInfinitive(afterNext, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('that-which-lo-es/pronoun'),
    holds: (place) => /^(?:que|cual)$/.test(nextForm(place)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: ({ after: [next], language, lexicon }) =>
      isUnlistedAdjective(next) ||
      isParticiple(next, language) ||
      (mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.05,
  },
  {
    // “por persona”, “por hogar”
    forms: { es: 'por' },
    means: isConcept('per/preposition'),
    holds: (place) => counted.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'por' },
    means: isConcept('for/preposition'),
    holds: (place) =>
      /^(?:ejemplo|favor|supuesto|fin|siempre|razones?|motivos?|primera|última|segunda)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { es: 'por' },
    means: isConcept('by/preposition'),
    holds: (place) => nextForm(place) === 'parte',
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “una vez”, “una de las casas”
    forms: { es: 'una' },
    means: isConcept('one/numeral'),
    holds: (place) => /^(?:vez|de)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mientras que”, “ya que”: neither “what” nor “than”.
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before }) => /^(?:mientras|ya|puesto|aunque|así|siempre|hasta|desde|para|sin)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “más de cien”, “menos de la mitad”
    forms: { es: 'de' },
    means: isConcept('than/conjunction'),
    holds: (place) =>
      /^(?:más|menos)$/.test(place.before?.form ?? '') &&
      (isNumber(nextForm(place)) || nextForm(place) === 'la' || mayBe(place.after[0], ['numeral'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “cerca de setenta metros”
    forms: { es: 'cerca' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next, afterNext], lexicon }) => next?.form === 'de' && isQuantity(afterNext, lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // Only at the start of a clause is “mas” a conjunction. Elsewhere an accent is missing.
    forms: { es: 'mas' },
    means: isConcept('more/adverb'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'fuese fuesen fueses fueran fueras fuéramos' },
    means: isConcept('be/verb'),
    holds: (place) => !/^al?$/.test(nextForm(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “la tarea fue matar al dragón”: “ir” would need “a”.
    forms: { es: 'fue fueron' },
    means: isConcept('be/verb'),
    holds: ({ after: [next], language, lexicon }) => isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “gracias a su ayuda”
    forms: { es: 'gracias' },
    means: isConcept('thanks-to-gracias-es/preposition'),
    holds: (place) => /^al?$/.test(nextForm(place)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    forms: { es: 'gran' },
    means: isConcept('great-gran-es/adjective'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “dicho acuerdo”, but “ha dicho”
    forms: { es: 'dicho dicha dichos dichas' },
    means: isConcept('the-said-es/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:h[ae]n?|he|has|hemos|hab\S+|haya|lo|la|el|los|las|un|una|mejor|su|propiamente|este|ese|mucha|gran)$/.test(
        before?.form ?? '',
      ) && mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “bajo el puente” and “bajo control”, but “nivel bajo.”
    forms: { es: 'bajo' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ before, after: [next], lexicon }) =>
      isCapitalised(next) ||
      (!/^(?:un|el|muy|más|tan|de|del|al)$/.test(before?.form ?? '') &&
        mayBe(next, ['determiner', 'noun', 'name'], lexicon)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    forms: { es: 'salud' },
    means: isConcept('health/noun'),
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'real reales' },
    means: isConcept('real-money/noun'),
    holds: ({ before, lexicon }) => mayBe(before, ['numeral'], lexicon) || isNumber(before?.form ?? ''),
    weightElsewhere: 0.01,
  },
  {
    // “la familia real”, “la Real Academia”
    forms: { es: 'real reales' },
    means: isConcept('royal/adjective'),
    holds: ({ word, before }) =>
      (before !== undefined && isCapitalised(word)) ||
      /^(?:famili|cas|palaci|coron|guardi|bod|parej|decret|cédul|órden|orden|academi|armad|socieda|bibliotec|residenci|cort|títul|linaj|princes|alcáza|siti|capill|hacienda|caball)/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “sigue dando problemas”, “sigue igual”, but “sigue el camino”
    forms: { es: seguir },
    means: isConcept('continue/verb', 'carry-on/verb'),
    holds: ({ after: [next], lexicon }) =>
      /(?:ando|iendo|yendo)$/.test(next?.form ?? '') ||
      /^(?:igual|así|sin|en|como|vivo|viva|vivos|abierto|abierta|adelante|siendo|vigente)$/.test(next?.form ?? '') ||
      isOnly(next, ['adjective'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “deja pasar” and “deja que pase”, but “deja el grupo”
    forms: { es: dejar },
    means: isConcept('let/verb'),
    holds: ({ after: [next], language, lexicon }) => next?.form === 'que' || isInfinitive(next, language, lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    // “lo llevé”, “lleva a su hijo al colegio”
    forms: { es: llevar },
    means: isConcept('take-carry/verb'),
    holds: (place) =>
      hasObjectBefore(place, /^(?:me|te|lo|la|los|las|nos|le|les)$/) || /^(?:a|al|hasta|hacia)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “pasó el invierno en el sur”
    forms: { es: pasar },
    means: isConcept('spend/verb'),
    holds: ({ after }) =>
      after.slice(0, 4).some(({ form }) => timeUnits.test(form)) && !/^(?:de|del|por|a|al)$/.test(after[0]?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    // “qué pasa”, “lo que pasó”, but “pasó por la plaza”
    forms: { es: pasar },
    means: isConcept('happen/verb', 'go-on-happen/verb'),
    holds: ({ earlier }) =>
      earlier.some(({ form }) => /^(?:qué|que|algo|nada|eso|esto|ello|cosas?|siempre)$/.test(form)),
    weightElsewhere: 0.25,
    weightOfOthers: 1,
  },
  {
    forms: { es: 'suelo sueles suele solemos suelen suela suelan' },
    means: isConcept('usually-do/verb'),
    holds: ({ after: [next], language, lexicon }) => isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “el papel de la reina”, “un papel importante”, but “una hoja de papel”
    forms: { es: 'papel papeles' },
    means: isConcept('role/noun'),
    holds: ({ before, earlier, after: [next, afterNext] }) =>
      !/^(?:de|en|sobre|del)$/.test(before?.form ?? '') &&
      (/^(?:protagonista|principal|importante|activo|fundamental|clave|secundario|central|decisivo|crucial|esencial|destacado|relevante|pequeño|estelar|más)$/.test(
        next?.form ?? '',
      ) ||
        (/^(?:del?|en|como)$/.test(next?.form ?? '') &&
          !/^(?:aluminio|regalo|periódico|lija|fumar|cocina|carta|seda|plata|arroz|envolver)$/.test(
            afterNext?.form ?? '',
          )) ||
        earlier.some(({ form }) =>
          /^(?:interpret|desempeñ|jug|jueg|realiz|recib|obtuv|obtien|primer|mejores|cumpl|represent|encarn)/.test(form),
        )),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'género géneros' },
    means: isConcept('genus/noun'),
    holds: ({ earlier, after }) =>
      isCapitalised(after[0]) || [...earlier, ...after].some(({ form }) => livingThings.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    forms: { es: 'género géneros' },
    means: isConcept('genre/noun'),
    holds: ({ earlier, after }) => [...earlier, ...after].some(({ form }) => ofArts.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “las tierras del rey”
    forms: { es: 'tierras' },
    means: isConcept('lands-estates/noun', 'dry-land/noun', 'land-ground/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “el segundo piso”, “una casa de tres pisos”, but “compró un piso”
    forms: { es: 'piso pisos' },
    means: isConcept('storey/noun'),
    holds: ({ before, earlier, lexicon }) =>
      /^(?:primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|último|resto|\d+|\d+[.º°]*)$/.test(
        before?.form ?? '',
      ) ||
      earlier.slice(-2).some(({ form }) => /^(?:resto|edificio|torre|casa)$/.test(form)) ||
      (mayBe(before, ['numeral'], lexicon) && !/^un[ao]?s?$/.test(before?.form ?? '')),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'elecciones' },
    means: isConcept('election/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “interpretó a la reina”, “interpretada por la orquesta”, but “interpretar un texto”
    forms: { es: interpretar },
    means: isConcept('play-a-part-es/verb'),
    holds: ({ after }) =>
      /^al?$/.test(after[0]?.form ?? '') ||
      after.slice(0, 3).some(({ form }) => form === 'por') ||
      after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:papel|papeles|personaje|cancion\S*|canción|temas?|obras?|himno|música|concierto|piezas?|ópera)$/.test(
            form,
          ),
        ),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    // “casi lo consigue”, “al final lo ha conseguido”
    forms: { es: conseguir },
    means: isConcept('manage-to/expression'),
    holds: (place) => hasObjectBefore(place, /^lo$/),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “un plato típico”, “platos de carne”
    forms: { es: 'plato platos' },
    means: isConcept('dish-food/noun'),
    holds: ({ before, after: [next, afterNext] }) =>
      /^(?:típic|tradicional|principal|exquisit|delicios|elaborad|caser|combinad|favorit|estrella|fuert|nacional|calient|frí|vegetarian|ric|abundant|muy)/.test(
        next?.form ?? '',
      ) ||
      /^(?:primer|segundo|mejor|mejores|buenos|exquisitos|típicos)$/.test(before?.form ?? '') ||
      (/^(?:de|con|del)$/.test(next?.form ?? '') &&
        !/^(?:plástico|porcelana|cerámica|cristal|barro|postre)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “la comida estaba muy rica”, but “una familia rica”
    forms: { es: 'rico rica ricos ricas' },
    means: isConcept('yummy/adjective'),
    holds: ({ earlier }) =>
      earlier.some(({ form }) =>
        /^(?:est[aáu]\S*|comidas?|platos?|tapas?|postres?|carnes?|pescado|paella|pizzas?|desayuno|todo|menú|vino|café)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “emitir un comunicado”
    forms: { es: 'emite emiten emitió emitieron emitir emitido emitida emitidos emitidas emitirá emitía' },
    means: isConcept('issue/verb'),
    holds: ({ earlier, after }) =>
      [...earlier.slice(-3), ...after.slice(0, 3)].some(({ form }) =>
        /^(?:comunicados?|informes?|billetes?|juicios?|votos?|opinion\S*|opinión|bonos?|órdenes|orden|deuda|decretos?|sellos?|certificados?|sentencias?|fallo)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    // “su hijo mayor”, “la hermana mayor”
    forms: { es: 'mayor mayores' },
    means: isConcept('eldest/adjective'),
    holds: ({ before }) => /^(?:hij|herman)[oa]s?$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “las personas mayores”
    forms: { es: 'mayor mayores' },
    means: isConcept('elderly/adjective', 'old/adjective'),
    holds: ({ before, after: [next] }) =>
      /^(?:personas?|gente|adultos?|hombres?|mujer(?:es)?|señor(?:a|es|as)?|muy)$/.test(before?.form ?? '') &&
      next?.form !== 'que',
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “fue sucedido por su hijo”
    forms: { es: 'sucedido sucedida sucedidos sucedidas' },
    means: isConcept('succeed-in-office/verb'),
    holds: ({ before, after }) =>
      /^(?:fue|fueron|es|siendo|ser|será)$/.test(before?.form ?? '') ||
      after.slice(0, 3).some(({ form }) => form === 'por'),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “importado de Francia”, but “no me importa”
    forms: { es: 'importado importada importados importadas importaba importaban importan importar' },
    means: isConcept('import/verb'),
    holds: ({ word, after: [next] }) =>
      /^importad/.test(word.form) || /^(?:desde|productos|bienes|petróleo|gas)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “se encontraron en la plaza” means “met”. These forms seldom mean “be located”.
    forms: { es: 'encontraron encontrarnos encontrarme' },
    means: isConcept('be-located/verb'),
    holds: () => false,
    weightElsewhere: 0.05,
  },
];

/** Whether a word that the lexicon lacks ends like an adjective: “lo inobservable”. */
export const isUnlistedAdjective = (word: Place['word'] | undefined): boolean =>
  word !== undefined && word.readings.length === 0 && /(?:ble|ico|al|oso|[ai]do|ivo|ario)$/.test(word.form);

/** Whether the word is a number: “setenta”, “500”, but not “un”. */
export const isQuantity = (word: Place['word'] | undefined, lexicon: Place['lexicon']): boolean =>
  word !== undefined && (isNumber(word.form) || (mayBe(word, ['numeral'], lexicon) && !/^un[ao]?s?$/.test(word.form)));
