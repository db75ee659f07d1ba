import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words after which “kot” means “as”: “enak kot prej” (the same as before). */
const equals = setOf(
  'toliko tolikšen tolikšna tolikšno tak taka tako take taki takega takšen takšna takšno takšne takšni enak enaka enako enake enaki enakega isti ista isto iste istega enkrat dvakrat trikrat štirikrat petkrat desetkrat podobno podobna podoben naprej znan znana znano znani deluje delal dela služi služijo uporablja uporabljajo opisal označil štejejo šteje velja veljajo',
);
/** Words after which “kot” means “than”: “drugače kot prej” (differently than before). */
const unequals = setOf(
  'drugače drugačen drugačna drugačno drugačne drugačni drugi drugega drugje prej raje rajši več manj bolj bolje huje višje nižje dlje hitreje pogosteje laže lažje težje',
);

/** Times and events. Before them, “po” means “after”: “po vojni” (after the war). */
const events = setOf(
  'letu letih vojni vojnah smrti koncu porazu zmagi tekmi operaciji rojstvu prihodu odhodu vrnitvi obisku volitvah dneh dnevih tednih mesecih urah minutah sekundah desetletjih desetletju stoletju stoletjih kosilu večerji zajtrku maši končani končanem opravljenem opravljenih službi šoli poroki ločitvi potresu požaru nesreči poletju zimi noči polnoči odmoru premoru razpadu padcu odkritju ustanovitvi osamosvojitvi osvoboditvi revoluciji prenovi združitvi objavi uvedbi sprejetju vstopu izstopu prenehanju poteku začetku zaključku nastopu koncertu predstavi srečanju pogovoru sestanku seji referendumu napadu napadih bojih boju spopadu spopadih porodu bolezni okužbi zdravljenju poškodbi raziskavi januarju februarju marcu aprilu maju juniju juliju avgustu septembru oktobru novembru decembru',
);

/** Words between “po” and a time: “po več kot desetletju” (after more than a decade). */
const countWords = setOf('več kot manj skoraj približno komaj dobrih slabih nekaj mnogih dolgih okoli');

/** Places and events. Before them, “na” means “at”: “na sestanku” (at the meeting). */
const meetings = setOf(
  'začetku koncu sestanku seji tekmi prireditvi festivalu koncertu prvenstvu prvenstvih tekmovanju tekmovanjih sodišču letališču postaji postajališču razstavi turnirju turnirjih konferenci srečanju kongresu poroki zabavi treningu univerzi fakulteti gimnaziji akademiji inštitutu zavodu ministrstvu občini pošti policiji banki okencu blagajni sejmu slovesnosti pogrebu plesu predavanju izpitu tečaju seminarju zasedanju zborovanju referendumu volitvah igrah pogajanjih zaslišanju predstavitvi otvoritvi premieri odprtju skupščini meji vratih dvoru večerji kosilu praznovanju delavnici avdiciji dirki maratonu križišču',
);

/** Nouns that name a group. Before them, “med” means “amongst”, although they are singular. */
const groups = setOf(
  'elito prebivalstvom mladino publiko množico občinstvom ljudstvom vodstvom vojsko drugim seboj sabo tem',
);

const hasFeature = (word: ReadWord | undefined, feature: string): boolean =>
  word?.analyses.some(({ features }) => features.some((each) => each.includes(feature))) ?? false;

const numberedDate = (form: string) => /^\d/.test(form);

/**
 * Whether “in” (and) joins the next noun with another, so that “med” means “between”: “med Dravo in Savo” (between the Drava
 * and the Sava).
 */
const joinsTwo = ({ after }: Place): boolean =>
  after.slice(1, 6).some(({ form }, index) => {
    const second = after[index + 2]?.form ?? '';
    return (
      /^(?:in|ter)$/.test(form) && /(?:[oei]m|o|mi|ma)$/.test(second) && !/^(?:to|po|do|tako|zato|celo)$/.test(second)
    );
  });

/** Verbs of belonging. Beside them, “med” means “amongst”: “med opremo spada” (belongs to the equipment). */
const belongs = /^(?:spada|sodi|šteje|štel|uvršča|uvrsti|prištev|razdeli)/;

export const slovenianParticleRules: readonly Rule[] = [
  {
    forms: { sl: 'kot' },
    means: isConcept('as/conjunction'),
    holds: ({ before }) => equals.has(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “kot” after a comparative means “than”: “večji kot prej” (bigger than before)
    forms: { sl: 'kot kakor' },
    means: isConcept('than/conjunction'),
    holds: (place) => {
      const { before, earlier } = place;
      return (
        unequals.has(before?.form ?? '') ||
        comparative.test(before?.form ?? '') ||
        // The comparative may also stand before the word that is compared: “bolj zelen kot prej” (greener than before),
        // “boljšo kamero kot moj telefon” (a better camera than my phone).
        earlier.slice(-3).some(({ form }) => /^(?:bolj|več|manj)$/.test(form) || /^(?:več|manj|bolj)ji?$/.test(form)) ||
        (gapBefore(place) === 1 && earlier.slice(-3).some(({ form }) => comparative.test(form)))
      );
    },
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “po” means “after” in “po 1. januarju” (after 1 January) and “po vojni” (after the war), but “along” in “po cesti”
    // (along the road)
    forms: { sl: 'po' },
    means: isConcept('after/preposition'),
    holds: ({ after, lexicon }) => {
      const event = after.slice(0, 4).findIndex(({ form }) => events.has(form));
      return (
        (numberedDate(after[0]?.form ?? '') && /(?:u|ih|eh)$/.test(after[1]?.form ?? '')) ||
        (event >= 0 &&
          after
            .slice(0, event)
            .every((word) => countWords.has(word.form) || mayBe(word, ['adjective', 'numeral', 'determiner'], lexicon)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “na” means “at” in “na sestanku” (at the meeting) and “na zadnji seji” (at the last meeting), but “on” in “na mizi”
    // (on the table)
    forms: { sl: 'na' },
    means: isConcept('at/preposition'),
    holds: ({ after: [next, second], lexicon }) =>
      meetings.has(next?.form ?? '') ||
      (meetings.has(second?.form ?? '') && isOnly(next, ['adjective', 'determiner', 'numeral'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “na” means “in” in “na Danskem” (in Denmark) and “na področju kulture” (in the field of culture)
    forms: { sl: 'na' },
    means: isConcept('in/preposition'),
    holds: ({ after: [next] }) =>
      (isCapitalised(next) && /(?:sk|šk)em$/.test(next?.form ?? '')) ||
      /^(?:področju|področjih|območju|območjih|primeru|način|podeželju|jugu|severu|vzhodu|zahodu|jugovzhodu|severovzhodu|jugozahodu|severozahodu|soncu|dežju|zraku|snegu|obzorju|sliki|fotografiji|ulici|ulicah|mestih|mrazu|nebu)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “med” means “during” in “med vojno” (during the war), but “between” in “med Dravo in Savo” (between the Drava and the
    // Sava)
    forms: { sl: 'med' },
    means: isConcept('during/preposition'),
    holds: (place) => {
      // Also with adjectives before the noun: “med drugo svetovno vojno” (during the Second World War)
      const described = place.after
        .slice(0, 4)
        .findIndex((word) => !isOnly(word, ['adjective', 'determiner', 'numeral'], place.lexicon));
      const noun = place.after[described];
      return (
        noun !== undefined &&
        hasFeature(noun, 'ins sg') &&
        mayBe(noun, ['noun'], place.lexicon) &&
        !groups.has(noun.form) &&
        !isCapitalised(noun) &&
        !joinsTwo(place) &&
        !clauseAround(place).some(({ form }) => belongs.test(form))
      );
    },
    weightElsewhere: 0.2,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { sl: 'med' },
    means: isConcept('between/preposition'),
    holds: joinsTwo,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “med” means “amongst” in “med ljudmi” (amongst people), but “between” in “med ljudmi in živalmi” (between people and
    // animals)
    forms: { sl: 'med' },
    means: isConcept('amongst/preposition'),
    holds: (place) => (hasFeature(place.after[0], 'ins pl') || place.after[0]?.form === 'njimi') && !joinsTwo(place),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
  {
    // “prav” means “quite” in “prav zanimiv” (quite interesting), but “right” in “prav tam” (right there)
    forms: { sl: 'prav' },
    means: isConcept('quite-prav/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isOnly(next, ['adjective', 'adverb'], lexicon) &&
      mayBe(next, ['adjective'], lexicon) &&
      !/^(?:tak|takš|tist|ta$|te$|to$|t[ei]m|drug|prv|zadnj|vs|sam|slovensk|enak|ist|takr|zdaj|danes|zato|tu$|tam$|v$)/.test(
        next.form,
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “prav” before “ta” means “the very”: “prav ta dan” (on this very day)
    forms: { sl: 'prav' },
    means: isConcept('the-very/determiner'),
    holds: ({ after: [next] }) => /^(?:ta|te|to|tist[aeio])$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
    isForSingleVersion: true,
  },
  {
    // “krivi” means “guilty” in “niso krivi” (are not guilty), but “blames” in “krivi sosede” (blames the neighbours)
    forms: { sl: 'krivi' },
    means: isConcept('guilty/adjective'),
    holds: (place) => clauseAround(place).some(({ form }) => /^(?:so|niso|smo|nismo|ste|niste|bili|bodo)$/.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “verjetno” means “likely” in “bolj verjetno je, da” (it is more likely that), but “probably” in “verjetno je doma” (is
    // probably at home)
    forms: { sl: 'verjetno' },
    means: isConcept('likely/adjective'),
    holds: ({ before, after: [next] }) =>
      /^(?:bolj|najbolj|manj|malo|zelo|ni|precej|dovolj)$/.test(before?.form ?? '') || next?.form === 'da',
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
