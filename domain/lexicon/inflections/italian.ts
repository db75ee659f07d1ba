import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';

export const italianInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name', 'adjective', 'determiner', 'pronoun', 'numeral'],
      [
        ['i', 'o e a io'],
        ['e', 'a o'],
        ['a', 'o'],
        ['o', 'a'],
        ['ie', 'ia io'],
        ['chi', 'co ca'],
        ['che', 'ca co'],
        ['ghi', 'go ga'],
        ['ghe', 'ga go'],
        ['issimo issima issimi issime', 'o e'],
        ['ino ina ini ine etto etta etti ette', 'o a e'],
        ['trice trici', 'tore'],
        ['mente', 'e le'],
        ['amente', 'o'],
      ],
    ),
    ...endingRules(
      ['verb'],
      [
        ['ato ata ati ate ando ava avo avi avamo avate avano ai asti ò ammo aste arono assi asse assero', 'are'],
        [
          'uto uta uti ute eva evo evi evamo evate evano ei esti é ette etti emmo erono ettero essi esse essero ete',
          'ere',
        ],
        // Present participles: “avente” (having).
        ['ante anti', 'are'],
        ['ente enti', 'ere ire'],
        ['ito ita iti ite iva ivo ivi ivamo ivate ivano ii isti ì immo irono issi isse issero', 'ire'],
        ['isco isci isce iscono isca iscano irò irai irà iremo irete iranno irei iresti irebbe irebbero', 'ire'],
        ['erò erai erà eremo erete eranno erei eresti erebbe eremmo erebbero', 'are ere'],
        ['o i iamo iate ia iano', 'are ere ire iare'],
        ['a ano', 'are ere ire'],
        ['e ono endo', 'ere ire'],
        ['e', 'ere ire are'],
        ['so sa si se sero', 'dere ndere gere rere'],
        ['sto sta sti ste', 'ndere dere'],
      ],
    ),
  ]),
  stemChanges: [
    [/h$/, ''],
    [/gg$/, 'g'],
  ],
  wordChanges: [
    [/(?<=[aei]r)(?:[mtscv]i|l[aeo]|li|gli|ne|(?:me|te|se|ce|ve|glie)(?:l[aeo]|li|ne))$/, 'e'],
    [/(?<=ndo)(?:[mtscv]i|l[aeo]|li|gli|ne|(?:me|te|se|ce|ve|glie)(?:l[aeo]|li|ne))$/, ''],
    [/(?<=[aeiu]t[aeio])(?:si|[mtcv]i|l[aeo]|li)$/, ''],
    [/([aei])r$/, '$1re'],
  ],
};
