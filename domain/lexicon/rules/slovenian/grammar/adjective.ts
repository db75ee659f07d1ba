import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

export const slovenianAdjectiveRules: readonly Rule[] = [
  {
    // “drugi” after “prvi” means “second”: “prvi … drugi” (the first … the second)
    forms: { sl: 'drugi druga drugo drugega drugemu drugem drugih drugim' },
    means: isConcept('second/adjective'),
    holds: ({ earlier, after }) =>
      earlier.some(({ form }) => /^prv(?:i|a|o|e|ega|emu|em|ih|im)$/.test(form)) ||
      // “druga” means “second” before a noun with “po vrsti” (in a row): “druga vožnja po vrsti” (the second trip in a row)
      (after[1]?.form === 'po' && after[2]?.form === 'vrsti'),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “posebno” is an adjective before a noun (“posebno skrb”, special care), otherwise an adverb (“posebno lepo”,
    // especially beautiful).
    forms: { sl: 'posebno' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ after: [next, second], lexicon }) =>
      (mayBe(next, ['noun'], lexicon) && !mayBe(next, ['adjective', 'adverb', 'determiner'], lexicon)) ||
      // Also with another adjective before the noun: “posebno delovno skupino” (a special working group)
      (/o$/.test(next?.form ?? '') &&
        mayBe(next, ['adjective'], lexicon) &&
        /o$/.test(second?.form ?? '') &&
        isOnly(second, ['noun'], lexicon)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.002,
  },
  {
    forms: { sl: 'kar' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) =>
      gapBefore(place) === 1 &&
      !(/^(?:in|ali|ter)$/.test(place.before?.form ?? '') && place.earlier.some(({ form }) => form === 'kar')),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'kriv kriva krivo' },
    means: isConcept('crooked/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(next, ['noun'], lexicon) && !/^(?:je|ni|sem|nisem|bil|bila|bilo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'niti' },
    means: isConcept('not-even/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'še' },
    means: isConcept('even/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:.{2,}[šj][aeio]|.{2,}[eš]je|bolj|manj|najbolj|huje|bolje|slabše|isti|istega)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.2,
  },
  {
    // “recimo” is an adverb (for example) in “recimo v dveh letih” (in two years, say), but a verb in “recimo temu” (let’s
    // call it).
    forms: { sl: 'recimo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next] }) => !/^(?:temu|da|mu|jim)$/.test(next?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “drugače” means “differently” in “drugače zveni” (sounds different), but “otherwise” in “Drugače bo prepozno”
    // (otherwise it will be too late)
    forms: { sl: 'drugače' },
    means: isConcept('drugace-differently/adverb'),
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    forms: { sl: 'čim' },
    means: isConcept('cim-possible/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “vse” before a comparative means “more and more”: “vse pogosteje” (more and more often)
    forms: { sl: 'vse' },
    means: isConcept('vse-increasingly/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “je še dodal” (he also added)
    forms: { sl: 'še' },
    means: isConcept('se-also/adverb'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:doda|pove|pojasn|prista|deja|poudar|zapis|opozor|napove|omen|navaj|navede|sporoč|zatrd|menil)/.test(
        next?.form ?? '',
      ) && mayBe(next, ['verb'], lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    // “tako” before an adjective means “so”: “tako podroben odgovor” (such a detailed answer)
    forms: { sl: 'tako' },
    means: isConcept('so-much/adverb', 'as-as/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !/^(?:tudi|denimo|torej|še|že|zdaj|danes|ne|da|kot|kakor|lani|letos|včeraj|lahko|rekoč|imenovan.*|seveda|namreč|spet|kmalu|nekako)$/.test(
        next.form,
      ) &&
      isOnly(next, ['adjective', 'adverb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “mogoče” means “possible” in “je mogoče reči” (it is possible to say)
    forms: { sl: 'mogoče' },
    means: isConcept('possible/adjective'),
    holds: (place) =>
      gapBefore(place) === 1 && place.earlier.slice(-2).some(({ form }) => /^(?:je|ni|bilo|bi|bo)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “jeseni” is an adverb in “jeseni cveti” (flowers in autumn), but a noun in “v jeseni” (in autumn)
    forms: { sl: 'jeseni spomladi poleti pozimi doma' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, lexicon }) => !isOnly(before, ['preposition', 'adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “sam” means “self” in “vi sami” (you yourselves), but “alone” in “sem sam” (I am alone)
    forms: { sl: 'sam sama sami same samega samemu samim' },
    means: isConcept('sam-emphatic/adjective'),
    holds: ({ before }) =>
      /^(?:jaz|ti|on|ona|ono|mi|vi|oni|one|midva|vidva|onadva|nas|vas|sebe|sebi|nam|vam|njim|njej)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
