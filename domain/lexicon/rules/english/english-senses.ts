import type { ReadWord } from '../../read-sentence.ts';
import { gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { mayBe } from '../word-classes.ts';

/**
 * A rule for one sense of a common English word, which is recognised by the words around it: “free” means “without cost” in
 * “a free drink” and “not controlled” in “a free press”. If the sentence has no other language version, only these words
 * tell the senses apart.
 */
export const sense = (
  forms: string,
  concept: string,
  holds: (place: Place) => boolean,
  { weightElsewhere = 0.01, weightOfOthers = 5e-4 } = {},
): Rule => ({
  forms: { en: forms },
  means: isConcept(...concept.split(' ')),
  holds: (place) => !isOfOtherClass(place, concept) && holds(place),
  weightElsewhere,
  weightOfOthers,
  isForSingleVersion: true,
});

/**
 * Whether the words around a word show that its noun or verb sense is not meant. In “a place to order from”, “order” is not
 * a noun. In “the charge”, “charge” is not a verb. But in “due to demand”, “to” is a preposition, so “demand” may be a noun.
 */
function isOfOtherClass(place: Place, concept: string): boolean {
  const isCommand =
    gapBefore(place) > 1 && isBefore(/^(?:it|them|him|me|us|the|an?|my|your|his|her|our|their|this|these)$/)(place);
  if (concept.endsWith('/noun') && isCommand) return mayBe(place.word, ['verb'], place.lexicon);
  if (concept.endsWith('/noun'))
    return (
      isAfter(callsForVerb)(place) &&
      mayBe(place.word, ['verb'], place.lexicon) &&
      !/^(?:due|thanks|owing|according|prior|subject|access|next|close|related|back)$/.test(
        formOf(place.earlier.at(-2)),
      )
    );
  return (
    concept.endsWith('/verb') &&
    isAfter(/^(?:the|an?|my|your|his|our|their|its|no)$/)(place) &&
    !/(?:ing|ed)$/.test(place.word.form) &&
    mayBe(place.word, ['noun'], place.lexicon)
  );
}

/** A rule that only makes a sense likelier. Where it does not hold, the sense keeps its weight. */
export const raised = { weightElsewhere: 1, weightOfOthers: 0.002 };

export const formOf = (word: ReadWord | undefined) => word?.form ?? '';
export const isBefore = (pattern: RegExp) => (place: Place) =>
  pattern.test(formOf(place.after[0])) && !endsClause(place);
export const isAfter = (pattern: RegExp) => (place: Place) =>
  pattern.test(formOf(place.before)) && gapBefore(place) === 1;
export const isNear =
  (pattern: RegExp, reach = 5) =>
  ({ earlier, after }: Place) =>
    [...earlier.slice(-reach), ...after.slice(0, reach)].some(({ form }) => pattern.test(form));
export const isFollowed =
  (pattern: RegExp, reach = 4) =>
  ({ after }: Place) =>
    after.slice(0, reach).some(({ form }) => pattern.test(form));
export const either =
  (...tests: ((place: Place) => boolean)[]) =>
  (place: Place) =>
    tests.some((test) => test(place));

export const endsClause = ({ word, after: [next] }: Place) => !next || next.start - word.end > 1;

export const number =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$/;
export const days =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
export const timeUnits = /^(?:second|minute|min|hour|hr|day|week|month|year|decade|age|while|forever|long|longer)s?$/;
export const praise =
  /^(?:great|good|excellent|best|better|bad|worst|poor|terrible|horrible|awful|amazing|fantastic|wonderful|outstanding|perfect|nice|super|superb|fabulous|awesome|incredible|professional|friendly|fast|quick|prompt|slow|lousy|decent|impeccable|exceptional|thorough|mediocre|reasonable|affordable|courteous|efficient|pleasant|personal|superior|stellar)$/;
export const person =
  /^(?:people|person|guys?|m[ae]n|wom[ae]n|lady|ladies|girls?|boys?|kids?|family|couple|staff|owners?|folks?|teachers?|neighbou?rs?|gentlem[ae]n|waitress(?:es)?|waiters?|employees?|doctors?|dentists?|managers?|drivers?|workers?|everyone|everybody|he|she|they|bartenders?|receptionists?)$/;
export const subject = /^(?:i|you|he|she|it|we|they|there|the|this|these|my|your|his|her|our|their|all)$/;
export const possessive = /^(?:my|your|his|her|our|their|whose|.+’s)$/;
export const objectPronoun = /^(?:me|you|him|her|it|us|them|people|everyone|everybody|someone|one)$/;

/** Words after which “on” means “about”: “a report on trade”. */
export const about =
  /^(?:reports?|books?|articles?|papers?|lectures?|talks?|comments?|commented|commenting|remarks?|remarked|remarking|views?|opinions?|advice|information|info|details|data|stud(?:y|ies)|research|essays?|films?|documentary|documentaries|debates?|discussions?|thoughts|tips|tutorials?|news|updates?|cartoons?|projects?|stor(?:y|ies)|stance|polic(?:y|ies)|experts?|feedback|questions?|conferences?|seminars?|chapters?|sections?|laws?|elaborate|speak|spoke|reflect|statements?|statistics|negotiations?|agreements?|literature|perspectives?|insights?|presentations?|workshops?|course|courses|memos?|review|reviews|decision|referendum|vote|implications)$/;

export const published =
  /^(?:software|albums?|versions?|films?|movies?|singles?|songs?|books?|games?|reports?|statements?|figures|data|details|stud(?:y|ies)|videos?|records?|documents?|photos?|pictures?|news|changes|updates?|editions?|trailers?|results|dvds?|information|tracks?|series|19\d\d|20\d\d|transcripts?|names?|rfp|proposals?|requests?|cartoons?|tapes?|images?|polls?|surveys?|recordings?)$/;

export const documents =
  /^(?:files?|cop(?:y|ies)|documents?|agreements?|spreadsheets?|lists?|letters?|emails?|messages?|pdf|reports?|contracts?|drafts?|versions?|memos?|forms?|see|please|find|resume|photos?|pictures?|guarant(?:y|ee)|amendment)$/;
export const animals =
  /^(?:eggs?|cages?|cats?|dogs?|birds?|chameleons?|cockatiels?|species|lay|laid|lays|mate|mated|breed|nest|rats?|hamsters?|fish|horses?|kittens?|pupp(?:y|ies)|animals?|rabbits?|parrots?|hatch)$/;
export const beVerb =
  /^(?:is|was|are|were|be|been|being|am|i’m|it’s|we’re|they’re|very|so|too|really|pretty|quite|get|gets|getting|got|come|comes|came|as)$/;

/** Words after which a form that may be a noun or a verb is a verb. */
const callsForVerb =
  /^(?:to|please|will|would|can|could|should|must|may|might|don’t|didn’t|doesn’t|won’t|can’t|not|i|you|we|they|he|she|who|let’s)$/;
const beforeNoun = /^(?:the|an?|of|in|by|on|my|your|his|their|our|this|that|at|no)$/;

/** A rule for a noun that has the form of a verb. It never holds where the word is a verb: “please review the contract”. */
export const ofNoun = (forms: string, concept: string, holds: (place: Place) => boolean, weights = {}): Rule =>
  sense(forms, concept, (place) => !isAfter(callsForVerb)(place) && holds(place), weights);

/** A rule for a verb that has the form of a noun. It never holds where the word is a noun: “the watch”. */
export const ofVerb = (forms: string, concept: string, holds: (place: Place) => boolean, weights = {}): Rule =>
  sense(
    forms,
    concept,
    (place) =>
      (/(?:ing|[^e]ed)$/.test(place.word.form) ||
        !isAfter(beforeNoun)(place) ||
        // After “that” and before an object, the word may be a verb: “a fight that left one man dead”.
        (isAfter(/^that$/)(place) &&
          isBefore(/^(?:the|an?|my|your|his|her|our|their|him|me|us|them|it|one|two|\d.*)$/)(place)) ||
        // A form in “-s” after “this” may be a verb: “this represents a change”.
        (/[^s]s$/.test(place.word.form) && isAfter(/^(?:this|that)$/)(place))) &&
      holds(place),
    weights,
  );

const oneOf = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`);

/**
 * Words that show a sense (cues): near the word, directly before it, or directly after it. `never` lists words that exclude
 * the sense.
 */
type Cues = { near?: string; reach?: number; previous?: string; next?: string; never?: string };

/**
 * A rule for a noun or verb sense that is meant only with one of its cues nearby: “deliver” means “give” in “deliver a
 * speech”.
 */
export function cued(
  forms: string,
  concept: string,
  { near, reach, previous, next, never }: Cues,
  weights: { weightElsewhere?: number; weightOfOthers?: number } = { weightElsewhere: 1e-3 },
): Rule {
  const tests = [
    ...(near === undefined ? [] : [isNear(oneOf(near), reach)]),
    ...(previous === undefined ? [] : [isAfter(oneOf(previous))]),
    ...(next === undefined ? [] : [isBefore(oneOf(next))]),
  ];
  const isExcluded = never === undefined ? () => false : isNear(oneOf(never));
  const holds = (place: Place) => !isExcluded(place) && tests.some((test) => test(place));
  if (concept.endsWith('/verb')) return ofVerb(forms, concept, holds, weights);
  return concept.endsWith('/noun') ? ofNoun(forms, concept, holds, weights) : sense(forms, concept, holds, weights);
}
