import type { Rule } from '../../grammar-rule.ts';
import { rulesOf } from '../english-word-sets.ts';
import { generalAdjectives } from './general-adjectives.ts';
import { generalNouns } from './general-nouns.ts';
import { generalVerbs } from './general-verbs.ts';
import { proseNouns } from './prose/nouns.ts';
import { proseOthers } from './prose/others.ts';
import { proseVerbs } from './prose/verbs.ts';
import { shownNouns } from './shown-nouns.ts';
import { shownOthers } from './shown-others.ts';
import { shownVerbs } from './shown-verbs.ts';
import { usualNounsAToB } from './usual-nouns-a-b.ts';
import { usualNounsCToD } from './usual-nouns-c-d.ts';
import { usualNounsEToM } from './usual-nouns-e-m.ts';
import { usualNounsNToR } from './usual-nouns-n-r.ts';
import { usualNounsSToZ } from './usual-nouns-s-z.ts';
import { usualVerbsAToL } from './usual-verbs-a-l.ts';
import { usualVerbsMToZ } from './usual-verbs-m-z.ts';
import { writtenSenses } from './written/written.ts';

/** Rules that choose a sense from nearby words, and rules for the usual sense of a word. */
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
  ...generalNouns,
  ...generalVerbs,
  ...generalAdjectives,
  ...writtenSenses,
  ...proseNouns,
  ...proseVerbs,
  ...proseOthers,
].flatMap(rulesOf);
