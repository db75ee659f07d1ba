import type { Rule } from '../../grammar-rule.ts';
import { isAfter, isBefore, isNear, ofNoun, ofVerb, sense } from '../english-senses.ts';

/**
 * Weights that make a sense the usual one. Another sense of the word is likely only if a rule for that other sense holds.
 */
const usual = { weightElsewhere: 1, weightOfOthers: 0.02 };
const unless = (never: string) => {
  const isOther = isNear(new RegExp(`^(?:${never.replaceAll(' ', '|')})$`));
  return (place: Parameters<typeof isOther>[0]) => !isOther(place);
};

/**
 * Rules for words whose usual sense would otherwise not be chosen: the word frequencies of the other languages suggest
 * another sense.
 */
export const usualSenses: readonly Rule[] = [
  ofNoun('break breaks', 'break-pause/noun', unless('school bone'), usual),
  ofNoun('break breaks', 'school-break/noun', (place) => !unless('school recess playground pupils')(place), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  }),
  ofNoun('call calls', 'phone-call/noun', (place) => !isBefore(/^(?:for|to|of|on)$/)(place), usual),
  // “course” means “lessons” in “the course was easy”, but not in “of course”, “the course of events” or “on course”.
  ofNoun(
    'course courses',
    'course-of-lessons/noun',
    (place) =>
      !isBefore(/^of$/)(place) &&
      !isAfter(/^(?:of|on|off|main|first|second|third|golf|collision|due|obstacle|race)$/)(place) &&
      unless('ship sail wind direction meal dinner dessert river menu tasting')(place),
    usual,
  ),
  ofNoun('punch punches', 'punch-blow/noun', unless('drink bowl fruit rum'), usual),
  ofNoun('butt butts', 'buttocks/noun', unless('rifle gun cigarette'), usual),
  ofNoun('pot pots', 'pot-cooking/noun', unless('clay plants? flowers? smoke smoking garden ancient'), usual),
  ofNoun(
    'bug bugs',
    'bug-insect/noun',
    unless('software code computer fix program reports? windows phone spy app'),
    usual,
  ),
  ofNoun(
    'bug bugs',
    'bug-computer/noun',
    (place) => !unless('software code computer program app windows fixed fixes')(place),
    usual,
  ),
  ofNoun('hook hooks', 'hook/noun', unless('fish fishing bait'), usual),
  ofNoun('smoker smokers', 'smoker/noun', unless('bees? hive meat'), usual),
  sense('infamous', 'notorious/adjective', () => true, usual),
  sense('adverse', 'unfavourable/adjective', () => true, usual),
  ofNoun('silverware', 'cutlery/noun', () => true, usual),
  ofNoun('quotation quotations', 'quote/noun', unless('stock market shares price'), usual),
  ofVerb('constitute constitutes constituted constituting', 'make-up-consist/verb', () => true, usual),
  ofNoun(
    'clause clauses',
    'clause-contract/noun',
    unless('verb sentence grammar noun relative main subordinate'),
    usual,
  ),
  ofNoun('submission submissions', 'submission-of-papers/noun', unless('obedience force'), usual),
  ofNoun('appendix', 'annex/noun', unless('surgery removed pain hospital doctor burst ruptured'), usual),
  ofNoun('cooking', 'cooking/noun', unless('time minutes oil'), usual),
  ofNoun('dressing dressings', 'seasoning/noun', unless('room gown wound'), usual),
  ofNoun('aim aims', 'purpose/noun', unless('shoot gun target his her'), usual),
  ofNoun('appearance', 'appearance-look/noun', unless('court television tv show public first guest debut'), usual),
  ofNoun('delight', 'delight/noun', unless('turkish eat'), usual),
  ofNoun('deed deeds', 'act-deed/noun', unless('property house title trust land sale'), usual),
  ofNoun('trainer trainers', 'coach/noun', unless('shoes? pair wear wearing nike'), usual),
  ofNoun('lime limes', 'lime-fruit/noun', unless('tree trees stone concrete mortar'), usual),
  ofNoun('shade', 'shade/noun', unless('color colour colou?rs red blue green of lipstick'), usual),
  ofNoun('bulb bulbs', 'light-bulb/noun', unless('plants? garden flowers? tulips? garlic soil'), usual),
  ofNoun('scenery', 'landscape/noun', unless('stage theatre theater set'), usual),
  ofNoun('publisher publishers', 'publisher/noun', () => true, usual),
  ofNoun('tuition', 'tuition-fees/noun', unless('private'), usual),
  ofNoun('vest vests', 'waistcoat/noun', unless('underwear'), usual),
  ofNoun(
    'gear',
    'gear-equipment/noun',
    unless('car shift first second third reverse wheels? engine teeth high'),
    usual,
  ),
  ofNoun('trunk trunks', 'car-boot/noun', unless('trees? elephants? bark branches oak attic'), usual),
  ofNoun('trunk trunks', 'trunk-tree/noun', (place) => !unless('trees? bark branches oak')(place), usual),
  ofNoun(
    'motion motions',
    'movement/noun',
    unless('court judge filed vote voted lawyers? defen[cs]e parliament council committee'),
    usual,
  ),
  ofNoun('bow bows', 'bow-weapon/noun', unless('ship boat stern violin took take deep'), usual),
  ofNoun(
    'stream streams',
    'brook/noun',
    (place) => !isBefore(/^of$/)(place) && unless('video live data music revenue')(place),
    usual,
  ),
  ofNoun('clerk clerks', 'clerk/noun', () => true, usual),
  ofNoun('torch torches', 'torch-flame/noun', unless('battery batteries'), usual),
  ofNoun('stove stoves', 'cooker/noun', unless('wood burning'), usual),
  ofNoun('count', 'tally/noun', (place) => !isAfter(/^(?:the|a)$/)(place) || isBefore(/^(?:of|is|was)$/)(place), usual),
  ofNoun('lawyer lawyers', 'attorney/noun', () => true, usual),
  ofNoun('notice notices', 'notification/noun', unless('short weeks? days? months? give'), usual),
  ofNoun('track', 'trail/noun', unless('race racing running field album songs? train railway dirt'), {
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  }),
  ofNoun(
    'charge charges',
    'charge-fee/noun',
    unless(
      'court police murder against criminal guilty dropped arrested judge filed in fraud prosecutors? battery faces? pressed',
    ),
    usual,
  ),
  sense('quiet', 'quiet-peaceful/adjective', (place) => !isAfter(/^(?:be|keep|stay|kept|very)$/)(place), usual),
  ofVerb('obtain obtains obtained obtaining', 'obtain-get/verb', () => true, usual),
  // “pass” means “go past” in “the bus passed us”, but not in “they passed the law”.
  ofVerb(
    'pass passes passed passing',
    'pass-by/verb',
    (place) =>
      isBefore(/^(?:the|an?|my|his|her|our|their|us|him|them|me|it|by|several|many|two)$/)(place) &&
      unless(
        'tests? exams? laws? bills? time salt balls? course class resolution act legislation congress senate inspection',
      )(place),
    usual,
  ),
  ofVerb('tip tips tipped tipping', 'tip-a-waiter/verb', unless('over off scales balance boat'), usual),
  ofNoun(
    'transmission',
    'gearbox/noun',
    (place) => !unless('car cars truck vehicle engine mechanic oil repair fluid shop manual automatic')(place),
    usual,
  ),
  // “they settled in Ohio”
  ofVerb(
    'settle settled settling settles',
    'settle-in-a-place/verb',
    isBefore(/^(?:in|near|at|here|there|on|along)$/),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  // “my order was wrong”
  ofNoun(
    'order orders',
    'order-in-restaurant/noun',
    (place) =>
      isAfter(/^(?:my|our|your|online|takeout|take-out|to-go|phone|mail|food|whole|large|pizza|this)$/)(place) &&
      unless('court executive president military commander police law')(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “he heads the company”
  ofVerb(
    'head heads headed',
    'lead-head/verb',
    (place) =>
      isAfter(/^(?:will|to|who|they|would|also|currently|he|she|and|now|was|is)$/)(place) &&
      isBefore(/^(?:the|an?|it|by|his|her|their|its|this)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “he acted in a way that”
  sense(
    'way',
    'way-manner/noun',
    ({ earlier, before }) =>
      /^(?:an?|such|same|different|similar|this|that|certain|meaningful|big|small)$/.test(before?.form ?? '') &&
      earlier.slice(-4).some(({ form }) => form === 'in'),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “power” means “electricity” in “the power went out” and “the power lines”.
  ofNoun(
    'power',
    'power-electricity/noun',
    (place) =>
      isBefore(/^(?:went|lines?|cable|cord|supply|grid|station|was)$/)(place) &&
      unless('president political party military came rise air')(place) &&
      isNear(/^(?:out|back|electricity|lights|storm|lines?|restored|cable|cord|grid|outage|plug|off)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
];
