import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { beforeIs, both, inClass, near, nextIs, not, sense } from '../italian-senses.ts';

/** Meanings of particles, pronouns and common words that are recognised by the words directly beside them. */
export const italianWordConstructions: readonly Rule[] = [
  // “come” means “how” in “insegnare come fare” (teach how to do it).
  sense(
    'come',
    'how/adverb',
    ({ word, after: [next], language, lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      isInfinitive(next, language, lexicon) &&
      !mayBe(next, ['noun'], lexicon),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “più” means “most” in “i suoi più dolci sogni” (his sweetest dreams).
  sense(
    'più',
    'most-superlative/adverb',
    both(beforeIs(/^(?:miei|mie|tuoi|tue|suoi|sue|nostr[ie]|vostr[ie]|loro)$/), ({ after: [next], lexicon }) =>
      mayBe(next, ['adjective'], lexicon),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “di” means “of” in “più influenti di tutte” (the most influential of all).
  sense('di', 'of/preposition', nextIs(/^(?:tutti|tutte|tutto|tutta)$/), { weightElsewhere: 1, weightOfOthers: 0.05 }),
  // “La ringrazio” (thank you)
  {
    forms: { it: 'la' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      /^(?:ringrazi[oa]|ringraziamo|prego|preghiamo|saluto|informo|invito|conosco|vedo|capisco|assicuro|ascolto|aspetto)$/.test(
        next.form,
      ) &&
      !isOnly(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “vuole” in “se si vuole evitare” (if one wants to avoid) is no form of “volerci” (be needed).
  {
    forms: {
      it: 'voglio vuoi vuole vogliamo volete vogliono vorrei vorrebbe vorremmo volevo voleva volevano volle vollero vorrà',
    },
    means: (conceptId) => conceptId !== 'take-long/verb' && conceptId !== 'it-takes/expression',
    holds: not(beforeIs(/^(?:ci|ce|c’)$/)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  inClass('facilmente velocemente lentamente educatamente', 'adverb', () => true),
  // “superiori” means “higher” in “gli animali superiori” (the higher animals).
  sense(
    'superiori superiore',
    'superior-higher-superiore-it/adjective',
    near(/^(?:animal|organism|speci[ae]$|vegetal|uman|istruzion|grado$|livell)/),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  sense(
    'preferire preferisce preferiscono preferì preferirono preferito preferiva preferivano preferisco',
    'prefer/verb',
    ({ word, before }) =>
      word.form !== 'preferito' || /^(?:ho|hai|ha|abbiamo|hanno|aveva|avevano|avrebbe|aver)$/.test(before?.form ?? ''),
    { weightOfOthers: 0.01 },
  ),
  // “fra” means “among” in “fra gli altri” (among others), but “tra” means “between” in “tra gli uomini e le donne” (between
  // men and women).
  sense(
    'tra fra',
    'amongst/preposition',
    ({ after: [next, ...others] }) =>
      /^(?:i|gli|le|tutt[ie]|molt[ie]|quell[ie]|altr[ie]|miei|suoi|sue|cui|questi|queste)$/.test(next?.form ?? '') &&
      !others.some(({ form }) => /^(?:e|ed|due|parti|nazioni|paesi|stati|popoli|sessi|generazioni)$/.test(form)),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  inClass('ritratti', 'noun', not(beforeIs(/^(?:sono|stati|furono|erano|ha|hanno|vengono)$/))),
];
