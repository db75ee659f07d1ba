import { clauseAround, isConcept, type Place, type Rule } from '../../grammar-rule.ts';

/**
 * A rarer meaning of a word, and the words in the same clause that show this meaning. The patterns match the beginnings of
 * these words.
 */
type CuedSense = readonly [forms: string, conceptId: string, near: RegExp, weightElsewhere: number];

const inflect = (stem: string, endings: string): string =>
  endings
    .split(' ')
    .map((ending) => stem + ending)
    .join(' ');

const adjective = 'i a o e ega emu em ih im imi';
const feminine = 'a e o i ah ami am';

const senses: readonly CuedSense[] = [
  [
    // “posveti” means “shines” in “posveti z lučko” (shines a light), but “dedicates” in “posveti čas otrokom” (dedicates
    // time to the children)
    'posveti posvetim posvetiš posvetite posvetimo posvetil posvetila posvetili posvetiti posvetijo',
    'shine-light/verb',
    /^(?:lučk|luč|svetilk|svetlob|baterij|žaromet|laser|lamp|obraz)/,
    1e-3,
  ],
  [
    // “visok” means “tall” in “visok moški” (tall man), but “high” in “visok stolp” (high tower)
    `visok ${inflect('visok', adjective)}`,
    'tall/adjective',
    /^(?:moški|mošk|fant|dekle|dekl|žensk|deček|dečk|oče|očet|brat|sestr|mož|gospod|človek|postav|rasti$|prijatelj|igralec|igralc|igralka|sosed|sin$|vojak|starec|starc|mladenič|možakar|on$|ona$)/,
    1,
  ],
  [
    // “igralski” means “of players” in “igralski kader moštva” (the players of the team), but “of actors” in “igralska
    // vloga” (acting role)
    inflect('igralsk', adjective),
    'playing-igralski/adjective',
    /^(?:kader|kadr|moštv|klub|trener|zasedb|napad|lig[aeio]$|prvenstv|tekm)/,
    1e-4,
  ],
  [
    // “uspeva” means “thrives” in “rastlina uspeva v senci” (the plant thrives in shade), but “succeeds” in “to mu uspeva”
    // (he succeeds in this)
    `uspeva ${inflect('uspeva', 'jo l la lo li le ti')}`,
    'thrive/verb',
    /^(?:rastlin|vrst[ae]$|drev|grm|cvet|senc|tleh$|zemlj|podnebj|trav|gozd|vrtu|sort|legah|gob[ae]?$|prst[ih]|rastišč)/,
    0.01,
  ],
  [
    // “pipa” means “tap” in “voda teče iz pipe” (water runs from the tap), but “pipe” in “kadi pipo” (smokes a pipe)
    `pip ${inflect('pip', feminine)}`,
    'tap-water/noun',
    /^(?:cev|vod[aeio]|vodovod|kuhinj|teč|kopalnic|umivaln|kaplj|toči)/,
    0.3,
  ],
  [
    // “šteje” means “has (a number of)” in “mesto šteje tisoč prebivalcev” (the town has a thousand inhabitants), but
    // “counts” in “šteje denar” (counts money)
    'šteje štejejo štel štela štelo šteli',
    'number-steti/verb',
    /^(?:prebival|član|ljudi$|enot|zvezkov|strani$|vojakov|gospodinj|duš$|primerk|hiš$|mož$)/,
    1e-4,
  ],
  // “navit” means “inflated” in “navite cene” (inflated prices)
  [`navit ${inflect('navit', adjective)}`, 'inflated-navit/adjective', /^cen(?:a|e|o|i|ah|am|ami)?$/, 1e-4],
  [
    // “izdati” means “betray” in “izdal je prijatelja” (betrayed a friend), but “publish” in “izdal je knjigo” (published a
    // book)
    inflect('izda', 'l la le li lo ti jo m š mo te ja jal jala jali jati'),
    'betray/verb',
    /^(?:prisotnost|prijatelja|prijateljico|skrivnost|domovino|ideale|načela|zaveznik|tovariš|zaupanje|sovražnik|izdajal)/,
    1,
  ],
  [
    // “carina” means “duty” in “plačati carino” (pay duty), but “customs” in “delati na carini” (work at customs)
    `carin ${inflect('carin', feminine)}`,
    'customs-duty-carina/noun',
    /^(?:plač|stopnj|uvoz|odstot|kvot|zniža|zviša|ukini|uved|uvel|dodatn|jekl|izdelk)/,
    1e-4,
  ],
  [
    // “prijava” means “report” in “prijava nasilja policiji” (reporting violence to the police), but “enrolment” in “prijava
    // na tečaj” (enrolment in a course)
    `prijav ${inflect('prijav', feminine)}`,
    'report-notification/noun',
    /^(?:policij|polica|obolel|bolez|nasilj|kazniv|kraj[aeo]$|tatvin|vlom|anonimn|okužb|škod|napad)/,
    0.01,
  ],
  [
    // “težek” means “heavy” in “težki kovčki” (heavy suitcases), but “hard” in “težka naloga” (hard task)
    `težek težak ${inflect('težk', adjective)} ${inflect('težj', adjective)}`,
    'heavy/adjective',
    /^(?:kilogram|kg$|ton[ae]?$|gram|tovor|kovč|kamn|kamen|oklep|orožj|topništv|tank|industrij|kovin|torb|nahrbtnik|vozil|breme|škorn|plašč|vreč|železn|svinč|škatl|zaboj|predmet|omar|krogl|utež|element|atom|vod[aeio]$)/,
    1,
  ],
  [
    // “izvedel” means “carried out” in “izvedel je napad” (carried out an attack), but “heard” in “izvedel je novico” (heard
    // the news)
    'izvedel izvedla izvedli izvedle izvedlo izvedem izvede izvedejo izvedemo',
    'carry-out-izvesti-sl/verb',
    /^(?:udar|zamah|napad|akcij|raziskav|poskus|projekt|operacij|program|strel|nalog|ukrep|pregled|postop|dokaz|volit|gradnj|vaj[eo]$|anket|met$|skladb|koncert|reform|analiz|meritev|meritv)/,
    1,
  ],
  [
    // “dlje” means “further” in “šel je še dlje” (went even further), but “longer” in “čakal je dlje” (waited longer)
    'dlje dalj dalje',
    'further/adverb',
    /^(?:gre|gremo|grem|šel|šl[aoie]|iti|seč[ei]|sega|segel|segl|pri[dš]|pripelj|vrgel|vrgla|skoči|potuj|potova|odd?alj|prodr|kot$|stran$|naprej$|meter|metr|kilomet|od$)/,
    0.3,
  ],
  [
    // “preživlja” means “supports” in “preživlja družino” (supports a family), but “spends” in “preživlja dopoldneve”
    // (spends the mornings)
    `preživlja ${inflect('preživlja', 'm š va ta mo te jo ti l la li lo le')}`,
    'support-family/verb',
    /^(?:družin|otrok|otroke|starš|mater|ženo|moža|žen[oe]$|sinov|hčer|nas$|jih$|ga$|jo$)/,
    1e-3,
  ],
  [
    // “zrel” means “mature” in “zrela igra” (mature play), but “ripe” in “zrelo sadje” (ripe fruit)
    'zrel zrela zrelo zrele zreli zrelega zrelemu zrelem zrelih zrelim zrelejši zrelejša zrelejše zrelost',
    'mature/adjective',
    /^(?:igr|človek|oseb|ljud|žensk|moški|let[ai]?h?$|odločit|umetn|ustvarj|misl|dekle|demokr|družb|politi|čustve|osebnost|pisatelj|roman|knjig|delo$|glas|nastop|odnos|ravnanj|duhovn|celic|gozd)/,
    1,
  ],
  [
    // “primer” means “example” in “svetel primer” (shining example), but “case” in “v tem primeru” (in this case)
    'primer primeri primere primerov primera',
    'example/noun',
    /^(?:dober|dobre$|dobrega|lep$|tipič|odličen|konkret|klasič|zgled|značil|nazor|svetel|praktič|nave[dl]|navaja|poka[zž]|opi[sš]|ponazor|ilustr|kot$|tega$|takega$|takšnega$|najbolj|poučen|naslednj|spodnj)/,
    1,
  ],
  [
    // “četrt” means “a quarter of” in “četrt litra” (a quarter of a litre), but “quarter of a town” in “stara četrt” (old
    // quarter)
    'četrt',
    'quarter-fourth/noun',
    /^(?:litra|kilograma|kile|stoletja|milijona|milijarde|odstotka|kroga|metra|kilometra|tone|žlice|leta|vsega|prebivalcev)$/,
    0.3,
  ],
];

const destinations =
  /^(?:šol|vrtec|službo|cerk|maš[oie]|tečaj|trening|bazen|koncert|predstav|tekm|sestan|predavanj|zabav|kino$|gledališče|knjižnico|trgovin|zdravnik|pouk|fakulteto|gimnazijo|univerzo|vaje$|izlet|dopust|ples|pregled|obisk|volitve)/;

export const slovenianCuedSenses: readonly Rule[] = [
  ...senses.map(([forms, conceptId, near, weightElsewhere]) => ({
    forms: { sl: forms },
    means: isConcept(conceptId),
    holds: (place: Place) => clauseAround(place).some(({ form }) => near.test(form)),
    weightElsewhere,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  })),
  {
    // “hodi” means “attends” in “hodi na tečaj” (attends a course), but “walks” in “hodi po cesti” (walks along the street)
    forms: { sl: `hodil ${inflect('hodi', 'm š va ta mo te jo la li lo le ti')} hodi` },
    means: isConcept('go-regularly-hoditi/verb'),
    holds: (place) => {
      const clause = clauseAround(place);
      return clause.some(
        ({ form }, index) => /^(?:na|v|k|h)$/.test(form) && destinations.test(clause[index + 1]?.form ?? ''),
      );
    },
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
