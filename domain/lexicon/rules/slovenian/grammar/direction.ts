import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

const locative = /(?:[aei]h|em|ej|i|u)$/;

/** Nouns of time in the accusative. Before them, “v” does not mean “into”: “v soboto” (on Saturday). */
const times =
  /^(?:ponedelj\S*|tor\S*|sredo|četrt\S*|pet[ek]k?\S*|soboto|nedeljo|noč|jutro|jutra|dan|leto|let|teden|mesec|trenutek|hip|čas|sezono|poletje|zimo|pomlad|jesen|\d.*)$/;

/**
 * Whether the word is a noun in its dictionary form. For a masculine noun, this form is also the accusative, never the
 * locative (the case for places): “v hotel” (into the hotel).
 */
const isBaseOfNoun = (word: ReadWord | undefined): boolean =>
  word?.analyses.some(
    ({ word: { partOfSpeech, base } }) =>
      (partOfSpeech === 'noun' || partOfSpeech === 'name') && base.toLowerCase() === word.form,
  ) ?? false;

/**
 * Whether an accusative follows “v” or “na”, which then mean “into” and “onto”: yes in “v sobo” (into the room), no in “v
 * skupno rabljeni sobi” (in a room used together).
 */
function hasAccusative({ after: [next, second], lexicon }: Place): boolean {
  if (!next || times.test(next.form)) return false;
  // False before an adverb with a number: “v približno tristo dneh” (in about three hundred days).
  if (
    mayBe(next, ['adverb'], lexicon) &&
    (mayBe(second, ['numeral'], lexicon) || /(?:[ie]h|em)$/.test(second?.form ?? ''))
  )
    return false;
  if (isOnly(next, ['noun', 'name'], lexicon)) return /o$/.test(next.form) || (isConsonant(next) && isBaseOfNoun(next));
  if (isConsonant(next) && isBaseOfNoun(next) && !mayBe(next, ['adjective', 'determiner'], lexicon)) return true;
  if (second && times.test(second.form)) return false;
  const isAttribute = mayBe(next, ['adjective', 'determiner'], lexicon);
  if (/o$/.test(next.form)) return isAttribute && second !== undefined && /[oe]$/.test(second.form);
  // An adjective and a masculine noun in the accusative: “v drug jezik” (into another language).
  return isAttribute && isConsonant(next) && !locative.test(next.form) && isConsonant(second) && isBaseOfNoun(second);
}

const isConsonant = (word: ReadWord | undefined): boolean => /[^aeiou]$/.test(word?.form ?? '');

/** Verbs and nouns of movement, beside which “na” means “to”. */
const moved =
  /^(?:odš[el]|šel$|šl[aoie]$|gre(?:mo|do|jo|m|š|ste)?$|prid[eio]|priš[el]|odid|odpelj|pelj|pripelj|potova|potuj|odpotov|napoti|pošlj|posla|vrni|vrač|vabi|povabi|prihaja|odhaja|seli|presel|hodi|pot$|izlet|odhod|prihod|vrnit|vstop|prehod|prevoz|prenes|prenos|poklic|uvrst|prijav)/;

/** Words after which “na” names what is affected: “vpliv na okolje” (influence on the environment). */
const affected =
  /^(?:vpliv|pritisk|učin|napad|osredoto|obremen|omejen|omejit|poudar|pozorn|stav|udar|davek|davk|carin)/;

/** Words for a point of time. Before them, “do” means “until”. */
const until =
  /^(?:janua|febru|mar[ce]|april|maj[a]?$|junij|julij|avgust|septem|oktob|novem|decem|ponedelj|tork|sred[e]$|četrtk|petk|sobot|nedelj|večer|jutr|noči|poldne|popold|polnoč|zor|konca|začetka|sredine|poletj|jesen|zim|pomlad|ur[ei]?$|dne$|dni$|dan|tedn|mesec|let[aoi]?$|stoletj|desetletj|smrt|vojn|upokoj|danes|zdaj|sedaj|tedaj|takrat|nedav|včeraj|preklic|nadaljnj|rojst|osamosvoj)/;

function isUntil({ after: [next, second, third] }: Place): boolean {
  const form = next?.form ?? '';
  // A year or a date makes “do” mean “until”: “do 1990” (until 1990), “do 5. maja” (until 5 May), but “do 20 gramov” (up to
  // 20 grams)
  if (/^\d/.test(form)) return /^(?:1\d|20)\d\d$/.test(form) || until.test(second?.form ?? '') || isDate(next, second);
  return [next, second, third].some(
    (word, index) => until.test(word?.form ?? '') && (index === 0 || /(?:ega|e|ih)$/.test(form)),
  );
}

/** Whether two numbers with a full stop between them are a day and a month: “7. 5.” (7 May). */
const isDate = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && /^\d+$/.test(second.form) && second.start - first.end === 2;

/** Nouns before which “ob” means “beside”: “ob reki” (beside the river). */
const sides =
  /^(?:morju|reki|rekah|jezeru|potoku|obali|cesti|cestah|poti|progi|avtocesti|meji|mizi|oknu|ognju|kaminu|postelji|zidu|steni|ograji|robu|vznožju|bregu|ribniku|bazenu|vodi|cerkvi|hiši|strani|boku|vhodu|vratih|drevesu|njem|njej|meni|tebi|nas|sebi|[\p{L}]*skem)$/u;

export const slovenianDirectionRules: readonly Rule[] = [
  {
    // “v” means “into” in “v sobo” (into the room), but “in” in “v sobi” (in the room)
    forms: { sl: 'v' },
    means: isConcept('into-v-sl/preposition'),
    holds: hasAccusative,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “na” means “to” in “šel je na pošto” (went to the post office), but “on” in “dal na mizo” (put on the table)
    forms: { sl: 'na' },
    means: isConcept('to/preposition'),
    holds: (place) =>
      hasAccusative(place) &&
      [...place.earlier.slice(-4), ...place.after.slice(2, 4)].some(({ form }) => moved.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.15,
    isForSingleVersion: true,
  },
  {
    forms: { sl: 'na' },
    means: isConcept('on/preposition'),
    holds: ({ before }) => affected.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
    isForSingleVersion: true,
  },
  {
    // “na” means “in” in “na podoben način” (in a similar way)
    forms: { sl: 'na' },
    means: isConcept('in/preposition'),
    holds: ({ after, lexicon }) => {
      const way = after.slice(0, 4).findIndex(({ form }) => form === 'način' || form === 'načine');
      return (
        way > 0 &&
        after.slice(0, way).every((word) => mayBe(word, ['adjective', 'determiner', 'adverb', 'verb'], lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “do” means “until” in “do konca leta” (until the end of the year), but “to” in “tri do štiri” (three to four)
    forms: { sl: 'do' },
    means: isConcept('until/preposition'),
    holds: isUntil,
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
    isForSingleVersion: true,
  },
  {
    forms: { sl: 'do' },
    means: isConcept('by-a-time/preposition'),
    holds: isUntil,
    weightElsewhere: 0.01,
    weightOfOthers: 1,
    isForSingleVersion: true,
  },
  {
    forms: { sl: 'ob' },
    means: isConcept('along/preposition', 'alongside/preposition', 'against/preposition'),
    holds: () => false,
    weightElsewhere: 0.1,
    isForSingleVersion: true,
  },
  {
    // “ob sobotah” (on Saturdays)
    forms: { sl: 'ob' },
    means: isConcept('on/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:ponedeljk|tork|sred|četrtk|petk|sobot|nedelj|delavnik|praznik|dnevu|dnevih)/.test(next?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
  {
    // “ob” means “beside” in “ob reki” (beside the river), but “at” in “ob nakupu” (at the purchase)
    forms: { sl: 'ob' },
    means: isConcept('beside/preposition'),
    holds: ({ after: [next, second], lexicon }) =>
      sides.test(next?.form ?? '') ||
      (isOnly(next, ['adjective', 'determiner'], lexicon) && sides.test(second?.form ?? '')) ||
      (isCapitalised(next) && /(?:i|u)$/.test(next?.form ?? '') && second?.form !== 'je'),
    weightElsewhere: 0.2,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
];
