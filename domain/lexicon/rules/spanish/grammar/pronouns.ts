import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, isReflexive, mayBe } from '../../word-classes.ts';
import { formOf } from '../spanish-senses.ts';

type Word = Place['word'] | undefined;

const prepositions =
  /^(?:a|ante|bajo|como|con|contra|de|desde|durante|en|entre|excepto|hacia|hasta|incluso|mediante|para|por|salvo|según|sin|sobre|tras)$/;

const betweenPronounAndVerb =
  /^(?:me|te|le|les|lo|la|los|las|nos|os|he|has|ha|han|hemos|había|habían|habíamos|haya|hayan|habrá|habrán|habría|habrían|hubiera|hubieran|haber)$/;

/** The verb after a pronoun: “sentado” in “se ha sentado” (has sat down). */
const verbOf = ({ after }: Place): Word => after.find(({ form }) => !betweenPronounAndVerb.test(form));

const persons: Readonly<Record<string, RegExp>> = {
  me: /\b1sg\b/,
  te: /\b2sg\b/,
  nos: /\b1pl\b/,
  os: /\b2pl\b/,
};

/**
 * Whether the verb form has the person of “me”, “te”, “nos” or “os” and no other: “me quedé” (I stayed), but not “me
 * vio” (saw me).
 */
function hasOnlyPersonOf(place: Place): boolean {
  const verb = verbOf(place);
  const finite = place.after
    .slice(0, verb ? place.after.indexOf(verb) + 1 : 0)
    .flatMap(({ analyses }) => analyses.flatMap(({ features }) => features))
    .filter((each) => /\b[123](?:sg|pl)\b/.test(each));
  return finite.length > 0 && finite.every((each) => persons[place.word.form]?.test(each));
}

const belongsToVerb = (place: Place): boolean => {
  const verb = verbOf(place);
  return verb !== undefined && !place.word.isAttached && isReflexive(verb, place.language, place.lexicon);
};

/** Verbs with which “se” is mostly passive, although it may also be reflexive: “se ven las casas” (the houses are seen). */
const mostlyPassive =
  /^(?:v(?:e|en|ía|ían|io|ieron|ea|ean|erá|erán)|h(?:ace|acen|acía|acían|izo|icieron|aga|agan|ará|arán)|busc\S+|ofrec\S+|establec\S+|v(?:uelv|olv)\S+|deb\S+|pued\S+|pod\S+|suel\S+|sol[íe]\S+|usa\S*|emple\S+|utiliz\S+|necesit\S+|d(?:io|ieron|an|aba|aban)|present\S+|encuentr\S+|consider\S+|conoc\S+|llev\S+|tom\S+|ten\S+|tien\S+|tuv\S+|escuch\S+|habla\S*|entiend\S+)$/;

const isPassive = (place: Place): boolean => {
  const verb = verbOf(place);
  const next = verb && place.after[place.after.indexOf(verb) + 1];
  return formOf(next) === 'que' || mostlyPassive.test(formOf(verb));
};

const quantities =
  /^(?:un|una|unos|unas|varios|varias|muchos|muchas|mucho|pocos|pocas|algún|algunos|algunas|más|menos|casi|tantos|tanto|largos|largas|cerca|aproximadamente|alrededor|apenas|medio|media|años|siglos|meses|semanas|días|horas|minutos|décadas|generaciones|milenios|\d+)$/;

const units = /^(?:años?|meses|mes|semanas?|días?|horas?|minutos?|siglos?|tiempo|décadas?|rato|noches?)$/;

/** Whether “hacer” says how long something has lasted: “hacía tres años que” (for three years). */
const isTimeSince = ({ before, rest }: Place): boolean =>
  !/^(?:se|lo|la|los|las|le|les)$/.test(formOf(before)) &&
  ((rest.slice(0, 4).some(({ form }) => units.test(form)) && rest.slice(0, 7).some(({ form }) => form === 'que')) ||
    (/^(?:mucho|poco|tanto|bastante)$/.test(formOf(rest[0])) && formOf(rest[1]) === 'que'));

const weather = /^(?:frío|calor|sol|viento|fresco|bochorno)$/;

export const spanishPronouns: readonly Rule[] = [
  {
    // “se” is a part of the verb in “se quedó” (stayed), but not in “se construyó” (was built).
    forms: { es: 'se' },
    means: isConcept('verb-part-es/pronoun'),
    holds: (place) => belongsToVerb(place) && !isPassive(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “me” is a part of the verb in “me quedé” (I stayed), but not in “me vio” (he saw me).
    forms: { es: 'me te nos os' },
    means: isConcept('verb-part-es/pronoun'),
    holds: (place) => belongsToVerb(place) && hasOnlyPersonOf(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-10,
    isForSingleVersion: true,
  },
  {
    // “fue” with “se” means “went away”: “se fue” (went away). “fue” alone means “was”.
    forms: { es: 'fue fueron fui fuiste fuimos fuera fueran fuese fuesen' },
    means: isConcept('go-away/verb'),
    holds: ({ before, after: [next], language }) =>
      /^(?:se|me|te|nos)$/.test(formOf(before)) && !isParticiple(next, language),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “ella” and “él” are subjects in “creo que ella viene” (I think she is coming) and “dijo él” (he said), but not in “con
    // ella” (with her).
    forms: { es: 'él ella ellos ellas' },
    means: isConcept('he/pronoun', 'she/pronoun', 'they/pronoun'),
    holds: ({ before, word }) => !word.isAttached && !prepositions.test(formOf(before)),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “la” means “the one” in “más grande que la de María” (bigger than the one of María), but not in “la casa” (the house).
    forms: { es: 'el la los las' },
    means: isConcept('the-one-el-es/pronoun'),
    holds: ({ word, after: [next] }) =>
      !word.isAttached && /^(?:del?|que)$/.test(formOf(next)) && next !== undefined && next.start - word.end === 1,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “tanta” means “so many” in “tanta gente” (so many people), but not in “tanto como” (as much as).
    forms: { es: 'tanta tantos tantas tanto' },
    means: isConcept('so-many-tantos-es/determiner'),
    holds: ({ word, after: [next], lexicon }) =>
      mayBe(next, ['noun'], lexicon) &&
      !/^(?:como|que|por|en|para|de|a|si|la|lo|el|los|las)$/.test(formOf(next)) &&
      (word.form !== 'tanto' || isOnly(next, ['noun'], lexicon)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “dada” means “given” in “dada la situación” (given the situation), but not in “fue dada” (was given).
    forms: { es: 'dado dada dados dadas' },
    means: isConcept('given-dado-es/preposition'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1 || /^(?:y|que|pero|pues)$/.test(formOf(place.before))) &&
      /^(?:el|la|los|las|su|sus|un|una|este|esta|estos|estas|tal|lo)$/.test(formOf(place.after[0])),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “hacía” says how long something has lasted in “hacía tres años que vivía allí” (he had lived there for three years),
    // but not in “hacía pan” (made bread).
    forms: { es: 'hacía hizo hará' },
    means: isConcept('be-ago-hacer-es/verb'),
    holds: isTimeSince,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-14,
  },
  {
    // “hace” says how long something has lasted in “hace mucho que no llueve” (it has not rained for a long time), but not
    // in “hace pan” (makes bread).
    forms: { es: 'hace' },
    means: isConcept('be-ago-hacer-es/verb'),
    holds: isTimeSince,
    weightElsewhere: 1,
    weightOfOthers: 1e-14,
  },
  {
    // “hace” means “be (weather)” in “hace mucho calor” (it is very hot), but not in “hace ejercicio” (does exercise).
    forms: { es: 'hace hacía hizo hará haga haría hiciera' },
    means: isConcept('be-weather-hacer-es/verb'),
    holds: ({ before, after: [next, afterNext] }) =>
      !/^(?:se|lo|la|los|las|le|les|nos|me|te)$/.test(formOf(before)) &&
      (weather.test(formOf(next)) ||
        (/^(?:mucho|mucha|más|tanto|demasiado|un|buen|mal|bastante|poco)$/.test(formOf(next)) &&
          /^(?:frío|calor|sol|viento|fresco|tiempo|bochorno)$/.test(formOf(afterNext)))),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  {
    // “durante” means “during” in “durante la guerra” (during the war), but not in “durante tres años” (for three years).
    forms: { es: 'durante' },
    means: isConcept('during/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      !quantities.test(formOf(next)) &&
      !mayBe(next, ['numeral'], lexicon) &&
      !(/^(?:los|las|sus?)$/.test(formOf(next)) && mayBe(afterNext, ['numeral'], lexicon)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
];
