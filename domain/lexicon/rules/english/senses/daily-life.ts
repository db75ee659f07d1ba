import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isFollowed, isNear, ofNoun, sense } from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3 };

const places =
  /^(?:streets?|roads?|intersections?|city|cities|areas?|places?|restaurants?|bars?|airports?|season|days?|nights?|schedules?|times?|weekends?|hours|stores?|malls?|ports?|markets?|weeks?|months?|highways?|corner|shops?|neighbo[u]?rhood|morning|evening|saturday|sunday|friday)$/;

/** Words about travel, health, leisure and the home. */
export const dailyLifeSenses: readonly Rule[] = [
  // “via” means “through a place” in “to Rome via Paris”, but not in “pay via PayPal”.
  sense(
    'via',
    'via-route/preposition',
    ({ earlier, after: [next], lexicon }) =>
      isOnly(next, ['name'], lexicon) ||
      (isCapitalised(next) &&
        earlier.some(({ form }) =>
          /^(?:return|travel(?:l?ed|l?ing)?|flights?|fly|flew|route|trains?|drive|drove|went|go|road|way|bus|trip|arrived?|came|from|sailed)$/.test(
            form,
          ),
        )),
    rare,
  ),
  // “it is right by the station”
  sense(
    'by',
    'beside/preposition',
    (place) =>
      isAfter(/^(?:right|located|like|lives?|lived|staying|close|house|apartment|over|down)$/)(place) &&
      (isBefore(/^(?:the|my|our|a)$/)(place) || isCapitalised(place.after[0])),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  ofNoun(
    'drive drives',
    'drive-computer/noun',
    either(
      isAfter(/^(?:hard|flash|usb|thumb|cd|dvd|external|disk|floppy|tape)$/),
      isNear(/^(?:computer|files?|data|disk|backup|laptop|gb)$/, 3),
    ),
    rare,
  ),
  ofNoun(
    'drive drives',
    'drive-trip/noun',
    isAfter(/^(?:a|the|long|short|minute|hour|worth|nice|scenic|that|this|my|our|mile|every|easy|quick|beautiful)$/),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  sense(
    'directions',
    'directions-way/noun',
    (place) =>
      !isAfter(/^(?:all|both|different|opposite|other|two|many|new|several|future|these)$/)(place) &&
      isNear(
        /^(?:get|give|gave|map|google|drive|driving|follow|followed|following|route|address|need|ask|asked|hotel|mapquest|gps|turn|for|to|from)$/,
      )(place),
    { weightElsewhere: 0.01 },
  ),
  sense(
    'catch catches caught catching',
    'catch-a-train/verb',
    isFollowed(/^(?:trains?|bus|buses|flights?|planes?|ferry|boat|cab|taxi|subway|metro)$/, 3),
    rare,
  ),
  sense(
    'cell',
    'cell-mobile/noun',
    (place) =>
      isBefore(/^(?:number|\d.*)$/)(place) ||
      (isAfter(/^(?:my|your|his|her|their|via|by|or)$/)(place) &&
        !isNear(/^(?:prison|jail|stem|blood|cancer|tumou?r|biology|police|guards?|membrane)$/)(place)),
    rare,
  ),
  sense(
    'shot shots',
    'shot-injection/noun',
    (place) =>
      isAfter(/^(?:flu|rabies|tetanus|booster|allergy|cortisone|vaccination|insulin)$/)(place) ||
      (isNear(/^(?:vets?|needles?|vaccin\w+|flu|rabies|kittens?|pupp(?:y|ies)|insulin|spayed|neutered|vaccinated)$/)(
        place,
      ) &&
        !isAfter(/^(?:was|were|been|be|he|she|they|i|who)$/)(place)),
    rare,
  ),
  sense(
    'heavy heavier heaviest',
    'heavy-intense/adjective',
    isBefore(
      /^(?:rains?|rainfall|traffic|fighting|snow|snowfall|storms?|bleeding|smokers?|drinkers?|drinking|smoking|fire|winds?|use|fog|demand|pressure|bombing|clashes|gunfire|shelling|criticism|emphasis|accent|competition)$/,
    ),
    rare,
  ),
  sense(
    'rough',
    'rough-difficult/adjective',
    isBefore(
      /^(?:times?|days?|weeks?|years?|nights?|start|patch|life|ride|neighbou?rhood|experience|childhood|going)$/,
    ),
    rare,
  ),
  sense(
    'sound',
    'sound-sensible/adjective',
    either(
      isBefore(
        /^(?:advice|judge?ment|basis|investments?|polic(?:y|ies)|arguments?|financial|reasoning|decisions?|science|principles|management|economic)$/,
      ),
      isAfter(/^(?:financially|structurally|scientifically|environmentally|ecologically|economically)$/),
    ),
    rare,
  ),
  ofNoun(
    'stand stands',
    'stand-stall/noun',
    isAfter(
      /^(?:dog|fruit|food|taco|lemonade|taxi|news|market|vegetable|burger|hotdog|information|roadside|concession|coffee)$/,
    ),
    rare,
  ),
  ofNoun('tip', 'tip-end/noun', isBefore(/^of$/), { weightElsewhere: 0.01 }),
  sense(
    'tip tips tipped tipping',
    'tip-a-waiter/verb',
    isNear(/^(?:waiters?|waitress(?:es)?|drivers?|servers?|percent|bartenders?|generously|well|\d+|delivery)$/, 4),
    { weightElsewhere: 0.01, weightOfOthers: 0.1 },
  ),
  sense(
    'fertilize fertilizes fertilized fertilizing fertilise fertilised fertilises fertilising',
    'fertilise-egg/verb',
    isNear(/^(?:eggs?|sperm|ovum|ova|embryos?|male|males|females?|hatch|infertile|cells?|queen)$/, 6),
    rare,
  ),
  // “a fun place to eat”
  sense(
    'fun',
    'fun-enjoyable/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective'], place.lexicon) &&
      !isBefore(/^(?:and|of|for|in)$/)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  // “busy” means “full of people” in “a busy street” and “the shop was busy”, but not in “I am busy”.
  sense(
    'busy busier busiest',
    'busy-place/adjective',
    (place) =>
      isBefore(places)(place) ||
      (isAfter(/^(?:is|was|gets|very|so|really|always|too|pretty|be|usually)$/)(place) &&
        endsClause(place) &&
        place.earlier
          .slice(-4)
          .some(({ form }) =>
            /^(?:place|restaurant|store|bar|shop|street|road|area|city|airport|mall|salon|line|traffic)$/.test(form),
          )),
    rare,
  ),
  // “he acts like a child”
  sense(
    'act acts acted acting',
    'act-like/verb',
    (place) =>
      isBefore(
        /^(?:like|so|surprised|weird|strange|strangely|crazy|normal|accordingly|appropriately|differently|stupid|responsibly|tough|rude|professionally|out|up|towards?)$/,
      )(place) ||
      (isBefore(/^as$/)(place) && /^(?:if|though)$/.test(formOf(place.after[1]))),
    rare,
  ),
  sense(
    'star stars',
    'star-celebrity/noun',
    (place) =>
      !isNear(/^(?:night|sky|bright|moon|planets?|galaxy|galaxies|sun|shine|shone|universe|five|four|three|two)$/)(
        place,
      ) &&
      (isAfter(/^(?:movie|film|pop|rock|tv|porn|football|basketball|rising|hollywood|big|guest)$/)(place) ||
        (isAfter(/^the$/)(place) && isBefore(/^of$/)(place)) ||
        isNear(
          /^(?:movies?|films?|actors?|actress|band|team|singers?|show|hollywood|famous|played|player|fans?)$/,
          4,
        )(place)),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  sense(
    'prepare prepares prepared preparing',
    'prepare-a-meal/verb',
    isNear(
      /^(?:food|dinner|lunch|breakfast|meals?|dish(?:es)?|ingredients|fish|meat|soup|sauce|sushi|chicken|rice|recipes?|freshly|fresh|cooked|kitchen|vegetables|salads?|pizza)$/,
    ),
    rare,
  ),
  // “the shop carries many brands”
  sense(
    'carry carries carried',
    'carry-in-stock/verb',
    isNear(/^(?:stores?|shops?|brands?|products?|selection|stock|sizes?|line|merchandise|items|inventory|best)$/, 4),
    rare,
  ),
  // “cover” means “include” in “the insurance covers the damage” and “the book covers many topics”.
  sense(
    'cover covers covered covering',
    'cover-a-subject/verb',
    isNear(
      /^(?:insurance|costs?|expenses|warranty|story|stories|topics?|subjects?|news|damage|medicare|polic(?:y|ies)|plan|reporters?|issues|bills?|elections?|fees?)$/,
      4,
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  sense(
    'act acts acted acting',
    'act-perform/verb',
    isNear(/^(?:films?|movies?|plays?|stage|roles?|theat(?:re|er)|actors?|actress|drama|hollywood)$/, 4),
    { weightElsewhere: 0.02, weightOfOthers: 0.02 },
  ),
  // “close” does not mean “near in space” in “close friends” and “keep a close eye on it”.
  sense(
    'close closer closest',
    'close-intimate/adjective',
    isBefore(
      /^(?:friends?|friendship|relationships?|ties|family|relatives?|ally|allies|eye|cooperation|contact|look|attention|links?|relations?|bonds?|knit|associates?|advisers?|aides?|collaboration|inspection|watch)$/,
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  sense(
    'crash crashes crashed crashing',
    'crash-fail/verb',
    isNear(
      /^(?:planes?|computers?|servers?|systems?|programs?|jets?|helicopters?|markets?|drive|laptop|software|app|aircraft|browser|site|airliner|shuttle)$/,
      4,
    ),
    rare,
  ),
  // “leave your bag at the desk”
  sense(
    'leave leaves left leaving',
    'leave-let-stay/verb',
    ({ after: [next, second, third] }) =>
      (/^(?:it|them)$/.test(formOf(next)) &&
        /^(?:in|on|at|outside|behind|here|there|under|with|overnight)$/.test(formOf(second))) ||
      (/^(?:my|your|his|her|our|their|the|a)$/.test(formOf(next)) &&
        /^(?:car|bag|bags|phone|stuff|things|luggage|wallet|keys?|shoes|clothes|food|bottle|bike|window|door|lights?|laptop|purse|glass|plate|vehicle)$/.test(
          formOf(second),
        ) &&
        /^(?:in|on|at|outside|behind|here|there|under|with|overnight|out)$/.test(formOf(third))),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
];
