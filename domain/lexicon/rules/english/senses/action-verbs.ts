import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { endsClause, isAfter, isBefore, isFollowed, isNear, ofVerb, raised, sense } from '../english-senses.ts';

/** Verbs whose subject or object shows their sense: “draw a sword”, “raise the price”. */
export const actionVerbs: readonly Rule[] = [
  sense(
    'seize seizes seized seizing',
    'take-possession-of/verb',
    isNear(
      /^(?:towns?|city|power|control|airport|buildings?|territory|land|villages?|area|throne|capital|country)$/,
      4,
    ),
    raised,
  ),
  sense(
    'seize seizes seized seizing',
    'confiscate/verb',
    isNear(
      /^(?:weapons?|drugs|goods|assets|computers?|documents?|cocaine|money|property|police|kilos|evidence|customs)$/,
      4,
    ),
    raised,
  ),
  // “attend” means “go to (a school)” in “she attended college”, but not in “he attended the meeting”.
  sense(
    'attend attends attended attending',
    'attend-school/verb',
    (place) =>
      isFollowed(/^(?:schools?|college|university|church|class|classes|high|elementary|kindergarten|mass)$/)(place) ||
      (!endsClause(place) && isCapitalised(place.after[0])),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  sense(
    'draw draws drew drawn drawing',
    'draw-weapon/verb',
    isFollowed(/^(?:swords?|guns?|pistols?|knife|knives|weapons?|blade|revolver|dagger)$/, 3),
    raised,
  ),
  sense(
    'rise rises rose risen rising',
    'rise-of-the-sun/verb',
    ({ earlier }) => earlier.slice(-3).some(({ form }) => /^(?:sun|moon)$/.test(form)),
    raised,
  ),
  sense('run runs ran running', 'run-finger-along/verb', isFollowed(/^(?:fingers?|hands?|thumb)$/, 2), raised),
  // “feel” names a state in “I feel bad”, but not in “I feel a pain”.
  sense(
    'feel feels felt feeling',
    'feel-state/verb',
    (place) =>
      isAfter(
        /^(?:i|you|he|she|we|they|to|didn’t|don’t|me|him|her|us|them|people|always|never|still|really|also|just|and)$/,
      )(place) &&
      isBefore(
        /^(?:bad|good|sick|tired|better|worse|happy|sad|guilty|safe|comfortable|uncomfortable|welcome|sorry|ashamed|lonely|alone|great|terrible|awful|relaxed|confident|fine|weird|stupid|lucky|proud|embarrassed|cheated|betrayed|appreciated|beautiful)$/,
      )(place),
    raised,
  ),
  ofVerb(
    'raise raises raised raising',
    'increase/verb',
    isFollowed(/^(?:prices?|taxes|tax|rates?|fees?|rents?|salar(?:y|ies)|wages|costs|age|limits?|standards?|level)$/),
    { weightElsewhere: 1, weightOfOthers: 1e-6 },
  ),
  ofVerb(
    'raise raises raised raising',
    'breed-raise/verb',
    isFollowed(/^(?:cattle|animals|chickens?|pigs|sheep|cows|horses|dogs|goats|livestock|rabbits|birds)$/, 3),
    raised,
  ),
  // “rule” means “decide” in “the judge ruled that he was guilty”.
  ofVerb(
    'rule rules ruled ruling',
    'rule-judge/verb',
    (place) =>
      isBefore(/^(?:that|against|out|unconstitutional|illegal)$/)(place) ||
      isNear(/^(?:courts?|judges?|jury|tribunal|referee)$/, 3)(place),
    { weightElsewhere: 1e-3 },
  ),
  {
    // “press” is not a name, except before “n”: it is an ordinary word in “Press the button”, but a name in “Press ’n Peel”.
    forms: { en: 'press peel' },
    means: (_, partOfSpeech) => partOfSpeech !== 'name',
    holds: (place) => !isNear(/^n$/, 1)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
