import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/** Whether the clause has a verb that the dictionary lists with this reflexive pronoun, such as “smejati se” (laugh). */
const hasReflexiveVerb = (place: Place): boolean =>
  [...clauseAround(place), ...restOfClause(place)].some(({ analyses }) =>
    analyses.some(
      ({ word }) => word.isReflexive && word.partOfSpeech === 'verb' && word.base.endsWith(` ${place.word.form}`),
    ),
  );

/** Whether the subject is two persons: “se nista več videla” (did not see each other again). */
const isDual = (clause: readonly ReadWord[]): boolean =>
  clause.some(({ form }) => /^(?:s[vt]a|nis[vt]a|bos[vt]a|bova)$/.test(form));

/**
 * The words up to the next punctuation mark, because the verb may stand far from its pronoun: “se že pet mesecev ni nihče
 * zasmejal” (nobody has laughed for five months).
 */
function restOfClause({ word, rest }: Place): readonly ReadWord[] {
  const end = rest.findIndex(({ start }, index) => start - (rest[index - 1]?.end ?? word.end) > 1);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Whether “se” is passive: the clause has a verb in the third person, and the dictionary lists none of its verbs with “se”.
 */
function isPassive(place: Place): boolean {
  const clause = [...new Set([...clauseAround(place), ...restOfClause(place)])];
  if (isDual(clause)) return false;
  const isThird = (features: readonly string[]) => features.some((each) => /\b3(?:sg|pl|du)\b|^part/.test(each));
  return (
    clause.some(
      (word) =>
        (isOnly(word, ['verb'], place.lexicon) ||
          // Directly after “se”, the form is a verb: “se zahteva vožnja” (driving is required).
          (word === place.after[0] && mayBe(word, ['verb'], place.lexicon))) &&
        !/^(?:je|so|sta|bo|bodo|bosta|bi|ni|niso|bil[aeio]?|more(?:jo)?|mora(?:jo)?|mogl?[aeio]|moral[aeio]?)$/.test(
          word.form,
        ) &&
        word.analyses.some(({ features }) => isThird(features)),
    ) &&
    !clause.some(({ analyses }) =>
      analyses.some(({ word }) => word.isReflexive && word.partOfSpeech === 'verb' && word.base.endsWith(' se')),
    )
  );
}

export const slovenianFunctionRules: readonly Rule[] = [
  {
    // “te” means “this” in “avtor te zanimive zgodbe” (the author of this interesting story), but “you” in “te vidi” (sees
    // you)
    forms: { sl: 'te' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ after: [next], lexicon }) => /e$/.test(next?.form ?? '') && isOnly(next, ['adjective', 'noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { sl: 'kar' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      place.before !== undefined &&
      (gapBefore(place) === lengthOfComma ||
        // “kar” may open a second clause that “in” (and) joins to the first: “kar so vzredili in kar je zraslo” (what they
        // raised and what grew)
        (/^(?:in|ali|ter)$/.test(place.before.form) && place.earlier.some(({ form }) => form === 'kar'))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'ali' },
    means: isConcept('whether/conjunction'),
    holds: (place) => place.before !== undefined && gapBefore(place) === lengthOfComma && place.after[0]?.form !== 'pa',
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'kateri katera katero katere katerega' },
    means: isConcept('which-what/determiner'),
    holds: (place) => gapBefore(place) > 1 && isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'še' },
    means: isConcept('another-more/determiner'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) || /^(?:drug|tretj|četrt|zadnj|nekaj|kakš|nov)/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'se' },
    means: isConcept('one-people/pronoun'),
    holds: () => false,
    weightElsewhere: 0.1,
  },
  {
    // “se” forms a passive in “se uporablja” (is used), but is a part of the verb “smejati se” in “se smeje” (laughs).
    forms: { sl: 'se' },
    means: isConcept('passive-pronoun/pronoun'),
    holds: isPassive,
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “se” has no meaning of its own in “se smeje” (laughs), but means “oneself” in “se vpraša” (asks oneself)
    forms: { sl: 'se si' },
    means: isConcept('part-of-verb-se-sl/pronoun'),
    holds: hasReflexiveVerb,
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
  {
    forms: { sl: 'se si' },
    means: isConcept('each-other-se-sl/pronoun'),
    holds: (place) => isDual(clauseAround(place)) && !hasReflexiveVerb(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    forms: { sl: 'sebe sebi seboj sabo medse' },
    means: isConcept('part-of-verb-se-sl/pronoun', 'each-other-se-sl/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    forms: { sl: 'ta to te ti tega temu tem teh tej' },
    means: isConcept('this/determiner'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined && next.start - word.end === 1 && isOnly(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.3,
  },
  {
    // “ti” means “these” before a plural verb: “Ti zastopajo lastnike” (these represent the owners). With “ti” (you), the
    // verb would be singular.
    forms: { sl: 'ti' },
    means: isConcept('this/determiner'),
    holds: (place) =>
      (gapBefore(place) > 1 && /^.{2,}(?:jo|ijo|eli|ali|ili)$|^(?:so|bodo|niso)$/.test(place.after[0]?.form ?? '')) ||
      // “ti” means “these” after words such as “tudi” (also) if a plural verb follows: “tudi ti ne vedo” (these don’t know
      // either)
      (/^(?:tudi|niti|vsi|prav)$/.test(place.before?.form ?? '') &&
        place.after.slice(0, 3).some(({ form }) => /^.+(?:jo|edo)$|^(?:so|bodo|niso)$/.test(form))),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    forms: { sl: 'ga jo' },
    means: isConcept('it/pronoun'),
    holds: ({ earlier }) => earlier.slice(-4).some(({ form }) => form === 'ki'),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { sl: 'vseh vse vsem' },
    means: isConcept('all/determiner'),
    holds: ({ after: [next], lexicon }) => isOnly(next, ['numeral', 'noun', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “kakršen” before “koli” means “any”: “brez kakršnih koli izgovorov” (without any excuses)
    forms: {
      sl: 'kakršen kakršna kakršno kakršne kakršni kakršnega kakršnemu kakršnem kakršnih kakršnim kakršnimi kakršnokoli',
    },
    means: isConcept('any-kind-koli/determiner'),
    holds: ({ after: [next] }) => next?.form === 'koli',
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “vas” is a pronoun in “ki vas veseli” (which pleases you), but means “village” in “majhna vas” (small village)
    forms: { sl: 'vas' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ before, after: [next], lexicon }) =>
      !isOnly(before, ['preposition', 'adjective', 'determiner', 'numeral'], lexicon) &&
      !(before === undefined && /^(?:leži|stoji|ima|šteje|obsega|spada|se)$/.test(next?.form ?? '')),
    weightElsewhere: 0.1,
    weightOfOthers: 0.03,
  },
  {
    // “mi” means “me” in “dal mi je” (gave me), but “we” in “mi smo” (we are)
    forms: { sl: 'mi' },
    means: isConcept('me/pronoun'),
    holds: (place) =>
      // “mi” means “me” before an auxiliary or another pronoun: “…, mi je rekel” (he told me)
      /^(?:je|bo|ni|ga|jo|jih|se)$/.test(place.after[0]?.form ?? '') ||
      (gapBefore(place) === 1 && !/^(?:in|ter|ali|pa|tudi|kot|da)$/.test(place.before?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mi” means “we” in “mi smo” (we are), but “to me” in “dal mi je” (gave to me)
    forms: { sl: 'mi' },
    means: isConcept('we/pronoun'),
    holds: ({ after: [next, second] }) =>
      /^(?:smo|nismo|bomo|sami|vsi|(?!samo|mimo).{2,}[aie]mo)$/.test(next?.form ?? '') ||
      (next?.form === 'bi' && /l[ie]$/.test(second?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // Each of these forms is a preposition and a pronoun in one word: “zanj” (for him).
    forms: { sl: 'zanj nanj vanj zanjo nanjo vanjo zanje nanje vanje' },
    means: (conceptId) => /^(?:for|on|into)-(?:him|her|them)-/.test(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
];
