import { clauseAround, gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../grammar-rule.ts';
import { isOnly, mayBe } from '../word-classes.ts';

const isParticiple = (place: Place) => (word: Place['word']) =>
  /.l[aio]?$/.test(word.form) && isOnly(word, ['verb'], place.lexicon);

const comparative =
  /^(?:bolj|manj|več|prej|dlje|laže|.{2,}(?:ejš|[jš]š|[dknmtlrv]š|žj|čj|jš|ljš)(?:[aeio]|ega|emu|em|ih|im|imi)|.{3,}[eš]je|.{2,}jše|hitreje|bolje|slabše|huje|višje|nižje|raje)$/;

export const slovenianRules: readonly Rule[] = [
  {
    // “prvi … drugi”
    forms: { sl: 'drugi druga drugo drugega drugemu drugem drugih drugim' },
    means: isConcept('second/adjective'),
    holds: ({ earlier }) => earlier.some(({ form }) => /^prv(?:i|a|o|e|ega|emu|em|ih|im)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // An adjective before a noun (“posebno skrb”, special care), otherwise an adverb (“posebno lepo”, especially beautiful).
    forms: { sl: 'posebno' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ after: [next], lexicon }) => isOnly(next, ['noun'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kar' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => place.before !== undefined && gapBefore(place) === lengthOfComma,
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kar' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
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
    forms: { sl: 'kriv kriva krivo' },
    means: isConcept('crooked/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(next, ['noun'], lexicon) && !/^(?:je|ni|sem|nisem|bil|bila|bilo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'da' },
    means: isConcept('give/verb'),
    holds: ({ word, before, earlier, after: [next] }) =>
      !next ||
      next.start - word.end > 1 ||
      /^(?:mi|ti|mu|ji|nam|vam|jim)$/.test(before?.form ?? '') ||
      (next.form.endsWith('ti') && earlier.some(({ form }) => form === 'se')),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
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
    means: isConcept('another-more/determiner'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) || /^(?:drug|tretj|četrt|zadnj|nekaj|kakš|nov)/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
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
    forms: { sl: 'si' },
    means: isConcept('be/verb'),
    holds: (place) => {
      const around = clauseAround(place);
      const hasOther = around.some(({ form }) => /^(?:je|so|sem|smo|sva|sta|bi|bo|bom|boš|bomo|bodo)$/.test(form));
      return !hasOther && around.some(isParticiple(place));
    },
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'se' },
    means: isConcept('one-people/pronoun'),
    holds: () => false,
    weightElsewhere: 0.1,
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
    // “Ti zastopajo lastnike”: the verb is plural, so “ti” means “these” and not “you”.
    forms: { sl: 'ti' },
    means: isConcept('this/determiner'),
    holds: (place) =>
      gapBefore(place) > 1 && /^.{2,}(?:jo|ijo|eli|ali|ili)$|^(?:so|bodo|niso)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
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
    // “says” in “pravi, da” and after a quotation (“pravi minister”), but “true” in “pravi prijatelj”.
    forms: { sl: 'pravi' },
    means: isConcept('say/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      !next ||
      next.start - word.end > 1 ||
      !mayBe(next, ['noun', 'adjective'], lexicon) ||
      (before !== undefined && word.start - before.end > lengthOfComma),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'meni' },
    means: isConcept('think-believe/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      next?.form === 'da' ||
      (next !== undefined && next.start - word.end > 1 && isOnly(before, ['noun', 'name'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “recimo v dveh letih” is “say, in two years”; “recimo temu” and “recimo, da” are “let’s say”.
    forms: { sl: 'recimo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next] }) => !/^(?:temu|da|mu|jim)$/.test(next?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “drugače zveni”, but “Drugače bo prepozno” (otherwise)
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
    // “vse pogosteje”
    forms: { sl: 'vse' },
    means: isConcept('vse-increasingly/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.01,
  },
  {
    // “je še dodal”
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
    // “brez kakršnih koli izgovorov”
    forms: {
      sl: 'kakršen kakršna kakršno kakršne kakršni kakršnega kakršnemu kakršnem kakršnih kakršnim kakršnimi kakršnokoli',
    },
    means: isConcept('any-kind-koli/determiner'),
    holds: ({ after: [next] }) => next?.form === 'koli',
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “politiki so rekli”, but “v politiki” and “o slovenski politiki” (politics)
    forms: { sl: 'politiki' },
    means: isConcept('politician/noun'),
    holds: ({ earlier, lexicon }) => !earlier.slice(-3).some((word) => isOnly(word, ['preposition'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “nekega politika”
    forms: { sl: 'politika politiku' },
    means: isConcept('politician/noun'),
    holds: ({ word, before }) => /eg[ai]$|emu$/.test(before?.form ?? '') || word.form === 'politiku',
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'premier' },
    means: isConcept('premier/noun', 'prime-minister/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “tako močno”, “tako podroben odgovor”
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
    // “je mogoče reči”, “ni bilo mogoče”
    forms: { sl: 'mogoče' },
    means: isConcept('possible/adjective'),
    holds: (place) =>
      gapBefore(place) === 1 && place.earlier.slice(-2).some(({ form }) => /^(?:je|ni|bilo|bi|bo)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “ki vas veseli”, but “v vas” and “majhna vas”
    forms: { sl: 'vas' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ before, lexicon }) => !isOnly(before, ['preposition', 'adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
  {
    // “jeseni cveti”, but “v jeseni” and “pozni jeseni”
    forms: { sl: 'jeseni spomladi poleti pozimi doma' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, lexicon }) => !isOnly(before, ['preposition', 'adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “vi sami”, “on sam”, but “sem sam” (alone)
    forms: { sl: 'sam sama sami same samega samemu samim' },
    means: isConcept('sam-emphatic/adjective'),
    holds: ({ before }) =>
      /^(?:jaz|ti|on|ona|ono|mi|vi|oni|one|midva|vidva|onadva|nas|vas|sebe|sebi|nam|vam|njim|njej)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “vrsta novih knjig” (a number of), but “ta vrsta” (kind)
    forms: { sl: 'vrsta vrsto vrste' },
    means: isConcept('series-vrsta/noun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      /(?:ih|ov|ev)$/.test(next.form) &&
      !isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // “tretjo dozo damo”, but “staro damo” (lady)
    forms: { sl: 'damo' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) => !isOnly(before, ['adjective', 'determiner', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // A preposition and a pronoun in one word.
    forms: { sl: 'zanj nanj vanj zanjo nanjo vanjo zanje nanje vanje' },
    means: (conceptId) => /^(?:for|on|into)-(?:him|her|them)-/.test(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
];
