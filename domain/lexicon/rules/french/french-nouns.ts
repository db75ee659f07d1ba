import type { Reading, ReadWord } from '../../read-sentence.ts';

/** Words before a noun. All except those in `onlyArticles` may also be pronouns. */
const articles = /^(?:l[ae]|les|l’|leurs?|en|un|aucune?|quelques|plusieurs|nos|vos|tes)$/;
const onlyArticles = /^(?:un|aucune?|quelques|plusieurs|nos|vos|tes)$/;
const prepositions =
  /^(?:de|d’|à|sans|par|avec|dans|sur|sous|pour|contre|entre|après|avant|depuis|vers|chez|dès|malgré|selon)$/;
/** Words after which “le” and “la” are pronouns: “il la porte” (he carries her). */
const beforeObject = /^(?:je|j’|tu|ils?|elles?|on|nous|vous|qui|ne|n’|me|m’|te|t’|se|s’|ça|cela|ce|l’un|l’une)$/;

type Analysed = { form: string; analyses: ReadWord['analyses'] };

/**
 * Whether a French form after an article or a preposition is a noun, not a finite verb: “un risque de” (a risk of). After a
 * noun, “la” may be a pronoun: “le roi la garde” (the king keeps her).
 */
export function opensFrenchNoun(words: readonly Analysed[], position: number): boolean {
  const [before = '', earlier] = [words[position - 1]?.form, words[position - 2]];
  if (prepositions.test(before)) return true;
  if (!articles.test(before) || beforeObject.test(earlier?.form ?? '')) return false;
  return onlyArticles.test(before) || before === 'en' || !isNominal(earlier);
}

/** Whether the words before show that the form is a verb: “se forme” (forms), “il la garde” (he keeps her). */
const callsVerb = (words: readonly Analysed[], position: number): boolean =>
  /^(?:se|s’|me|m’|te|t’|ne|n’|je|j’|tu|ils?|on)$/.test(words[position - 1]?.form ?? '') ||
  (/^(?:l[ae]|les|l’|leur|lui)$/.test(words[position - 1]?.form ?? '') &&
    /^(?:je|j’|tu|ils?|elles?|on|qui|ne|n’)$/.test(words[position - 2]?.form ?? ''));

const isNominal = (word: Analysed | undefined): boolean =>
  word !== undefined &&
  (word.analyses.length === 0 ||
    word.analyses.every(({ word: { partOfSpeech } }) => /^(?:noun|name)$/.test(partOfSpeech)));

const isVerb = ({ analysis }: Reading) => analysis.word.partOfSpeech === 'verb';
const isIn = (form: RegExp) => (reading: Reading) =>
  isVerb(reading) && reading.analysis.features.length > 0 && reading.analysis.features.every((each) => form.test(each));
const isInfinitive = isIn(/^inf/);
const isParticiple = isIn(/^part/);
const isGerund = isIn(/^ger/);
const isFiniteVerb = isIn(/^(?!inf|part|ger)/);

/** Words after which an infinitive is used as a noun: “le pouvoir” (power), “est conseiller” (is an adviser). */
const beforeNoun = /^(?:le|un|ce|leur|est|était|fut|été|comme|ancien|premier)$/;
const beforeInfinitive = /^(?:de|d’|à|pour|sans|ne|pas|peut|peuvent|doit|doivent|va|vont|faut)$/;

/** Verbs before an infinitive: “ils vont dîner” (they are going to dine). */
const modals =
  /^(?:va|vont|vais|vas|allons|allez|allait|allaient|peut|peuvent|pouvait|pourra|pourrait|doit|doivent|devait|devra|devrait|faut|fallait|veut|veulent|voulait|fait|fit|font|laisse|laissa)$/;

const weightOfOthers = 0.15;
const weightOfGerund = 0.05;

/**
 * Weighs each interpretation (reading) of a word according to the previous word. Many French forms are both a verb and a
 * noun or an adjective: “garde” is a noun in “la garde” (the guard) and a verb in “il garde” (he keeps). Returns undefined
 * if the previous word does not decide.
 */
export function weighFrench(words: readonly ReadWord[], position: number): ((reading: Reading) => number) | undefined {
  const [before = '', word, next = ''] = [words[position - 1]?.form, words[position], words[position + 1]?.form];
  if (!word) return undefined;
  const isOf = (...parts: string[]) => word.readings.some(({ analysis }) => parts.includes(analysis.word.partOfSpeech));
  if (!isOf('noun', 'adjective') || !isOf('verb')) return undefined;
  if (callsVerb(words, position)) return (reading) => (isVerb(reading) ? 1 : weightOfOthers);
  if (modals.test(before) && word.readings.some(isInfinitive))
    return (reading) => (isInfinitive(reading) ? 1 : weightOfOthers);
  // “menaçant” in “en menaçant de partir” (by threatening to leave) is a gerund.
  if (before === 'en' && word.readings.some(isGerund)) return (reading) => (isGerund(reading) ? 1 : weightOfOthers);
  // A present participle is likely only before an object: “intéressant les enfants” (interesting the children). Without an
  // object, the form is rather an adjective or a noun.
  if (word.readings.some(isGerund) && (isOf('adjective') || /^(?:de|du|des|d’)$/.test(next)))
    return (reading) => (isGerund(reading) && !/^(?:l[ae]|les|l’|une?)$/.test(next) ? weightOfGerund : 1);
  if (isOf('noun') && beforeNoun.test(before) && !beforeInfinitive.test(words[position - 2]?.form ?? ''))
    return (reading) =>
      isInfinitive(reading) || (isFiniteVerb(reading) && before !== 'est') ? weightOfOthers : weigh(reading);
  return opensFrenchNoun(words, position) ? weigh : undefined;

  function weigh(reading: Reading): number {
    return (isFiniteVerb(reading) && opensFrenchNoun(words, position)) ||
      (isParticiple(reading) && articlesBefore.test(before))
      ? weightOfOthers
      : 1;
  }
}

/** Articles and possessives. After them a participle is a noun or an adjective: “dont le parti” (whose party). */
const articlesBefore =
  /^(?:le|la|les|l’|un|une|du|des|au|aux|ce|cet|cette|ces|son|sa|ses|leur|leurs|notre|votre|mon|ma|chaque)$/;

const opensPhrase =
  /^(?:l’|d’|la|le|les|une?|du|des|au|aux|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|leurs?|notre|nos|votre|vos|chaque|plusieurs)$/;
const weightOfUnlikelyClass = 0.3;
const weightBesideAgent = 0.1;

/**
 * Weighs each interpretation of a form that may be a noun or an adjective. It is a noun in “la moyenne des points” (the
 * average of the points) and an adjective in “la température moyenne” (the average temperature). Returns undefined if the
 * neighbouring words do not decide.
 */
export function weighFrenchNominal(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => number) | undefined {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  if (!word) return undefined;
  const isOf = (part: string) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  // “écoute” in the list “partage, écoute, tolérance” (sharing, listening, tolerance) is a noun.
  const isListItem =
    before !== undefined && word.start - before.end > 1 && (next === undefined || next.start - word.end > 1);
  // “Cuisine” in “Cuisine créative” (creative cuisine) is a noun, but “Tourne” in “Tourne cette page” (turn this page)
  // is a verb.
  if (isOf('noun') && (isListItem || (before === undefined && !opensObject.test(next?.form ?? ''))))
    return (reading) => (isFiniteVerb(reading) ? weightOfUnlikelyVerb : 1);
  if (!before || word.start - before.end > 1) return undefined;
  // “porte” in “le premier porte un chapeau” (the first one wears a hat) is a verb.
  if (
    word.readings.some(isFiniteVerb) &&
    /^(?:premi|derni|second|deuxi|troisi)/.test(before.form) &&
    /^(?:le|la|les|ce|ces)$/.test(words[position - 2]?.form ?? '') &&
    /^(?:l[ae]s?|l’|une?|son|sa|ses|leurs?)$/.test(next?.form ?? '')
  )
    return (reading) => (isFiniteVerb(reading) ? 1 : weightOfUnlikelyVerb);
  const weigh = weighNounOrAdjective(words, position);
  if (!isOf('noun') || !isBehindArticle(words, position)) return weigh;
  return (reading) =>
    (isFiniteVerb(reading) || isParticiple(reading) ? weightOfUnlikelyVerb : 1) * (weigh?.(reading) ?? 1);
}

/** Whether the word follows an article that cannot be a pronoun in this place: “une voie” (a road). */
const isBehindArticle = (words: readonly ReadWord[], position: number): boolean =>
  article.test(words[position - 1]?.form ?? '') ||
  (article.test(words[position - 2]?.form ?? '') && isAdjective(words[position - 1])) ||
  // “mélange” in “le savoureux mélange” (the tasty mixture) is a noun, but “porte” in “le premier porte un chapeau”
  // (the first one wears a hat) is a verb.
  (/^(?:la|le|les|l’)$/.test(words[position - 2]?.form ?? '') &&
    isAdjective(words[position - 1]) &&
    !standsForNoun.test(words[position - 1]?.form ?? '')) ||
  (/^(?:la|le|les|l’)$/.test(words[position - 1]?.form ?? '') && position === 1) ||
  (/^(?:la|le|les|l’)$/.test(words[position - 1]?.form ?? '') &&
    /^(?:dans|sur|sous|avec|par|contre|entre|chez|vers|depuis|selon|dès|malgré|toute?|tous|toutes|et)$/.test(
      words[position - 2]?.form ?? '',
    ));

const standsForNoun =
  /^(?:premi|derni|second|deuxi|troisi|quatri|autre|seul|même|suivant|précédent|meilleur|grand|petit|jeune|vieux|vieille|fidèle|mort|noir|blanc|rouge|vert|bleu)/;
const article = /^(?:une?|du|des|au|aux|cet|cette|ces|son|sa|ses|notre|votre|mon|ma|mes|chaque)$/;

const isAdjective = (word: ReadWord | undefined): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(({ analysis }) => analysis.word.partOfSpeech === 'adjective');

/** Words after an imperative: “cette” in “Tourne cette page” (turn this page). */
const opensObject = /^(?:l[ae]s?|l’|une?|des|du|de|d’|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|et|moi|toi|nous|à|bien)$/;
const weightOfUnlikelyVerb = 0.05;

function weighNounOrAdjective(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => number) | undefined {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  if (!word || !before) return undefined;
  const isOf = (part: string) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  const hasParticiple = word.readings.some(isParticiple);
  const isPredicate =
    hasParticiple && /^(?:est|sont|était|étaient|fut|furent|été|être|sera|seront|soit)$/.test(before.form);
  // “employés” in “employés par une société” (employed by a company) is a participle.
  if (hasParticiple && next?.form === 'par' && (isPredicate || isNominal(before) || isOf('adjective')))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'verb' ? 1 : weightBesideAgent);
  if (!isOf('noun') || !(isOf('adjective') || hasParticiple)) return undefined;
  const isLast = next === undefined || next.start - word.end > 1;
  const isBeforeNominal =
    !isLast &&
    (next.readings.length === 0 ||
      next.readings.some(({ analysis }) => /^(?:noun|adjective|name)$/.test(analysis.word.partOfSpeech)));
  if (isOf('adjective') && opensPhrase.test(before.form) && !isBeforeNominal)
    return ({ analysis }) => (analysis.word.partOfSpeech === 'adjective' ? weightOfUnlikelyClass : 1);
  // “accusé” in “un homme accusé de vol” (a man accused of theft) is not a noun.
  if (isPredicate || (isNominal(before) && before.analyses.length > 0))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'noun' ? weightOfUnlikelyClass : 1);
  return undefined;
}
