import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';

const separable =
  'ab|an|auf|aus|bei|da|dar|durch|ein|entgegen|fest|fort|heim|her|heraus|herein|hervor|hin|hinaus|hinein|hinzu|los|mit|nach|nieder|statt|teil|um|unter|vor|voraus|vorbei|weg|weiter|wieder|zu|zurück|zusammen';
const caseEndings = 'e er es en em';

export const germanInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name', 'numeral'],
      [
        ['e er s ern', '-'],
        ['es', '-'],
        ['en', '- e um us a'],
        ['n', '-'],
        ['nen', '-'],
        ['ens', '-'],
        ['se', '-'],
        ['sen', '-'],
      ],
    ),
    ...endingRules(
      ['adjective', 'determiner', 'pronoun', 'numeral'],
      [
        [caseEndings, '- e'],
        ['er ere erer eres eren erem', '- e'],
        ['ste ster stes sten stem este ester estes esten estem', '- e'],
        ['le ler les len lem', 'el'],
        ['re rer res ren rem', 'er'],
      ],
    ),
    ...endingRules(
      ['verb'],
      [
        ['e st t et est te test ten tet ete etest eten etet end ende ender endes enden endem', 'en'],
        ['te ter tes ten tem ete eter etes eten etem', 'en'],
        ['ene ener enes enen enem', 'en'],
        ['st t te test ten tet nd nde nder ndes nden', 'n'],
        ['en', 'en'],
      ],
    ),
  ]),
  stemChanges: [
    [/äu([^aeiouäöü]*(?:e[lnr])?)$/, 'au$1'],
    [/ä([^aeiouäöü]*(?:e[lnr])?)$/, 'a$1'],
    [/ö([^aeiouäöü]*(?:e[lnr])?)$/, 'o$1'],
    [/ü([^aeiouäöü]*(?:e[lnr])?)$/, 'u$1'],
    [/ie([^aeiouäöü]+)$/, 'e$1'],
    [/i([^aeiouäöü]+)$/, 'e$1'],
  ],
  wordChanges: [
    [/^ge/, ''],
    [new RegExp(`^(${separable})ge`), '$1'],
    [new RegExp(`^(${separable})zu`), '$1'],
  ],
};
