import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';

const isAfter =
  (adjective: RegExp) =>
  ({ before, word }: Place): boolean =>
    before !== undefined && word.start - before.end === 1 && adjective.test(before.form);

/** Nouns whose meaning is shown by the adjective before them: forms, concept, beginnings of the adjectives. */
const nouns: readonly (readonly [forms: string, conceptId: string, adjective: RegExp])[] = [
  [
    // “družba” is a company in “naftna družba” (an oil company), but society in “sodobna družba” (modern society).
    'družba družbe družbi družbo družb družbah družbam družbami',
    'company-firm/noun',
    /^(?:delnišk|gospodarsk|hčerinsk|matičn|zavarovaln|medijsk|investicijsk|borzn|borznoposredn|naftn|trgovsk|filmsk|programsk|strateš|javn[aeio]|energetsk|telekomunikac|prevozn|farmacev|holdinšk|krovn|lizin)/,
  ],
  [
    // “svet” is a council in “nadzorni svet” (supervisory council), but the world in “ves svet” (the whole world).
    'svet sveta svetu svetom sveti svetov svete svetih',
    'council/noun',
    /^(?:strokovn|personaln|znanstven|akademsk|narodn|evropsk|varnostn|mestn|občinsk|nadzorn|delavsk|študentsk|krajevn|programsk|gospodarsk|ekonomsk)/,
  ],
  [
    // “organ” is an authority in “davčni organ” (tax authority), but a part of the body in “notranji organ” (an inner organ).
    'organ organa organu organom organi organov organe organih',
    'authority-body/noun',
    /^(?:državn|pristojn|upravn|nadzorn|sodn|prekršk|davčn|občinsk|inšpekc|carinsk|zakonodajn|izvršiln)/,
  ],
  [
    // “igralec” is an actor in “filmski igralec” (a film actor), but a player in “najboljši igralec tekme” (the best player
    // of the match).
    'igralec igralca igralcu igralcem igralci igralce igralcev igralcih',
    'actor/noun',
    /^(?:filmsk|gledališk|dramsk|oskarjevsk)/,
  ],
];

export const slovenianNounsBesideAdjectives: readonly Rule[] = [
  ...nouns.map(([forms, conceptId, adjective]) => ({
    forms: { sl: forms },
    means: isConcept(conceptId),
    holds: isAfter(adjective),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  })),
  {
    // “sredi” is a form of “middle” in “na sredi ceste” (in the middle of the road), but not in “v sredo” (on Wednesday).
    forms: { sl: 'sredi sredini' },
    means: isConcept('middle/noun'),
    holds: ({ before }) => before?.form === 'na',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “skladu” means “accordance” in “v skladu z” (in accordance with), but “fund” in “v skladu za kulturo” (in the fund for
    // culture).
    forms: { sl: 'skladu' },
    means: isConcept('accordance-sklad/noun'),
    holds: ({ before, after: [next] }) => before?.form === 'v' && /^[sz]$/.test(next?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “gledati” means “look” in “gleda proti vratom” (looks towards the door), but “watch” in “gleda tekmo” (watches the
    // match).
    forms: {
      sl: 'gledati gledam gledaš gleda gledamo gledate gledajo gledava gledata gledal gledala gledalo gledali gledale glej glejte',
    },
    means: isConcept('look/verb'),
    holds: ({ after }) =>
      /^(?:proti|skozi|v|na|vame|vate|vanj|vanjo|vanje|navzgor|navzdol|gor|dol|naravnost|stran|okoli|okrog|naokrog|predse|za)$/.test(
        after.find(({ form }) => !/^(?:je|sem|si|so|smo|ste|sta|sva|bo|bom|ga|jo)$/.test(form))?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
