import type { Reading } from '../../read-sentence.ts';

/**
 * The meaning that a Slovenian word usually has if the sentence exists only in Slovenian and nothing else decides. The estimate
 * by the frequency lists of all languages ranks it too low, because narrower meanings have commoner words in other languages.
 * Concepts whose id ends in “-sl” are usual meanings too, so they are not listed here.
 */
const usualMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  noun: {
    atentat: 'attack-terror/noun',
    blok: 'block/noun',
    boj: 'fight/noun',
    dogovor: 'agreement/noun',
    droga: 'drug/noun',
    izvajalec: 'performer-izvajalec/noun',
    jed: 'dish-food/noun',
    kopica: 'pile/noun',
    lestvica: 'table-lestvica/noun',
    množica: 'crowd-mnozica/noun',
    namen: 'purpose/noun',
    namig: 'hint/noun',
    napetost: 'tension-napetost/noun',
    naprava: 'device/noun',
    naslov: 'title-naslov/noun',
    območje: 'area-region/noun',
    odziv: 'response/noun',
    operacija: 'operation-operacija/noun',
    ovinek: 'bend-road/noun',
    predstava: 'performance-predstava/noun',
    premoženje: 'property-premozenje/noun',
    pretok: 'flow/noun',
    program: 'programme-program/noun',
    raziskovalec: 'researcher/noun',
    raziskovalka: 'researcher/noun',
    revizija: 'review-revizija/noun',
    središče: 'centre-sredisce/noun',
    strokovnjak: 'expert/noun',
    številka: 'number/noun',
    tema: 'topic/noun',
    točka: 'point-tocka/noun',
    trebuh: 'stomach/noun',
    vloga: 'role/noun',
    vzhod: 'east/noun',
    zanos: 'enthusiasm/noun',
    zbor: 'assembly-zbor/noun',
    zlom: 'breakdown-zlom/noun',
  },
  adjective: {
    beden: 'miserable/adjective',
    bistven: 'essential-bistven/adjective',
    ekološki: 'ecological/adjective',
    glasbeni: 'musical/adjective',
    imenovan: 'named-imenovan/adjective',
    negotov: 'uncertain/adjective',
    nenavaden: 'unusual/adjective',
    odličen: 'excellent/adjective',
    plastičen: 'plastic-adjective/adjective',
    posamezen: 'individual/adjective',
    severni: 'northern/adjective',
    slan: 'salty/adjective',
    stabilen: 'stable/adjective',
    svetovni: 'world-svetoven/adjective',
    vodni: 'water-vodni/adjective',
    vzhodni: 'eastern/adjective',
    zavesten: 'conscious/adjective',
  },
  adverb: {
    globoko: 'globoko-deeply/adverb',
    hkrati: 'at-the-same-time/adverb',
    morebiti: 'morebiti-perhaps/adverb',
    splošno: 'generally/adverb',
    tedaj: 'takrat-then/adverb',
    tesno: 'closely/adverb',
    vnaprej: 'vnaprej-in-advance/adverb',
  },
  verb: {
    barvati: 'to-colour/verb',
    črpati: 'draw-crpati/verb',
    določati: 'determine/verb',
    dvigniti: 'raise-dvigati/verb',
    hraniti: 'keep-hraniti/verb',
    izbrati: 'choose/verb',
    izdajati: 'issue-izdati/verb',
    izhajati: 'originate-izhajati/verb',
    izpeljati: 'carry-out-izpeljati/verb',
    izzvati: 'provoke/verb',
    nadomestiti: 'replace/verb',
    najeti: 'hire-najeti/verb',
    nastopati: 'appear-nastopati/verb',
    nastopiti: 'appear-nastopati/verb',
    nehati: 'stop-doing/verb',
    obesiti: 'hang-obesiti/verb',
    obešati: 'hang-obesiti/verb',
    obljubiti: 'promise/verb',
    odpustiti: 'dismiss-odpustiti/verb',
    podpreti: 'support/verb',
    poškodovati: 'damage/verb',
    potrjevati: 'confirm/verb',
    pozvati: 'call-on-pozvati/verb',
    preganjati: 'persecute/verb',
    prenesti: 'transfer-prenesti/verb',
    preživljati: 'spend-time/verb',
    prirediti: 'hold-event-prirejati/verb',
    raziskovati: 'research/verb',
    sestavljati: 'make-up-sestavljati/verb',
    skleniti: 'conclude-skleniti/verb',
    spremljati: 'follow-spremljati/verb',
    tekmovati: 'compete/verb',
    trajati: 'last-verb/verb',
    ukiniti: 'abolish/verb',
    uskladiti: 'coordinate-uskladiti/verb',
    utihniti: 'fall-silent/verb',
    uveljaviti: 'assert-uveljavljati/verb',
    voditi: 'lead-run-voditi/verb',
    zadeti: 'hit-target/verb',
    zagotoviti: 'ensure-zagotoviti/verb',
    zajemati: 'cover-zajeti/verb',
    zamenjati: 'replace/verb',
    zaposliti: 'employ-zaposliti/verb',
    zaposlovati: 'employ-zaposliti/verb',
    zastaviti: 'plan-zastaviti/verb',
    zavarovati: 'protect-zavarovati/verb',
    zavreti: 'boil-zavreti/verb',
    zbirati: 'collect-zbrati/verb',
    zbujati: 'arouse-zbujati/verb',
  },
};

const weightOfOthers = 0.001;
const commonnessExponent = 0.7;
const usageExponent = 0.35;
const weightOfLaterWord = 10;

/** The dictionary lists some adjectives in both forms: “severen” and “severni” (northern). */
const stem = (base: string, part: string): string =>
  `${part === 'adjective' ? base.replace(/e?ni?$/, '') : base} ${part}`;

const stemOf = ({ analysis: { word } }: Reading): string => stem(word.base, word.partOfSpeech);

const usualByStem = new Map(
  Object.entries(usualMeanings).flatMap(([part, meanings]) =>
    Object.entries(meanings).map(([base, conceptId]) => [stem(base, part), conceptId]),
  ),
);

const isUsual = (reading: Reading): boolean =>
  /-sl\/(?:noun|verb|adjective|adverb)$/.test(reading.conceptId) ||
  usualByStem.get(stemOf(reading)) === reading.conceptId;

/**
 * The weight of a reading beside the usual meaning of the same word: “petition” beside “role” for “vloga”. The usual meaning
 * counts as much as the commonest meaning. This keeps it above the meanings of other words with the same form.
 */
export function weighBesideUsual(
  reading: Reading,
  readings: readonly Reading[],
  timesChosen: (conceptId: string) => number,
): number {
  const own = stemOf(reading);
  const sameWord = readings.filter((other) => stemOf(other) === own);
  if (!isUsual(reading)) return sameWord.some(isUsual) ? weightOfOthers : 1;
  const most = Math.max(...sameWord.map(({ commonness }) => commonness));
  const chosen = Math.max(...sameWord.map(({ conceptId }) => timesChosen(conceptId)));
  return (
    2 ** (commonnessExponent * (most - reading.commonness)) *
    ((1 + chosen) / (1 + timesChosen(reading.conceptId))) ** usageExponent *
    (reading.isKin ? 1 : weightOfLaterWord)
  );
}
