import { clauseAround, gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

const negation =
  /^(?:ne|ni|nis(?:em|i|va|ta|mo|te|o)|nima(?:m|š|va|ta|mo|te|jo)?|noče(?:m|š|mo|te|jo)?|nihče|nikogar|noben[aeio]?|nikoli|nikdar)$/;
const price = /^(?:evr|tolar|dolar|dinar|mark[ei]?$|funt|milijon|milijard|tisoč|denar|koliko|veliko$|preveč|drago|\d)/;
const ordinal =
  /^(?:prv|drug|tretj|četrt|pet|šest|sedm|osm|devet|deset|zadnj|predzadnj|delovn|častn|odličn|pomembn|končn)(?:o|a|e|i|ega|emu|em|ih|im)$|^\d+$/;

/**
 * Rules for forms with several meanings. The words beside the form, or the construction in which it stands, show the
 * meaning.
 */
export const slovenianSenseRules: readonly Rule[] = [
  {
    // “del” is a form of “delo” (work) in “vzdrževalnih del” (of maintenance works). “of parts” would be “delov”.
    forms: { sl: 'del' },
    means: isConcept('work/noun', 'work-of-art/noun'),
    holds: ({ before, lexicon }) =>
      (/ih$/.test(before?.form ?? '') && mayBe(before, ['adjective', 'determiner'], lexicon)) ||
      // “del” means “works” after a numeral: “dvesto del” (two hundred works)
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
    // “več” means “no longer” in “nisem več sposobna” (I am no longer able), but “more” in “ni več kot deset” (is not more
    // than ten)
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
    // “precej” means “a lot of” in “precej ljudi” (a lot of people), but “quite” in “precej velik” (quite big)
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
    // “mesto” means “place” in “prvo mesto” (first place), but “town” in “v mestu” (in the town)
    forms: { sl: 'mesto mesta mestu mestom mestih' },
    means: isConcept('place-position-mesto/noun', 'spot/noun'),
    holds: ({ before, earlier, after: [next] }) =>
      /^(?:na|namesto|s|z)$/.test(before?.form ?? '') ||
      // “mesto” means “place” before “za” (for): “primerno mesto za sestanek” (a suitable place for a meeting)
      (next?.form === 'za' && /(?:o|em|ega|om)$/.test(before?.form ?? '')) ||
      ordinal.test(before?.form ?? '') ||
      // “mesto” means “place” after “na” (on) and an adjective: “na vetrovnih mestih” (in windy places)
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
    // “svet” means “council” in “seja sveta” (meeting of the council), not “world”
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
    // “stala” means “cost” in “hiša je stala sto evrov” (the house cost a hundred euros), but “stood” in “hiša je stala ob
    // cesti” (the house stood by the road)
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
    // “postelje” means “bed” in “iz postelje” (out of bed); it is not a form of “postlati” (make the bed).
    forms: { sl: 'postelje posteljo postelji' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “vrat” means “neck” in “zlomil si je vrat” (broke his neck) and “ruta za vratom” (scarf round the neck), but “door” in
    // “na vratih” (on the door)
    forms: { sl: 'vrata vrat vratu vratih vrati vratom' },
    means: isConcept('neck/noun'),
    holds: ({ word, before, earlier, after }) =>
      (word.form === 'vratom' && /^(?:za|pod|nad|pred|z|s|med)$/.test(before?.form ?? '')) ||
      [...earlier, ...after].some(({ form }) =>
        /^(?:glav|ram|boleč|ovratn|šal|zavrat|žirafa|verižic|zlomi|tilnik|grl|stegni|iztegni)/.test(form),
      ),
    weightElsewhere: 0.005,
    weightOfOthers: 0.3,
  },
  {
    // “temi” means “dark” in “sedel je v temi” (sat in the dark)
    forms: { sl: 'temi' },
    means: isConcept('dark/noun', 'darkness-night/noun'),
    holds: (place) =>
      place.before?.form === 'v' && gapBefore(place) === 1 && !isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “vrste” means “species” in “ogrožene vrste” (endangered species)
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
    // “veliki” means “great” in “veliki napori” (great efforts). In a name, “Veliki” (the Great) has a capital letter.
    forms: { sl: 'veliki velika veliko velikega velikemu velikem velikim' },
    means: isConcept('great-magnus/adjective'),
    holds: () => false,
    weightElsewhere: 0.01,
  },
  {
    // “veliko” means “great” in “veliko večino” (the great majority), but “many” in “veliko ljudi” (many people)
    forms: { sl: 'veliko' },
    means: isConcept('big/adjective'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      ((/o$/.test(next.form) && mayBe(next, ['noun', 'adjective'], lexicon) && !mayBe(next, ['adverb'], lexicon)) ||
        // “veliko” means “big” before a noun in its dictionary form: “veliko morje” (the big sea), but “veliko vode” (a lot
        // of water)
        next.readings.some(
          ({ analysis: { word: noun } }) =>
            noun.base === next.form && (noun.gender === 'n' || (noun.gender === 'f' && !next.form.endsWith('a'))),
        )),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “delu” means “work” in “pri delu” (at work), but “part” in “v severnem delu” (in the northern part)
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
    // “ženske” means “female” in “ženske cvetove” (female flowers), but “women” if no noun follows
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
    // “blago” means “goods” in “pohištveno blago” (furniture goods), but “mild” in “blago podnebje” (mild climate)
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
    // “znano” means “known” in “več bo znano” (more will be known). It is hardly ever a form of the verb “znati” (know how
    // to).
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
    // “rad” with “bi” means “would like”: “rad bi šel” (would like to go), but “rad bere” (likes to read)
    forms: { sl: 'rad rada radi rade rado' },
    means: isConcept('would-like/verb', 'would-love/verb'),
    holds: ({ earlier, after }) => [...earlier.slice(-3), ...after.slice(0, 3)].some(({ form }) => form === 'bi'),
    weightElsewhere: 0.01,
    weightOfOthers: 0.3,
  },
  {
    // “drugem” means “second” in “v drugem polčasu” (in the second half), but “another” in “v drugem mestu” (in another
    // town)
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
    // “sam” means “alone” in “živi sam” (he lives alone), but “himself” in “to bo naredil kar sam” (he will do that himself)
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
