import type { Reading, ReadWord } from '../../read-sentence.ts';
import { isCapitalised } from '../word-classes.ts';
import { isFiniteSpanishVerb, isSpanishPreposition } from './spanish-nouns.ts';
import { weighSpanishParticiple } from './spanish-participles.ts';

type Weigh = (reading: Reading) => number;

const determiners =
  /^(?:el|un|una|unos|unas|del|sus?|mis|cada|este|ese|aquel|estos|esos|aquellos|otr[oa]s?|nuestr[oa]s?|algún|ningún|cualquier|todo|much[oa]s|vari[oa]s|algun[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/;
const articles = /^(?:el|la|los|las|un|una|unos|unas|del|al|sus?|mis?|tus?|este|esta|estos|estas|ese|esa|esos|esas)$/;
/** Pronouns that come before a finite verb and cannot be articles: “se casa” (marries), but not “la casa” (the house). */
const clitics = /^(?:se|me|te|le|les|nos|os)$/;
const subjects = /^(?:yo|tú|él|ella|usted|ellos|ellas|ustedes|quien)$/;
const beforeObject = /^(?:el|la|los|las|un|una|unos|unas|sus?|este|esta|otro|otra|dos|tres|varios|varias)$/;
/** Forms of “estar”, after which a participle is no noun: “no están protegidas” (are not protected). */
const beforeState = /^(?:está|están|estaba|estaban|estuvo|estuvieron|estar|estará|estarán|esté|estén|estando)$/;
/** Adjectives that mostly come before their noun. A noun may follow them: “el joven político” (the young politician). */
const beforeNoun =
  /^(?:jóven(?:es)?|joven|viej[oa]s?|pequeñ[oa]s?|gran|grandes|buen[oa]s?|mal[oa]?s?|antigu[oa]s?|nuev[oa]s?|famos[oa]s?|propi[oa]s?|mism[oa]s?|primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|cuart[oa]|últim[oa]s?|únic[oa]s?|sol[oa]|actual(?:es)?|futur[oa]s?|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|principal(?:es)?|divers[oa]s|distint[oa]s|alt[oa]s?|ex|amb[oa]s|numeros[oa]s|ciert[oa]s?|tales|tal|poc[oa]s|media?|demás|santo|san|santa|presente|pasad[oa]|próxim[oa]s?|siguientes?|excelentes?|importantes?|dich[oa]s?|llamad[oa]s?|denominad[oa]s?|máxim[oa]s?|mínim[oa]s?|general|doble)$/;

const isVerb = ({ analysis }: Reading): boolean => analysis.word.partOfSpeech === 'verb';
const isNoun = ({ analysis }: Reading): boolean => analysis.word.partOfSpeech === 'noun';
const isAdjective = ({ analysis }: Reading): boolean => analysis.word.partOfSpeech === 'adjective';
const isInfinitive = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('inf'));
const isPastParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('part'));
const isInThirdPerson = (reading: Reading): boolean =>
  isFiniteSpanishVerb(reading) && reading.analysis.features.some((each) => /^(?:pres|past|impf).*\b3sg\b/.test(each));
const isInSecondPerson = (reading: Reading): boolean =>
  isFiniteSpanishVerb(reading) && reading.analysis.features.every((each) => /\b2sg\b/.test(each));
const beforeSecondPerson =
  /^(?:tú|que|qué|no|si|cuando|como|cómo|donde|dónde|lo|le|les|ya|siempre|también|y|o|pero|más|por)$/;
const isInOtherPerson = (reading: Reading): boolean => isFiniteSpanishVerb(reading) && !isInThirdPerson(reading);

const isOnly = (word: ReadWord | undefined, test: (reading: Reading) => boolean): boolean =>
  word !== undefined && word.readings.length > 0 && word.readings.every(test);
const may = (word: ReadWord | undefined, test: (reading: Reading) => boolean): boolean =>
  word?.readings.some(test) ?? false;
const areJoined = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && second.start - first.end === 1;

/** Whether a noun or its adjective may follow this word, as after “el” (the), “de” (of) and “otro” (other). */
const opensNominal = (word: ReadWord | undefined): boolean =>
  [articles, determiners].some((each) => each.test(word?.form ?? '')) || isSpanishPreposition(word?.form ?? '');

/** Gives the weight `weightOfOthers` to the interpretations (readings) that `isPreferred` rejects. */
const prefer =
  (isPreferred: (reading: Reading) => boolean, weightOfOthers: number): Weigh =>
  (reading) =>
    isPreferred(reading) ? 1 : weightOfOthers;
const avoid = (isAvoided: (reading: Reading) => boolean, weight: number): Weigh =>
  prefer((reading) => !isAvoided(reading), weight);

/** Weighs “la”, “los” and “las”: pronouns before a finite verb, articles before other words. */
function weighArticle(words: readonly ReadWord[], position: number): Weigh | undefined {
  const [word, next, before] = [words[position], words[position + 1], words[position - 1]];
  if (!/^(?:la|los|las)$/.test(word?.form ?? '') || !areJoined(word, next) || !next?.readings.length) return undefined;
  const isPronoun = ({ analysis }: Reading) => analysis.word.partOfSpeech === 'pronoun';
  // “los” in “los asociados” (the members) is an article, because no finite verb follows.
  if (!next.readings.some(isFiniteSpanishVerb)) return avoid(isPronoun, 1e-7);
  const isAfterPreposition = isSpanishPreposition(before?.form ?? '') && areJoined(before, word);
  if (isAfterPreposition) return avoid(isPronoun, 1e-6);
  // “la” in “la has visto” (you have seen her) is a pronoun, because a form of “haber” (have) follows.
  return !isCapitalised(next) &&
    isOnly(next, isFiniteSpanishVerb) &&
    /^h(?:[ae]|a[sn]|emos|ab[íré]\S*)$/.test(next.form)
    ? prefer(isPronoun, 0.01)
    : undefined;
}

/** Weighs an infinitive that may also be a noun: “el poder” (power), but “poder salir” (be able to leave). */
function weighInfinitive(words: readonly ReadWord[], position: number): Weigh | undefined {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  if (!word?.readings.some(isInfinitive) || !word.readings.some(isNoun)) return undefined;
  const isBeforeVerb =
    areJoined(word, next) && (may(next, isInfinitive) || /[aeií]r(?:l[aeo]s?|se|me|te|nos)$/.test(next?.form ?? ''));
  if (isBeforeVerb) return avoid(isNoun, 0.01);
  if (!areJoined(before, word)) return avoid(isNoun, 0.1);
  if (before?.form === 'al') return undefined;
  if (determiners.test(before?.form ?? '')) return prefer(isNoun, 0.01);
  if (beforeNoun.test(before?.form ?? '')) return avoid(isInfinitive, 0.1);
  if (word.form === 'poder' && before?.form === 'de') return prefer(isNoun, 0.1);
  if (word.form === 'poder')
    return /^(?:tien\S*|ten[íe]\S*|tuv\S+|más|mucho|con|en|ejerc\S+|perd\S+|gan\S+|dar|da|dio)$/.test(
      before?.form ?? '',
    )
      ? prefer(isNoun, 0.02)
      : undefined;
  return /^(?:los|las|la)$/.test(before?.form ?? '') ? undefined : avoid(isNoun, 0.1);
}

/** Weighs a form that may be a noun or a finite verb: “un pequeño estado” (a small state), but “se casa” (marries). */
function weighFinite(words: readonly ReadWord[], position: number): Weigh | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((step) => words[position + step]);
  if (!word?.readings.some((reading) => isNoun(reading) || isAdjective(reading)) || !word.readings.some(isVerb))
    return undefined;
  const isJoined = areJoined(before, word);
  const isFiniteVerb = word.readings.some(isFiniteSpanishVerb);
  if (!isJoined) {
    // “dominó” in “En 2003, dominó la liga” (in 2003 it dominated the league) is a verb, not the noun “domino”.
    if (/ó$/.test(word.form) && word.readings.some(isInThirdPerson)) return avoid(isNoun, 0.05);
    // “Diseño” in “Diseño de interiores” (interior design) is a noun, not “I design”.
    const isTitle = areJoined(word, next) && (/^(?:del?|y|para)$/.test(next?.form ?? '') || isOnly(next, isAdjective));
    return isTitle && word.readings.some(isInOtherPerson) && !word.readings.some(isInThirdPerson)
      ? avoid(isVerb, 0.05)
      : undefined;
  }
  const form = before?.form ?? '';
  if (isFiniteVerb && (clitics.test(form) || subjects.test(form)))
    return avoid((reading) => isNoun(reading) || isAdjective(reading), 0.01);
  if (!word.readings.some(isNoun)) return undefined;
  if (determiners.test(form)) return avoid(isVerb, 0.05);
  // “peleas” is a noun in “generan peleas” (cause fights), but a verb in “si peleas” (if you fight).
  if (/s$/.test(word.form) && !beforeSecondPerson.test(form) && !/^(?:la|los|las)$/.test(form))
    return avoid(isInSecondPerson, 0.05);
  // “marcha” in “un hombre que marcha a pie” (a man who marches on foot) is a verb.
  if (form === 'que' && may(earlier, isNoun) && word.readings.some(isInThirdPerson)) return avoid(isNoun, 0.2);
  // “modelo” in “como modelo” (as a model) is a noun.
  if (form === 'como') {
    const isObjectNext = areJoined(word, next) && beforeObject.test(next?.form ?? '');
    return avoid((reading) => isInOtherPerson(reading) || (isVerb(reading) && !isObjectNext), 0.05);
  }
  // “pescado” in “más plástico que pescado” (more plastic than fish) is not a participle, because it follows “que”. “helado”
  // in “está helado” (is frozen) is not a noun, because it follows “estar”.
  if (form === 'que' && !word.readings.some(isInThirdPerson)) return avoid(isPastParticiple, 0.05);
  if (beforeState.test(form) && word.readings.some(isPastParticiple)) return avoid(isNoun, 0.05);
  // “forma” in “para dar forma” (to give shape) is a noun.
  if (/[aeií]r(?:me|te|se|nos|l[aeo]s?)*$/.test(form) && may(before, isVerb) && !may(before, isNoun))
    return avoid(isFiniteSpanishVerb, 0.1);
  // “bebidas” in “alimentos y bebidas” (food and drinks) is a noun.
  if (/^(?:y|e|o|u|ni)$/.test(form) && isOnly(earlier, isNoun))
    return avoid((reading) => isVerb(reading) && !isInThirdPerson(reading), 0.05);
  // “partido” in “un solo partido” (a single match) is a noun.
  const isBehindAdjective = isOnly(before, isAdjective) || beforeNoun.test(form);
  const opensPhrase = opensNominal(earlier) || /^(?:más|tan|muy)$/.test(earlier?.form ?? '');
  if (isBehindAdjective && opensPhrase && areJoined(earlier, before)) return avoid(isVerb, 0.08);
  const isBeforeObject = areJoined(word, next) && beforeObject.test(next?.form ?? '');
  // “marca” in “Messi marca dos goles” (Messi scores two goals) is a verb.
  const isName =
    isCapitalised(before) &&
    (isCapitalised(earlier) ||
      before?.readings.length === 0 ||
      isOnly(before, ({ analysis }) => analysis.word.partOfSpeech === 'name'));
  if (isName && word.readings.some(isInThirdPerson) && /^\p{Ll}/u.test(word.text)) {
    const isClause = isBeforeObject || /^(?:que|al?|contra|con|en|como|por|parte)$/.test(next?.form ?? '');
    return isClause && next?.form !== 'de' ? avoid(isNoun, 0.1) : undefined;
  }
  return undefined;
}

/** Weighs a form that may be an adjective. After a noun, it is rarely another noun: “el objetivo final” (the final aim). */
function weighAdjective(words: readonly ReadWord[], position: number): Weigh | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((step) => words[position + step]);
  if (!word?.readings.some(isAdjective) || !areJoined(before, word)) return undefined;
  const form = before?.form ?? '';
  // “frecuente” in “el tumor más frecuente” (the most frequent tumour) is an adjective, not a form of “frecuentar”.
  const isObjectNext = areJoined(word, next) && beforeObject.test(next?.form ?? '');
  if (/^(?:más|muy|tan|menos)$/.test(form)) return avoid(isFiniteSpanishVerb, 0.02);
  if (!word.readings.some(isNoun))
    return isOnly(before, isNoun) && !isObjectNext
      ? avoid(isFiniteSpanishVerb, areJoined(word, next) && may(next, isNoun) ? 0.3 : 0.03)
      : undefined;
  // “premiado” in “el premiado edificio” (the award-winning building) is an adjective.
  if (articles.test(form) && areJoined(word, next) && isOnly(next, isNoun) && !isCapitalised(next))
    return avoid(isNoun, 0.1);
  // “danesa” in “la opinión pública danesa” (Danish public opinion) is an adjective.
  if (may(before, isAdjective) && !beforeNoun.test(form) && isOnly(earlier, isNoun) && areJoined(earlier, before))
    return avoid(isNoun, 0.1);
  if (form === 'como' && !(areJoined(word, next) && may(next, isNoun))) return avoid(isAdjective, 0.2);
  if (!may(before, isNoun) || beforeNoun.test(form) || articles.test(form) || isSpanishPreposition(form))
    return undefined;
  if (/s$/.test(form) !== /s$/.test(word.form)) return undefined;
  const isHead = isOnly(before, isNoun) || (areJoined(earlier, before) && opensNominal(earlier));
  return isHead ? avoid(isNoun, 0.1) : undefined;
}

/** Weighs the parts of speech of a Spanish word according to the neighbouring words. */
export function weighSpanishForm(words: readonly ReadWord[], position: number): Weigh | undefined {
  const weighs = [weighSpanishParticiple, weighArticle, weighInfinitive, weighFinite, weighAdjective].flatMap(
    (weigh) => weigh(words, position) ?? [],
  );
  return weighs.length === 0 ? undefined : (reading) => weighs.reduce((product, weigh) => product * weigh(reading), 1);
}
