import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';

/** Forms of “parlare” (talk) in the singular: one person cannot “talk to each other”. */
const talk = 'parla parlava parlò parlerà parli parlasse parlerebbe parlando';

const intransitive =
  /^(?:va|andava|andò|andrà|arriva|arrivava|arrivò|arriverà|torna|tornava|tornò|tornerà|parte|partiva|partirà|esce|usciva|entra|entrava|passa|passava|passerà|sta|stava|resta|restava|rimane|nasce|cade|corre|cammina|dorme|vive|viveva|muore|moriva|lavora|lavorava|gioca|giocava|giocherà|parla|parlava|parlò|parlerà|pensa|pensava)$/;

const isAfterSi = ({ word, before, earlier }: Place): boolean =>
  (before?.form === 'si' && word.start - before.end === 1) ||
  (/^(?:è|era|sarebbe|sia)$/.test(before?.form ?? '') && earlier.at(-2)?.form === 'si');

/** “si” means “people”, not “each other”: “della crisi si parla ovunque” (people talk about the crisis everywhere). */
export const italianImpersonalSi: readonly Rule[] = [
  {
    forms: { it: `${talk} parlato` },
    means: (conceptId) => conceptId !== 'talk-to-each-other/verb',
    holds: isAfterSi,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    forms: { it: 'si' },
    means: isConcept('one-people/pronoun'),
    holds: ({ word, after: [verb, next] }) =>
      verb !== undefined &&
      verb.start - word.end === 1 &&
      (intransitive.test(verb.form) || (/^(?:è|era)$/.test(verb.form) && next?.form === 'parlato')),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
];
