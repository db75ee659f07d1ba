import { isConcept, type Place, type Rule } from './grammar-rule.ts';
import { isOnly, mayBe } from './word-classes.ts';

/**
 * Endings of the instrumental: “s telesom”, “z veliko večino”. Other words may come before the noun: “z deset dni starimi
 * cenami”.
 */
const instrumental = /(?:om|em|im|o|[aei]mi|[aeo]ma|mi)$/;
const plainlyInstrumental = /(?:[aei]mi|[aeo]ma)$/;
const genitive = /(?:ega|[ei]h|e|a|v)$/;
const locative = /(?:em|ej|[aei]h|u|i)$/;

/** Whether the next word is in its dictionary form, which may be an accusative: “v ponedeljek”, “na hrib”. */
const isBaseForm = ({ after: [next], lexicon }: Place): boolean =>
  next?.readings.some(({ conceptId }) => lexicon.concepts.get(conceptId)?.words.sl.word === next.text) ?? false;

const isLocative = (place: Place): boolean => {
  const [next, afterNext] = place.after;
  if (!next || isBaseForm(place)) return false;
  // An adjective in -i may be locative or accusative. A following noun that ends in a consonant is accusative: “na napačni
  // sestanek”.
  const describesAccusative = next.form.endsWith('i') && mayBe(next, ['adjective'], place.lexicon);
  return locative.test(next.form) && !(describesAccusative && /[^aeiou]$/.test(afterNext?.form ?? ''));
};

/** Verbs of motion or touch. Beside them “po” means “along” or “on”: “potujejo po dnu”, “potrkal po lesu”. */
const moved =
  /^(?:potuj|potova|priš|prid|pride|hodi|šel$|šl[aio]$|gre|vozi|teč|tek|stek|krož|drs|plez|povzp|lete|leti|udarja|potegni|potrka|sprehaj|sledi|premika|razlij)/;

const times =
  /^(?:\d.*|tak\S*|zdaj|danes|jutri|včeraj|večer\S*|jutr[aiu]|zor[ae]|noči|konca|začetka|poletja|jeseni|zime|pomladi|ur[ei]|dne|dni|tedna|mesec\S*|leta?|stoletja|ponedelj\S*|sred[ae]|četrtk\S*|petk\S*|sobote|nedelje)$/;

export const slovenianPrepositionRules: readonly Rule[] = [
  {
    forms: { sl: 's z' },
    means: isConcept('from/preposition'),
    holds: ({ after }) =>
      genitive.test(after[0]?.form ?? '') &&
      !instrumental.test(after[0]?.form ?? '') &&
      !after.slice(0, 3).some(({ form }) => plainlyInstrumental.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    forms: { sl: 'za' },
    means: isConcept('behind/preposition', 'after/preposition'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      const isPronoun = /^(?:njim|njo|njimi|njima|mano|menoj|tabo|teboj|nami|vami|sabo|seboj|tem)$/.test(
        next?.form ?? '',
      );
      const isInstrumental = /(?:om|em|im)$/.test(next?.form ?? '') && !isBaseForm(place);
      return (
        isPronoun || isInstrumental || [next, afterNext].some((word) => plainlyInstrumental.test(word?.form ?? ''))
      );
    },
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    forms: { sl: 'na v' },
    means: (conceptId) => conceptId !== 'to/preposition',
    holds: isLocative,
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    forms: { sl: 'na' },
    means: isConcept('in/preposition'),
    holds: () => false,
    weightElsewhere: 0.5,
  },
  {
    forms: { sl: 'v' },
    means: (conceptId) => conceptId !== 'to/preposition',
    holds: ({ after: [next] }) =>
      /^(?:ponedelj|tor[ek]|sred[oi]$|četrt[ek]k|pet[ek]k|sobot|nedelj|stoletj|let[ui]$|\d)/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    forms: { sl: 'po' },
    means: isConcept('along/preposition', 'via/preposition', 'on/preposition', 'through/preposition'),
    holds: ({ earlier, after, lexicon }) =>
      [...earlier.slice(-3), ...after.slice(2, 4)].some(
        (word) => moved.test(word.form) && mayBe(word, ['verb'], lexicon),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'do' },
    means: isConcept('by-a-time/preposition'),
    holds: ({ after: [next], lexicon }) => times.test(next?.form ?? '') || isOnly(next, ['numeral'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    forms: { sl: 'pred' },
    means: isConcept('in-front-of/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:mano|menoj|tabo|teboj|njim|njo|nami|vami|njimi|njima|sabo|seboj|vrati|hišo|trgovino|mizo|oknom|okni|zaslonom|ogledalom|očmi)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { sl: 'čez' },
    means: isConcept('in-after-time/preposition'),
    holds: ({ after }) =>
      after
        .slice(0, 2)
        .some(({ form }) => /^(?:sekund|minut|ur[eo]|dan|dni|teden|tedn|mesec|let[oai]$|stoletj)/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
];
