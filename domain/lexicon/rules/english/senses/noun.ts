import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isNear, possessive, praise, sense } from '../english-senses.ts';

export const nounSenses: readonly Rule[] = [
  sense(
    'number numbers',
    'number-for-identification/noun',
    either(
      isAfter(
        /^(?:phone|fax|telephone|account|serial|id|identification|security|card|room|flight|tax|license|confirmation|house|part|model|order|reference|case|cell|contact|toll-free|bank|tracking|registration|page|passport|ticket|extension)$/,
      ),
      isBefore(/^\d/),
      ({ earlier }) => earlier.slice(-3).some(({ form }) => /^(?:call|called|dial|dialed)$/.test(form)),
    ),
  ),
  sense(
    'service',
    'service-to-customers/noun',
    either(
      isAfter(praise),
      isAfter(/^(?:customer|attentive|personal|outstanding)$/),
      (place) =>
        (place.before === undefined || isAfter(/^(?:the|their|your|our|and)$/)(place)) &&
        isBefore(/^(?:is|was|and|here|at)$/)(place),
    ),
  ),
  sense('fault', 'fault-blame/noun', isAfter(possessive), { weightElsewhere: 0.05 }),
  sense(
    'job',
    'job-work-done/noun',
    either(isAfter(praise), ({ earlier }) =>
      earlier.slice(-5).some(({ form }) => /^(?:do|does|did|done|doing|finish|finished)$/.test(form)),
    ),
  ),
  sense(
    'administration administrations',
    'administration-government/noun',
    (place) =>
      isAfter(/^(?:current|new|previous|us|u\.s|american|federal|present|presidential|last|trump|bush|clinton|obama)$/)(
        place,
      ) ||
      (isCapitalised(place.before) &&
        place.earlier.length > 1 &&
        !/^(?:business|drug|public)$/.test(formOf(place.before))),
  ),
  sense(
    'environment environments',
    'environment-setting/noun',
    ({ before, lexicon }) =>
      before !== undefined &&
      !/^(?:the|our|global|natural|marine|s|and)$/.test(before.form) &&
      (/^(?:a|an|this|that|its|their)$/.test(before.form) || mayBe(before, ['adjective', 'noun'], lexicon)),
  ),
  sense(
    'cartoon cartoons',
    'cartoon-drawing/noun',
    either(
      isBefore(/^(?:of|on|depicting|by|published|about|in)$/),
      isAfter(/^(?:danish|political|editorial|newspaper|offensive|satirical)$/),
      isNear(
        /^(?:prophet|newspapers?|papers?|drawn|drew|draw|published|contest|danish|winners?|artists?|editors?|muslims?)$/,
        6,
      ),
      (place) =>
        place.word.form === 'cartoons' &&
        !isNear(
          /^(?:watch|watched|watching|kids|children|tv|television|movies?|disney|series|episodes?|channel)$/,
          6,
        )(place),
    ),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'state states',
    'state/noun',
    (place) =>
      (formOf(place.after[0]) === 'of' &&
        /^(?:mind|emergency|shock|affairs|health|war|being|alert|siege|confusion|disrepair|flux|consciousness|repair|nature|panic|denial)$/.test(
          formOf(place.after[1]),
        )) ||
      isAfter(
        /^(?:current|present|mental|physical|emotional|sorry|poor|solid|liquid|natural|vegetative|fragile|original|constant|good|bad|same|such|steady|final)$/,
      )(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.001 },
  ),
  sense(
    'state',
    'of-a-state/adjective',
    (place) => !endsClause(place) && isOnly(place.after[0], ['noun', 'adjective'], place.lexicon),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 1,
    },
  ),
  sense('terms', 'condition/noun', (place) => !(formOf(place.before) === 'in' && formOf(place.after[0]) === 'of'), {
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  }),
  sense('term terms', 'term-of-office/noun', isAfter(/^(?:year|first|second|third|presidential|\S+-year)$/), {
    weightElsewhere: 0.2,
    weightOfOthers: 0.001,
  }),
  sense(
    'order orders',
    'order-in-restaurant/noun',
    either(isAfter(/^(?:my|our|your|their|online)$/), ({ earlier }) =>
      earlier
        .slice(-4)
        .some(({ form }) => /^(?:placed?|placing|cancel|canceled|cancelled|shipped|deliver|delivery)$/.test(form)),
    ),
    { weightElsewhere: 0.2, weightOfOthers: 0.001 },
  ),
  sense(
    'view views',
    'opinion/noun',
    (place) =>
      isAfter(/^(?:my|his|their|her|your|our|political|religious|personal|extreme|whose|this|different|public)$/)(
        place,
      ) || isBefore(/^that$/)(place),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.001,
    },
  ),
  sense(
    'shares',
    'share-stock/noun',
    isNear(
      /^(?:stocks?|company|company’s|prices?|investors?|market|trading|\d.*|percent|owned|bought|sold|buy|sell|distribute|distributing|payment|gross|fractional|exchange)$/,
      6,
    ),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'check checks',
    'cheque/noun',
    either(isAfter(/^(?:personal|pay|cashier’s|bad|by|blank)$/), ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) => /^(?:write|wrote|writing|cash|cashed|deposit|mail|mailed|send|sent|sending)$/.test(form)),
    ),
    {
      weightElsewhere: 0.1,
      weightOfOthers: 0.001,
    },
  ),
  sense(
    'party parties',
    'political-party/noun',
    (place) =>
      isAfter(
        /^(?:political|democratic|republican|labou?r|communist|socialist|islamic|ruling|opposition|conservative|national|liberal|nazi|green|major|main)$/,
      )(place) ||
      (isCapitalised(place.word) && isCapitalised(place.before)) ||
      isNear(
        /^(?:elections?|votes?|voters|parliament|leader|leaders|coalition|politicians?|democrats?|republicans?|senators?|senate|congress|partisan|members|authority|structures?|hamas|fatah|baath|candidates?)$/,
      )(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  sense(
    'party parties',
    'party-to-talks/noun',
    isAfter(/^(?:third|either|neither|both|contracting|warring|other|all|interested)$/),
    { weightElsewhere: 0.1, weightOfOthers: 0.001 },
  ),
  sense(
    'plant plants',
    'factory/noun',
    either(
      isAfter(
        /^(?:power|nuclear|bottling|manufacturing|chemical|treatment|steel|car|assembly|processing|water|industrial|coal|pilot|enrichment|cement|auto|desalination|giant)$/,
      ),
      isNear(
        /^(?:workers?|refinery|refineries|production|shut|capacity|barrels|manufacturing|manufacturer|factory|factories|emissions|megawatts?|reactors?|electricity|bpd|steel)$/,
      ),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'issue issues',
    'issue-problem/noun',
    either(
      isBefore(/^with$/),
      isAfter(
        /^(?:health|technical|no|any|some|urgent|major|serious|minor|mechanical|plumbing|similar|electrical|trust)$/,
      ),
      ({ earlier }) => earlier.slice(-4).some(({ form }) => /^(?:fix|fixed|resolve|resolved|having|had)$/.test(form)),
    ),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'file files',
    'file-computer/noun',
    isNear(
      /^(?:attached|attachments?|downloads?|downloaded|upload|uploaded|computer|folders?|create|created|save|saved|pdf|format|zip|excel|data|tab|click|server|software|disk|drive|copy|post|photos)$/,
    ),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'grace',
    'grace-of-god/noun',
    either(
      isNear(/^(?:god|god’s|lord|divine|christ|saved)$/),
      (place) => isAfter(/^(?:the|by)$/)(place) && formOf(place.after[0]) === 'of',
    ),
  ),
];
