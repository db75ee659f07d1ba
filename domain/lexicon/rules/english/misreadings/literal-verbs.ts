import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading, Neighbours } from '../../misreading.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';
import { setOf } from '../english-sense-tests.ts';

type IsSeen = Misreading['isSeen'];

const row = (base: RegExp, isSeen: IsSeen): Misreading => ({ language: 'en', base, isSeen });
const some = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));
const has = (list: string, reach = 5): IsSeen => {
  const forms = setOf(list);
  return ({ span, later }) => some([...span, ...later.slice(0, reach)], forms);
};
const isAbout = (list: string): IsSeen => {
  const forms = setOf(list);
  return ({ earlier, span, later }) => some([...earlier.slice(-6), ...span, ...later.slice(0, 6)], forms);
};

/** Two meanings of one expression: the concept `id` is meant where `isMeant` holds, all others elsewhere. */
const two = (base: RegExp, id: string, isMeant: IsSeen): Misreading =>
  row(base, (place) => place.conceptId.startsWith(`${id}/`) !== isMeant(place));
/** A meaning that is possible only where `isMeant` holds. */
const only = (base: RegExp, id: string, isMeant: IsSeen): Misreading =>
  row(base, (place) => place.conceptId.startsWith(`${id}/`) && !isMeant(place));

const be = setOf('is are was were be been being get gets got it’s that’s');
const hasObjectNext = ({ next, lexicon }: Neighbours) =>
  mayBe(next, ['determiner'], lexicon) || /^(?:him|her|them|it|\d.*)$/.test(next?.form ?? '');
const isPassive = ({ before }: Neighbours) => be.has(before?.form ?? '');
const persons = setOf('me him her us them');
const isFaced = ({ next, later }: Neighbours) =>
  persons.has(next?.form ?? '') && !later.slice(1, 6).some(({ form }) => /^(?:for|help|advice|when)$/.test(form));

const isDoor = has('door doors wall walls barrier barriers gate gates fence', 3);
const isAnalysis = ({ earlier, span: [verb], before, later }: Neighbours) =>
  /^(?:by|into|in)$/.test(later[0]?.form ?? '')
    ? verb?.form === 'broken' || be.has(before?.form ?? '')
    : some(
        [...later.slice(0, 4), ...earlier.slice(-1)],
        setOf('data food proteins protein figures costs cost problem task tasks fat fats sugar cells waste steps'),
      );
const isBomb = isAbout('bomb bombs device explosives grenade grenades gun guns mine mines explosion blast fireworks');
const isAlarm = isAbout('alarm alarms clock siren sirens phone phones bell bells buzzer timer detector');
const isSpoiled = isAbout('milk food meat fish cheese butter cream bad');
const isPhysicalRise = has('stairs hill steps here road path river street surface air slope mountain behind drive', 4);
const isFaceOrPlace = has('eyes face mirror future distance room camera sky window lens water sun hole darkness', 4);
const isSeeThrough = has(
  'window windows glass hole binoculars telescope lens door curtains keyhole scope eyes microscope blinds gap',
  4,
);
const isHome = has(
  'house home houses homes apartment flat room rooms neighbourhood neighborhood area building place dorm dormitory office offices town village city hotel studio hostel mansion cottage quarters',
);
const isArmy = ({ earlier }: Neighbours) =>
  some(earlier.slice(-4), setOf('army troops forces marines soldiers police tanks rebels storm company it they'));
const isStage = has(
  'show shows concert concerts play plays event events exhibition performance display light lights tv television radio music heating brakes kettle album song production festival party video movie film',
);
const isPrison = isAbout('prison jail jails cell bars police criminals criminal prisoners life years murder crime');
const isWork = has(
  'work time effort efforts hours energy offer bid request appearance place order charge jail prison danger power',
  4,
);
const isNote = isAbout('notes note name names number numbers address details words statement everything letter');
const isSurface = has(
  'wall walls surface surfaces skin floor pan bottom shoe shoes clothes fingers hands teeth glass ice windows hair paper',
  3,
);
const isRoad = has('street road lane driveway path alley room corridor highway motorway', 4);
const isOverPlace = has('bridge hill hills wall walls mountain mountains river border fence edge top sea head', 3);
const isSpace = has('space room time hours hour much most half page pages lot lots area days residence', 4);
const isTrouble = has('trouble fight fights argument arguments debt mess scrape difficulty difficulties problems', 4);

/** Phrasal verbs whose words also occur literally or in another sense. */
export const literalVerbs: readonly Misreading[] = [
  // “get into trouble” (meterse en un lío), but not “get into the car”
  two(/^get into$/, 'get-into-enter-en', (place) => !isTrouble(place)),
  // “the bomb went off” (exploded), “the alarm went off” (rang)
  two(/^go off$/, 'go-off-explode-en', isBomb),
  only(/^go off$/, 'go-off-alarm', isAlarm),
  only(/^go off$/, 'go-off-food', isSpoiled),
  // “it takes up space” (fills it), but not “she took up golf”
  two(/^take (?:… )?up$/, 'take-up-occupy-en', isSpace),
  // False match: “he ran out of the house”. True match: “we ran out of milk”.
  row(/^run out of$/, has('house room building door shop store school office hall forest fire', 2)),
  // False match: “the river runs into the sea”. True match: “I ran into a friend”.
  row(
    /^run (?:into|across)$/,
    (place) =>
      has(
        'sea ocean room house building kitchen woods forest street arms lake thousands millions hundreds',
        3,
      )(place) || some(place.earlier.slice(-3), setOf('river rivers stream road line wall')),
  ),
  // “he turned to her and smiled”, but not “he turned to her for help”
  two(/^turn to$/, 'turn-to-turn-towards-en', isFaced),
  // “break down the door”, “broken down by age”
  only(/^break (?:… )?down$/, 'break-down-door', isDoor),
  only(/^break (?:… )?down$/, 'break-down-abbauen-de', isAnalysis),
  row(
    /^break (?:… )?down$/,
    (place) =>
      !/^break-down-(?:door|abbauen-de)\//.test(place.conceptId) &&
      (isDoor(place) || isAnalysis(place) || hasObjectNext(place)),
  ),
  // “the recipe calls for eggs” (needs), but “they called for peace” (demanded)
  two(/^call for$/, 'call-for-require', ({ earlier }) =>
    some(
      earlier.slice(-3),
      setOf('recipe situation occasion job plan plans this that rules method contract design it'),
    ),
  ),
  // “he came up the stairs”, but not “the topic came up”
  only(/^come up$/, 'come-up-rise', isPhysicalRise),
  only(/^come up$/, 'arrive-come-up', () => false),
  only(/^come up$/, 'come-up-arise', (place) => !isPhysicalRise(place)),
  // False match: “he entered into the room”. True match: “enter into an agreement”.
  row(
    /^enter into$/,
    (place) =>
      !isAbout(
        'agreement agreements contract contracts deal negotiations talks treaty alliance partnership marriage relationship lease transactions',
      )(place),
  ),
  // “they gave up smoking” (stopped), “she gave up her seat” (renounced), “he gave up” (surrendered)
  only(/^give up$/, 'quit', ({ next }) => /.ing$/.test(next?.form ?? '')),
  only(
    /^give up$/,
    'give-up',
    (place) => !place.isAlone || (!hasObjectNext(place) && !/.ing$/.test(place.next?.form ?? '')),
  ),
  only(/^give up$/, 'renounce', (place) => !/.ing$/.test(place.next?.form ?? '')),
  // “what is going on?” (happens), but “the show must go on” (continues)
  only(
    /^go on$/,
    'go-on-happen',
    ({ span: [verb], earlier }) =>
      verb?.form === 'going' ||
      some(earlier.slice(-5), setOf('what nothing something anything lot much things whatever')),
  ),
  only(/^go on$/, 'go-on-light-en', isAbout('light lights lamp lamps heating tv alarm')),
  // False match: “we went over the bridge”. True match: “go over the numbers”.
  row(/^go over$/, isOverPlace),
  // “they keep up the tradition” (continue it), but not “try to keep up”
  two(/^keep up$/, 'keep-up-continue-en', hasObjectNext),
  // False match: “he looked over the wall”. True match: “look over the contract”.
  row(/^look (?:… )?over$/, has('wall shoulder fence edge sea water valley heads city rooftops balcony railing', 3)),
  // False match: “he looked through the window”. True match: “look through the papers”.
  row(/^look through$/, isSeeThrough),
  // False match: “he looked into her eyes”. True match: “police looked into the case”.
  row(/^look into$/, isFaceOrPlace),
  // “he looked up at the sky”, but not “he looked up the word”
  two(
    /^look (?:… )?up$/,
    'look-up',
    ({ span, next }) =>
      span.length === 2 && (next === undefined || /^(?:at|from|into|and|to|as|when)$/.test(next.form)),
  ),
  // “he was locked up for years” (jailed), but “lock up the shop”
  two(/^lock (?:… )?up$/, 'imprison', (place) => isPrison(place) || (isPassive(place) && !hasObjectNext(place))),
  // “we moved into a house” (changed homes), but “the army moved into the city” (entered it)
  two(
    /^move into$/,
    'move-into-enter-en',
    (place) => !isHome(place) || (isArmy(place) && !has('house home apartment flat')(place)),
  ),
  // False match: “he moved to close the meeting”. True match: “they moved to Delaware”.
  row(
    /^move to$/,
    (place) =>
      (isInfinitive(place.next, 'en', place.lexicon) &&
        !isCapitalised(place.next) &&
        !mayBe(place.next, ['noun'], place.lexicon)) ||
      has('door window front back side left right table top next corner edge other close stop ban end', 3)(place),
  ),
  // False match: “she passed out leaflets”. True match: “he passed out in the heat”.
  row(/^pass out$/, ({ next, lexicon }) => mayBe(next, ['determiner', 'noun', 'numeral'], lexicon)),
  // False match: “he pulled up a chair”. True match: “a car pulled up”.
  row(/^pull up$/, hasObjectNext),
  // False match: “he pulled on the rope”. True match: “she pulled on her gloves”.
  row(
    /^pull on$/,
    (place) => !hasObjectNext(place) || has('rope string cord lever handle chain reins sleeve arm', 3)(place),
  ),
  // “put up a tent”, “put up a notice”, “put up a wall”
  only(/^put (?:… )?up$/, 'put-up-erect', has('tent tents stall stalls marquee shelf shelves')),
  only(/^put (?:… )?up$/, 'put-up-post', has('notice notices poster posters sign signs')),
  // False match: “put in a lot of work”. True match: “put in the screws”.
  row(/^put in$/, isWork),
  // “they put on a show”, “put on the light”, but “put on a hat”
  two(/^put (?:… )?on$/, 'put-on-stage-en', isStage),
  // False match: “patients are referred to a specialist”. True match: “he referred to the war”.
  row(/^refer to$/, (place) => isPassive(place) && hasObjectNext(place)),
  // False match: “his head rested on the pillow”. True match: “the case rests on one fact”.
  row(
    /^rest on$/,
    ({ earlier }) =>
      !some(
        earlier.slice(-4),
        setOf('case argument theory decision system claim hopes idea economy success power model approach which it'),
      ),
  ),
  // False match: “they ran through the woods”. True match: “run through your lines”.
  row(/^run through$/, (place) => !has('lines script speech play list rehearsal song songs checklist options')(place)),
  // False match: “he ran over the hill”. True match: “a car ran over the dog”.
  row(/^run (?:… )?over$/, isOverPlace),
  // False match: “he stood in the rain”, “he stepped in the mud”. True match: “she stepped in to help”.
  row(/^(?:stand|step) in$/, hasObjectNext),
  // False match: “the paper stuck to the wall”. True match: “stick to the plan”.
  row(/^stick to$/, isSurface),
  // False match: “take the flag down”. True match: “take notes down”.
  only(/^take (?:… )?down$/, 'take-down-notes', isNote),
  // False match: “he threw up his hands”. True match: “the child threw up”.
  only(/^throw up$/, 'vomit', (place) => !hasObjectNext(place)),
  only(
    /^throw up$/,
    'throw-up-eject-en',
    (place) => place.span[0]?.form === 'thrown' || (hasObjectNext(place) && !has('hands arms hand arm')(place)),
  ),
  // False match: “he turned into a side street”, “he turned off the road”. True match: “it turned into a frog”.
  row(/^turn (?:… )?(?:into|off)$/, isRoad),
  // False match: “he turned out the light”. True match: “it turned out well”.
  row(/^turn out$/, has('light lights lamp lamps', 2)),
  // False match: “drop in a dollar amount”. True match: “drop in on a friend”.
  row(
    /^drop in$/,
    (place) => hasObjectNext(place) || mayBe(place.before, ['determiner', 'adjective', 'numeral'], place.lexicon),
  ),
  // False match: “dig in the sand”. True match: “dinner is ready: dig in!”.
  only(/^dig in$/, 'tuck-in', isAbout('food eat meal dinner breakfast lunch plate plates hungry')),
  // “set off the alarm”, but not “he set off for home”
  two(/^set (?:… )?off$/, 'set-off-trigger', (place) => place.span.length > 2 || hasObjectNext(place) || isBomb(place)),
  // “how are you getting on?”, but “get on the bus”
  two(
    /^get on$/,
    'get-along',
    ({ earlier, next }) =>
      /^(?:well|famously|great|badly|better|fine)$/.test(next?.form ?? '') ||
      (next === undefined && earlier.some(({ form }) => form === 'how')),
  ),
  // False match: “he came across the bridge”. True match: “I came across a word”.
  row(/^come across$/, has('bridge river field street sea border ocean desert', 3)),
  // False match: “he opened up the box”. True match: “she opened up to me”.
  row(/^open up$/, hasObjectNext),
  // False match: “the deal did not work out”. True match: “work out the cost”.
  row(
    /^work out$/,
    ({ conceptId, next }) => next === undefined && /^(?:work-out-calculate-en|calculate)\//.test(conceptId),
  ),
  // False match: “sales picked up in May”. True match: “he picked up the phone”.
  row(
    /^pick (?:… )?up$/,
    ({ earlier, next, lexicon }) =>
      some(earlier.slice(-2), setOf('sales speed wind pace business economy trade traffic things')) &&
      !mayBe(next, ['determiner'], lexicon),
  ),
  // “the show appeals to children” (attracts them), but “he appealed to the court”
  two(
    /^appeal to$/,
    'appeal-to-attract-en',
    (place) => !has('court courts judge government governments president authorities leaders god parliament')(place),
  ),
  // “she applied to five schools”, but “the rule applies to all”
  two(
    /^apply to$/,
    'apply-to-a-place-en',
    ({ span: [verb], before, later }) =>
      some(later.slice(0, 4), setOf('school schools college colleges university universities job jobs programs')) ||
      (verb?.form === 'applied' && /^(?:i|he|she|we|they|you)$/.test(before?.form ?? '')),
  ),
  // “the plan allows for changes” (makes possible), but “allow for delays” (reckon with)
  two(
    /^allow for$/,
    'allow-for-permit-en',
    (place) => !has('delay delays error errors inflation fact differences traffic possibility')(place),
  ),
  // “I can relate to that” (feel close to), but not “it relates to the use of the term”
  two(
    /^relate to$/,
    'relate-to-identify-en',
    ({ before, span: [verb] }) =>
      /^(?:can|could|i|we|people|audience|really|totally|you|they|easily)$/.test(before?.form ?? '') &&
      verb?.form === 'relate',
  ),
  // “it amounts to five euros”, but “it amounts to a waiver” (is equal to)
  two(
    /^amount to$/,
    'be-equivalent',
    ({ later }) => !later.slice(0, 5).some(({ form }) => /\d|illion|hundred|thousand/.test(form)),
  ),
  // “he moved away” (went further off), but “he moved his chair away”
  two(/^move (?:… )?away$/, 'move-off', (place) => place.span.length === 2 && !hasObjectNext(place)),
  // False match: “pulled over concrete”. True match: “he pulled over” (stopped the car).
  row(/^pull over$/, (place) => hasObjectNext(place) || mayBe(place.next, ['noun'], place.lexicon)),
  // “the company is based in Rome” (has its seat), but “it is based on facts”
  two(/^be based$/, 'be-based-avere-sede-it', ({ next }) => !/^(?:on|upon)$/.test(next?.form ?? '')),
];
