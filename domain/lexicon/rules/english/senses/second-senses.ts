import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { cued, endsClause, formOf, isAfter, isBefore, isNear, ofNoun, ofVerb, sense } from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3, weightOfOthers: 1e-4 };
const strong = { weightElsewhere: 1, weightOfOthers: 1e-4 };
const ofTime = /^(?:days?|hours?|minutes?|weeks?|months?|years?|long|much|longer)$/;

/** More senses that are less common. The words around them show the sense. */
export const furtherSenses: readonly Rule[] = [
  // “bother” means “make an effort” in “he never bothers to call” and “don’t bother”, but not in “it bothers me”.
  ofVerb(
    'bother bothers bothered bothering',
    'bother-trouble-oneself/verb',
    (place) =>
      isBefore(/^(?:to|with|.+ing)$/)(place) ||
      (endsClause(place) && isAfter(/^(?:don’t|not|didn’t|why|won’t|even)$/)(place)),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  // “take” means “need time” in “How many days will the visa take?”.
  ofVerb(
    'take takes took taken',
    'take-time/verb',
    ({ earlier, after: [next] }) =>
      earlier.some(
        ({ form }, index) =>
          form === 'how' && [earlier[index + 1], earlier[index + 2]].some((word) => ofTime.test(formOf(word))),
      ) &&
      (next === undefined || formOf(next) === 'to'),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “get” means “fetch for a person” in “I can get you a ticket”, but not in “I get you”.
  ofVerb(
    'get gets got gotten getting',
    'get-for-somebody/verb',
    ({ after: [next, second], lexicon }) =>
      /^(?:me|you|him|her|us|them|myself|yourself)$/.test(formOf(next)) &&
      /^(?:an?|some|the|another|one|two|more|something|anything|my|your|his|this|that)$/.test(formOf(second)) &&
      !isInfinitive(second, 'en', lexicon),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “either” means “one of two” in “either option”, but not in “either you or I”.
  sense(
    'either',
    'either-of-two/determiner',
    (place) =>
      !endsClause(place) &&
      (isBefore(/^(?:of|way|side|end|one|case|direction|hand)$/)(place) ||
        (mayBe(place.after[0], ['noun'], place.lexicon) &&
          !mayBe(place.after[0], ['pronoun', 'determiner', 'preposition'], place.lexicon) &&
          !place.rest.slice(0, 7).some(({ form }) => form === 'or'))),
    rare,
  ),
  // “either” belongs to “or” if “or” follows within nine words: “either you or I”.
  sense(
    'either',
    'either-or/conjunction',
    (place) => place.rest.slice(0, 9).some(({ form }) => form === 'or') && !endsClause(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “word” means “news” in “he sent word that” and “word spread quickly”, but not in “the word”.
  sense(
    'word',
    'word-news/noun',
    (place) =>
      isAfter(/^(?:send|sends|sent|sending|get|got|receive|received|brought|bring|spread|any|no|with)$/)(place)
        ? endsClause(place) || isBefore(/^(?:that|of|from|to|on|about|yet|coming|back|around)$/)(place)
        : (place.before === undefined || gapBefore(place) > 1) &&
          isBefore(/^(?:spread|spreads|is|has|came|comes|got|gets|reached|of|that|from|quickly|soon|on)$/)(place),
    rare,
  ),
  // “two USB ports”
  cued(
    'port ports',
    'port-of-computer/noun',
    { near: 'usb hdmi ethernet laptop computer cable serial network device pc router charging plug' },
    rare,
  ),
  cued(
    'compensation',
    'compensation-pay/noun',
    {
      near: 'salary bonus bonuses executives? executive employees? package packages benefits pay stock options deferred ceo director annual wages plan',
      never: 'victims? damage damages injury injuries accident court loss losses',
    },
    rare,
  ),
  // “crossing” is a place to cross in “the railway crossing”, but not in “the ferry crossing” or “crossing the road”.
  sense(
    'crossing crossings',
    'crossing-place/noun',
    (place) =>
      !isAfter(/^(?:is|are|was|were|be|been|of|by|for|when|while|and|i’m|after|before)$/)(place) &&
      !isBefore(/^(?:the|an?|my|your|his|her|our|their|into|over|from|this)$/)(place) &&
      !isNear(/^(?:ferry|boat|sea|atlantic|channel|ship|ocean|voyage|sail|sailing|hours?|desert)$/)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-4 },
  ),
  // “anyway” means “in any case” in “I was going there anyway”, “thanks anyway” and “Anyway, …”.
  sense(
    'anyway',
    'anyway-in-any-case/adverb',
    (place) =>
      !(
        endsClause(place) &&
        place.earlier.some(({ form }) => /^(?:but|although|though|despite|did)$/.test(form)) &&
        !isAfter(/^thanks$/)(place)
      ),
    rare,
  ),
  sense('gps', 'sat-nav/noun', () => true, rare),
  // “charity” is an organisation in “a local charity”, but not in “faith, hope and charity”.
  sense('charity', 'charity-organisation/noun', (place) => !isNear(/^(?:faith|hope|christian|act|out)$/)(place), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  }),
  cued(
    'tracks',
    'trail/noun',
    { near: 'snow animals? bear footprints? mud deer wolf sand', previous: 'tire tyre' },
    strong,
  ),
  // “bases” is the plural of “base” in “bases in the region”, but not in “the legal bases”.
  ofNoun('bases', 'base/noun', (place) => !isAfter(/^(?:legal|factual|moral|scientific)$/)(place), strong),
  // “track” is a place for running in “on the running track” and “track and field”.
  cued(
    'track tracks',
    'running-track/noun',
    { near: 'race races racing run running runners? field athletics? laps? stadium sprint speed horse horses oval' },
    { weightElsewhere: 0.001, weightOfOthers: 0.1 },
  ),
  ofNoun(
    'box boxes',
    'box-to-tick/noun',
    (place) =>
      isAfter(/^(?:search|text|check|dialog|dialogue|tick|combo|input|address|message|comment)$/)(place) ||
      (isNear(/^(?:check|tick|click|checked|ticked|type|enter|form|field)$/, 3)(place) && !isBefore(/^of$/)(place)),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  // “id” is a misspelling of “I’d” in “id love to go”.
  sense(
    'id',
    'i-would/pronoun',
    (place) =>
      !isCapitalised(place.word) &&
      !isAfter(/^(?:an?|the|my|your|his|her|our|their|user|photo|student|valid|fake|caller|apple|no)$/)(place) &&
      (isBefore(/^(?:just|rather|like|love|also|really|be|have|say|go|never|probably|definitely|better|still)$/)(
        place,
      ) ||
        (isOnly(place.after[0], ['verb'], place.lexicon) && isInfinitive(place.after[0], 'en', place.lexicon))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-5 },
  ),
  // “determined” is an adjective in “she is determined to win” and “a determined man”.
  sense(
    'determined',
    'determined/adjective',
    (place) =>
      isBefore(/^to$/)(place) ||
      isAfter(/^(?:very|so|more|most|too|as|an?|look|looked)$/)(place) ||
      (endsClause(place) && isAfter(/^(?:and|seem|seems|seemed)$/)(place)),
    { weightElsewhere: 0.1, weightOfOthers: 1e-3 },
  ),
  // “devoted” is an adjective in “a devoted mother”, but not in “he devoted his life to it”.
  sense(
    'devoted',
    'devoted/adjective',
    (place) =>
      (isAfter(/^(?:an?|the|his|her|my|their|most|very|more|so|his|loving|and|many|of|its)$/)(place) &&
        !isBefore(/^(?:to|his|her|my|their|himself|herself|much|most|years|time)$/)(place)) ||
      (isAfter(/^(?:is|was|are|were|so|very)$/)(place) &&
        isBefore(/^to$/)(place) &&
        /^(?:his|her|my|their|him|me|them|each|one|the)$/.test(formOf(place.after[1])) &&
        !place.earlier.some(({ form }) => /^(?:chapter|section|page|site|time|museum|book|article)$/.test(form))),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  // “call” means “telephone” in “I will be calling the plumber” and “I called Tom”, but not in “they call the plan a
  // success”.
  ofVerb(
    'called calling calls call',
    'call-phone/verb',
    ({ before, after: [next, second, third], lexicon }) =>
      !/^(?:is|are|was|were|so|being|what|which|that)$/.test(formOf(before)) &&
      ((/^(?:the|my|your|his|her|our|their|customer|tech|several|different)$/.test(formOf(next)) &&
        mayBe(second, ['noun'], lexicon) &&
        !/^(?:police|shots|meeting|attention|elections?|names?)$/.test(formOf(second)) &&
        (third === undefined || !mayBe(third, ['determiner', 'adjective', 'noun', 'name'], lexicon))) ||
        (isCapitalised(next) &&
          formOf(next) !== 'i' &&
          !isCapitalised(second) &&
          !mayBe(second, ['determiner', 'adjective', 'noun'], lexicon))),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
];
