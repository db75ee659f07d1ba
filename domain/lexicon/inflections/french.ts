import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';

export const frenchInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name', 'numeral'],
      [
        ['s', '-'],
        ['x', '-'],
        ['aux', 'al ail'],
        ['e', '-'],
        ['es', '-'],
      ],
    ),
    ...endingRules(
      ['noun', 'adjective'],
      [
        ['trice', 'teur'],
        ['trices', 'teur'],
        ['euse', 'eur eux'],
        ['euses', 'eur eux'],
        ['ière', 'ier'],
        ['ières', 'ier'],
        ['enne', 'en'],
        ['ennes', 'en'],
      ],
    ),
    ...endingRules(
      ['adjective', 'determiner', 'pronoun'],
      [
        ['s', '-'],
        ['x', '-'],
        ['e', '-'],
        ['es', '-'],
        ['aux', 'al'],
        ['ve ves', 'f'],
        ['elle elles', 'el eau'],
        ['onne onnes', 'on'],
        ['ète ètes', 'et'],
        ['che ches', 'c'],
        ['se ses', 'x s'],
        ['sse sses', 's'],
        ['ment ement', '-'],
        ['amment', 'ant'],
        ['emment', 'ent'],
      ],
    ),
    ...endingRules(
      ['verb'],
      [
        [
          'é ée és ées ez er erai eras era erons erez eront erais erait erions eriez eraient ai as a âmes èrent ât',
          'er',
        ],
        ['e es ent ons ions iez ais ait aient ant asse assent', 'er ir re'],
        [
          'is it issons issez issent issais issait issaient issant isse irai iras ira irons irez iront irait iraient i ie ies irent',
          'ir',
        ],
        ['s t is it irent u ue us ues rai ras ra rons rez ront rais rait raient', 're oir ir'],
      ],
    ),
  ]),
  stemChanges: [
    [/è([^aeiouyéè]+)$/, 'e$1'],
    [/è([^aeiouyéè]+)$/, 'é$1'],
    [/ç$/, 'c'],
    [/ge$/, 'g'],
    [/ll$/, 'l'],
    [/tt$/, 't'],
    [/i$/, 'y'],
    [/ign$/, 'ind'],
    [/([^aeiouy])$/, '$1d'],
  ],
  wordChanges: [],
};
