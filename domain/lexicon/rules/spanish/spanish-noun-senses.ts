import type { Rule } from '../grammar-rule.ts';
import { everydayCues } from './spanish-everyday-nouns.ts';
import { furtherCues, furtherUsualNouns } from './spanish-further-nouns.ts';
import { leisureCues } from './spanish-leisure-nouns.ts';
import { publicCues } from './spanish-public-nouns.ts';
import { referenceCues, referenceNouns } from './spanish-reference-senses.ts';
import { joinSenses } from './spanish-senses.ts';
import { usualNouns } from './spanish-usual-nouns.ts';

export const spanishNounSenses: readonly Rule[] = joinSenses(
  [...usualNouns, ...furtherUsualNouns, ...referenceNouns],
  [...leisureCues, ...publicCues, ...everydayCues, ...furtherCues, ...referenceCues],
);
