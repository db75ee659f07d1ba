import type { Reading, ReadWord } from '../../read-sentence.ts';

type Analysed = { form: string; start: number; end: number; analyses: ReadWord['analyses'] };

/** Prepositions and their contractions. No finite verb follows them: “de compra” (of purchase). */
const prepositions =
  /^(?:de|em|com|sem|por|sob|entre|desde|contra|após|durante|mediante|[dn][oa]|dos|[dn]as|[dn]uma?s?|[dn]uns|aos?|às?|pel[oa]s?|[dn]?es[st][ea]s?|[dn]?aquel[ea]s?|àquel[ea]s?)$/;

/**
 * Determiners, numerals and adjectives that precede their noun: “outra compra” (another purchase), “a maior queda” (the
 * biggest fall).
 */
const determiners =
  /^(?:uma?|uns|umas|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?|voss[oa]s?|cada|algu(?:m|ma|ns|mas)|nenhum|nenhuma|qualquer|outr[oa]s?|muit[oa]s|pouc[oa]s|alt[oa]s?|vári[oa]s|divers[oa]s|amb[oa]s|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|nov[oa]s?|grandes?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|próxim[oa]s?|únic[oa]s?|pequen[oa]s?|antig[oa]s?|verdadeir[oa]s?|supost[oa]s?|fort[ei]s?|bo[am]|boas|bons|\d[\d.,]*)$/;

const articles = /^(?:[oa]s?|nos)$/;

/** Words after which “o”, “a” and “nos” are pronouns: “não a compra” (does not buy it). */
const beforeObject = /^(?:não|que|quem|se|já|também|nunca|sempre|ele|ela|eles|elas|eu|só|ainda|como|quando|onde)$/;

/** Adjectives that often stand alone after an article: “o primeiro” (the first one). */
const aloneAsAdjective =
  /^(?:primeir|segund|terceir|quart|quint|sext|sétim|oitav|non|décim|últim|únic|própri|mesm|outr|próxim|maior|menor|melhor|pior|nov[oa]|principa|seguint|anterio|tota[li]|verdadeir|grande|antig|bo[am]|má)/;

const isAdjacent = (before: Analysed | undefined, word: Analysed | undefined): boolean =>
  before !== undefined && word !== undefined && word.start - before.end <= 1;

const isOnly = (word: Analysed | undefined, part: string): boolean =>
  word !== undefined &&
  word.analyses.length > 0 &&
  word.analyses.every(({ word: { partOfSpeech } }) => partOfSpeech === part);

const opensPhrase = (before: string, earlier: string): boolean =>
  prepositions.test(before) || determiners.test(before) || (articles.test(before) && !beforeObject.test(earlier));

/**
 * Whether an article, a determiner or a preposition comes before, so that even a participle is a noun: “duas partidas” (two
 * matches).
 */
export const opensPortuguesePhrase = (words: readonly Analysed[], position: number): boolean =>
  isAdjacent(words[position - 1], words[position]) &&
  opensPhrase(words[position - 1]?.form ?? '', words[position - 2]?.form ?? '');

/**
 * Whether a Portuguese form that may be a noun cannot be a finite verb here. That is so after a preposition, a determiner or
 * another verb: “pedem ajuda” (ask for help). It is also so after “o” and “a”, which are seldom pronouns before a possible
 * noun.
 */
export function opensPortugueseNoun(words: readonly Analysed[], position: number): boolean {
  const [before, earlier] = [words[position - 1], words[position - 2]];
  if (!before || !isAdjacent(before, words[position])) return false;
  return opensPhrase(before.form, earlier?.form ?? '') || isOnly(before, 'verb');
}

const isFiniteVerb = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && !features.some((each) => /^(?:inf|ger|part)/.test(each));

/**
 * Whether the form is in the first or second person, the subjunctive or the imperative. Such a form is rare, unless a word
 * such as “eu” or “que” comes before it.
 */
const isInRarePerson = (reading: Reading): boolean =>
  isFiniteVerb(reading) &&
  reading.analysis.features.every((each) => /^(?:subj|psubj|imp)\b|\b(?:[12]sg|2pl)\b/.test(each));

const beforeRareVerb =
  /^(?:eu|que|não|me|te|se|nos|lhe|já|também|nunca|talvez|quando|caso|embora|ou|[oa]s?|até|só|sempre|ainda)$/;

/**
 * Verbs before a predicate: “é crítica” (is critical). After other verbs, the form is probably a noun: “recebeu críticas”
 * (received criticism).
 */
const copulas =
  /^(?:é|são|era|eram|foi|foram|ser|será|serão|seria|seja|fosse|sendo|sido|est|fic|parec|continu|permanec|torn|sou|somos|fui|for|anda|viv|and|aparec|surg|cheg|volt|sa[ií]|morr|nasc|termin|acab|segu|deix|sent|consider|encontr)/;

const auxiliaries =
  /^(?:ter|tem|têm|temos|tenho|tens|tinha|tinham|tínhamos|teve|tiveram|tivemos|tive|terá|terão|teria|teriam|teremos|terei|tenha|tenham|tivesse|tivessem|tiver|tiverem|tendo|terem|haver|há|hão|havia|haviam|haja|hajam|houve|houver|houvesse|houvera|haverá|haveria)$/;

const isParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => each.startsWith('part'));

const isInSecondPerson = (reading: Reading): boolean =>
  isFiniteVerb(reading) && reading.analysis.features.every((each) => /\b2(?:sg|pl)\b/.test(each));

const weightOfVerbAsNoun = 0.05;
const weightOfAdjectiveAsParticiple = 0.2;
const weightOfSecondPerson = 0.03;
const weightOfOpeningVerb = 0.3;
const weightOfAdjectiveAsHead = 0.08;
const weightOfNounBehindNoun = 0.4;
const weightOfRarePerson = 0.05;
const weightOfAdjectiveAsObject = 0.15;
const weightOfVerbAsAttribute = 0.2;
const weightOfAdjectiveInPassive = 0.25;

/** Participles that are adjectives even before “por”: “conhecido por” (known for). */
const adjectivesWithPor = /^(?:conhecid|interessad|apaixonad|preocupad|obcecad|fascinad|encantad|indignad|ansios)/;

/**
 * Words that open the object of a verb: “fixa o preço” (fixes the price). Before them, a form is more often a verb than an
 * adjective.
 */
const beforeObjectOf = /^(?:[oa]s?|uma?|uns|umas|que|se|seus?|suas?|em|n[oa]s?|est[ea]s?|ess[ea]s?|para|como|\d.*)$/;

/** Words after which a participle belongs to a passive: “foi cortada” (was cut). */
const passive = /^(?:foi|foram|ser|sido|sendo|será|serão|seria|seriam|fosse|fossem)$/;

/**
 * Weighs a form that is a verb or an adjective. Before “por”, after “ter” and in a passive, the form is a participle:
 * “oferecido pelo clube” (offered by the club). Directly after a noun, it is an adjective if no object follows: “renda fixa”
 * (fixed income). It is seldom in the second person.
 */
function weighWithoutNoun(words: readonly ReadWord[], position: number): ((reading: Reading) => number) | undefined {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  const isAdjective = ({ analysis }: Reading) => analysis.word.partOfSpeech === 'adjective';
  if (!word?.readings.some(isAdjective)) return undefined;
  const hasParticiple = word.readings.some(isParticiple);
  const hasAgent = isAdjacent(word, next) && /^(?:por|pel[oa]s?)$/.test(next?.form ?? '');
  const isBehind = isAdjacent(before, word);
  const isPerfect = isBehind && auxiliaries.test(before?.form ?? '');
  const weighAdjective = () => {
    if (!hasParticiple) return 1;
    if (isPerfect || (hasAgent && !adjectivesWithPor.test(word.form))) return weightOfAdjectiveAsParticiple;
    return isBehind && passive.test(before?.form ?? '') ? weightOfAdjectiveInPassive : 1;
  };
  const isAttribute =
    isBehind && isOnly(before, 'noun') && !(isAdjacent(word, next) && beforeObjectOf.test(next?.form ?? ''));
  return (reading) => {
    if (isAdjective(reading)) return weighAdjective();
    if (isInSecondPerson(reading)) return weightOfSecondPerson;
    return isAttribute && isFiniteVerb(reading) ? weightOfVerbAsAttribute : 1;
  };
}

/**
 * Weighs a Portuguese form that may be a noun according to the words beside it.
 * - It is no finite verb after a preposition, a determiner or a verb. Without “tu” it is not in the second person.
 * - After an article, it is an adjective only if a noun follows: “uma jovem cantora” (a young singer), but not “uma jovem
 *   foi” (a young woman was).
 * - Directly after a noun it is rather an adjective: “o soldado francês” (the French soldier).
 */
export function weighPortuguese(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => number) | undefined {
  const [earlier, before, word, next] = [
    words[position - 2],
    words[position - 1],
    words[position],
    words[position + 1],
  ];
  if (!word) return undefined;
  const has = (part: string) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  if (!has('noun')) return weighWithoutNoun(words, position);
  const isNoVerb = opensPortugueseNoun(words, position);
  const isBehind = isAdjacent(before, word);
  const isBefore = isAdjacent(word, next);
  const opensClause = !isBehind && isBefore && /^d[eoa]s?$/.test(next?.form ?? '');
  const mayNextBeNoun =
    isBefore && next?.analyses.some(({ word: { partOfSpeech } }) => /^(?:noun|name)$/.test(partOfSpeech));
  // In “dirigentes e técnicos do governo” (leaders and technicians of the government), “técnicos” is a noun like the word
  // before “e”.
  const isJoinedToNoun =
    /^(?:e|ou)$/.test(before?.form ?? '') &&
    (earlier?.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'noun') ?? false) &&
    !earlier?.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'adjective');
  const isHead =
    has('adjective') &&
    (isBehind
      ? opensPhrase(before?.form ?? '', earlier?.form ?? '') || before?.form === 'como' || isJoinedToNoun
      : isBefore) &&
    !mayNextBeNoun &&
    next?.analyses.length !== 0 &&
    !aloneAsAdjective.test(word.form);
  const isObject = isBehind && isOnly(before, 'verb') && !copulas.test(before?.form ?? '');
  const isUncalled = !isBehind || !beforeRareVerb.test(before?.form ?? '');
  const isBehindNoun =
    has('adjective') &&
    isBehind &&
    before?.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'noun') &&
    before.analyses.every(({ word: { partOfSpeech }, features }) =>
      partOfSpeech === 'verb'
        ? features.every((each) => each.startsWith('part'))
        : /^(?:noun|adjective)$/.test(partOfSpeech),
    );
  const isCalledTu = words.slice(Math.max(0, position - 4), position).some(({ form }) => form === 'tu');
  return (reading) => {
    const { partOfSpeech } = reading.analysis.word;
    if (isInSecondPerson(reading) && !isCalledTu) return weightOfSecondPerson;
    if (isFiniteVerb(reading)) {
      if (isNoVerb) return weightOfVerbAsNoun;
      if (isUncalled && before !== undefined && isInRarePerson(reading)) return weightOfRarePerson;
      return opensClause ? weightOfOpeningVerb : 1;
    }
    if (isHead && partOfSpeech === 'adjective') return weightOfAdjectiveAsHead;
    if (isObject && partOfSpeech === 'adjective') return weightOfAdjectiveAsObject;
    if (isObject && isParticiple(reading) && !auxiliaries.test(before?.form ?? '')) return weightOfVerbAsNoun;
    return isBehindNoun && partOfSpeech === 'noun' ? weightOfNounBehindNoun : 1;
  };
}
