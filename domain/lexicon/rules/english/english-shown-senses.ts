import type { Rule } from '../grammar-rule.ts';
import { shownNouns } from './english-shown-nouns.ts';
import { shownOthers } from './english-shown-others.ts';
import { shownVerbs } from './english-shown-verbs.ts';
import { usualNounsAToB } from './english-usual-nouns-a-b.ts';
import { usualNounsCToD } from './english-usual-nouns-c-d.ts';
import { usualNounsEToM } from './english-usual-nouns-e-m.ts';
import { usualNounsNToR } from './english-usual-nouns-n-r.ts';
import { usualNounsSToZ } from './english-usual-nouns-s-z.ts';
import { usualVerbsAToL } from './english-usual-verbs-a-l.ts';
import { usualVerbsMToZ } from './english-usual-verbs-m-z.ts';
import { rulesOf } from './english-word-sets.ts';

/** Senses that words nearby show, and the usual senses elsewhere. */
export const shownSenses: readonly Rule[] = [
  ...shownNouns,
  ...shownVerbs,
  ...shownOthers,
  ...usualNounsAToB,
  ...usualNounsCToD,
  ...usualNounsEToM,
  ...usualNounsNToR,
  ...usualNounsSToZ,
  ...usualVerbsAToL,
  ...usualVerbsMToZ,
].flatMap(rulesOf);
