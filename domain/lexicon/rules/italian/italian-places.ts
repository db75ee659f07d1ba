import type { Place, Rule } from '../grammar-rule.ts';
import { mayBe } from '../word-classes.ts';
import { sense } from './italian-senses.ts';

/** A rule for a sense that is meant where `holds` is true, and almost never elsewhere. */
export const only = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1e-5, weightOfOthers: 1e-9 });

/** A rule for a sense that is meant where `holds` is true, and possible elsewhere. */
export const mainly = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1, weightOfOthers: 1e-3 });

export const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;

export const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

export const isBeforeNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun', 'adjective'], lexicon);
