import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';

/** A meaning that a word has only near certain words (cues). The pattern is tested against each word around it. */
type Cue = readonly [forms: string, conceptId: string, near: RegExp];

/** Slovenian words whose meaning depends on the topic of the sentence. The cues are beginnings of words about the topic. */
const cues: readonly Cue[] = [
  [
    'klop klopa klopi klope klopov klopih klopom',
    'tick-insect/noun',
    /^(?:bolez|mening|borelio|prenaš|ugriz|pič[ie]|okuž|prisesa|odstran|koža|kož[ei]|cepl|cepiv|gozd|trav[aei]|žival|obolel|encefal|pik[ae]?$)/,
  ],
  [
    'glas glasov glasove glasu glasovi glasom',
    'vote/noun',
    /^(?:večin[aoei]|odstot|volil|voliv|volit|kandidat|strank|prešte|oddan|dobil|prejel|proti$|poslan|izvol|glasova|referend|mandat)/,
  ],
  [
    'igralec igralca igralcu igralcem igralci igralce igralcev igralka igralke igralko igralki igralk',
    'actor/noun',
    /^(?:film|gledali|gledal|predstav|odr[ua]?$|oder$|reži|režis|drama|dram[eoi]|serij|nanizank|vlog[aeio]|televiz|hollywood|oskar|komedij|prizor|scenar|upriz|pevec|pevk)/,
  ],
  [
    'vloga vlogo vloge vlogi vlog',
    'application-request/noun',
    /^(?:vloži|oddal?[aio]?$|oddati$|odda$|zavrn|nepopoln|obrazec|obrazc|vlagatel|priloži)/,
  ],
  [
    'temo temi tema teme',
    'dark/noun',
    /^(?:noč|luč|mrak|ponoči|svetil|gosta|gosto|padl[ao]|trd[ao]|popolna|popolno|stemn|bal[aio]?$|boji[mš]?$|sije|sveč|zvezd)/,
  ],
  [
    'sklep sklepa sklepe sklepi sklepov sklepih sklepom',
    'joint-body/noun',
    /^(?:kole|kolk|ram[ae]|boleč|bol[ei]|artri|artro|hrustan|mišic|kost[ei]?$|kosti|gleženj|gležnj|komolc|zapestj|tetiv|revm|gibljiv|ukriv)/,
  ],
  [
    'zakon zakona zakonu zakonom',
    'marriage/noun',
    /^(?:mož[aeu]?$|žen[aoei]$|poroč|porok|ločil|ločit|razve|skleni[lt]|otrok|otroci|ljubezen|sreč|zakonc|rodil|rodi|sin[aov]*$|hč|hčer)/,
  ],
  [
    'tok toka toku tokom tokovi tokove',
    'electric-current/noun',
    /^(?:elektr|napetos|izmeničn|enosmern|amper|upor|tokokrog|žic|vodnik|tuljav|baterij|volt)/,
  ],
  [
    'duh duha duhu duhovi duhove duhov duhovom',
    'ghost/noun',
    /^(?:grad[aui]?$|straš|strah|mrtv|prikaz|prikazen|pošast|hiš[aei]|noč|vil[ae]|demon|čarov)/,
  ],
  [
    'krč krči krče krčev',
    'cramp/noun',
    /^(?:mišic|mišič|boleč|trebuh|želod|epilep|dobi|ima[lm]?[ao]?$|imajo|noga|nog[ei]|meč|prebav|črev|bruh)/,
  ],
  [
    'celica celice celico celici celic celicah',
    'cell-prison/noun',
    /^(?:zapor|zaporn|pazni|jetni|obsoj|rešetk|pripor|samic|kazn|ujetn)/,
  ],
  [
    'list lista liste listi listov listih',
    'sheet/noun',
    /^(?:papir|pisa[lnt]|zapisa|podpis|natisn|tiskan|knjig|zvezek|zvezk|stran|črk|pisal)/,
  ],
  [
    'teče tečejo teči tekel tekla teklo tekli tekle',
    'flow/verb',
    /^(?:rek[aeio]$|potok|vod[aeo]$|kri$|krvi|žil|solz|studen|strug|vino$|reče|kanal)/,
  ],
  [
    'pritožba pritožbo pritožbe pritožbi pritožb',
    'appeal-court/noun',
    /^(?:sodišč|sodb|sodni|toži|tožn|tožen|vložil?|senat|obtožen|stopnje|odločb|zavrn|revizij|pravd)/,
  ],
  [
    'poje pojem pojemo pojejo pojeste',
    'eat/verb',
    /^(?:mes[oa]$|kruh|hran|jed[io]?$|jedi|zelenjav|sadj|kalorij|obrok|večerj|kosil|zajtrk|riba|rib[eo]$|juh|solat|čokolad|krožnik|jabolk|količin|vroč[oe]$|lačn|tort|sladic|pojed|zauži|žlic|sit[aio]?$|prigriz)/,
  ],
  [
    'rak raka raki rakov rake rakom rakih',
    'crab/noun',
    /^(?:rib[aeo]?$|morj|morsk|školjk|klešč|lov|oklep|potok|meduz|jezer|obal)/,
  ],
];

const around = ({ earlier, after }: Place): readonly { form: string }[] => [...earlier, ...after];

export const slovenianCues: readonly Rule[] = cues.map(([forms, conceptId, near]) => ({
  forms: { sl: forms },
  means: isConcept(conceptId),
  holds: (place: Place) => around(place).some(({ form }) => near.test(form)),
  weightElsewhere: 1,
  weightOfOthers: 1e-5,
  isForSingleVersion: true,
}));
