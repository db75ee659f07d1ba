import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const copula = /^(?:sem|si|je|sva|sta|smo|ste|so|ni|nis(?:em|i|o|mo|te)|bo|bi|bil[aeio]?|biti|bodo|nikoli|ne)$/;

const isAdjacent = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && second.start - first.end === 1;

/** Slovenian expressions whose words also occur together by chance, see misreading.ts. */
export const slovenianMisreadings: readonly Misreading[] = [
  {
    // “država meji na Sirijo” (the country borders on Syria), but not “na meji s Sirijo” (at the border with Syria): directly
    // after a preposition the form is a noun.
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
      // In “dobrega dela” (of good work), “dela” is no form of “delati” (work).
      (isAdjacent(before, span[0]) &&
        /(?:ega|emu|em|ih|imi)$/.test(before?.form ?? '') &&
        isOnly(before, ['adjective', 'determiner'], lexicon) &&
        mayBe(span[0], ['noun'], lexicon)),
  },
  {
    // “dela na projektu” (works on a project), but not “stroške dela na terenu” (the cost of work in the field)
    language: 'sl',
    base: /^delati\*? na$/,
    isSeen: ({ span, before, lexicon }) => {
      const verb = span.findIndex(({ form }) => form === 'dela');
      const previous = verb > 0 ? span[verb - 1] : before;
      return (
        verb >= 0 &&
        isAdjacent(previous, span[verb]) &&
        isOnly(previous, ['noun', 'adjective'], lexicon) &&
        previous?.analyses.every(({ word }) => word.base.toLowerCase() !== previous.form) === true
      );
    },
  },
  {
    // “tovarna je zaprla vrata” (the factory closed down), but not “zaprl vrata za seboj” (closed the door behind him)
    language: 'sl',
    base: /^zap(?:reti|irati)\*? vrata$/,
    isSeen: ({ earlier, before, later }) =>
      ![...earlier, before, ...later].some((word) =>
        /^(?:podjetj|tovarn|trgovin|gledali|bank|hotel|kino|klub|restavr|muzej|galerij|šol|festival|kavarn|center|cent[re]|lokal)/.test(
          word?.form ?? '',
        ),
      ),
  },
  {
    // “je kos nalogi” (is equal to the task), but not “dal mu je kos kruha” (gave him a piece of bread)
    language: 'sl',
    base: /^biti\*? kos$/,
    isSeen: ({ next, lexicon }) =>
      /(?:[ae]|ega|ov)$/.test(next?.form ?? '') && mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “tekma v dvorani” (indoor match), but not “ljudje v dvorani” (the people in the hall)
    language: 'sl',
    base: /^v dvorani$/,
    isSeen: ({ before }) =>
      !/^(?:tekm|nogomet|prvenst|turnir|atleti|šport|vadb|hokej|tenis|odbojk|trening|plavan)/.test(before?.form ?? ''),
  },
  {
    // “v notranjosti države” (inland), but not “v notranjosti avtomobila” (inside the car)
    language: 'sl',
    base: /^v notranjosti?$/,
    isSeen: ({ next }) => !/^(?:držav|dežel|otok|celin|kontinent|polotok|afrik|avstral)/.test(next?.form ?? ''),
  },
  {
    // “stopil je v sobo” (entered the room), but not “v rdečem plašču je stopila k pultu” (in a red coat she went to the
    // counter): the locative names no direction.
    language: 'sl',
    base: /^(?:v?stopiti|iti|oditi|vključiti|spremeniti|spremeniti se|preseliti se|preiti|prehajati|priti)\*? v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return /(?:[^t]em|[aei]h)$/.test(object?.form ?? '');
    },
  },
  {
    // “povezati z dogodkom” (associate with an event), but not “povezani s cevmi” (connected by pipes)
    language: 'sl',
    base: /^povezati\*? z$/,
    isSeen: ({ span }) => span.some(({ form }) => /^povezan/.test(form)),
  },
  {
    // “gre čez most” (crosses the bridge), but not “gre čez nekaj let” (goes in a few years)
    language: 'sl',
    base: /^iti\*? čez$/,
    isSeen: ({ next }) => /^(?:nekaj|let[oai]|čas|dan|dve|tri|pet|teden|mesec|ur[oe]|noč|\d)/.test(next?.form ?? ''),
  },
  {
    // “ali danes ali jutri” (either today or tomorrow), but not “potreb ali možnosti ali interesov” (needs or possibilities or
    // interests)
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span, before, lexicon }) =>
      isAdjacent(before, span[0]) && mayBe(before, ['noun', 'adjective', 'name', 'numeral'], lexicon),
  },
  {
    // In “to ali ono, ali imajo kaj takega” (this or that, or whether they have such a thing), the second “ali” opens another
    // clause.
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
    // “kot kaže, bo dež” (apparently it will rain), but not “kot kaže formula” (as the formula shows)
    language: 'sl',
    base: /^kot kaže$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “skrb za otroke” (concern for children), but not “skrbi za otroke” (looks after children)
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      first?.form === 'skrbi' && !mayBe(before, ['adjective', 'determiner', 'preposition'], lexicon),
  },
  {
    // “začeli so z delom” (started with the work), but not “so se s Slovenijo začeli pogovarjati” (started to talk with
    // Slovenia)
    language: 'sl',
    base: /^začeti\*? [zs]$/,
    isSeen: ({ next, later }) => [next, later[0]].some((word) => /(?:ti|či)$/.test(word?.form ?? '')),
  },
  {
    // “za spremembo” (for once), but not “za spremembo zakona” (for a change of the law)
    language: 'sl',
    base: /^za spremembo$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “Tu je!” (here it is), but not “tu je sedela babica” (here sat grandmother)
    language: 'sl',
    base: /^(?:upam … da|tu je|tukaj je)$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      isAdjacent(before, first) ||
      (next !== undefined && (first?.form === 'upam' || mayBe(next, ['verb', 'adjective', 'adverb'], lexicon))),
  },
  {
    // “pogovor na samem” (talk in private), but not “na samem začetku” (at the very beginning)
    language: 'sl',
    base: /^na samem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “zrasel na deset odstotkov” (rose to ten per cent), but not “zraslo na kmetijah” (grown on farms)
    language: 'sl',
    base: /^(?:z?rasti|narasti)\*? na$/,
    isSeen: ({ next, lexicon }) => !/^\d/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // “stala mi je ob strani” (stood by me), but not “deklica je stala ob strani” (the girl stood aside)
    language: 'sl',
    base: /^stati\*? ob strani$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 2)].some(({ form }) =>
        /^(?:mi|ti|mu|ji|nam|vam|jim|nama)$/.test(form),
      ),
  },
  {
    // “velja za vse” (applies to everyone), but not “velja za najboljšega” (is regarded as the best)
    language: 'sl',
    base: /^veljati\*? za$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('apply-to') &&
      /^(?:naj|en[oae]$|en$|enega|zelo|precej|dobr|slab|pomemb|glavn|prv|velik|pravo$|pravega|čast|simbol|vzor|mojstr|strokovn|uspešn|ugledn|tipič|klasič|nevar|varn|zahtevn|zibelk|oč[ea]|začetni|utemelj|ustanovit|strog|izjem|zanesljiv|neformaln|ključn|nesporn|edin|star[oe]|redk|priljublj|lep)/.test(
        next?.form ?? '',
      ),
  },
  {
    // “spravili so se na sestro” (picked on the sister), but not “spravili so ga na cesto” (put him out on the street)
    language: 'sl',
    base: /^spraviti\*? se na$/,
    isSeen: ({ span, earlier, later, next }) =>
      /^(?:lov|pot|delo)$/.test(next?.form ?? '') ||
      ![...earlier.slice(-2), ...span, ...later.slice(0, 1)].some(({ form }) => form === 'se'),
  },
  {
    // “stopal je naprej” (walked on), but not “stopali še vedno obrnjeni naprej” (walked, still facing forward)
    language: 'sl',
    base: /(?:ti|či) naprej$/,
    isSeen: ({ span }) => span.length > 3,
  },
  {
    // “odstopil je od pogodbe” (withdrew from the contract), but not “noht odstopi od podlage” (the nail comes off)
    language: 'sl',
    base: /^odstop(?:iti|ati)\*? od$/,
    isSeen: ({ next }) => /^(?:podlag|sten|površin|kož|kost|tal$|ogrodj)/.test(next?.form ?? ''),
  },
  {
    // “že leta” (for years), but not “že leta 1997” (as early as 1997)
    language: 'sl',
    base: /^že leta$/,
    isSeen: ({ later: [first] }) => /^\d/.test(first?.form ?? ''),
  },
  {
    // “zelo hiter vlak” (high-speed train), but not “zelo hitro” (very fast)
    language: 'sl',
    base: /^zelo hiter$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'hitro'),
  },
  {
    // “pravijo, da” (it is said that), but not “strokovnjaki pravijo, da” (experts say that)
    language: 'sl',
    base: /^pravijo … da$/,
    isSeen: ({ span: [first], before }) => isAdjacent(before, first),
  },
  {
    // “po vsem svetu” (all over the world), but not “po vsem tem” (after all this)
    language: 'sl',
    base: /^po vs(?:em|eh|ej)$/,
    isSeen: ({ next }) => /^te[mhj]$/.test(next?.form ?? '') || next === undefined,
  },
  {
    // “igra na klavir” (plays the piano), but not “otrok se igra na dvorišču” (the child plays in the yard): the reflexive
    // verb governs no preposition.
    language: 'sl',
    base: /^\p{L}+(?:ti|či)\*? (?:na|v|z|s|o|ob|po|pri|za|iz|od|do|k|med|nad|pod|pred)$/u,
    isSeen: ({ span, before }) =>
      before?.form === 'se' && span.some(({ analyses }) => analyses.some(({ word }) => word.isReflexive)),
  },
  {
    // “znan po dobrem vinu” (known for good wine), but not “več bo znano po analizah” (more will be known after the analyses)
    language: 'sl',
    base: /^znan po$/,
    isSeen: ({ span: [first], before, earlier }) =>
      first?.form === 'znano' &&
      [...earlier.slice(-2), before].some((word) => /^(?:bo|več|kaj|bilo)$/.test(word?.form ?? '')),
  },
  {
    // “deluje kot zdravilo” (works as a medicine), but not “deluje na podoben način kot zdravilo” (works in a similar way to a
    // medicine)
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?kot$/,
    isSeen: ({ span }) =>
      span.slice(1).some(({ form }) => /^(?:podob|enak|ist[aeio]|tak|drugač|več$|manj$|bolj$|prej$|način)/.test(form)),
  },
  {
    // “pristal je na operacijo” (agreed to the operation), but not “letalo je pristalo na letališču” (the plane landed at the
    // airport)
    language: 'sl',
    base: /^prist(?:ati|ajati)\*? na$/,
    isSeen: ({ next }) => /(?:u|i|[ai]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // “šel je po kruh” (went for bread), but not “šel je po glavni poti” (went along the main path)
    language: 'sl',
    base: /^iti\*? po$/,
    isSeen: ({ next }) => /(?:i|u|[aei]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // “na robu propada” (on the verge of ruin), but not “na robu gozda” (at the edge of the forest)
    language: 'sl',
    base: /^na robu$/,
    isSeen: ({ next }) =>
      /^(?:gozd|mest|vas|cest|polj|naselj|rek|jezer|miz|postelj|travnik|park|dolin|planot|pušč)/.test(next?.form ?? ''),
  },
  {
    // “od prve do zadnje črke” (from the first to the last letter) is more than “do zadnje črke” (to the letter).
    language: 'sl',
    base: /^do zadnje črke$/,
    isSeen: ({ before }) => /^prve$/.test(before?.form ?? ''),
  },
  {
    // “ali danes ali jutri” (either today or tomorrow), but not the question “Ali gre za gripo ali za prehlad?” (Is it flu or
    // a cold?)
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span: [, second], lexicon }) =>
      /^(?:je|so|sem|si|smo|ste|bo|bodo|bi|se|ga|jo|jih|mu|ji|jim|mi|ti|ni|niso|ne|naj|gre|to|lahko)$/.test(
        second?.form ?? '',
      ) || isOnly(second, ['verb'], lexicon),
  },
  {
    // “tako mladi kot stari” (both young and old), but not “je tako dober kot ti” (is as good as you)
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ span, before, next, lexicon }) =>
      span.length === 3 &&
      next?.form !== 'tudi' &&
      isOnly(span[1], ['adjective', 'adverb', 'determiner'], lexicon) &&
      (copula.test(before?.form ?? '') || isOnly(span[1], ['adverb'], lexicon)),
  },
  {
    // “bolj umetnik kot znanstvenik” (an artist rather than a scientist), but not “bolj pogosto kot prej” (more often than
    // before)
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span, lexicon }) => isOnly(span[1], ['adjective', 'adverb', 'verb', 'determiner'], lexicon),
  },
  {
    // “spremenimo temo pogovora” (let’s change the subject), but not “spremeniti temo urejevalnika” (change the theme of the
    // editor)
    language: 'sl',
    base: /^(?:spremeniti|zamenjati)\*? temo$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon) && next?.form !== 'pogovora',
  },
  {
    // In “…, da do njih pridejo čez ovinek” (that they reach them indirectly), “da” is a conjunction, not a form of “dati”
    // (give).
    language: 'sl',
    base: /^dati\*? /,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'da' &&
      (before === undefined || first.start - before.end > 1 || /^(?:in|ter|ali)$/.test(before.form)),
  },
  {
    // “imam dovolj” (I am fed up), but not “imam dovolj časa” (I have enough time)
    language: 'sl',
    base: /^imeti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “če je tako, …” (if so), but not “če je tako velik” (if he is so tall)
    language: 'sl',
    base: /^če je tako$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “pri tem” (in doing so), but not “pri tem delu” (in this work)
    language: 'sl',
    base: /^(?:pred|pri|o|za|po|s|v|na|od|do|glede|zaradi|ob|k|iz|proti|kljub) (?:tem|tega|to|temu)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['noun', 'adjective'], lexicon) && !mayBe(next, ['verb', 'adverb'], lexicon),
  },
  {
    // “s čim” (with what), but not “s čim krajšim rokom” (with the shortest possible deadline)
    language: 'sl',
    base: /^\p{L}+ čim$/u,
    isSeen: ({ next }) => /^(?:bolj|manj|več|prej|.{2,}[šj][aeio](?:ga|mu|m|h|mi)?)$/.test(next?.form ?? ''),
  },
  {
    // “da ne bi” (lest) is not meant in “kakor da ne bi vedel” (as if he did not know).
    language: 'sl',
    base: /^da ne bi$/,
    isSeen: ({ before }) => /^(?:kakor|kot|tako)$/.test(before?.form ?? ''),
  },
  {
    // “tako mladi kot stari” (both young and old), but not “tako kot včeraj” (just like yesterday)
    language: 'sl',
    base: /^tako … (?:kot|kakor|da)$/,
    isSeen: ({ span }) => span.length === 2,
  },
];
