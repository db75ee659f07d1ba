import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { auxiliary } from '../slovenian-context.ts';

const isBesideNext = ({ word, after: [next] }: Place): boolean => next !== undefined && next.start - word.end === 1;

const countries =
  'nizozem hrva polj če slova madžar dan šved fin norve ir škot portugal kitaj japon koro gorenj štajer dolenj primor notranj bavar sa toskan provansal moldav';
const countryForms = countries
  .split(' ')
  .flatMap((stem) => ['ska', 'ška', 'ske', 'ške', 'sko', 'ško', 'ski', 'ški'].map((ending) => stem + ending))
  .join(' ');

/** Adjectives that show that “dela” is a form of “del” (part): “iz severnega dela” (from the northern part). */
const ofPart =
  /^(?:sever|južn|vzhod|zahod|jugo|osrednj|sredn|srednj|večj|manjš|največj|najmanjš|zgornj|spodnj|prv|drug|tretj|četrt|zadnj|predzadnj|velik|znatn|precejšnj|preostal|sestavn|določen|dobr|mestn|vršn|gorat|obaln|priobaln|notranj|zunanj|lev|desn|uvodn|sklepn|zaključn|obsežn|ključn|bistven|celinsk|evropsk|slovensk|itali|francosk|staršega|starega|nov|gornj|nižinsk|ravninsk|posamezn|vsak|nek|en|iste|pretežn|glavn)\p{L}*(?:ega)$/u;

const perUnit =
  /^(?:prebivalca|prebivalko|osebo|hektar|uro|leto|mesec|teden|minuto|sekundo|liter|kilogram|kilometer|tono|enoto|gospodinjstvo|učenca|delavca|zaposlenega|delnico|vozilo|glavo|bolnika|gosta|člana|kvadratni|kubični|kos|kg|km|ha)$/;
const counted = /^(?:prebivalc|ljudi|kilometr|metr|hektar|otrok|oseb|ur$|vozil|rojst|gost|malic|primer|gram|kalorij)/;

const locative = /(?:[aei]h|[^o]u|em|ej)$/;
const times = /^(?:koliko|toliko|več|manj|.*krat|povprečno|en[oa]?)$/;

const isAmount = (word: ReadWord | undefined, { lexicon }: Place): boolean =>
  /^\d/.test(word?.form ?? '') || mayBe(word, ['numeral'], lexicon);

/** Nouns after which “po katerem” means “according to which”: “teorija, po kateri” (the theory according to which). */
const prescribed =
  /^(?:teorij|mnenj|zakon|pravil|predlog|načel|metod|model|sistem|ureditv|razlag|določb|pogodb|sporazum|formul|shem|zamis|tez[aeio]|odločb|člen|predpis|navodil|postop|konvencij|praks|izjav|scenarij|recept|standard|merila?|kriterij|koncept|nauk|izročil|legend)/;

/** Rules for words whose meaning depends on the construction in which they stand. */
export const slovenianConstructionRules: readonly Rule[] = [
  {
    // “Nizozemska” is an adjective in “Nizozemska naselbina” (Dutch settlement), but a name in “Nizozemska je” (the
    // Netherlands are)
    forms: { sl: countryForms },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => {
      const [next] = place.after;
      const vowel = place.word.form.at(-1) ?? '';
      return (
        gapBefore(place) !== 1 &&
        isBesideNext(place) &&
        !isCapitalised(next) &&
        (isOnly(next, ['noun', 'adjective'], place.lexicon) ||
          // “vlada” is a noun in “Hrvaška vlada je” (the Croatian government is), but a verb in “Hrvaška vlada otokom”
          // (Croatia rules the islands).
          (mayBe(next, ['noun'], place.lexicon) && auxiliary.test(place.after[1]?.form ?? ''))) &&
        (next?.form.endsWith(vowel) || (vowel !== 'a' && /[^aeiou]$/.test(next?.form ?? '')))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “celo” means “whole” in “za celo skupnost” (for the whole community), but “even” in “celo otroci” (even children)
    forms: { sl: 'celo' },
    means: isConcept('whole/adjective', 'all/determiner'),
    holds: (place) => {
      const [next, second] = place.after;
      if (!isBesideNext(place) || !next) return false;
      const isBehindPreposition = /^(?:za|na|v|čez|skozi|z|s|pod|nad|med|pred)$/.test(place.before?.form ?? '');
      const isDescribed =
        /o$/.test(next.form) &&
        isOnly(next, ['noun', 'adjective', 'determiner'], place.lexicon) &&
        !mayBe(next, ['adverb'], place.lexicon);
      return (
        (isBehindPreposition &&
          (isDescribed || (/[^aeiou]$/.test(next.form) && isOnly(next, ['noun'], place.lexicon)))) ||
        /^(?:leto|noč|življenje|večnost|uro|vrsto|pot|zadevo|stvar|zgodbo|družino|državo|hišo|mesto|telo|popoldne|dopoldne|jutro|poletje|zimo|sezono|ekipo|stoletje|desetletje|knjigo|območje|evropo|slovenijo|goro|kopico|paleto)$/.test(
          next.form,
        ) ||
        (/^(?:šolsko|človekovo|človeško)$/.test(next.form) && /[oe]$/.test(second?.form ?? ''))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “ti” means “these” in “ti predlogi” (these proposals), but “to you” in “ti pravim” (I tell you)
    forms: { sl: 'ti' },
    means: isConcept('this/determiner'),
    holds: (place) =>
      isBesideNext(place) &&
      /i$/.test(place.after[0]?.form ?? '') &&
      isOnly(place.after[0], ['noun', 'adjective'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “dela” means “part” in “iz severnega dela države” (from the northern part of the country), but “work” in “zaradi
    // slabega dela” (because of bad work)
    forms: { sl: 'dela' },
    means: isConcept('part/noun'),
    holds: ({ before }) => ofPart.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “na” means “per” in “deset evrov na uro” (ten euros per hour)
    forms: { sl: 'na' },
    means: isConcept('per/preposition'),
    holds: (place) => {
      const [next, second] = place.after;
      // “na dan” means “per day” after a word such as “dvakrat” (twice). In “na dan pred tekmo” (on the day before the
      // match), “na” means “on”.
      if (next?.form === 'dan') return /krat$/.test(place.before?.form ?? '');
      if (perUnit.test(next?.form ?? ''))
        return place.earlier.slice(-3).some((word) => isAmount(word, place) || times.test(word.form));
      return (
        isAmount(next, place) &&
        [second, place.after[2]].some((word) => counted.test(word?.form ?? '')) &&
        place.earlier.some((word) => isAmount(word, place))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “po” means “each” in “dobili so po deset evrov” (they got ten euros each), but “after” in “po desetih letih” (after
    // ten years)
    forms: { sl: 'po' },
    means: isConcept('each-po-sl/preposition'),
    holds: (place) => {
      const [next, second] = place.after;
      if (!next || next.start - place.word.end > 1 || !isAmount(next, place) || /(?:[ei]h|em|ima)$/.test(next.form))
        return false;
      return (
        second !== undefined &&
        second.start - next.end === 1 &&
        /(?:ov|ev|[aeiotk])$/.test(second.form) &&
        !locative.test(second.form)
      );
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 0.01,
  },
  {
    // “za” before a part of the body means “by”: “prijel ga je za roko” (took him by the hand)
    forms: { sl: 'za' },
    means: isConcept('by-part-za-sl/preposition'),
    holds: ({ after: [next], earlier }) =>
      /^(?:rok[oe]|lase|nog[oe]|vrat|uho|ušesa|ramo|ramena|rokav|nos|rep|ovratnik|komolec|zapestje|prst)$/.test(
        next?.form ?? '',
      ) &&
      earlier.some(({ form }) => /^(?:prij|prime|zgrab|drž|vleč|vlek|povle|vodi|pelj|pograb|ujel|ujame)/.test(form)),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.01,
  },
  {
    // “čim” means “as soon as” in “čim je prišel” (as soon as he came), but not in “čim prej” (as early as possible)
    forms: { sl: 'čim' },
    means: isConcept('as-soon-as-cim-sl/conjunction'),
    holds: (place) => gapBefore(place) !== 1 && auxiliary.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “med” means “honey” in “jedel je med” (he ate honey) and “med teče” (honey flows), but “during” in “med vojno” (during
    // the war)
    forms: { sl: 'med' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      !isBesideNext(place) ||
      /^(?:in|ali|je|ni|ne|se|bo|bi|pa|ki|za|z|s|iz|na|v|ter)$/.test(place.after[0]?.form ?? '') ||
      isOnly(place.after[0], ['verb'], place.lexicon),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “dobro” means “good” in “dobro je vedeti” (it is good to know), but “well” in “dobro ve” (knows well)
    forms: { sl: 'dobro' },
    means: isConcept('good/adjective'),
    holds: (place) => {
      const [next, second] = place.after;
      const opensClause = (word: ReadWord | undefined) => /^(?:da|če|ko|kadar)$/.test(word?.form ?? '');
      const isCopula = (word: ReadWord | undefined) => /^(?:je|bi|bo|ni|bilo)$/.test(word?.form ?? '');
      const isInfinitive = (word: ReadWord | undefined) =>
        /.{2}(?:ti|či)$/.test(word?.form ?? '') && isOnly(word, ['verb'], place.lexicon);
      if (isCopula(next)) return [second, place.after[2]].some((word) => opensClause(word) || isInfinitive(word));
      return isCopula(place.before) && (opensClause(next) || isInfinitive(next));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “imenuje” means “calls” in “tako ga imenujejo” (they call him that), but “appoints” in “vlada imenuje direktorja” (the
    // government appoints a director)
    forms: { sl: 'imenuje imenujejo imenujemo imenujem imenujeta' },
    means: isConcept('name/verb'),
    holds: ({ earlier, after }) =>
      ![...earlier, ...after].some(({ form }) =>
        /^(?:direktor|minist|vlad|predsedn|član|uprav|nadzor|svet$|sveta$|skupščin|komisij|sodni|veleposlan)/.test(
          form,
        ),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “rasti” is a noun in “ni rasti gospodarstva” (there is no growth of the economy), but a verb in “začela je rasti”
    // (began to grow)
    forms: { sl: 'rasti' },
    means: isConcept('growth/noun'),
    holds: (place) =>
      mayBe(place.before, ['preposition', 'adjective'], place.lexicon) ||
      !clauseAround(place).some(({ form }) =>
        /^(?:zač|prič|neha|mora|more|moči|mogl|lahko|utegn|bo$|bodo$|hote|hoče|pusti|nadalj|preneh|naj$|sme|prenehal)/.test(
          form,
        ),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “dolga” means “debt” in “milijon evrov dolga” (a million euros of debt), but “long” in “dolga pot” (long way)
    forms: { sl: 'dolga dolgu dolgom dolgov dolgove dolgovi dolgovih' },
    means: isConcept('debt/noun'),
    holds: (place) =>
      /(?:ega|emu|im)$/.test(place.before?.form ?? '') ||
      (isOnly(place.before, ['noun', 'preposition'], place.lexicon) &&
        (!isBesideNext(place) || !mayBe(place.after[0], ['noun', 'adjective'], place.lexicon))) ||
      /^(?:dolgu|dolgom|dolgov\p{L}*)$/u.test(place.word.form),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “po” means “according to” in “zakon, po katerem” (the law according to which)
    forms: { sl: 'po' },
    means: isConcept('according-to/preposition'),
    holds: ({ before, earlier, after: [next] }) =>
      /^kater(?:em|i|ih)$/.test(next?.form ?? '') &&
      [before, ...earlier.slice(-2)].some((word) => prescribed.test(word?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “strese” is a verb in “potres strese mesto” (an earthquake shakes the town), but a noun in “velike strese” (great
    // stress)
    forms: { sl: 'strese stresel stresla stresli' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) => !isOnly(before, ['preposition', 'adjective', 'determiner'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “vodilo” is a noun in “naše vodilo je” (our guiding principle is), but a verb in “društvo je vodilo” (the association
    // led)
    forms: { sl: 'vodilo vodila vodilom vodilu' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      /^(?:moj|tvoj|njegov|njen|naš|vaš|njihov|glavn|osnovn|življenjsk|edin|pomembn|temeljn)(?:o|e|a|im|em|ega)$/.test(
        place.before?.form ?? '',
      ) || !clauseAround(place).some(({ form }) => auxiliary.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
];
