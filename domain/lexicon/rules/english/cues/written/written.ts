import type { ShownSense } from '../../english-word-sets.ts';
import { writtenGeneral } from './general.ts';
import { writtenNounsAToO } from './nouns-a-to-o.ts';
import { writtenNounsPToZ } from './nouns-p-to-z.ts';
import { writtenOthers } from './others.ts';
import { writtenVerbsAToG } from './verbs-a-to-g.ts';
import { writtenVerbsHToZ } from './verbs-h-to-z.ts';

/** Senses of words in news, encyclopedias, stories and on web pages. */
export const writtenSenses: readonly ShownSense[] = [
  ...writtenNounsAToO,
  ...writtenNounsPToZ,
  ...writtenVerbsAToG,
  ...writtenVerbsHToZ,
  ...writtenOthers,
  ...writtenGeneral,
];
