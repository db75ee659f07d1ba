import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const copula = /^(?:sem|si|je|sva|sta|smo|ste|so|ni|nis(?:em|i|o|mo|te)|bo|bi|bil[aeio]?|biti|bodo|nikoli|ne)$/;

const isAdjacent = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && second.start - first.end === 1;

/** Rules against false matches of Slovenian expressions whose words also occur together by chance. */
export const slovenianMisreadings: readonly Misreading[] = [
  {
    // False match: “na meji s Sirijo” (at the border with Syria): directly after a preposition the form is a noun. True
    // match: “država meji na Sirijo” (the country borders on Syria).
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
      // After an adjective with an ending such as “-ega”, the form is a noun: “dobrega dela” (of good work).
      (isAdjacent(before, span[0]) &&
        /(?:ega|emu|em|ih|imi)$/.test(before?.form ?? '') &&
        isOnly(before, ['adjective', 'determiner'], lexicon) &&
        mayBe(span[0], ['noun'], lexicon)),
  },
  {
    // False match: “stroške dela na terenu” (the cost of work in the field). True match: “dela na projektu” (works on a
    // project).
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
    // False match: “zaprl vrata za seboj” (closed the door behind him). True match: “tovarna je zaprla vrata” (the factory
    // closed down).
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
    // False match: “dal mu je kos kruha” (gave him a piece of bread). True match: “je kos nalogi” (is equal to the task).
    language: 'sl',
    base: /^biti\*? kos$/,
    isSeen: ({ next, lexicon }) =>
      /(?:[ae]|ega|ov)$/.test(next?.form ?? '') && mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “ljudje v dvorani” (the people in the hall). True match: “tekma v dvorani” (indoor match).
    language: 'sl',
    base: /^v dvorani$/,
    isSeen: ({ before }) =>
      !/^(?:tekm|nogomet|prvenst|turnir|atleti|šport|vadb|hokej|tenis|odbojk|trening|plavan)/.test(before?.form ?? ''),
  },
  {
    // False match: “v notranjosti avtomobila” (inside the car). True match: “v notranjosti države” (inland).
    language: 'sl',
    base: /^v notranjosti?$/,
    isSeen: ({ next }) => !/^(?:držav|dežel|otok|celin|kontinent|polotok|afrik|avstral)/.test(next?.form ?? ''),
  },
  {
    // False match: “v rdečem plašču je stopila k pultu” (in a red coat she went to the counter): the locative names no
    // direction. True match: “stopil je v sobo” (entered the room).
    language: 'sl',
    base: /^(?:v?stopiti|iti|oditi|vključiti|spremeniti|spremeniti se|preseliti se|preiti|prehajati|priti)\*? v$/,
    isSeen: ({ span, next }) => {
      const place = span.findIndex(({ form }) => form === 'v');
      const object = place === span.length - 1 ? next : span[place + 1];
      return /(?:[^t]em|[aei]h)$/.test(object?.form ?? '');
    },
  },
  {
    // False match: “povezani s cevmi” (connected by pipes). True match: “povezati z dogodkom” (associate with an event).
    language: 'sl',
    base: /^povezati\*? z$/,
    isSeen: ({ span }) => span.some(({ form }) => /^povezan/.test(form)),
  },
  {
    // False match: “gre čez nekaj let” (goes in a few years). True match: “gre čez most” (crosses the bridge).
    language: 'sl',
    base: /^iti\*? čez$/,
    isSeen: ({ next }) => /^(?:nekaj|let[oai]|čas|dan|dve|tri|pet|teden|mesec|ur[oe]|noč|\d)/.test(next?.form ?? ''),
  },
  {
    // False match: “potreb ali možnosti ali interesov” (needs or possibilities or interests). True match: “ali danes ali
    // jutri” (either today or tomorrow).
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span, before, lexicon }) =>
      isAdjacent(before, span[0]) && mayBe(before, ['noun', 'adjective', 'name', 'numeral'], lexicon),
  },
  {
    // False match: “to ali ono, ali imajo kaj takega” (this or that, or whether they have such a thing), where the second
    // “ali” opens another clause. True match: “ali danes ali jutri” (either today or tomorrow).
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span, before }) => isAdjacent(before, span[0]) && !isAdjacent(span.at(-2), span.at(-1)),
  },
  {
    // False match: “…, kar naj bi pocenilo” (which is said to make it cheaper). True match: “kar naj pride” (let him come).
    language: 'sl',
    base: /^kar naj$/,
    isSeen: ({ next }) => next?.form === 'bi',
  },
  {
    // False match: “kot kaže formula” (as the formula shows). True match: “kot kaže, bo dež” (apparently it will rain).
    language: 'sl',
    base: /^kot kaže$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “skrbi za otroke” (looks after children). True match: “skrb za otroke” (concern for children).
    language: 'sl',
    base: /^skrb za$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      first?.form === 'skrbi' && !mayBe(before, ['adjective', 'determiner', 'preposition'], lexicon),
  },
  {
    // False match: “so se s Slovenijo začeli pogovarjati” (started to talk with Slovenia). True match: “začeli so z delom”
    // (started with the work).
    language: 'sl',
    base: /^začeti\*? [zs]$/,
    isSeen: ({ next, later }) => [next, later[0]].some((word) => /(?:ti|či)$/.test(word?.form ?? '')),
  },
  {
    // False match: “za spremembo zakona” (for a change of the law). True match: “za spremembo” (for once).
    language: 'sl',
    base: /^za spremembo$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “tu je sedela babica” (here sat grandmother). True match: “Tu je!” (here it is).
    language: 'sl',
    base: /^(?:upam … da|tu je|tukaj je)$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      isAdjacent(before, first) ||
      (next !== undefined && (first?.form === 'upam' || mayBe(next, ['verb', 'adjective', 'adverb'], lexicon))),
  },
  {
    // False match: “na samem začetku” (at the very beginning). True match: “pogovor na samem” (talk in private).
    language: 'sl',
    base: /^na samem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “zraslo na kmetijah” (grown on farms). True match: “zrasel na deset odstotkov” (rose to ten per cent).
    language: 'sl',
    base: /^(?:z?rasti|narasti)\*? na$/,
    isSeen: ({ next, lexicon }) => !/^\d/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “deklica je stala ob strani” (the girl stood aside). True match: “stala mi je ob strani” (stood by me).
    language: 'sl',
    base: /^stati\*? ob strani$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-3), ...span, ...later.slice(0, 2)].some(({ form }) =>
        /^(?:mi|ti|mu|ji|nam|vam|jim|nama)$/.test(form),
      ),
  },
  {
    // False match: “velja za najboljšega” (is regarded as the best). True match: “velja za vse” (applies to everyone).
    language: 'sl',
    base: /^veljati\*? za$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('apply-to') &&
      /^(?:naj|en[oae]$|en$|enega|zelo|precej|dobr|slab|pomemb|glavn|prv|velik|pravo$|pravega|čast|simbol|vzor|mojstr|strokovn|uspešn|ugledn|tipič|klasič|nevar|varn|zahtevn|zibelk|oč[ea]|začetni|utemelj|ustanovit|strog|izjem|zanesljiv|neformaln|ključn|nesporn|edin|star[oe]|redk|priljublj|lep)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “spravili so ga na cesto” (put him out on the street). True match: “spravili so se na sestro” (picked on
    // the sister).
    language: 'sl',
    base: /^spraviti\*? se na$/,
    isSeen: ({ span, earlier, later, next }) =>
      /^(?:lov|pot|delo)$/.test(next?.form ?? '') ||
      ![...earlier.slice(-2), ...span, ...later.slice(0, 1)].some(({ form }) => form === 'se'),
  },
  {
    // False match: “stopali še vedno obrnjeni naprej” (walked, still facing forward). True match: “stopal je naprej” (walked
    // on).
    language: 'sl',
    base: /(?:ti|či) naprej$/,
    isSeen: ({ span }) => span.length > 3,
  },
  {
    // False match: “noht odstopi od podlage” (the nail comes off). True match: “odstopil je od pogodbe” (withdrew from the
    // contract).
    language: 'sl',
    base: /^odstop(?:iti|ati)\*? od$/,
    isSeen: ({ next }) => /^(?:podlag|sten|površin|kož|kost|tal$|ogrodj)/.test(next?.form ?? ''),
  },
  {
    // False match: “že leta 1997” (as early as 1997). True match: “že leta” (for years).
    language: 'sl',
    base: /^že leta$/,
    isSeen: ({ later: [first] }) => /^\d/.test(first?.form ?? ''),
  },
  {
    // False match: “zelo hitro” (very fast). True match: “zelo hiter vlak” (high-speed train).
    language: 'sl',
    base: /^zelo hiter$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'hitro'),
  },
  {
    // False match: “strokovnjaki pravijo, da” (experts say that). True match: “pravijo, da” (it is said that).
    language: 'sl',
    base: /^pravijo … da$/,
    isSeen: ({ span: [first], before }) => isAdjacent(before, first),
  },
  {
    // False match: “po vsem tem” (after all this). True match: “po vsem svetu” (all over the world).
    language: 'sl',
    base: /^po vs(?:em|eh|ej)$/,
    isSeen: ({ next }) => /^te[mhj]$/.test(next?.form ?? '') || next === undefined,
  },
  {
    // False match: “otrok se igra na dvorišču” (the child plays in the yard): the reflexive verb governs no preposition.
    // True match: “igra na klavir” (plays the piano).
    language: 'sl',
    base: /^\p{L}+(?:ti|či)\*? (?:na|v|z|s|o|ob|po|pri|za|iz|od|do|k|med|nad|pod|pred)$/u,
    isSeen: ({ span, before }) =>
      before?.form === 'se' && span.some(({ analyses }) => analyses.some(({ word }) => word.isReflexive)),
  },
  {
    // False match: “več bo znano po analizah” (more will be known after the analyses). True match: “znan po dobrem vinu”
    // (known for good wine).
    language: 'sl',
    base: /^znan po$/,
    isSeen: ({ span: [first], before, earlier }) =>
      first?.form === 'znano' &&
      [...earlier.slice(-2), before].some((word) => /^(?:bo|več|kaj|bilo)$/.test(word?.form ?? '')),
  },
  {
    // False match: “deluje na podoben način kot zdravilo” (works in a similar way to a medicine). True match: “deluje kot
    // zdravilo” (works as a medicine).
    language: 'sl',
    base: /(?:ti|či)\*? (?:s[ei] )?kot$/,
    isSeen: ({ span }) =>
      span.slice(1).some(({ form }) => /^(?:podob|enak|ist[aeio]|tak|drugač|več$|manj$|bolj$|prej$|način)/.test(form)),
  },
  {
    // False match: “letalo je pristalo na letališču” (the plane landed at the airport). True match: “pristal je na
    // operacijo” (agreed to the operation).
    language: 'sl',
    base: /^prist(?:ati|ajati)\*? na$/,
    isSeen: ({ next }) => /(?:u|i|[ai]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // False match: “šel je po glavni poti” (went along the main path). True match: “šel je po kruh” (went for bread).
    language: 'sl',
    base: /^iti\*? po$/,
    isSeen: ({ next }) => /(?:i|u|[aei]h|em|ej)$/.test(next?.form ?? ''),
  },
  {
    // False match: “na robu gozda” (at the edge of the forest). True match: “na robu propada” (on the verge of ruin).
    language: 'sl',
    base: /^na robu$/,
    isSeen: ({ next }) =>
      /^(?:gozd|mest|vas|cest|polj|naselj|rek|jezer|miz|postelj|travnik|park|dolin|planot|pušč)/.test(next?.form ?? ''),
  },
  {
    // False match: “od prve do zadnje črke” (from the first to the last letter). True match: “do zadnje črke” (to the
    // letter).
    language: 'sl',
    base: /^do zadnje črke$/,
    isSeen: ({ before }) => /^prve$/.test(before?.form ?? ''),
  },
  {
    // False match: the question “Ali gre za gripo ali za prehlad?” (Is it flu or a cold?). True match: “ali danes ali jutri”
    // (either today or tomorrow).
    language: 'sl',
    base: /^ali … ali$/,
    isSeen: ({ span: [, second], lexicon }) =>
      /^(?:je|so|sem|si|smo|ste|bo|bodo|bi|se|ga|jo|jih|mu|ji|jim|mi|ti|ni|niso|ne|naj|gre|to|lahko)$/.test(
        second?.form ?? '',
      ) || isOnly(second, ['verb'], lexicon),
  },
  {
    // False match: “je tako dober kot ti” (is as good as you). True match: “tako mladi kot stari” (both young and old).
    language: 'sl',
    base: /^tako … (?:kot|kakor)$/,
    isSeen: ({ span, before, next, lexicon }) =>
      span.length === 3 &&
      next?.form !== 'tudi' &&
      isOnly(span[1], ['adjective', 'adverb', 'determiner'], lexicon) &&
      (copula.test(before?.form ?? '') || isOnly(span[1], ['adverb'], lexicon)),
  },
  {
    // False match: “bolj pogosto kot prej” (more often than before). True match: “bolj umetnik kot znanstvenik” (an artist
    // rather than a scientist).
    language: 'sl',
    base: /^bolj … kot$/,
    isSeen: ({ span, lexicon }) => isOnly(span[1], ['adjective', 'adverb', 'verb', 'determiner'], lexicon),
  },
  {
    // False match: “spremeniti temo urejevalnika” (change the theme of the editor). True match: “spremenimo temo pogovora”
    // (let’s change the subject).
    language: 'sl',
    base: /^(?:spremeniti|zamenjati)\*? temo$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon) && next?.form !== 'pogovora',
  },
  {
    // False match: “…, da do njih pridejo čez ovinek” (that they reach them indirectly), where “da” is a conjunction, not a
    // form of “dati” (give).
    language: 'sl',
    base: /^dati\*? /,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'da' &&
      (before === undefined || first.start - before.end > 1 || /^(?:in|ter|ali)$/.test(before.form)),
  },
  {
    // False match: “imam dovolj časa” (I have enough time). True match: “imam dovolj” (I am fed up).
    language: 'sl',
    base: /^imeti\*? dovolj$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “če je tako velik” (if he is so tall). True match: “če je tako, …” (if so).
    language: 'sl',
    base: /^če je tako$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “pri tem delu” (in this work). True match: “pri tem” (in doing so).
    language: 'sl',
    base: /^(?:pred|pri|o|za|po|s|v|na|od|do|glede|zaradi|ob|k|iz|proti|kljub) (?:tem|tega|to|temu)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['noun', 'adjective'], lexicon) && !mayBe(next, ['verb', 'adverb'], lexicon),
  },
  {
    // False match: “s čim krajšim rokom” (with the shortest possible deadline). True match: “s čim” (with what).
    language: 'sl',
    base: /^\p{L}+ čim$/u,
    isSeen: ({ next }) => /^(?:bolj|manj|več|prej|.{2,}[šj][aeio](?:ga|mu|m|h|mi)?)$/.test(next?.form ?? ''),
  },
  {
    // False match: “kakor da ne bi vedel” (as if he did not know). True match: “da ne bi padel” (lest he fall).
    language: 'sl',
    base: /^da ne bi$/,
    isSeen: ({ before }) => /^(?:kakor|kot|tako)$/.test(before?.form ?? ''),
  },
  {
    // False match: “tako kot včeraj” (just like yesterday). True match: “tako mladi kot stari” (both young and old).
    language: 'sl',
    base: /^tako … (?:kot|kakor|da)$/,
    isSeen: ({ span }) => span.length === 2,
  },
];
