import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isOnly, mayBe } from '../word-classes.ts';

const copula = /^(?:sem|si|je|sva|sta|smo|ste|so|ni|nis(?:em|i|o|mo|te)|bo|bi|bil[aeio]?|biti|bodo|nikoli|ne)$/;

const isAdjacent = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && second.start - first.end === 1;

/** Slovenian expressions whose words also occur together by chance, see misreading.ts. */
export const slovenianMisreadings: readonly Misreading[] = [
  {
    // “država meji na Sirijo”, but not “na meji s Sirijo”: directly behind a preposition the form is a noun.
    language: 'sl',
    base: /(?:ti|či)\*? (?:se |si )?(?:na|v|z|s|o|ob|po|pri|za|iz|od|do|k|med|nad|pod|pred)$/,
    isSeen: ({ span, before, lexicon }) =>
      [before, ...span].some(
        (word, index, words) =>
          /^(?:na|v|z|s|o|ob|po|pri|za|iz|od|do|k|med|nad|pod|pred|brez|zaradi|proti)$/.test(word?.form ?? '') &&
          isAdjacent(word, words[index + 1]) &&
          mayBe(words[index + 1], ['noun'], lexicon) &&
          words[index + 1]?.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'verb') &&
          !/^(?:ti|či)$/.test(words[index + 1]?.form.slice(-2) ?? ''),
      ) ||
      // “dobrega dela” is no form of “delati” either.
      (isAdjacent(before, span[0]) &&
        /(?:ega|emu|em|ih|imi)$/.test(before?.form ?? '') &&
        isOnly(before, ['adjective', 'determiner'], lexicon) &&
        mayBe(span[0], ['noun'], lexicon)),
  },
  {
    // “to je res”, but not “lepih res, ki so zahtevne”: a comma separates the words.
    language: 'sl',
    base: /^biti\*? /,
    isSeen: ({ span }) =>
      span.some((word, index) => index > 0 && !isAdjacent(span[index - 1], word)) ||
      // “za 20000 SIT”: the currency
      span.some(({ text }) => text === 'SIT'),
  },
  {
    // “je iz Kopra”, but not “iz česar bodo izračunana plačila”
    language: 'sl',
    base: /^biti\*? (?:iz|brez)$/,
    isSeen: ({ later, lexicon }) =>
      later.slice(0, 3).some((word) => /(?:[ae]n|it|et)[aoie]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
  },
  {
    // “stopil je v sobo” (entered), but not “v rdečem plašču je stopila k pultu”: the locative names no direction.
    language: 'sl',
    base: /^(?:v?stopiti|iti|oditi|vključiti|spremeniti|spremeniti se|preseliti se|preiti|prehajati|priti)\*? v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return /(?:[^t]em|[aei]h)$/.test(object?.form ?? '');
    },
  },
  {
    // “povezati z dogodkom” (associate), but not “povezani s cevmi” (connected)
    language: 'sl',
    base: /^povezati\*? z$/,
    isSeen: ({ span }) => span.some(({ form }) => /^povezan/.test(form)),
  },
  {
    // “gre čez most”, but not “gre čez nekaj let”
    language: 'sl',
    base: /^iti\*? čez$/,
    isSeen: ({ next }) => /^(?:nekaj|let[oai]|čas|dan|dve|tri|pet|teden|mesec|ur[oe]|noč|\d)/.test(next?.form ?? ''),
  },
  {
    // “to ali ono, ali imajo kaj takega”: the second “ali” opens another clause.
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span, before }) => isAdjacent(before, span[0]) && !isAdjacent(span.at(-2), span.at(-1)),
  },
  {
    // “kar naj pride” (let him come), but not “…, kar naj bi pocenilo” (which is said to make it cheaper)
    language: 'sl',
    base: /^kar naj$/,
    isSeen: ({ next }) => next?.form === 'bi',
  },
  {
    // “kot kaže, bo dež” (apparently), but not “kot kaže formula” (as the formula shows)
    language: 'sl',
    base: /^kot kaže$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “skrb za otroke” (concern), but not “skrbi za otroke” (looks after)
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      first?.form === 'skrbi' && !mayBe(before, ['adjective', 'determiner', 'preposition'], lexicon),
  },
  {
    // “začeli so z delom”, but not “so se s Slovenijo začeli pogovarjati”
    language: 'sl',
    base: /^začeti\*? [zs]$/,
    isSeen: ({ next, later }) => [next, later[0]].some((word) => /(?:ti|či)$/.test(word?.form ?? '')),
  },
  {
    // “za spremembo” (for once), but not “za spremembo zakona”
    language: 'sl',
    base: /^za spremembo$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “upam, da” is “hope that”; “Tu je!” (here is), but not “tudi tu je pomembno”; “Ne moti!”, but not “ki ne moti nikogar”
    language: 'sl',
    base: /^(?:upam … da|tu je|ne moti)$/,
    isSeen: ({ span: [first], before, next }) =>
      isAdjacent(before, first) || (next !== undefined && first?.form === 'upam'),
  },
  {
    // “že leta” (for years), but not “že leta 1997”
    language: 'sl',
    base: /^že leta$/,
    isSeen: ({ later: [first] }) => /^\d/.test(first?.form ?? ''),
  },
  {
    // “zelo hiter vlak” (high-speed), but not “zelo hitro”
    language: 'sl',
    base: /^zelo hiter$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'hitro'),
  },
  {
    // “pravijo, da” (it is said), but not “strokovnjaki pravijo, da”
    language: 'sl',
    base: /^pravijo … da$/,
    isSeen: ({ span: [first], before }) => isAdjacent(before, first),
  },
  {
    // “po vsem svetu” (all over), but not “po vsem tem”
    language: 'sl',
    base: /^po vs(?:em|eh|ej)$/,
    isSeen: ({ next }) => /^te[mhj]$/.test(next?.form ?? '') || next === undefined,
  },
  {
    // “igra na klavir” (plays), but not “otrok se igra na dvorišču”: the verb is reflexive and does not govern the preposition.
    language: 'sl',
    base: /^\p{L}+(?:ti|či)\*? (?:na|v|z|s|o|ob|po|pri|za|iz|od|do|k|med|nad|pod|pred)$/u,
    isSeen: ({ span, before }) =>
      before?.form === 'se' && span.some(({ analyses }) => analyses.some(({ word }) => word.isReflexive)),
  },
  {
    // “bil je med prvimi”, “je med najboljšimi”, but not “je bil med pogajanji svetovalec”
    language: 'sl',
    base: /^biti\*? med$/,
    isSeen: ({ next }) =>
      !/^(?:naj\p{L}+|prvimi|prvim|zadnjimi|redkimi|tistimi|njimi|vodilnimi|glavnimi|edinimi|favoriti|ustanovitelji|številnimi|mnogimi)$/u.test(
        next?.form ?? '',
      ),
  },
  {
    // “znan po dobrem vinu”, but not “več bo znano po analizah”
    language: 'sl',
    base: /^znan po$/,
    isSeen: ({ span: [first], before, earlier }) =>
      first?.form === 'znano' &&
      [...earlier.slice(-2), before].some((word) => /^(?:bo|več|kaj|bilo)$/.test(word?.form ?? '')),
  },
  {
    // “deluje kot zdravilo”, but not “deluje na podoben način kot zdravilo”
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?kot$/,
    isSeen: ({ span }) =>
      span.slice(1).some(({ form }) => /^(?:podob|enak|ist[aeio]|tak|drugač|več$|manj$|bolj$|prej$|način)/.test(form)),
  },
  {
    // “pristal je na operacijo” (agreed to), but not “letalo je pristalo na letališču” (landed)
    language: 'sl',
    base: /^prist(?:ati|ajati)\*? na$/,
    isSeen: ({ next }) => /(?:u|i|[ai]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // “šel je po kruh” (fetch), but not “šel je po glavni poti” (along)
    language: 'sl',
    base: /^iti\*? po$/,
    isSeen: ({ next }) => /(?:i|u|[aei]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // “na robu propada” (on the verge of), but not “na robu gozda” (at the edge of)
    language: 'sl',
    base: /^na robu$/,
    isSeen: ({ next }) =>
      /^(?:gozd|mest|vas|cest|polj|naselj|rek|jezer|miz|postelj|travnik|park|dolin|planot|pušč)/.test(next?.form ?? ''),
  },
  {
    // “od prve do zadnje črke” names the whole text.
    language: 'sl',
    base: /^do zadnje črke$/,
    isSeen: ({ before }) => /^prve$/.test(before?.form ?? ''),
  },
  {
    // “ali danes ali jutri” (either … or), but not the question “Ali gre za gripo ali za prehlad?”
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span: [, second], lexicon }) =>
      /^(?:je|so|sem|si|smo|ste|bo|bodo|bi|se|ga|jo|jih|mu|ji|jim|mi|ti|ni|niso|ne|naj|gre|to|lahko)$/.test(
        second?.form ?? '',
      ) || isOnly(second, ['verb'], lexicon),
  },
  {
    // “tako mladi kot stari” (both … and), but not “je tako dober kot ti” (as … as)
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ span, before, next, lexicon }) =>
      span.length === 3 &&
      next?.form !== 'tudi' &&
      isOnly(span[1], ['adjective', 'adverb', 'determiner'], lexicon) &&
      (copula.test(before?.form ?? '') || isOnly(span[1], ['adverb'], lexicon)),
  },
  {
    // “bolj umetnik kot znanstvenik” (rather than), but not “bolj pogosto kot prej” (more … than)
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span, lexicon }) => isOnly(span[1], ['adjective', 'adverb', 'verb', 'determiner'], lexicon),
  },
  {
    // “spremenimo temo pogovora” (change the subject), but not “spremeniti temo urejevalnika”
    language: 'sl',
    base: /^(?:spremeniti|zamenjati)\*? temo$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon) && next?.form !== 'pogovora',
  },
];
