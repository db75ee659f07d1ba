import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { auxiliary, mayBeParticiple, mayBeParticipleOf } from '../slovenian-context.ts';

const forms = /^(?:sem|je|sva|sta|smo|ste|so)$/;
const conditionalOrFuture = /^(?:bi|bo(?:m|š|va|sta|mo|ste|do)?)$/;

/**
 * Whether this form of “biti” (be) forms a past tense with a participle: yes in “je odšla” (she left). In “delo je storil in
 * ime je sveto” (he did the work, and the name is holy), the second form of “biti” has no participle.
 */
function isPastTense(place: Place): boolean {
  const near = clauseAround(place);
  const around = [...near, ...restOfClause(place).slice(near.filter(({ start }) => start > place.word.start).length)];
  const own = betweenConjunctions(place, around);
  if (own.some(({ form }) => conditionalOrFuture.test(form))) return false;
  const isOwnParticiple = (word: ReadWord, index: number) =>
    mayBeParticipleOf(place.word.form, word, index === 0 ? place.before : own[index - 1]);
  if (!around.some(mayBeParticiple)) return own.some(isOwnParticiple) || isCompletedLater(place);
  return own.some(mayBeParticiple) || !around.some((word) => !own.includes(word) && forms.test(word.form));
}

/** All following words up to the next punctuation mark. */
function restOfClause({ word, rest }: Place): readonly ReadWord[] {
  const end = rest.findIndex(({ start }, index) => start - (rest[index - 1]?.end ?? word.end) > 1);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Whether the participle follows after a comma: “se je z denarjem, z zlatom in hišo pogreznil” (sank with the money, the
 * gold and the house). A part with a verb of its own is another clause and does not count.
 */
function isCompletedLater(place: Place): boolean {
  let remaining = place.rest.slice(restOfClause(place).length, restOfClause(place).length + mostBetween);
  while (remaining.length > 0) {
    const gap = remaining.findIndex(({ start }, index) => index > 0 && start - (remaining[index - 1]?.end ?? 0) > 1);
    const part = gap < 0 ? remaining : remaining.slice(0, gap);
    if (
      subordinator.test(part[0]?.form ?? '') ||
      part.some((word) => auxiliary.test(word.form) || isFiniteVerb(word, place))
    )
      return false;
    if (part.some(mayBeParticiple)) return true;
    remaining = remaining.slice(part.length);
  }
  return false;
}

const mostBetween = 14;

const isFiniteVerb = (word: ReadWord, { lexicon }: Place): boolean =>
  isOnly(word, ['verb'], lexicon) &&
  word.analyses.some(({ features }) => features.some((each) => each.startsWith('pres') || each.startsWith('imp')));

/** The words of the clause from the nearest conjunction before the word to the nearest conjunction after it. */
function betweenConjunctions({ word }: Place, around: readonly ReadWord[]): readonly ReadWord[] {
  const joins = ({ form }: ReadWord) => /^(?:in|ter|a)$/.test(form);
  const first = around.findLastIndex((each) => each.start < word.start && joins(each));
  const last = around.findIndex((each) => each.start > word.start && joins(each));
  return around.slice(first + 1, last < 0 ? undefined : last);
}

/** Whether “si” is the auxiliary of a participle: “da si prišel” (that you came). */
function isSecondPerson(place: Place): boolean {
  if (place.before?.form === 'si') return false;
  if (place.after[0]?.form === 'si') return true;
  const around = clauseAround(place);
  // Another auxiliary may belong to the participle: “je” in “zbudila se je, si skuhala čaj” (she woke up, made herself tea).
  // In a subordinate clause, only auxiliaries of this clause count: “lepo je, da si prišel” (it is nice that you came).
  const scope = around.some(({ form }) => subordinator.test(form)) ? around : [...place.earlier, ...around];
  const hasOther = scope.some(({ form }) =>
    /^(?:je|so|sem|smo|sva|sta|bi|bo|bom|boš|bova|bosta|bomo|bodo|ni|nis(?:em|va|ta|mo|te|o))$/.test(form),
  );
  // Before a plural participle, “si” is not an auxiliary: “in si nazdravili z vinom” (and toasted each other with wine).
  return !hasOther && around.some((word) => mayBeParticiple(word) && !/l[ie]$/.test(word.form));
}

/** Whether “si” is the only verb: “kje si” (where are you). */
const isCopula = (place: Place): boolean =>
  !clauseAround(place).some(({ readings }) => readings.some(({ analysis }) => analysis.word.partOfSpeech === 'verb'));

const subordinator =
  /^(?:da|ki|ko|če|ker|kako|kaj|kje|kam|kdaj|zakaj|preden|kar|kdo|koliko|ali|dokler|čeprav|kot|kateri|katera|katero)$/;

export const slovenianVerbRules: readonly Rule[] = [
  {
    // “je” means “her” (not “is”) in “ki je ni” (who is not there) and “nihče je ne vpraša” (nobody asks her).
    forms: { sl: 'je' },
    means: isConcept('it-je-sl/pronoun'),
    holds: ({ after: [next, second] }) =>
      /^(?:ne|ni|nis(?:em|i|va|ta|mo|te|o)|noče(?:jo|m|š|mo)?|nočem|nima(?:jo|m|š|mo)?)$/.test(next?.form ?? '') ||
      (/^(?:nihče|nikoli|sploh|več)$/.test(next?.form ?? '') && /^(?:ne|ni|niso)$/.test(second?.form ?? '')),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
  {
    // “je” forms a past tense in “je odšla” (she left), but means “is” in “je doma” (is at home)
    forms: { sl: 'sem je sva sta smo ste so' },
    means: isConcept('past-auxiliary/verb'),
    holds: isPastTense,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
  {
    // “ni” forms a past tense in “ni odšla” (did not leave), but means “is not” in “ni doma” (is not at home)
    forms: { sl: 'nisem nisi ni nisva nista nismo niste niso' },
    means: isConcept('past-auxiliary-not/verb'),
    holds: isPastTense,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-15,
  },
  {
    forms: {
      sl: 'sem si je sva sta smo ste so bil bila bilo bili bile biti bom boš bo bova bosta bomo boste bodo bi bodi bodite bodimo',
    },
    means: isConcept('past-auxiliary-not/verb'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “bo” means “will” in “bo odšla” (will leave), but “will be” in “bo doma” (will be at home)
    forms: { sl: 'bom boš bo bova bosta bomo boste bodo' },
    means: isConcept('will/verb'),
    holds: (place) =>
      [...clauseAround(place), ...restOfClause(place)].some(
        (word, index, words) =>
          mayBeParticiple(word) ||
          mayBeParticipleOf(place.word.form, word, index === 0 ? place.before : words[index - 1]),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    forms: {
      sl: 'bil bila bilo bili bile biti bom boš bo bova bosta bomo boste bodo bi ni nisem nisi nismo niste niso',
    },
    means: isConcept('past-auxiliary/verb'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “je” means “eats” in “je torto” (eats a cake), but not in “je torta” (is a cake) and “je jedla” (ate)
    forms: { sl: 'je' },
    means: isConcept('eat/verb'),
    holds: ({ after: [next], lexicon }) =>
      isOnly(next, ['noun'], lexicon) &&
      next?.analyses.some(({ features }) => features.some((each) => each.startsWith('acc'))) === true &&
      !next.analyses.some(({ features }) => features.some((each) => each.startsWith('nom'))),
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  },
  {
    // “naj” means “let” or “may” in “Naj vam povem” (let me tell you) and “Naj živi” (may he live), but “should” in
    // “zelenjava naj se kuha” (the vegetables should boil)
    forms: { sl: 'naj' },
    means: isConcept('let-may-naj/particle'),
    holds: (place) => (place.before === undefined || place.before.form === 'prosim') && place.after[0]?.form !== 'bi',
    weightElsewhere: 1e-6,
  },
  {
    forms: { sl: 'naj' },
    means: isConcept('should/verb'),
    holds: (place) =>
      (place.before !== undefined && gapBefore(place) === lengthOfComma) ||
      place.after[0]?.form === 'bi' ||
      /^(?:in|ali|kaj|kako|kje|kam|kdo|koga|komu|ki)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “naj” means “should”, not “let us”, in “družina naj bo skupnost” (the family should be a community).
    forms: { sl: 'naj' },
    means: isConcept('should/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “moral” means “should” in “bi morali vedeti” (should know), but “had to” in “so morali vedeti” (had to know)
    forms: { sl: 'moral morala moralo morali morale' },
    means: isConcept('should-moral-bi/verb'),
    holds: (place) => clauseAround(place).some(({ form }) => form === 'bi'),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  },
  {
    forms: { sl: 'da' },
    means: isConcept('give/verb'),
    holds: ({ word, before, earlier, after: [next] }) =>
      !next ||
      next.start - word.end > 1 ||
      (/^(?:mi|ti|mu|ji|nam|vam|jim)$/.test(before?.form ?? '') && word.start - (before?.end ?? 0) === 1) ||
      (next.form.endsWith('ti') && earlier.some(({ form }) => form === 'se')),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    // “si” is a form of “be” in “zakaj si prišel” (why did you come), but means “himself” in “kupil si je kruh” (bought
    // himself bread)
    forms: { sl: 'si' },
    means: isConcept('past-auxiliary/verb', 'be/verb'),
    holds: (place) => isSecondPerson(place) || isCopula(place),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-4,
  },
  {
    forms: { sl: 'si' },
    means: isConcept('past-auxiliary/verb'),
    holds: isSecondPerson,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    // “pravi” means “says” in “pravi, da” (says that) and after a quotation, but “true” in “pravi prijatelj” (a true
    // friend).
    forms: { sl: 'pravi' },
    means: isConcept('say/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      !next ||
      next.start - word.end > 1 ||
      !mayBe(next, ['noun', 'adjective'], lexicon) ||
      (before !== undefined && word.start - before.end > lengthOfComma) ||
      // “pravi” means “says” after a quotation and before a noun: “…, pravi znanstvenica.” (says the scientist)
      (before !== undefined &&
        word.start - before.end === lengthOfComma &&
        isOnly(next, ['noun'], lexicon) &&
        !/[^aeiou]$/.test(next.form)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'meni' },
    means: isConcept('think-believe/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      next?.form === 'da' ||
      (next !== undefined && next.start - word.end > 1 && isOnly(before, ['noun', 'name'], lexicon)) ||
      // “meni” means “thinks” after a quotation and before its subject: “…, meni predsednik” (thinks the president)
      (next !== undefined &&
        before !== undefined &&
        word.start - before.end >= lengthOfComma &&
        next.start - word.end === 1 &&
        (isOnly(next, ['noun', 'adjective'], lexicon) || /^\p{Lu}/u.test(next.text))) ||
      // “meni” means “thinks” after “podobno” (the same) and similar words: “podobno meni tudi minister” (the minister
      // thinks the same)
      (/^(?:enako|podobno|tako|drugače)$/.test(before?.form ?? '') && next?.form !== 'je'),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “damo” is a verb in “tretjo dozo damo” (we give the third dose), but means “lady” in “staro damo” (old lady)
    forms: { sl: 'damo' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) => !isOnly(before, ['adjective', 'determiner', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
];
