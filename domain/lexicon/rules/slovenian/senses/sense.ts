import { clauseAround, gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

const negation =
  /^(?:ne|ni|nis(?:em|i|va|ta|mo|te|o)|nima(?:m|š|va|ta|mo|te|jo)?|noče(?:m|š|mo|te|jo)?|nihče|nikogar|noben[aeio]?|nikoli|nikdar)$/;
const price = /^(?:evr|tolar|dolar|dinar|mark[ei]?$|funt|milijon|milijard|tisoč|denar|koliko|veliko$|preveč|drago|\d)/;
const ordinal =
  /^(?:prv|drug|tretj|četrt|pet|šest|sedm|osm|devet|deset|zadnj|predzadnj|delovn|častn|odličn|pomembn|končn)(?:o|a|e|i|ega|emu|em|ih|im)$|^\d+$/;

/** Rules that look at the words beside a homograph or at the construction in which it stands. */
export const slovenianSenseRules: readonly Rule[] = [
  {
    // “del” in “vzdrževalnih del” (of maintenance works) is a form of “delo” (work). The genitive of “del” (part) is
    // “delov”.
    forms: { sl: 'del' },
    means: isConcept('work/noun', 'work-of-art/noun'),
    holds: ({ before, lexicon }) =>
      (/ih$/.test(before?.form ?? '') && mayBe(before, ['adjective', 'determiner'], lexicon)) ||
      // “del” after a numeral: “dvesto del” (two hundred works)
      (mayBe(before, ['numeral'], lexicon) && /(?:t|j?st|sto|deset|m|\d)$/.test(before?.form ?? '')),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “malo nižje” (a little lower)
    forms: { sl: 'malo' },
    means: isConcept('a-little/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? '') || next?.form === 'pred',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “nisem več sposobna” (I am no longer able), but “ni več kot deset” (is not more than ten)
    forms: { sl: 'več' },
    means: isConcept('no-longer/adverb'),
    holds: (place) =>
      !/^(?:kot|kakor|od|let|ur|dni|ljudi)$/.test(place.after[0]?.form ?? '') &&
      !/^(?:vse|vedno|čedalje|še|veliko|precej|malo|nekaj|toliko|čim)$/.test(place.before?.form ?? '') &&
      clauseAround(place).some((word) => word.start < place.word.start && negation.test(word.form)),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “precej ljudi” (a lot of people), but “precej velik” (quite big)
    forms: { sl: 'precej' },
    means: isConcept('a-lot/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      (isOnly(next, ['noun'], lexicon) ||
        (/ih$/.test(next.form) && mayBe(next, ['adjective'], lexicon)) ||
        /^(?:dela|ljudi|časa|let|denarja|težav|vode|truda)$/.test(next.form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “prvo mesto” (first place), but “v mestu” (in the town)
    forms: { sl: 'mesto mesta mestu mestom mestih' },
    means: isConcept('place-position-mesto/noun', 'spot/noun'),
    holds: ({ before, earlier, after: [next] }) =>
      /^(?:na|namesto|s|z)$/.test(before?.form ?? '') ||
      // “mesto” before “za”: “primerno mesto za sestanek” (a suitable place for a meeting)
      (next?.form === 'za' && /(?:o|em|ega|om)$/.test(before?.form ?? '')) ||
      ordinal.test(before?.form ?? '') ||
      // “mesto” after “na” and an adjective: “na vetrovnih mestih” (in windy places)
      (/(?:em|ih|^(?:t|tist|ist|drug|tak|ustrezn|primern)o)$/.test(before?.form ?? '') &&
        earlier.at(-2)?.form === 'na'),
    weightElsewhere: 0.001,
    weightOfOthers: 1e-4,
  },
  {
    forms: { sl: 'mesto mesta mestu mestom mestih' },
    means: isConcept('spot/noun'),
    holds: () => false,
    weightElsewhere: 0.01,
  },
  {
    // “seja sveta” (meeting of the council), not of the world
    forms: { sl: 'svet sveta svetu svetom sveti svetov' },
    means: isConcept('council/noun'),
    holds: ({ before, earlier }) =>
      /^(?:član|člani|članov|članom|članica|članice|seja|seji|sejo|seje|sejah|predsednik|predsednika|sklep|sklepu|tajnik|generalni|nadzorni|občinski|mestni|varnostni|strokovni|izvršilni|izvršni|državni|narodni|upravni)$/.test(
        before?.form ?? '',
      ) || /^(?:seji|sejo|člani|članov)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “hiša je stala sto evrov” (the house cost a hundred euros), but “hiša je stala ob cesti” (the house stood by the road)
    forms: { sl: 'stal stala stalo stali stale' },
    means: isConcept('cost/verb'),
    holds: (place) => clauseAround(place).some(({ form }) => price.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “pet pik” (five dots)
    forms: { sl: 'pik' },
    means: (conceptId) => conceptId !== 'sting/noun' && conceptId !== 'spades-cards/noun',
    holds: ({ before }) => /(?:ih|pet|šest|sedem|osem|devet|deset|več|nekaj|število|\d)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “iz postelje” (out of bed) has no form of “postlati” (make the bed).
    forms: { sl: 'postelje posteljo postelji' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “okoli vratu” (around the neck), but “na vratih” (on the door)
    forms: { sl: 'vrata vrat vratih vrati vratom vratom' },
    means: isConcept('neck/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:glav|ram|boleč|ovratn|šal|zavrat|žirafa|verižic|zlomi|tilnik|grl|stegni|iztegni)/.test(form),
      ),
    weightElsewhere: 0.005,
    weightOfOthers: 0.3,
  },
  {
    // “sedel je v temi” (sat in the dark)
    forms: { sl: 'temi' },
    means: isConcept('dark/noun', 'darkness-night/noun'),
    holds: (place) =>
      place.before?.form === 'v' && gapBefore(place) === 1 && !isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “ogrožene vrste” (endangered species)
    forms: { sl: 'vrsta vrsto vrste vrsti vrst vrstah vrstami' },
    means: isConcept('species/noun'),
    holds: ({ before, earlier, after }) =>
      /^(?:rastlinsk|živalsk|ogrožen|avtohton|invazivn|prostoživeč|ptičj|drevesn)/.test(before?.form ?? '') ||
      [...earlier, ...after].some(({ form }) =>
        /^(?:cveti|cvetijo|raste$|rastlin|žival|ptic|ptičev|sesalc|žuželk|dreves|habitat|razmnožuj|izumrl|kukavič|biolo|zoolo|botani)/.test(
          form,
        ),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “veliki napori” are great efforts. The surname “Veliki” (the Great) has a capital letter.
    forms: { sl: 'veliki velika veliko velikega velikemu velikem velikim' },
    means: isConcept('great-magnus/adjective'),
    holds: () => false,
    weightElsewhere: 0.01,
  },
  {
    // “veliko večino” (the great majority), but “veliko ljudi” (many people)
    forms: { sl: 'veliko' },
    means: isConcept('big/adjective'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      ((/o$/.test(next.form) && mayBe(next, ['noun', 'adjective'], lexicon) && !mayBe(next, ['adverb'], lexicon)) ||
        // “veliko morje” (the big sea), but “veliko vode” (a lot of water)
        next.readings.some(
          ({ analysis: { word: noun } }) =>
            noun.base === next.form && (noun.gender === 'n' || (noun.gender === 'f' && !next.form.endsWith('a'))),
        )),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “pri delu” (at work), but “v severnem delu” (in the northern part)
    forms: { sl: 'delu delom delih' },
    means: isConcept('work/noun', 'work-of-art/noun'),
    holds: ({ before }) =>
      /^(?:pri|o|z|po|ob|nad|pred|svojem|svojim|svojih|njegovem|njegovih|njenem|njenih|njihovem|umetniških|literarnih|zgodnjih|znanstvenem|literarnem|strokovnem|raziskovalnem|prisilnim|trdim)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “ženske cvetove” (female flowers), but “ženske” (women)
    forms: { sl: 'moški moške moških moškega moškim moškimi ženske ženskih ženski žensko ženskimi ženskim' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ word, after: [next, second], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      (isOnly(next, ['noun'], lexicon) ||
        (/^(?:in|ter|ali)$/.test(next.form) && /^(?:mošk|žensk)/.test(second?.form ?? ''))),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “pohištveno blago” (furniture goods), but “blago podnebje” (mild climate)
    forms: { sl: 'blago blaga blagu blagom' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ after: [next], word, lexicon }) =>
      !(
        next !== undefined &&
        next.start - word.end === 1 &&
        isOnly(next, ['noun'], lexicon) &&
        /[oea]$/.test(next.form)
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “znano” in “več bo znano” (more will be known) is hardly ever a form of the verb “znati” (know how to).
    forms: { sl: 'znan znana znano znani znane znanega znanem znanih znanim znanimi' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: () => false,
    weightElsewhere: 0.02,
  },
  {
    forms: { sl: 'lani' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “rad bi šel” (would like to go), but “rad bere” (likes to read)
    forms: { sl: 'rad rada radi rade rado' },
    means: isConcept('would-like/verb', 'would-love/verb'),
    holds: ({ earlier, after }) => [...earlier.slice(-3), ...after.slice(0, 3)].some(({ form }) => form === 'bi'),
    weightElsewhere: 0.01,
    weightOfOthers: 0.3,
  },
  {
    // “v drugem polčasu” (in the second half), but “v drugem mestu” (in another town)
    forms: { sl: 'drugo druga drugem drugega druge drugi drugemu drugim' },
    means: isConcept('second/adjective'),
    holds: ({ before, after: [next] }) =>
      (/^(?:mesto|mestu|mesta)$/.test(next?.form ?? '') && /^(?:na|z|do|za)$/.test(before?.form ?? '')) ||
      /^(?:nadstropj|polčas|krog|svetovn|polovic|stoletj|razred|četrtletj|letnik|odstav|stopnj|dan$|dejanj|izdaj|vožnj|sezon|album|zmag|poraz|zaporedn|niz|tekm[aoi]$|teden$|tedn[ua]|del(?:u|a|om)?$|člen[ua]?$|poglavj|točk|faz[aeio]$|poskus|mandat|tretjin|desetletj|semest|trimes|četrtin|zvez(?:ek|k[au])$|etap|mož$|sin$|polfinal|serij|generacij|obletnic|opomin|karton|gol$|zadet|naj|januarja|februarja|marca|aprila|maja|junija|julija|avgusta|septembra|oktobra|novembra|decembra|lig[aeio]$|vatikansk|republik|triad|stav(?:ek|k[au])$)/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “živi sam” (he lives alone), but “to bo naredil kar sam” (he will do that himself)
    forms: { sl: 'sam sama sami same samega samemu samim' },
    means: isConcept('alone/adjective', 'by-oneself/adverb'),
    holds: (place) =>
      ((/^(?:sem|si|je|so|bil[aeio]?|biti|bo|bom)$/.test(place.before?.form ?? '') &&
        !mayBe(place.after[0], ['noun', 'adjective', 'verb'], place.lexicon)) ||
        clauseAround(place).some(({ form }) =>
          /^(?:živ[ie]|živel|osta[lnj]|pusti|čisto|povsem|popolnoma|doma$|sedi|sedel|potuj|potova|osamlj|spi$|spal|hodi|hodil)/.test(
            form,
          ),
        )) &&
      !/^(?:jaz|on|ona|oni|vi|mi)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.03,
    weightOfOthers: 0.1,
    isForSingleVersion: true,
  },
];
