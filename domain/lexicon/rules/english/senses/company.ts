import type { Rule } from '../../grammar-rule.ts';
import { either, isAfter, isBefore, isFollowed, isNear, ofNoun, ofVerb, sense } from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3 };

/** Words about companies, their staff and their customers. */
export const companySenses: readonly Rule[] = [
  sense(
    'officer officers',
    'officer-of-company/noun',
    isNear(
      /^(?:directors?|employees|chief|executive|company|corporate|affiliates|financial|loan|compliance|shareholders|corporation|managing|president|chairman|bank|operating|information)$/,
    ),
    rare,
  ),
  sense(
    'officer officers',
    'officer-police/noun',
    either(
      isAfter(/^(?:law|enforcement|patrol|arresting|correctional|probation|traffic)$/),
      isNear(/^(?:police|arrest|arrested|suspects?|cops?|patrol|crime|sheriff|traffic|ticket|robbery)$/),
    ),
    rare,
  ),
  sense(
    'policy policies',
    'policy-insurance/noun',
    isNear(/^(?:insurance|insured|premiums?|coverage|insurers?|life|homeowners?)$/, 4),
    rare,
  ),
  sense(
    'policy policies',
    'policy-rules/noun',
    either(
      isAfter(
        /^(?:return|refund|privacy|company|store|cancellation|hotel|pet|admission|door|leave|vacation|exchange|their|your)$/,
      ),
      isNear(/^(?:returns?|refunds?|customers?|store|cancel|cancellation|guests)$/),
    ),
    rare,
  ),
  ofNoun('hire hires', 'hire-employee/noun', isAfter(/^(?:new|recent|latest|a|the|first)$/), rare),
  sense(
    'carrier carriers',
    'carrier-company/noun',
    isNear(
      /^(?:airlines?|flights?|phones?|wireless|cell|networks?|mobile|air|passengers|telecom|service|fares?|cargo|budget|low-cost)$/,
    ),
    rare,
  ),
  sense(
    'stake stakes',
    'stake-share/noun',
    (place) =>
      isBefore(/^(?:in|of)$/)(place) ||
      isNear(
        /^(?:percent|company|shares?|owns?|owned|bought|buy|sell|sold|acquired?|billion|million|minority|majority|controlling)$/,
        4,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.005 },
  ),
  sense(
    'outlet outlets',
    'outlet-electric/noun',
    isNear(/^(?:power|electrical|electric|plugs?|plugged|wall|socket|charge|voltage)$/),
    rare,
  ),
  sense('outlet outlets', 'outlet-shop/noun', (place) => !isBefore(/^for$/)(place), {
    weightElsewhere: 1e-3,
    weightOfOthers: 0.005,
  }),
  sense(
    'input',
    'input-opinion/noun',
    (place) =>
      isAfter(/^(?:your|my|his|her|their|our|any|some|valuable|appreciate|more|the|for|further|additional)$/)(place) &&
      !isNear(/^(?:data|output|signals?|devices?|users?|computer|keyboard|text|energy)$/)(place),
    { weightElsewhere: 0.01 },
  ),
  sense(
    'outstanding',
    'outstanding-unpaid/adjective',
    either(
      isBefore(
        /^(?:balances?|debts?|invoices?|issues?|bills?|amounts?|payments?|shares|loans?|warrants?|items|questions|stock|principal|obligations?)$/,
      ),
      isAfter(/^(?:remains?|remaining|still|currently|shares|stock|debt)$/),
    ),
    { weightElsewhere: 0.01 },
  ),
  ofNoun(
    'raise raises',
    'raise-in-pay/noun',
    isAfter(/^(?:a|pay|salary|wage|big|his|her|my|their|no|percent|the)$/),
    rare,
  ),
  ofVerb(
    'report reports reported reporting',
    'report-to-authorities/verb',
    isFollowed(
      /^(?:police|crimes?|accidents?|theft|problems?|abuse|incidents?|fraud|errors?|bugs?|violations?|emergency|authorities|suspicious|stolen)$/,
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.005 },
  ),
  sense(
    'performance performances',
    'performance-stage/noun',
    isNear(
      /^(?:stage|concerts?|theat(?:re|er)|actors?|actress|bands?|live|singers?|shows?|plays?|orchestra|danc(?:e|ers?)|music|musical|tickets?|audience|opera|film|role|oscar|guitar|piano|tonight)$/,
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.02 },
  ),
  sense(
    'fixed',
    'fixed-permanent/adjective',
    isBefore(
      /^(?:rates?|prices?|income|costs?|amounts?|dates?|terms?|assets|fees?|number|annual|period|schedule|line|mortgage|points?|positions?|monthly|interest)$/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
];
