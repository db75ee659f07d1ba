import type { Reading, ReadWord } from '../../read-sentence.ts';
import { byAgent } from './italian-context.ts';

type Analysed = { form: string; start: number; end: number; analyses: ReadWord['analyses'] };

/** Articles that may also be pronouns: “la porta” is “the door” or “carries her”. */
const articlesOrPronouns = /^(?:la|le|l’)$/;

/** Words after which “la”, “le” and “l’” are pronouns: “non la porta” (does not carry her). */
const beforePronoun =
  /^(?:non|che|chi|si|se|me|te|ce|ve|mi|ti|ci|vi|glie|io|tu|lui|lei|noi|voi|loro|cui|già|poi|anche|ancora|sempre|mai|più|quando|come|dove|perché|ora|forse|ecco|nessuno|qualcuno|egli|ella|essi|esse|esso|essa)$/;

const isAdjacent = (before: Analysed | undefined, word: Analysed | undefined): boolean =>
  before !== undefined && word !== undefined && word.start - before.end <= 1;

const isOnly = (word: Analysed | undefined, ...parts: string[]): boolean =>
  word !== undefined &&
  word.analyses.length > 0 &&
  word.analyses.every(({ word: { partOfSpeech } }) => parts.includes(partOfSpeech));

/**
 * Whether the “la”, “le” or “l’” before this form is an article, so that the form is a noun: “apre la porta alla” (opens the
 * door to), but “Marco la porta a casa” (Marco takes her home).
 */
export function opensItalianNoun(words: readonly Analysed[], position: number): boolean {
  const [article, earlier] = [words[position - 1], words[position - 2]];
  if (!article || !articlesOrPronouns.test(article.form) || !isAdjacent(article, words[position])) return false;
  if (!isAdjacent(earlier, article)) return true;
  return !beforePronoun.test(earlier?.form ?? '') && !isOnly(earlier, 'noun', 'name') && earlier?.analyses.length !== 0;
}

const isFiniteVerb = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && !features.some((each) => /^(?:inf|ger|part)/.test(each));

const isParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('part'));

const isRarePerson = (reading: Reading): boolean =>
  isFiniteVerb(reading) &&
  reading.analysis.features.every((each) => /^(?:subj|psubj|imp)\b|\b(?:[12]sg|2pl)\b/.test(each));

const beforeHead =
  /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|[dns][aeu]l(?:l[aoe’])?|al(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli|ai|agli|suo|sua|suoi|sue|nostr[oaie]|quest[oaie]|quest’|quel|quell[aeo’]|quei|quegli|ogni)$/;

/** Adjectives that often stand alone after an article: “il primo” (the first one). */
const aloneAsAdjective =
  /^(?:prim|second|terz|quart|quint|ultim|unic|sol[oaie]$|stess|prossim|miglior|peggior|maggior|minor|più|altr)/;

const weightOfVerbAsNoun = 0.15;
const weightOfAdjectiveAsHead = 0.3;
const weightOfNounBehindAdjective = 0.4;
const weightOfRarePersonInList = 0.3;
const weightOfRarePersonAtStart = 0.1;
const weightOfNounBeforeAgent = 0.1;
const weightBehindHave = 0.1;
const weightOfDisagreement = 0.01;

const masculine =
  /^(?:il|lo|un|uno|(?:[dns][aeu]|a)l(?:lo)?|i|gli|(?:[dns][aeu]|a)(?:i|gli)|quell?o?|quei|quegli|quest[oi]|[st]uo|[st]uoi|mio|miei|nostr[oi]|vostr[oi])$/;
const feminine = /^(?:una|un’|l[ae]|(?:[dns][aeu]|a)ll[ae]|quest[ae]|quell[ae]|[st]u[ae]|mi[ae]|nostr[ae]|vostr[ae])$/;
const plural =
  /^(?:i|gli|le|(?:[dns][aeu]|a)(?:i|gli|lle)|quei|quegli|quell[ei]|quest[ei]|[st]u(?:oi|e)|mi(?:ei|e)|[nv]ostr[ei])$/;

/**
 * Whether a noun has another gender or number than the article before it: “capitale” in “un capitale” is money, not a capital
 * city.
 */
function disagrees(article: string, { analysis: { word, features } }: Reading, form: string): boolean {
  const [isMasculine, isFeminine] = [masculine.test(article), feminine.test(article)];
  if (word.partOfSpeech !== 'noun' || isMasculine === isFeminine) return false;
  const isPlural = plural.test(article);
  // Some masculine nouns have a feminine plural: “le uova” (the eggs).
  const hasOtherGender =
    (word.gender === (isMasculine ? 'f' : 'm') || word.gender === (isMasculine ? 'f pl' : 'm pl')) &&
    !(isPlural && /[ae]$/.test(form));
  const hasOtherNumber = features.length > 0 && features.every((each) => each === (isPlural ? 'sg' : 'pl'));
  return hasOtherGender || hasOtherNumber;
}

const formsOfHave =
  /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|avr(?:ò|à|emo|anno|ei|ebbe|ebbero)|abbia|abbiano|avesse|avessero|ebbe|ebbero|avendo|aver|avere)$/;
const mayComeBetween =
  /mente$|^(?:già|mai|sempre|anche|ancora|appena|spesso|poi|inoltre|quindi|finora|più|subito|invece|infatti|così)$/;

/** Whether the form is a participle after a form of “avere”: “ha recentemente bloccato” (has recently blocked). */
function completesTense(words: readonly ReadWord[], position: number): boolean {
  const word = words[position];
  if (!word || !/[^aeiou]o$/.test(word.form) || !word.readings.some((reading) => isParticiple(reading))) return false;
  let place = position - 1;
  while (position - place < 3 && mayComeBetween.test(words[place]?.form ?? '')) place -= 1;
  return formsOfHave.test(words[place]?.form ?? '') && isAdjacent(words[position - 1], word);
}

/** Words that come only before verbs: “si forma” (forms). */
const beforeVerb = /^(?:si|s’|ci|mi|ti|egli|ella|chi)$/;
const beforeObject = /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’)$/;
const weightOfNounAsVerb = 0.1;
const weightOfBareNoun = 0.2;
const weightOfRarePersonBehindOther = 0.3;

/** Words after which a verb is often in the first or second person or in the subjunctive. */
const beforeRarePerson =
  /^(?:io|tu|noi|voi|che|non|mi|ti|ci|vi|si|se|lo|la|li|le|gli|ne|l’|e|ed|ma|o|come|quando|cui|già|sempre|anche|ora|oggi|così|poi|perché|dove|chi)$/;

/**
 * Whether the word may be the subject of a verb that follows: “regista” in “il regista sposa la tesi” (the director espouses
 * the thesis).
 */
const isBehindSubject = (before: ReadWord): boolean => isOnly(before, 'noun', 'name');

const isFirstPerson = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.some((each) => /^pres\b.*\b1sg\b/.test(each));

const isThirdPerson = (reading: Reading): boolean =>
  isFiniteVerb(reading) &&
  reading.analysis.features.some((each) => /^(?:pres|past|impf|fut)\b.*\b3(?:sg|pl)\b/.test(each));

/**
 * Weighs an Italian form that may be a noun according to the words beside it.
 * - After “si”, or between a subject and an object, it is a verb: “si forma” (is formed), “il regista sposa la tesi” (the
 *   director supports the thesis).
 * - After “avere” it is a participle: “ha bloccato” (has blocked).
 * - After another verb or an adjective it is no finite verb: “producono alimenti” (they produce food), “ingenti spese” (huge
 *   expenses).
 * - After an article, it is an adjective only if a noun may follow: “la critica situazione” (the critical situation), but “la
 *   critica del testo” (the criticism of the text).
 * - After a noun and an adjective it is rather a second adjective: “norme sociali nazionali” (national social standards).
 * - After a noun and before “da” it is a participle: “gli spot prodotti da Rossi” (the advertisements produced by Rossi).
 * - It has the gender and number of its article: “un capitale” is money, “una capitale” is a city.
 */
export function weighItalian(words: readonly ReadWord[], position: number): ((reading: Reading) => number) | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((offset) => words[position + offset]);
  if (!word) return undefined;
  if (completesTense(words, position))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'verb' ? 1 : weightBehindHave);
  const has = (part: string) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  if (!before) {
    // “Cerco” in “Cerco di capire” (I try to understand) is a verb, but “Trasporto” in “Trasporto di merci” (transport
    // of goods) is a noun.
    const isBeforeInfinitive =
      next?.form === 'di' &&
      (words[position + 2]?.analyses.some(({ features }) => features.some((each) => each.startsWith('inf'))) ?? false);
    // “Gusto” in “Gusto un po’ facile” (rather facile taste) is a noun, but “Amo” in “Amo le sfide” (I love challenges)
    // is a verb.
    const isNominal =
      has('noun') && !/^(?:il|lo|la|i|gli|le|l’|che|a|ad)$/.test(next?.form ?? '') && !isBeforeInfinitive;
    // “Frequenti” in “Frequenti erano i viaggi” (journeys were frequent) is no verb.
    const isBeforeBe = /^(?:è|era|erano|fu|furono|sarà|saranno)$/.test(next?.form ?? '');
    // “Porto” in “Porto un cappello” (I wear a hat) is a verb.
    const isBare = beforeObject.test(next?.form ?? '') && word.readings.some(isFirstPerson);
    return (reading) => {
      if (isBeforeBe && isFiniteVerb(reading)) return weightOfVerbAsNoun;
      if (isBare && reading.analysis.word.partOfSpeech === 'noun') return weightOfBareNoun;
      return isNominal && isRarePerson(reading) ? weightOfRarePersonAtStart : 1;
    };
  }
  if (!has('noun')) return undefined;
  if (!isAdjacent(before, word)) {
    const isInList = word.start - before.end === 2;
    return (reading) => (isInList && isRarePerson(reading) ? weightOfRarePersonInList : 1);
  }
  const isCalled =
    (beforeVerb.test(before.form) && word.readings.some(isFiniteVerb)) ||
    ((isBehindSubject(before) || /^(?:non|poi)$/.test(before.form)) &&
      beforeObject.test(next?.form ?? '') &&
      word.readings.some(isThirdPerson)) ||
    (before.form === 'che' && isOnly(earlier, 'noun', 'name') && word.readings.some(isThirdPerson));
  if (isCalled) return ({ analysis }) => (analysis.word.partOfSpeech === 'verb' ? 1 : weightOfNounAsVerb);
  const isNoVerb = opensItalianNoun(words, position) || isOnly(before, 'verb') || isOnly(before, 'adjective');
  const mayNextBeNoun =
    isAdjacent(word, next) && next?.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'noun');
  const isHead =
    has('adjective') && beforeHead.test(before.form) && !mayNextBeNoun && !aloneAsAdjective.test(word.form);
  const isSecondAdjective =
    has('adjective') && isOnly(before, 'adjective') && isAdjacent(earlier, before) && isOnly(earlier, 'noun');
  const isBehindNoun =
    before.analyses.length === 0 ||
    isOnly(before, 'noun', 'name') ||
    (isOnly(before, 'adjective', 'noun') && isAdjacent(earlier, before) && isOnly(earlier, 'noun', 'name'));
  const isBeforeAgent =
    isBehindNoun && byAgent.test(next?.form ?? '') && word.readings.some((reading) => isParticiple(reading));
  const isInClauseWithChe = words
    .slice(Math.max(0, position - 5), position)
    .some(({ form }) => /^(?:che|se|qualora|affinché|perché|sebbene|benché|purché|finché)$/.test(form));
  const isUnlikelyPerson =
    (!beforeRarePerson.test(before.form) && !isInClauseWithChe) ||
    // “corsi” after a noun and “e” is a noun, too: “seminari e corsi di formazione” (seminars and training courses).
    (/^(?:e|ed|o)$/.test(before.form) && isOnly(earlier, 'noun', 'adjective'));
  return (reading) => {
    const { partOfSpeech } = reading.analysis.word;
    if (isBeforeAgent && partOfSpeech === 'noun') return weightOfNounBeforeAgent;
    if (isNoVerb && isFiniteVerb(reading)) return weightOfVerbAsNoun;
    if (isHead && partOfSpeech === 'adjective') return weightOfAdjectiveAsHead;
    if (disagrees(before.form, reading, word.form)) return weightOfDisagreement;
    if (isUnlikelyPerson && isRarePerson(reading)) return weightOfRarePersonBehindOther;
    return isSecondAdjective && partOfSpeech === 'noun' ? weightOfNounBehindAdjective : 1;
  };
}
