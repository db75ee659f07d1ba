import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/**
 * Endings of the instrumental (the case for “with”): “s telesom” (with the body). Other words may come before the noun: “z
 * deset dni starimi cenami” (with prices ten days old).
 */
const instrumental = /(?:om|em|im|o|[aei]mi|[aeo]ma|mi)$/;
const plainlyInstrumental = /(?:[aei]mi|[ae]ma|(?<!^ozir)oma)$/;
const genitive = /(?:ega|[ei]h|e|a|v)$/;
const locative = /(?:em|ej|[aei]h|u|i)$/;

/** Whether the next word is in its dictionary form, which may be an accusative: “na hrib” (onto the hill). */
const isBaseForm = ({ after: [next], lexicon }: Place): boolean =>
  next?.readings.some(({ conceptId }) => lexicon.concepts.get(conceptId)?.words.sl.word === next.text) ?? false;

const isLocative = (place: Place): boolean => {
  const [next, afterNext] = place.after;
  if (!next) return false;
  // The noun shows the locative, although the adjective looks like its dictionary form: “v mestni hiši” (in the city hall).
  if (
    /i$/.test(next.form) &&
    /i$/.test(afterNext?.form ?? '') &&
    mayBe(next, ['adjective', 'determiner'], place.lexicon)
  )
    return true;
  if (isBaseForm(place)) return false;
  // An adjective in “-i” may be locative or accusative. If the noun after it ends in a consonant, it is accusative: “na
  // napačni sestanek” (to the wrong meeting).
  const describesAccusative = next.form.endsWith('i') && mayBe(next, ['adjective'], place.lexicon);
  return locative.test(next.form) && !(describesAccusative && /[^aeiou]$/.test(afterNext?.form ?? ''));
};

/** Verbs of motion or touch. Beside them, “po” means “along” or “on”: “potujejo po dnu” (travel along the bottom). */
const moved =
  /^(?:potuj|potova|priš|prid|pride|hodi|šel$|šl[aio]$|gre|vozi|teč|tek|stek|krož|drs|plez|povzp|lete|leti|udarja|potegni|potrka|sprehaj|sledi|premika|razlij|stopi|stopa|korak|pogled|poglej|gled|zazr|ozr|obrn|zavi[jl]|napoti|odprav|odpelj|pelj|zapelj|hit[ei]|odhit|bež|zbež|plava|plul|nagn|usmer|premakn|bliža|steg|odš|odid|odhaj|prihaj|vrni|vrač|jezdi|jaha|drve|drvi|pokaz|kaže|posvet|poteka$|potekal|razteza)/;

/** Units. Before them, “za” may mean “by (an amount)”, as in “zvišati za pet odstotkov” (raise by five per cent). */
const units =
  /^(?:odstot|promil|točk|evr|tolar|dolar|stotin|cent|milij|tisoč|stopinj|krat$|let[oai]?$|ur[oaei]?$|dni$|dan$|minut|sekund|metr|meter|milimet|centimet|kilomet|kilometr|centimetr|kilogram|ton[eo]?$|polovic|tretjin|četrtin|petin|desetin)/;
const singleUnits = new Set(
  'odstotek milimeter centimeter meter kilometer kilogram stopinjo točko sekundo minuto uro dan leto polovico tretjino'.split(
    ' ',
  ),
);
const changed =
  /^(?:več$|manj$|višj|nižj|večj|manjš|dražj|cenej|zviš|zniž|poveč|zmanjš|podraž|pocen|naras|padl|padel|zrasl|skraj|podaljš|presegl|presega|prehit|izboljš|poslabš|hitrej|daljš|krajš|upad|dvign|odstop|zaosta|zamud|zamuj|razlik|prekorač|presež|zakasn|umakn|premak|starejš|mlajš)/;

const times =
  /^(?:\d.*|tak\S*|zdaj|danes|jutri|včeraj|večer\S*|jutr[aiu]|zor[ae]|noči|konca|začetka|poletja|jeseni|zime|pomladi|ur[ei]|dne|dni|tedna|mesec\S*|leta?|stoletja|ponedelj\S*|sred[ae]|četrtk\S*|petk\S*|sobote|nedelje)$/;

/** Nouns such as “law” and “opinion”. Before them, “po” means “according to”: “po zakonu” (according to the law). */
const said =
  /^(?:besedah|mnenju|mnenjih|podatkih|oceni|ocenah|navedbah|poročanju|poročilih|pravilih|pravilu|zakonu|zakonodaji|predpisih|načelu|vzoru|zgledu|napovedih|prepričanju|izjavah|izjavi|trditvah|informacijah|virih|pričakovanjih|pričakovanju|določbah|členu|sodbi|presoji|zagotovilih|ugotovitvah|raziskavi|raziskavah|anketi|anketah|izračunih|legendi|izročilu|teoriji|standardih|merilih|kriterijih|načrtu|načrtih|dogovoru|pogodbi|sporazumu|tradiciji|navodilih|želji|želji|okusu|cenah|ceni|stopnjah|stopnji|sistemu|postopku|postopkih|metodi|metodah|načelih|receptu|receptih|vzorcu|modelu|odredbi|ukazu|ukazih|nalogu|naročilu|navodilu|sklepu|odločitvi|odločbi|zgodbi|romanu|motivih|noveli|predlogi|literarni|odloku|uredbi|direktivi|pravilniku|ustavi|konvenciji|protokolu|scenariju|poročilu|poročanjih|evangeliju|razporedu|urniku|koledarju|shemi|formuli|ureditvi|tarifi|ključu|predlogu|zamisli|nasvetu|priporočilih|priporočilu|zaporedju|tolmačenju|razlagi|dogovorih|pogodbah|zakonih|členih|njegovem|njenem|njihovem|našem|mojem|tvojem|vašem|novem|starem)$/;
const attributes = /(?:em|ej|i|[ei]h|im|oji|aši|ega)$/;

/** Words that name a wish or a search. After them, “po” means “for”: “potreba po miru” (need for peace). */
const wished =
  /^(?:potreb|želj|zahtev|povpraševanj|iskanj|hrepenen|hrepeni|klic|lakot|žej|težnj|domotožj|pohlep|hlepen|poziv|segel|segl|poseg|sega|vpraša|sprašuje|sprašuj|kopren|stremljenj|slo$|potožil)/;

const places =
  /^(?:svetu|deželi|državi|državah|mestu|mestih|vasi|vaseh|sloveniji|evropi|ameriki|aziji|afriki|nemčiji|avstriji|italiji|hrvaški|ljubljani|mariboru|cesti|cestah|ulici|ulicah|hiši|hišah|stanovanju|sobi|gozdu|gozdovih|travniku|travnikih|hodniku|stopnicah|vodi|morju|zraku|zemlji|tleh|obrazu|telesu|koži|žilah|deželah|krajih|šolah|trgovinah|parku|vrtu|poljih|hribih|gorah|dolini|dvorišču|prostoru|knjigi|knjigah|žepih|torbi|osrednjem|različnih|številnih|mnogih|drugih)$/;

export const slovenianPrepositionRules: readonly Rule[] = [
  {
    forms: { sl: 's z' },
    means: isConcept('from/preposition'),
    holds: ({ after }) =>
      genitive.test(after[0]?.form ?? '') &&
      // “da” (yes) and “ne” (no) do not count as genitives: “odgovoriti z da” (answer with yes)
      !/^(?:da|ne)$/.test(after[0]?.form ?? '') &&
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
        isPronoun ||
        isInstrumental ||
        plainlyInstrumental.test(next?.form ?? '') ||
        // Before an instrumental (the case for “with”), “za” means “behind”: “za svojima bratoma” (behind his two brothers),
        // but not “za drobec atoma” (for a fragment of an atom)
        (plainlyInstrumental.test(afterNext?.form ?? '') && /(?:im|ima|imi|o|i)$/.test(next?.form ?? ''))
      );
    },
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “za” means “by” in “za deset odstotkov več” (more by ten per cent), but “for” in “za deset ljudi” (for ten people)
    forms: { sl: 'za' },
    means: isConcept('by-za-sl/preposition'),
    holds: ({ earlier, after, lexicon }) =>
      (/^\d|^(?:polovic|tretjin|četrtin|petin|desetin)/.test(after[0]?.form ?? '') ||
        singleUnits.has(after[0]?.form ?? '') ||
        mayBe(after[0], ['numeral', 'determiner'], lexicon)) &&
      after.slice(0, 3).some(({ form }) => units.test(form)) &&
      [...earlier, ...after.slice(1)].some(({ form }) => changed.test(form)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
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
      // “po” beside a verb of motion means “along”: “po cesti je tekel” (he ran along the road), but not “po vojni je prišel
      // mir” (after the war came peace)
      [...earlier.slice(-3), ...after.slice(2, 4).filter(({ form }) => !/^(?:priš|prid|gre|sledi)/.test(form))].some(
        (word) => moved.test(word.form) && mayBe(word, ['verb'], lexicon),
      ) &&
      // Beside “do”, “priti” (come) means “happen” and names no movement: “pride do tega po okužbi” (it happens after an
      // infection).
      !earlier.slice(-3).some(({ form }) => form === 'do') &&
      !after.slice(0, 2).some(({ form }) => form === 'tem'),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “po” means “according to” in “po besedah ministra” (according to the minister)
    forms: { sl: 'po' },
    means: isConcept('according-to/preposition'),
    holds: ({ after }) =>
      after
        .slice(0, 3)
        .some(({ form }, index) => said.test(form) && (index === 0 || attributes.test(after[0]?.form ?? ''))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “po” after a wish or a search means “for”: “potreba po miru” (need for peace)
    forms: { sl: 'po' },
    means: isConcept('for-po/preposition'),
    holds: ({ before }) => wished.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “po” means “all around” in “po vsem svetu” (all around the world), but not in “poimenovan po Napoleonu” (named after
    // Napoleon)
    forms: { sl: 'po' },
    means: isConcept('around-po/preposition'),
    holds: ({ before, after: [next, afterNext], lexicon }) =>
      !/imenova|ime$|znan/.test(before?.form ?? '') &&
      (places.test(next?.form ?? '') ||
        // Also with an adjective before the noun: “po glavni cesti” (along the main road)
        (attributes.test(next?.form ?? '') &&
          isOnly(next, ['adjective', 'determiner'], lexicon) &&
          places.test(afterNext?.form ?? '')) ||
        (/^(?:vs|cel)(?:em|ej|eh|i)$/.test(next?.form ?? '') && afterNext !== undefined && afterNext.form !== 'tem')),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “po telefonu” (by phone)
    forms: { sl: 'po' },
    means: isConcept('by-po/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:telefonu|televiziji|radiu|pošti|internetu|spletu|elektronski|faksu|imenu|poklicu|rodu|naravi|naključju|pomoti|nesreči|koščkih|delih|kosih|poreklu|izvoru|abecedi|velikosti|številu|starosti|dolžini|količini|učinkovitosti|kakovosti|pomenu|obsegu|vrednosti|barvi|obliki|videzu|značaju|spolu|narodnosti|prostornini|masi|teži|priimku|domače)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “do” seldom means “until”. Only the rule for times makes this meaning likely. In “do meje” (up to the border), it
    // means “up to”.
    forms: { sl: 'do' },
    means: isConcept('until/preposition'),
    holds: () => false,
    weightElsewhere: 0.3,
  },
  {
    // “do” means “towards” in “odnos do ljudi” (attitude towards people)
    forms: { sl: 'do' },
    means: isConcept('towards-somebody/preposition'),
    holds: ({ before }) =>
      /^(?:odnos|ljubez|sovrašt|spoštovan|naklonjen|prijaz|nesram|strp|nestrp|krit|pošten|občutljiv|prizanesljiv|strog|popustljiv|zadržan|skeptič|obzir|pozitiv|negativ)/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.03,
    weightOfOthers: 0.1,
  },
  {
    // “pri” seldom names a place. It mostly names a case (“pri bolnikih”, in patients) or an activity (“pri delu”, at work).
    forms: { sl: 'pri' },
    means: isConcept('beside/preposition', 'at-somebodys-place/expression'),
    holds: () => false,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'pri' },
    means: isConcept('at/preposition'),
    holds: () => false,
    weightElsewhere: 0.1,
  },
  {
    // “proti” means “against” in “boj proti virusu” (fight against the virus), but “towards” in “gre proti domu” (goes
    // towards home)
    forms: { sl: 'proti' },
    means: isConcept('against/preposition'),
    holds: ({ earlier, lexicon }) =>
      !earlier.slice(-3).some((word) => moved.test(word.form) && mayBe(word, ['verb'], lexicon)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.15,
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
    // “pred” means “against” in “varuje pred okužbo” (protects against infection)
    forms: { sl: 'pred' },
    means: isConcept('against-pred/preposition'),
    holds: ({ earlier }) =>
      earlier
        .slice(-4)
        .some(({ form }) =>
          /^(?:varuj|varova|obvar|zavaru|zavarova|zaščit|ščit|strah|boja|bežal?[aio]?$|beži|pobeg|zbeža|skri[lvjt]|umak|reši|brani[lmto]?|obran)/.test(
            form,
          ),
        ),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'čez' },
    means: isConcept('in-after-time/preposition'),
    holds: ({ after }) =>
      after
        .slice(0, 2)
        .some(({ form }) => /^(?:sekund|minut|ur[eo]|dan|dni|teden|tedn|mesec|let[oai]?$|stoletj)/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
];
