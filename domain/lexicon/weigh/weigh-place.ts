import type { Language } from '../../language.ts';
import type { Reading, ReadWord } from '../read-sentence.ts';
import { weighEnglishParts } from '../rules/english/english-parts.ts';
import { findCalledVerb, findExcludedVerb } from '../rules/english/english-verbs.ts';
import { weighFrench, weighFrenchNominal } from '../rules/french/french-nouns.ts';
import { weighGermanForm, weighPredicate } from '../rules/german/german-predicates.ts';
import { weighItalian } from '../rules/italian/italian-nouns.ts';
import { weighPortuguese } from '../rules/portuguese/portuguese-nouns.ts';
import { weighSlovenianPlace } from '../rules/slovenian/weigh-slovenian-place.ts';
import { weighSpanishForm } from '../rules/spanish/spanish-nominals.ts';
import {
  isFiniteSpanishVerb,
  isHeadOfPhrase,
  isSpanishPreposition,
  opensSpanishNoun,
} from '../rules/spanish/spanish-nouns.ts';

/** Auxiliaries before a participle: of the perfect, and in Italian also of the passive. */
const auxiliaries: Partial<Record<Language, RegExp>> = {
  es: /^(?:he|has|ha|hemos|habéis|han|había[ns]?|habíamos|haya[ns]?|hubiera[ns]?|haber|habrá[ns]?|habría[ns]?)$/,
  fr: /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aura|auront|aurait|auraient|eu|ait|aient)$/,
  pt: /^(?:tenho|tens|tem|temos|têm|tinha[ms]?|tínhamos|terá|terão|teria|teriam|tenha|tenham)$/,
  it: /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|avr(?:ò|à|emo|anno|ei|ebbe|emmo|ebbero)|abbia|abbiano|abbiate|avess[ei]|avessero|ebbe|ebbero|avendo|avere?|stat[oaie]|v[ie]n(?:ga|gano|iva|ivano|ire|endo|isse|issero)|viene|vengono|venne|vennero|verr(?:à|anno|ebbe|ebbero)|va|vanno|andr(?:à|anno|ebbe|ebbero))$/,
};

const weightOfOthers = 0.15;
const weightOfExcluded = 0.03;
/** The weight of a noun if the words around an English word require a verb: “he rules the country”. */
const weightBesideCalled = 0.05;

/**
 * Adverbs that may come between an auxiliary and its participle: “malheureusement” in French “ont malheureusement disparu”
 * (have unfortunately disappeared).
 */
const mayComeBetween =
  /^(?:ya|no|nunca|siempre|pas|jamais|déjà|toujours|bien|ensuite|aussi|donc|alors|encore|souvent|enfin|longtemps|beaucoup|depuis|d’abord|já|sempre|sido|été|già|mai|più|stat[oaie]|appena|ancora|anche|poi|\p{L}{3,}ment)$/u;

/** Articles and possessives. After them a participle is a noun or an adjective: French “dont le parti” (whose party). */
const articles: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|al|del|su|sus|mi|este|esta|estos|ese|cada|otro|otra)$/,
  fr: /^(?:le|la|les|l’|un|une|du|des|au|aux|ce|cet|cette|ces|son|sa|ses|leur|leurs|notre|votre|mon|ma|chaque)$/,
  pt: /^(?:o|a|os|as|um|uma|uns|umas|ao|do|da|dos|das|no|na|nos|nas|seu|sua|este|esta|esse|cada|outro)$/,
  it: /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|[dns]?[aeu]l(?:l[aoe’])?|ai|agli|d[ae]i|d[ae]gli|nei|negli|sui|sugli|suo|sua|suoi|sue|quest[oaie]|quest’|ogni)$/,
};

/** Determiners that cannot be pronouns. No verb follows them directly. */
const determiners: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|un|una|unos|unas|al|del|su|sus|cada)$/,
  fr: /^(?:une|du|des|au|aux|cet|cette|ces|son|sa|ses|notre|votre|mon|ma|mes|chaque)$/,
  pt: /^(?:um|uma|ao|do|da|dos|das|seu|sua|seus|suas|cada)$/,
  it: /^(?:il|i|un|uno|una|un’|[dns]?[aeu]l(?:l[aoe’])?|ai|agli|d[ae]i|d[ae]gli|nei|negli|sui|sugli|col|suo|sua|suoi|sue|nostr[oaie]|vostr[oaie]|mi[oa]|miei|tu[oa]|tuoi|que[li]|quegli|qual[ei]|ogni|qualche|alcun[ie]|molt[ie]|altr[ie]|numeros[ie])$/,
};

/**
 * Whether the next word cannot be a verb: after Spanish “un” in “un trato” (a deal), after French “les” in “les entreprises”
 * (the companies).
 */
export const excludesVerb = (before: string, isParticiple: boolean, language: Language): boolean =>
  (determiners[language]?.test(before) ?? false) || (isParticiple && (articles[language]?.test(before) ?? false));

const weightOfParticipleBesideAdjective = 0.3;

/**
 * Italian “lo” before these letters is the article if a noun can follow: “lo studio” (the study) is hardly ever “I study
 * it”.
 */
const afterItalianLo = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/;

/**
 * Italian prepositions and numerals. A form that may be a noun is not a finite verb after them: “in prova” (on trial), “due
 * conti” (two bills).
 */
const beforeNoun: Partial<Record<Language, RegExp>> = {
  it: /^(?:d[ia]|ad?|in|con|su|per|tra|fra|senza|verso|contro|due|tre|quattro|cinque|sette|otto|nove|dieci|\d+)$/,
};

/** Whether the next word, if it may be a noun, cannot be a finite verb. */
export const excludesFiniteVerb = (before: string, form: string, language: Language): boolean =>
  (beforeNoun[language]?.test(before) ?? false) || (language === 'it' && before === 'lo' && afterItalianLo.test(form));

const isFiniteOrParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && !features.some((each) => /^(?:inf|ger)/.test(each));

/**
 * Italian words such as “dal” (by the). After a participle they name who did it, so the participle is a verb: “chiuso dalla
 * polizia” (closed by the police).
 */
const byAgent: Partial<Record<Language, RegExp>> = { it: /^da(?:l|ll[aeo’]|i|gli)?$/ };
const weightOfAdjectiveBesideAgent = 0.15;

const weightOfNounBehindNoun = 0.3;
const weightOfVerbBehindNoun = 0.4;

/**
 * How well a reading (interpretation) fits after the previous word: Spanish “pescado” is a verb in “ha pescado” (has
 * fished), but a noun in “el pescado” (the fish).
 */
export function weighPlace(
  words: readonly ReadWord[],
  position: number,
  language: Language,
): (reading: Reading) => number {
  const weigh = weighAfterWord(words, position, language);
  const weighByLanguage =
    (language === 'en' ? weighEnglishParts(words, position) : undefined) ??
    (language === 'it' ? weighItalian(words, position) : undefined) ??
    (language === 'fr' ? weighFrenchNominal(words, position) : undefined) ??
    (language === 'pt' ? weighPortuguese(words, position) : undefined) ??
    (language === 'es' ? weighSpanishForm(words, position) : undefined);
  return weighByLanguage ? (reading) => weigh(reading) * weighByLanguage(reading) : weigh;
}

function weighAfterWord(
  words: readonly ReadWord[],
  position: number,
  language: Language,
): (reading: Reading) => number {
  const before = words[position - 1];
  const word = words[position];
  if (!word) return () => 1;
  if (language === 'sl') return weighSlovenianPlace(words, position);
  if (language === 'de') {
    const [byForm, predicate] = [weighGermanForm(words, position), weighPredicate(words, position)];
    return (reading) => byForm(reading) * (predicate?.(reading) ?? weightOfGermanParticiple(reading, word));
  }
  const isAdjacent = before !== undefined && word.start - before.end <= 1;
  const calls = isAdjacent || language === 'en' ? isCalledVerb(words, position, language) : undefined;
  const weightOfUncalled = language === 'en' ? weightBesideCalled : weightOfOthers;
  if (calls && word.readings.some(calls)) return (reading) => (calls(reading) ? 1 : weightOfUncalled);
  const hasNominal = word.readings.some(({ analysis }) => /^(?:noun|adjective)$/.test(analysis.word.partOfSpeech));
  const excluded = language === 'en' && hasNominal ? findExcludedVerb(words, position) : undefined;
  if (excluded) return (reading) => (excluded(reading) ? weightOfExcluded : 1);
  if (isAdjacent && hasNominal && determiners[language]?.test(before.form))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'verb' ? weightOfOthers : 1);
  if (language === 'fr' && isAdjacent) {
    const weigh = weighFrench(words, position);
    if (weigh) return weigh;
  }
  if (language === 'es' && isAdjacent && hasNominal) {
    const weigh = weighSpanish(words, position);
    if (weigh) return weigh;
  }
  if (isAdjacent && hasNominal && excludesFiniteVerb(before.form, word.form, language))
    return (reading) => (isFiniteOrParticiple(reading) ? weightOfOthers : 1);
  if (isAdjacent && hasNominal && articles[language]?.test(before.form))
    return (reading) => (isParticiple(reading) ? weightOfOthers : 1);
  const hasAdjective = word.readings.some(({ analysis }) => analysis.word.partOfSpeech === 'adjective');
  const isBehindNoun = isAdjacent && isNoun(before);
  if (hasNominal && word.readings.some(isParticiple) && byAgent[language]?.test(words[position + 1]?.form ?? ''))
    return ({ analysis }) => {
      const { partOfSpeech } = analysis.word;
      return partOfSpeech === 'adjective' || (partOfSpeech === 'noun' && isBehindNoun)
        ? weightOfAdjectiveBesideAgent
        : 1;
    };
  if (((language === 'it' && hasAdjective) || (language === 'es' && hasNominal)) && isBehindNoun) {
    const weigh = weighBehindNoun(words[position + 1]);
    // In Spanish “la colección Obras” (the collection “Works”), “Obras” is a noun, and hardly the verb form “you act”.
    return (reading) => weigh(reading) * (language === 'es' && isInSecondPerson(reading) ? weightOfRarePerson : 1);
  }
  const isUncalled = isAdjacent && hasNominal && !beforeRareVerb.test(before.form);
  return (reading) =>
    (hasAdjective && isParticiple(reading) ? weightOfParticipleBesideAdjective : 1) *
    (isUncalled && isInRarePerson(reading, language) ? weightOfRarePerson : 1) *
    // In Spanish “Diseño de producción” (production design), “Diseño” is a noun, not “I design”.
    (language === 'es' && before === undefined && hasNominal && isInRarePerson(reading, language)
      ? weightOfRarePerson
      : 1) *
    // Without a pronoun before it, a Spanish form that may be a noun is not a verb in the second person: “Proporciones de
    // sal” (proportions of salt) does not address anybody.
    (language === 'es' && hasNominal && !afterClitic.test(before?.form ?? '') && isInSecondPerson(reading)
      ? weightOfRarePerson ** 2
      : 1);
}

const weightOfAdjectiveAsHead = 0.1;

/** Weighs a Spanish form that may be a noun or an adjective, if the words before it show that it is not a verb. */
function weighSpanish(words: readonly ReadWord[], position: number): ((reading: Reading) => number) | undefined {
  const word = words[position];
  const has = (part: string) => word?.readings.some(({ analysis }) => analysis.word.partOfSpeech === part) ?? false;
  const isHead = has('noun') && has('adjective') && isHeadOfPhrase(words, position);
  const excludesFinite = opensSpanishNoun(words, position);
  const before = words[position - 1]?.form ?? '';
  // In Spanish “venta de entradas” (sale of tickets), “entradas” is a noun, not a participle of “entrar” (enter).
  const excludesParticiple = articles.es?.test(before) || (has('noun') && isSpanishPreposition(before));
  if (!isHead && !excludesFinite && !excludesParticiple) return undefined;
  return (reading) => {
    if (isHead && reading.analysis.word.partOfSpeech === 'adjective') return weightOfAdjectiveAsHead;
    const isExcluded =
      (excludesFinite && isFiniteSpanishVerb(reading)) || (excludesParticiple && isParticiple(reading));
    if (isExcluded) return weightOfOthers;
    return has('adjective') && isParticiple(reading) ? weightOfParticipleBesideAdjective : 1;
  };
}

const isNoun = ({ readings }: ReadWord): boolean =>
  readings.length > 0 && readings.every(({ analysis }) => analysis.word.partOfSpeech === 'noun');

/**
 * Weighs an Italian or Spanish form after a noun. It is more likely an adjective than another noun (“norme nazionali”,
 * national rules), and not an infinitive (“sovranità popolare”, popular sovereignty). It is a finite verb only if an object
 * may follow: yes in “il libro completa la serie” (the book completes the series), no in “lingua russa” (Russian language).
 */
function weighBehindNoun(next: ReadWord | undefined): (reading: Reading) => number {
  const isBeforeObject =
    /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|che|di|ad?|d[ae]i|degli|delle|quest[oaie]|el|los|las|que|de|al|su|sus|est[ea])$/.test(
      next?.form ?? '',
    );
  return (reading) => {
    const { partOfSpeech } = reading.analysis.word;
    if (partOfSpeech === 'noun') return weightOfNounBehindNoun;
    if (partOfSpeech !== 'verb') return 1;
    if (isParticiple(reading)) return weightOfParticipleBesideAdjective;
    // In Italian “in modo preciso il” (precisely the), “preciso” does not mean “I specify”.
    if (isInRarePerson(reading, 'it') || !isFiniteOrParticiple(reading)) return weightOfOthers;
    return isBeforeObject ? 1 : weightOfVerbBehindNoun;
  };
}

/** If a German form is both a listed adjective and a participle, the adjective is more likely. */
const weightOfGermanParticiple = (reading: Reading, word: ReadWord): number =>
  isParticiple(reading) && word.readings.some(({ analysis }) => analysis.word.partOfSpeech === 'adjective')
    ? weightOfParticipleBesideAdjective
    : 1;

/**
 * The weight of verb forms that are rare inside a clause: first and second person, subjunctive and imperative. In Spanish
 * “sufre acoso” (suffers harassment), “acoso” is a noun, not “I harass”.
 */
const weightOfRarePerson = 0.3;
const beforeRareVerb =
  /^(?:yo|tú|eu|tu|io|que|che|no|não|non|me|te|se|si|mi|ti|ci|vi|nos|os|lo|la|los|las|le|les|li|gli|ne|lhe|já|ya|già|cuando|quando|como|come|também|también|anche)$/;

/** Words before a Spanish verb in the second person: “te lo pasas” (you spend it). */
const afterClitic = /^(?:tú|me|te|se|lo|le|les|nos|si|cuando)$/;

const isInSecondPerson = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => /\b2(?:sg|pl)\b/.test(each));

const isInRarePerson = ({ analysis: { word, features } }: Reading, language: Language): boolean =>
  word.partOfSpeech === 'verb' &&
  /^(?:es|fr|pt|it)$/.test(language) &&
  features.length > 0 &&
  features.every((each) => /^(?:subj|psubj|imp)\b|\b(?:[12]sg|2pl)\b/.test(each));

const isParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => each.startsWith('part'));

function isCalledVerb(words: readonly ReadWord[], position: number, language: Language) {
  if (language === 'en') return findCalledVerb(words, position);
  const before = words[position - 1]?.form ?? '';
  const place = mayComeBetween.test(before) && !auxiliaries[language]?.test(before) ? position - 2 : position - 1;
  const auxiliary = words[place]?.form ?? '';
  if (language === 'it' && formsOfEssere.test(auxiliary)) {
    const isReflexive = /^(?:[mtscv]i|s’)$/.test(words[place - 1]?.form ?? '');
    return isReflexive || participlesWithEssere.test(words[position]?.form ?? '') ? isVerbIn(/^part/) : undefined;
  }
  return auxiliaries[language]?.test(auxiliary) ? isVerbIn(/^part/) : undefined;
}

const formsOfEssere =
  /^(?:è|sono|sei|siamo|siete|er[ao]|eri|erano|eravamo|sar(?:ò|à|emo|anno|ebbe|ebbero)|sia|siano|foss[ei]|fossero|fu|furono|essere|essendo)$/;

/**
 * Participles of Italian verbs that form the perfect with “essere” (be): in “è andato via” (went away), “andato” is a verb,
 * not an adjective.
 */
const participlesWithEssere =
  /^(?:ri)?(?:andat|arrivat|accadut|appars|avvenut|cadut|cominciat|cresciut|diventat|divenut|entrat|giunt|intervenut|iniziat|mancat|nat|partit|passat|rimast|riuscit|scappat|sces|scompars|sort|stat|success|tornat|uscit|usc|venut)[oaie]$/;

const isVerbIn =
  (features: RegExp) =>
  ({ analysis }: Reading): boolean =>
    analysis.word.partOfSpeech === 'verb' && analysis.features.some((each) => features.test(each));
