import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isInfinitive, mayBe } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const places = setOf(
  'site land hill hills ground bank banks island edge coast slope slopes foundations ruins top yard field fields street road lawn room floor grass bridge park garden square river beach sand stage car meadow path track corner hall',
);
const exits = setOf(
  'door exit shore coast house bed stairs gate car forest woods beach sea harbour harbor hills safety',
);
const secrets = setOf(
  'secret secrets ending plot position location identity anything nothing what how where game feelings thoughts',
);
const persons = setOf('me him her us you them people anyone everyone customers readers buyers voters visitors');
const works = setOf(
  'novel novels book books film films movie story stories play poem poems article chapter song songs series essay work works paper section part episode',
);
const inside = setOf('lock ignition bed grave hand mouth direction way air wind water light sleep sky place');

const captives = setOf('suspect suspects accused prisoner prisoners hostages hostage man woman men captives');
const captivity = setOf('bail charges cell captive suspicion custody library museum trust');
const hangable = setOf('coat coats hat jacket clothes washing picture pictures sign boots towel');
const screens = setOf('screen monitor display page tv');
/** Expressions of news and stories whose words also occur in their literal sense. */
export const writtenMisreadings: readonly Misreading[] = [
  {
    // False match: “the drug is used to treat pain”. True match: “he is used to noise” (knows it well).
    language: 'en',
    base: /^be used to$/,
    isSeen: ({ before, next, later, lexicon }) =>
      !/^(?:i|he|she|we|you|they)$/.test(before?.form ?? '') &&
      isInfinitive(next, 'en', lexicon) &&
      later[1] !== undefined &&
      !/^(?:and|or|but|that|of|in|with|from)$/.test(later[1].form),
  },
  {
    // False match: “built on the site of a temple”. True match: “build on his success” (make use of it).
    language: 'en',
    base: /^build\*? (?:on|upon)$/,
    isSeen: ({ span: [verb], before, later }) =>
      someOf(later.slice(0, 4), places) ||
      (verb?.form === 'built' && /^(?:was|were|is|are|been|be|houses?|homes?)$/.test(before?.form ?? '')),
  },
  {
    // False match: “he ran across the yard”. True match: “I ran across an old friend” (met by chance).
    language: 'en',
    base: /^run (?:across|into)$/,
    isSeen: ({ conceptId, later }) => conceptId.startsWith('run-into-meet/') && someOf(later.slice(0, 4), places),
  },
  {
    // False match: “she turned the key in the lock”. True match: “turn your papers in” (submit).
    language: 'en',
    base: /^turn (?:… )?in$/,
    isSeen: ({ span, next, later, lexicon }) =>
      span.length > 2 && (mayBe(next, ['determiner'], lexicon) || someOf(later.slice(0, 3), inside)),
  },
  {
    // False match: “she put it off” (delayed). True match: “the smell put him off” (repelled).
    language: 'en',
    base: /^put (?:… )?off$/,
    isSeen: ({ conceptId, span }) => {
      const isPerson = span.length > 2 && someOf(span, persons);
      return conceptId.startsWith('put-off-discourage/') ? !isPerson : isPerson;
    },
  },
  {
    // False match: “he made for the door” (went there). True match: “it makes for a good story” (leads to).
    language: 'en',
    base: /^make\*? for$/,
    isSeen: ({ conceptId, later }) => conceptId.startsWith('make-for-result/') && someOf(later.slice(0, 3), exits),
  },
  {
    // “give away” means “reveal” in “nothing gave away what he felt”, but “hand out” in “they give away free samples”.
    language: 'en',
    base: /^give\*? (?:… )?away$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('give-away-reveal-en/') !== someOf([...span, ...later.slice(0, 3)], secrets),
  },
  {
    // False match: “he went on carving” (continued). True match: “what is going on?” (happening).
    language: 'en',
    base: /^go\*? on$/,
    isSeen: ({ conceptId, before, next }) => {
      const goesOn =
        (/.{2}ing$/.test(next?.form ?? '') &&
          !/^(?:during|nothing|something|anything|everything|morning|evening)$/.test(next?.form ?? '')) ||
        /^(?:he|she|we|i|you|they)$/.test(before?.form ?? '');
      return goesOn && conceptId.startsWith('go-on-');
    },
  },
  {
    // False match: “a valve driven by a motor”. True match: “we drove by the house” (passed it).
    language: 'en',
    base: /^drive by$/,
    isSeen: ({ span: [verb] }) => verb?.form === 'driven',
  },
  {
    // False match: “a decision has been made”. True match: “have your hair done” (by another person).
    language: 'en',
    base: /^have\*? (?:… )?(?:done|made)$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'been'),
  },
  {
    // False match: “it involves heating the ore in a furnace”. True match: “involve parents in the work”.
    language: 'en',
    base: /^involve\*? (?:… )?in$/,
    isSeen: ({ span }) => /ing$/.test(span[1]?.form ?? ''),
  },
  {
    // “pull up” does not mean “pull over” in “a car pulled up”, and “win over” does not mean “coax” in “win over voters”.
    language: 'en',
    base: /^(?:pull\*? up|win\*? over)$/,
    isSeen: ({ conceptId }) => /^(?:pull-over-vehicle|coax)\//.test(conceptId),
  },
  {
    // False match: “he dealt with the thief”. True match: “the novel deals with the war” (is about).
    language: 'en',
    base: /^deal\*? with$/,
    isSeen: ({ conceptId, earlier, span: [verb] }) => {
      const isTopic = someOf(earlier.slice(-4), works) && /^deal(?:s|t|ing)?$/.test(verb?.form ?? '');
      return conceptId.startsWith('deal-with-topic-en/') !== isTopic;
    },
  },
  {
    // False match: “all but one left”. True match: “the street was all but empty” (almost).
    language: 'en',
    base: /^all but$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner', 'numeral', 'pronoun'], lexicon) || /^(?:\d|one$|two$)/.test(next?.form ?? ''),
  },
  {
    // False match: “put the box at the door”. True match: “they put the toll at 38” (estimated).
    language: 'en',
    base: /^put\*? (?:… )?at$/,
    isSeen: ({ next }) => !/^[\d$£€]|^(?:about|around|some|more|least|over|nearly)$/.test(next?.form ?? ''),
  },
  {
    // False match: “the suspect is being held”. True match: “talks are being held” (take place).
    language: 'en',
    base: /^be held$/,
    isSeen: ({ earlier, later }) => someOf(earlier.slice(-6), captives) || someOf(later.slice(0, 4), captivity),
  },
  {
    // False match: “throw a party into chaos”. True match: “throw a party for her” (give).
    language: 'en',
    base: /^throw\*? (?:… )?a party$/,
    isSeen: ({ next }) => next?.form === 'into',
  },
  {
    // False match: “she hung up her coat”. True match: “he hung up without a word” (ended the call).
    language: 'en',
    base: /^hang\*? (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) => {
      const isThing = someOf([...span, ...later.slice(0, 3)], hangable);
      return conceptId.startsWith('hang-up-coat-en/') ? !isThing : isThing;
    },
  },
  {
    // False match: “the screen went blank”. True match: “my mind went blank” (I could not think).
    language: 'en',
    base: /^go\*? blank$/,
    isSeen: ({ earlier }) => someOf(earlier.slice(-4), screens),
  },
  {
    // “be used as” is not an expression: “they are used as a flavouring” is an ordinary passive.
    language: 'en',
    base: /^be\*? used as$/,
    isSeen: ({ conceptId }) => conceptId.startsWith('be-used-as/'),
  },
  {
    // False match: “you can’t help him”. True match: “she could not help laughing” (could not stop).
    language: 'en',
    base: /^(?:could not|couldn’t|cannot|can’t) help$/,
    isSeen: ({ conceptId, next }) => conceptId.startsWith('cannot-help-doing-en/') && !/.ing$/.test(next?.form ?? ''),
  },
  {
    // False match: “what I was missing” (did not have). True match: “two pages are missing” (are not there).
    language: 'en',
    base: /^be\*? missing$/,
    isSeen: ({ before, earlier }) =>
      /^(?:i|you|we|they|he|she)$/.test(before?.form ?? '') && earlier.slice(-3).some(({ form }) => form === 'what'),
  },
  {
    // False match: “plant little spies on his phone”, where “spies” is a noun. True match: “she spies on him”.
    language: 'en',
    base: /^spy\*? on$/,
    isSeen: ({ span: [verb], before, lexicon }) =>
      verb?.form === 'spies' && mayBe(before, ['adjective', 'determiner', 'numeral'], lexicon),
  },
  {
    // False match: “they turned down plans to build it”, where “plans” is a noun. True match: “she plans to leave”.
    language: 'en',
    base: /^plan\*? to$/,
    isSeen: ({ span: [verb], before }) =>
      verb?.form === 'plans' &&
      /^(?:down|announced|unveiled|of|with|on|the|his|her|their|its|any|no|had|have|has|approved|scrapped|dropped|rejected|against|over|about|for)$/.test(
        before?.form ?? '',
      ),
  },
];
