import type { ReadWord } from '../../read-sentence.ts';
import { auxiliary, isAdjacent, isPart, mayBePart } from './slovenian-context.ts';
import { prepositions } from './weigh-slovenian-base.ts';

/** Words that are usually adverbs, even beside “je” (is): “verjetno je doma” (he is probably at home). */
const mostlyAdverbs =
  /^(?:lahko|samo|celo|verjetno|malo|veliko|dobro|bolje|posebno|gotovo|običajno|navadno|redno|pravo|skupno|ravno|čisto|pozno|hitreje|resnično|dejansko|končno|trenutno)$/;

/** Forms of adjectives that are never adverbs in “-o”: “deseto stran” (page ten), “vse drugo” (everything else). */
const neverAdverbs =
  /^(?:prvo|drugo|tretjo|četrto|peto|šesto|sedmo|osmo|deveto|deseto|[^ ]+(?:najsto|deseto|eto)|(?:naj)?starejše|staro|samo|zadnjo|mlado|majhno|potrebno|isto|premajhno|preveliko|rumeno|zeleno|rdečo|ameriško|lahko|(?:naj)?lažje|(?:naj)?lepše)$/;

/** Adjectives in “-eno” and “-ano” that are not participles: “leseno” (wooden). */
const plainAdjectives =
  /^(?:rumeno|zeleno|leseno|stekleno|jekleno|usnjeno|volneno|bombažno|ledeno|gradbeno|glasbeno|družbeno|službeno|denarno|stvarno)$/;

/** Verbs that join a subject to an adjective, like “biti” (be). */
const linkingVerbs = /^(?:posta(?:l[aeio]?|nem|neš|ne|nejo|ti|ja|jajo|jal[aeio]?)|zven(?:i|ijo|el[aeio]?))$/;
/** Endings of passive participles: “izdelano” (produced). Endings that verbs have too are left out. */
const passiveNeuter = /(?:[aeij]n|[aeiu]t)o$/;
const passive = /(?:[aeij]n|[aeiu]t)(?:o|ih|imi|ega|emu)$/;
const infinitive = /.{2}(?:ti|či)$/;
const modals =
  /^(?:mora(?:m|š|jo|mo|l[aeio]?)?|more(?:m|š|jo|mo)?|mog(?:el|l[aeio])|sme(?:jo|l[aeio]?)?|zna(?:jo)?|utegne(?:jo)?)$/;

/**
 * Whether a form in “-o” or “-e” is an adjective and not an adverb. An adjective describes a noun that follows (“močno
 * svetlobo”, strong light) or the subject (“je močno”, is strong). Elsewhere the form is an adverb: “močno vpliva” (strongly
 * affects).
 */
export function isAdjectivePlace(words: readonly ReadWord[], position: number): boolean {
  const whole = clauseOf(words, position);
  const [word, next] = [words[position], words[position + 1]];
  if (neverAdverbs.test(word?.form ?? '')) return true;
  const clause = untilConjunction(whole, word);
  // “čisto” in “na čisto in suho krpo” (on a clean and dry cloth) is an adjective.
  if (prepositions.test(words[position - 1]?.form ?? '') && /^(?:in|ali)$/.test(next?.form ?? '')) return true;
  // “majhno” in the list “majhno, žalostno življenje” (a sad little life) is an adjective.
  if (isListed(words, position) && isAdjectivePlace(words, position + 1)) return true;
  // “polno” before a noun means “full of”: “polno drobnih mehurčkov” (full of small bubbles), “polno upanja” (full of hope).
  // It is an adverb in “živeti polno” (live fully).
  if (
    word?.form === 'polno' &&
    isAdjacent(word, next) &&
    (/.{2}(?:[aeiou]h|ov|ev)$/.test(next?.form ?? '') || isPart(next, 'noun'))
  )
    return true;
  // “dobro” is an adjective in “dobro finančno stanje” (good financial condition), but an adverb in “dobro vidno
  // oznako” (a clearly visible sign).
  if (word?.form === 'dobro' && describesBehindAdjective(words, position)) return true;
  // “starejše” in “starejše ali srednje generacije” (of the older or middle generation) is an adjective.
  if (isJoinedToAdjective(words, position)) return true;
  // “krajše” in “sporočilo, krajše od sto besed, je” (a message shorter than a hundred words) is an adjective.
  if (/[šj]e$/.test(word?.form ?? '') && next?.form === 'od' && !whole.some((each) => isPart(each, 'verb')))
    return true;
  // The noun may come after another adjective: “visoko denarno odškodnino” (high monetary compensation).
  const described =
    isAdjacent(word, next) && !mostlyAdverbs.test(word?.form ?? '') ? behindAdjectives(words, position) : next;
  const isBeforeNoun =
    isAdjacent(word, next) &&
    (mayBePart(described, 'noun') || mayBePart(described, 'name')) &&
    !isPart(described, 'verb');
  // An adjective agrees with the noun that it describes: “močno svetlobo” (strong light). In “močno vpliva” (strongly
  // affects), there is no noun to agree with.
  const agrees = word?.form.endsWith('o')
    ? /[oe]$/.test(described?.form ?? '') ||
      (/(?:[^aeiouvh]|tev)$/.test(described?.form ?? '') && isPart(described, 'noun')) ||
      isFeminineBase(described)
    : /[aeiou]h?$/.test(described?.form ?? '') || isPart(described, 'noun');
  // “dejansko” (really) and a few others are adverbs beside “je” (is): “je dejansko nepriznavanje” (is really
  // non-recognition).
  const isBesideCopula =
    /^(?:dejansko|resnično|trenutno|verjetno|gotovo)$/.test(word?.form ?? '') &&
    words.slice(Math.max(0, position - 2), position).some(({ form }) => auxiliary.test(form));
  const describesNext =
    isBeforeNoun &&
    agrees &&
    !isBesideCopula &&
    (word?.form !== 'lahko' || prepositions.test(words[position - 1]?.form ?? ''));
  // In “je pomembno, da” (it is important that), the adjective describes the clause that follows.
  const namesClause =
    words[position + 1]?.form === 'da' && !isAdjacent(word, next) && clause.some(({ form }) => auxiliary.test(form));
  const isBehindCopula = words
    .slice(Math.max(0, position - 3), position)
    .some(
      (each) =>
        clause.includes(each) &&
        (auxiliary.test(each.form) || linkingVerbs.test(each.form) || /^(?:bil[oae]|biti)$/.test(each.form)),
    );
  const isBeforeCopula = words
    .slice(position + 1, position + 4)
    .some(
      (each, index) =>
        clause.includes(each) &&
        (index === 0 || words[position + 1]?.form === 'pa'
          ? auxiliary.test(each.form)
          : /^(?:bilo|postalo)$/.test(each.form)),
    );
  // In “je smiselno govoriti” (it is sensible to talk), the adjective describes the infinitive. In “moral je hitro teči” (he
  // had to run fast), the word is an adverb.
  const namesAction =
    isBehindCopula &&
    isAdjacent(word, next) &&
    isPart(next, 'verb') &&
    infinitive.test(next?.form ?? '') &&
    !clause.some(({ form }) => modals.test(form));
  const hasOtherVerb = clause.some(
    (each) =>
      each !== word &&
      !auxiliary.test(each.form) &&
      !linkingVerbs.test(each.form) &&
      !/^(?:bil[aeio]?|biti)$/.test(each.form) &&
      !(modals.test(each.form) && clause.some(({ form }) => form === 'biti')) &&
      !(each === next && namesAction) &&
      !passive.test(each.form) &&
      isPart(each, 'verb'),
  );
  // The adjective may stand at the end of its clause, far from “bo” (will be): “da bo potovanje skozi puščavo nesrečno”
  // (that the journey through the desert will be unhappy).
  const endsClause =
    /o$/.test(word?.form ?? '') &&
    !isAdjacent(word, next) &&
    clause.some(({ form }) => auxiliary.test(form)) &&
    clause.some(isNeuter);
  // “izdelano” is part of a passive in “je bilo izdelano revizijsko poročilo” (the audit report was produced). “zanimivo” in
  // “je zanimivo pripovedoval” (told in an interesting way) is an adverb.
  const isPassive =
    passiveNeuter.test(word?.form ?? '') &&
    (isBehindCopula || isBeforeCopula) &&
    !mostlyAdverbs.test(word?.form ?? '') &&
    word?.analyses.some(({ features }) => features.some((each) => each.startsWith('ppart'))) === true &&
    !hasOtherVerb &&
    !(isAdjacent(word, next) && mayBePart(next, 'adjective') && !/(?:ih|imi?|ega|emu)$/.test(next?.form ?? ''));
  const isPredicate =
    !mostlyAdverbs.test(word?.form ?? '') &&
    (isBehindCopula || isBeforeCopula || namesClause || endsClause) &&
    !hasOtherVerb &&
    !(
      isAdjacent(word, next) &&
      !namesAction &&
      (isPart(next, 'adjective', 'verb') || mayBePart(next, 'adjective')) &&
      !isBeforeCopula
    );
  return describesNext || isPredicate || isPassive;
}

/** Whether an adjective (not a participle) and then a noun follow. */
function describesBehindAdjective(words: readonly ReadWord[], position: number): boolean {
  const [word, next, noun] = words.slice(position, position + 3);
  return (
    isAdjacent(word, next) &&
    isAdjacent(next, noun) &&
    isPart(next, 'adjective') &&
    /[^ae]no$|[sšc]ko$/.test(next?.form ?? '') &&
    !/(?:vidno|slišno|znano)$/.test(next?.form ?? '') &&
    isPart(noun, 'noun')
  );
}

/** Whether a word for “or” or “and” joins a comparative in “-e” to another adjective in “-e” before a noun. */
function isJoinedToAdjective(words: readonly ReadWord[], position: number): boolean {
  const [word, joint, other, noun] = words.slice(position, position + 4);
  return (
    /[šj]e$/.test(word?.form ?? '') &&
    /^(?:in|ter|ali|oziroma)$/.test(joint?.form ?? '') &&
    isAdjacent(word, joint) &&
    isAdjacent(joint, other) &&
    isAdjacent(other, noun) &&
    /e$/.test(other?.form ?? '') &&
    mayBePart(other, 'adjective') &&
    isPart(noun, 'noun')
  );
}

/**
 * The word that follows after further adjectives in “-o”: “odškodnino” after “visoko” in “visoko denarno odškodnino” (high
 * monetary compensation).
 */
function behindAdjectives(words: readonly ReadWord[], position: number): ReadWord | undefined {
  let place = position + 1;
  if (/^(?:in|ter|ali)$/.test(words[place]?.form ?? '') && /[^n]o$|[^ae]no$/.test(words[place + 1]?.form ?? ''))
    place += 1;
  // A participle in “-no” is not skipped, because it may have an adverb of its own: “močno” in “močno okuženo vodo” (heavily
  // contaminated water).
  while (
    /o$/.test(words[place]?.form ?? '') &&
    (!/[ae]no$/.test(words[place]?.form ?? '') || plainAdjectives.test(words[place]?.form ?? '')) &&
    isPart(words[place], 'adjective', 'adverb') &&
    mayBePart(words[place], 'adjective') &&
    isAdjacent(words[place], words[place + 1])
  )
    place += 1;
  // After several adjectives, it is enough if the word may be a noun: in “inovativno protiglivično zdravilo” (an innovative
  // antifungal medicine), “zdravilo” is also a form of a verb.
  const isDescribed = place > position + 1 ? mayBePart(words[place], 'noun') : isPart(words[place], 'noun');
  return isDescribed ? words[place] : words[position + 1];
}

/**
 * The part of a clause around a word, up to a conjunction: “pismo je mokro” in “pismo je mokro in Marta ga bere” (the letter
 * is wet, and Marta reads it). A conjunction between two adverbs does not count: “hitro in tiho odide” (leaves fast and
 * quietly).
 */
function untilConjunction(clause: readonly ReadWord[], word: ReadWord | undefined): readonly ReadWord[] {
  const place = word === undefined ? -1 : clause.indexOf(word);
  const joins = ({ form }: ReadWord, index: number) =>
    /^(?:in|ter|a)$/.test(form) &&
    (!/[oe]$/.test(clause[index + 1]?.form ?? 'o') || auxiliary.test(clause[index + 1]?.form ?? ''));
  const last = clause.findIndex((each, index) => index > place && joins(each, index));
  const first = clause.findLastIndex((each, index) => index < place && joins(each, index));
  return clause.slice(first + 1, last < 0 ? undefined : last);
}

/** Whether a comma and another adjective in “-o” follow. */
function isListed(words: readonly ReadWord[], position: number): boolean {
  const [word, next] = [words[position], words[position + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    next.start - word.end === 2 &&
    word.form.slice(-1) === next.form.slice(-1) &&
    isPart(next, 'adjective', 'adverb') &&
    isAdjacent(next, words[position + 2]) &&
    (mayBePart(words[position + 2], 'noun') || mayBePart(words[position + 2], 'adjective'))
  );
}

/** The word at this position and the words around it, up to the next punctuation mark. */
export function clauseOf(words: readonly ReadWord[], position: number): ReadWord[] {
  let [first, last] = [position, position];
  while (isAdjacent(words[first - 1], words[first])) first -= 1;
  while (isAdjacent(words[last], words[last + 1])) last += 1;
  return words.slice(first, last + 1);
}

/** Whether the word is the dictionary form of a feminine noun without ending: “moč” (power), “rast” (growth). */
const isFeminineBase = (word: ReadWord | undefined): boolean =>
  /[^aeiou]$/.test(word?.form ?? '') &&
  (word?.readings.some(
    ({ analysis }) => analysis.word.gender?.startsWith('f') && analysis.word.base.toLowerCase() === word.form,
  ) ??
    false);

/** Whether the word is the dictionary form of a neuter noun, which may be a subject. */
export const isNeuter = ({ form, readings }: ReadWord): boolean =>
  readings.some(({ analysis: { word } }) => word.gender?.startsWith('n') && word.base.toLowerCase() === form);
