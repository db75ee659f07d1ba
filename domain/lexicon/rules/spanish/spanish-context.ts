import { gapBefore, type Place } from '../grammar-rule.ts';
import { mayBe } from '../word-classes.ts';

export const nextForm = ({ after: [next] }: Place): string => next?.form ?? '';
export const isNumber = (form: string): boolean => /^\d/.test(form);

/**
 * Stems of verbs whose object is often a person. After these verbs, “a” only marks the object: “venció a Juan” (beat Juan).
 */
const ofPersons =
  /^(?:ayud|venc|derrot|mat[aeóo]|asesin|cono[cz]|ver$|ve$|vio$|vieron$|veía|visit|busc|am[aó]$|amar|amab|quier|quer|odi|atac|acus|detuv|detien|deten|arrest|captur|expuls|elig|eleg|acompañ|represent|apoy|defend|defiend|proteg|salv|rescat|liber|oblig|conven[cz]|anim|engañ|sorprend|afect|benefici|perjudic|critic|elogi|enfrent|sustitu|reempla[zc]|sucedi[óe]|super[aóe]|contrat|fich[aóe]|despid|despedi|entren|reun|inclu|consider|observ|recib|salud|abra[zc]|bes[aó]|cuid|atend|atiend|trat[aó]|educ|abandon|record|recuerd|olvid|admir|respet|imit|inspir|herir|hirió|hier|golpe|tortur|ejecut|conden|ju[zg]g|castig|perdon|persig|persegu|espi|vigil|secuestr|violó|violar|destitu|derro[cq]|coron|enterr|entierr|citó|mencion|entrevist|retrat|denunci|consult|agrup|describ|identific|recono[cz]|descubr|confund|molest|preocup|interpret|elimin|extermin|encontr|encuentr|dej[aoóé]|siguió|seguir|reclut|designó|nombr|envidi|traicion|aloj|hosped|acog|atra[eíjy]|evacu|desaloj|desped)/;

/** Nouns that form a fixed phrase with “a”: “mató a finales de mayo” (killed at the end of May). */
const inPhrases =
  /^(?:finales|principios|mediados|comienzos|través|partir|causa|pesar|menudo|veces|cambio|lo|mano|manos|tiempo|fin|base|raíz|punto|cabo|favor|fondo|diario|escondidas|distancia|caballo|pie|medianoche|mediodía|bordo|nivel|modo|manera|cargo)$/;

/** The verb before “a”, if at most one adverb comes between. */
const verbBefore = ({ before, earlier, lexicon }: Place) =>
  [before, mayBe(before, ['adverb'], lexicon) ? earlier.at(-2) : undefined].find(
    (word) => word && mayBe(word, ['verb'], lexicon) && !mayBe(word, ['noun'], lexicon),
  );

/**
 * Whether a participle without “haber” comes before “a”: “condenados a muerte” (condemned to death). Such a participle has no
 * object.
 */
const isPassive = (place: Place): boolean => {
  const verb = verbBefore(place);
  const earlier = place.earlier.slice(0, verb ? place.earlier.indexOf(verb) : 0);
  return (
    /[aií]d[oa]s?$/.test(verb?.form ?? '') &&
    !earlier.slice(-2).some(({ form }) => /^(?:h[ae]|has|han|hemos|haber|hab[íre]\S*|haya\S*|hubi\S+)$/.test(form))
  );
};

export const isObjectOfPersons = (place: Place): boolean => {
  const [next, afterNext] = place.after;
  const isTime = /^las?$/.test(next?.form ?? '') && mayBe(afterNext, ['numeral'], place.lexicon);
  return (
    ofPersons.test(verbBefore(place)?.form ?? '') &&
    !isPassive(place) &&
    gapBefore(place) === 1 &&
    !isTime &&
    !inPhrases.test(next?.form ?? '')
  );
};

/** Nouns before which “por” means “per” if they have no article: “por persona” (per person). */
export const counted =
  /^(?:persona|habitante|familia|hogar|cabeza|cápita|kilómetro|km|metro|litro|unidad|segundo|minuto|hora|día|noche|semana|mes|año|temporada|partido|equipo|alumno|página|niño|adulto|pareja|cabeza|ciento|cien|capítulo|episodio|vivienda|hectárea|trabajador|empleado|barril|tonelada|kilo|kilogramo|habitación|cliente|jugador|juego|milla|mujer|alumna|estudiante|paciente|encuentro|km²|m²|kilómetro²)$/;

export const timeUnits =
  /^(?:segundos?|minutos?|horas?|días?|noches?|tardes?|semanas?|mes|meses|años?|siglos?|tiempo|temporadas?|vacaciones|verano|invierno|otoño|primavera|infancia|niñez|juventud|vida|rato|fin|navidad|mañana|década)$/;

/** Words for living things. Near them, “género” is a genus and “una especie de” (a kind of) names a species. */
export const livingThings =
  /^(?:especies?|subespecies?|arácnidos?|ácaros?|esponjas?|musgos?|líquenes|lepidópteros?|dípteros?|himenópteros?|libélulas?|crustáceo|cangrejos?|medusas?|marsupial(?:es)?|cetáceos?|familia|subfamilia|plantas?|árbol(?:es)?|arbustos?|hierbas?|flor(?:es)?|ave|aves|pájaros?|pez|peces|insectos?|mamíferos?|reptil(?:es)?|anfibios?|roedor(?:es)?|molus\S+|crustáceos?|hongos?|bacterias?|dinosaurios?|mariposas?|polillas?|escarabajos?|coleópteros?|arañas?|orquídeas?|helechos?|palmeras?|cactus|fanerógamas?|ranas?|sapos?|lagart\S+|serpientes?|tortugas?|murciélagos?|caracol(?:es)?|algas?|rosáceas?|primates?|felinos?|tiburon(?:es)?|tiburón|animal(?:es)?|lagartos?|hormigas?|avispas?|abejas?|loros?|colibr\S+|gramíneas?)$/;

export const ofArts =
  /^(?:musical(?:es)?|música|rock|pop|cine|películas?|novelas?|literari\S+|narrativ\S+|dramátic\S+|cinematográfic\S+|terror|comedia|drama|álbum|cancion\S*|videojuegos?|ficción|teatr\S+|poesía|policiac\S+|negr[oa]|fantástic\S+|lírico)$/;

export const seguir =
  'sigo sigues sigue seguimos siguen seguía seguían seguíamos siguió siguieron seguí seguirá seguirán seguiremos seguiría seguirían seguir siga sigan siguiera siguieran seguido';
export const dejar =
  'dejo dejas deja dejamos dejan dejé dejó dejaron dejaba dejaban dejará dejarán dejaría dejarían dejar dejando dejado deje dejen dejara dejaran';
export const llevar =
  'llevo llevas lleva llevamos llevan llevé llevó llevaron llevaba llevaban llevará llevarán llevaría llevar llevando llevado lleve lleven llevara';
export const pasar =
  'paso pasas pasa pasamos pasan pasé pasó pasaron pasaba pasaban pasará pasarán pasaría pasarían pasar pasando pasado pase pasen pasara pasaran';
export const interpretar =
  'interpreto interpreta interpretan interpretó interpretaron interpretaba interpretaban interpretará interpretar interpretando interpretado interpretada interpretados interpretadas interprete';
export const conseguir =
  'consigo consigues consigue conseguimos consiguen conseguí consiguió consiguieron conseguía conseguían conseguirá conseguirán conseguir consiguiendo conseguido consiga consigan';

/**
 * Whether an object pronoun comes before the verb, or before the auxiliary of the verb: “lo ha conseguido” (has managed it).
 */
export const hasObjectBefore = ({ before, earlier }: Place, pronouns: RegExp): boolean =>
  pronouns.test(before?.form ?? '') ||
  (/^(?:h[ae]n?|he|has|hemos|había|habían|habrá|volv\S+|vuelv\S+|a|pudo|puede)$/.test(before?.form ?? '') &&
    earlier.slice(-3).some(({ form }) => pronouns.test(form)));
/**
 * Whether the lexicon does not list the word, and the word ends like an adjective: “inobservable” in “lo inobservable” (the
 * unobservable).
 */
export const isUnlistedAdjective = (word: Place['word'] | undefined): boolean =>
  word?.readings.every(({ isGuess }) => isGuess) === true && /(?:ble|ico|al|oso|[ai]do|ivo|ario)$/.test(word.form);

/** Whether the word is a number: “setenta” (seventy), “500”, but not “un” (a). */
export const isQuantity = (word: Place['word'] | undefined, lexicon: Place['lexicon']): boolean =>
  word !== undefined && (isNumber(word.form) || (mayBe(word, ['numeral'], lexicon) && !/^un[ao]?s?$/.test(word.form)));
