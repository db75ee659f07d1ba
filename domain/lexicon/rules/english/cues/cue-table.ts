import type { Rule } from '../../grammar-rule.ts';
import { cued } from '../english-senses.ts';
import { cuesOfActions } from './actions.ts';
import { cuesOfSociety } from './society.ts';
import { cuesOfThings } from './things.ts';

/**
 * Weights of a sense that is also common without a cue. A cue is a nearby word that shows the sense. Near a cue, only this
 * sense is meant.
 */
const strong = { weightElsewhere: 1, weightOfOthers: 1e-6 };

/** Weights of a sense that is meant only near one of its cues. */
const rare = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };
const rareSenses =
  /^(?:story-floor|figure-in-text|balance-of-account|case-of-bottles|menu-on-screen|church-service|deliver-a-baby|drive-motivate|strike-hit|address-an-audience|air-broadcast|novel-unusual|mean-average|check-in-restaurant|conduct-an-orchestra|joint-eating-place|network-of-television|regular-normal|part-role|part-separate|cause-aim|end-something)\//;

export const cueTable: readonly Rule[] = [...cuesOfSociety, ...cuesOfThings, ...cuesOfActions].map(
  ([forms, conceptId, where]) => cued(forms, conceptId, where, rareSenses.test(conceptId) ? rare : strong),
);
