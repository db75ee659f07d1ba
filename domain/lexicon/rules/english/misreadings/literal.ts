import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading, Neighbours } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { setOf } from '../english-sense-tests.ts';

type IsSeen = Misreading['isSeen'];

const row = (base: RegExp, isSeen: IsSeen): Misreading => ({ language: 'en', base, isSeen });
const someOf = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));
const isBefore =
  (list: string): IsSeen =>
  ({ next }) =>
    setsOf(list).has(next?.form ?? '');
const isAfter =
  (list: string): IsSeen =>
  ({ before }) =>
    setsOf(list).has(before?.form ?? '');

const sets = new Map<string, ReadonlySet<string>>();
const setsOf = (list: string): ReadonlySet<string> => {
  const known = sets.get(list) ?? setOf(list);
  sets.set(list, known);
  return known;
};

const be = 'is are was were be been being am isn’t aren’t wasn’t weren’t it’s that’s he’s she’s they’re you’re we’re';
const determiners = setOf('the a an this that these those my your his her its our their some every each');
const number =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|a?round|about|approximately)$/;
const isNumber = (word: ReadWord | undefined) => number.test(word?.form ?? '');
const isNounNext = ({ next, lexicon }: Neighbours) => mayBe(next, ['noun'], lexicon);

const measured = setOf(
  'hour minute second mile kilometre kilometer year week month day quarter third half dozen hundred foot metre meter same size length age height',
);
const substances = setOf('water time money work food stuff noise space energy talk music information');
const lights = setOf('day moon sun candle candles lamp lamps fire dawn morning street window');
const asks = setOf('did do does has have had will would can could should is it they you we he she i before until ago');
const looks = setOf('is are was were be look looks looked seem seems seemed a the it’s bit');
const statues = setOf(
  'statue statues museum gallery art sculpture sculptures shelf faces models exhibition collection',
);

/** Expressions without a phrasal verb whose words also occur in their ordinary sense. */
export const literalMisreadings: readonly Misreading[] = [
  // False match: “they are all the same”. True match: “all the same, he left” (anyway).
  row(/^all the same$/, (place) => isAfter(be)(place) || isNounNext(place)),
  // False match: “all that water”. True match: “all that he wanted”.
  row(/^all that$/, ({ next }) => substances.has(next?.form ?? '')),
  // False match: “it was as long as a bus”. True match: “as long as you pay”.
  row(/^as long as$/, (place) => isAfter(be)(place) || isNumber(place.next)),
  // False match: “after all the work”. True match: “after all, he is old”.
  row(
    /^after all$/,
    ({ before, next, later: [, second] }) =>
      determiners.has(next?.form ?? '') ||
      next?.form === 'of' ||
      (before === undefined && /^(?:had|has|have|did|went)$/.test(second?.form ?? '')),
  ),
  // False match: “at all levels”. True match: “not tired at all”.
  row(
    /^at all$/,
    (place) => /[^s]s$/.test(place.next?.form ?? '') && isNounNext(place) && !isBefore('is was does has as')(place),
  ),
  // False match: “he sang as well as he could”. True match: “cats as well as dogs”.
  row(/^as well as$/, ({ next, later: [, second] }) =>
    /^(?:i|you|he|she|it|we|they) (?:can|could|do|did|does|had|has|have)$/.test(
      `${next?.form ?? ''} ${second?.form ?? ''}`,
    ),
  ),
  // False match: “the limit is up to five people”. True match: “it is up to you”.
  row(/^be up to$/, ({ next }) => isNumber(next)),
  // False match: “weigh up to 20 kg”. True match: “weigh up the risks”.
  row(/^weigh up$/, isBefore('to')),
  // False match: “the choice of a name”. True match: “a wide choice of wines”.
  row(
    /^(?:choice|selection) of$/,
    ({ before }) =>
      !setsOf('good great wide large huge excellent limited nice vast broad decent big amazing a small').has(
        before?.form ?? '',
      ),
  ),
  // False match: “a range of 300 km”. True match: “a range of products”.
  row(/^a range of$/, ({ next }) => isNumber(next) || setsOf('mountains hills peaks up over').has(next?.form ?? '')),
  // False match: “it fell to the floor”. True match: “it fell to ten percent”.
  row(
    /^(?:fall|drop|go down) to$/,
    ({ later }) =>
      !later.slice(0, 4).some((word) => isNumber(word) || /^(?:low|lowest|record|level|zero)$/.test(word.form)),
  ),
  // False match: “it feels like silk”. True match: “I feel like going out”.
  row(
    /^feel like$/,
    ({ next }) => next !== undefined && !/(?:ing|^it)$/.test(next.form) && !/^(?:some|another)$/.test(next.form),
  ),
  // False match: “conditions for life on Mars”. True match: “imprisoned for life”.
  row(
    /^for life$/,
    (place) =>
      isBefore('on in of and to with as')(place) ||
      isAfter('conditions necessary essential need needs search evidence passion love zest potential important')(place),
  ),
  // False match: “for good reasons”. True match: “he left for good”.
  row(/^for good$/, ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon)),
  // False match: “his hands on the table”. True match: “hands on experience”.
  row(/^hands on$/, ({ next, lexicon }) => mayBe(next, ['determiner', 'pronoun'], lexicon)),
  // False match: “a sharp point at the end”. True match: “he pointed at me”.
  row(/^point (?:… )?at$/, ({ span: [verb], before, lexicon }) =>
    verb === undefined || /ed|ing/.test(verb.form)
      ? false
      : mayBe(before, ['determiner', 'adjective', 'numeral'], lexicon),
  ),
  // False match: “I have just one question”. True match: “I have just eaten”.
  row(
    /^have (?:only )?just$/,
    ({ next, later: [, second] }) => next !== undefined && !isParticiple(next, 'en') && !isParticiple(second, 'en'),
  ),
  // False match: “the work they have done is good”. True match: “it does you good”.
  row(/^do (?:… )?good$/, ({ span }) => someOf(span, setsOf(be))),
  // False match: “if only one person comes”. True match: “if only he knew”.
  row(/^if only$/, (place) => isNumber(place.next) || isBefore('because to for a an in by as partly from on')(place)),
  // False match: “she spoke in short sentences”. True match: “in short, we lost”.
  row(/^in short$/, isNounNext),
  // False match: “in the way people speak”. True match: “a chair was in the way”.
  row(
    /^in the way$/,
    ({ next }) =>
      next !== undefined && !/^(?:of|when|and|but|if|so|or|because|again|here|there|as|on|at)$/.test(next.form),
  ),
  // False match: “a sign that said no entry”. True match: “that said, it works”.
  row(/^that (?:being )?said$/, ({ before, next }) => before !== undefined && next !== undefined),
  // False match: “one day a week”. True match: “one day he left”.
  row(/^one day$/, isBefore('a per of off at or trip pass only event tour international to for')),
  // False match: “for real estate”. True match: “this time for real”.
  row(/^for real$/, isNounNext),
  // False match: “the train on line two”. True match: “buy it on line”.
  row(/^on line$/, ({ next }) => isNumber(next)),
  // False match: “on edge of the table”. True match: “she was on edge”.
  row(/^on edge$/, ({ next, lexicon }) => next?.form === 'of' || mayBe(next, ['determiner'], lexicon)),
  // False match: “on the spot where he fell”. True match: “fined on the spot”.
  row(/^on the spot$/, isBefore('where in of that at with')),
  // False match: “in the dark room”. True match: “we sat in the dark”.
  row(/^in the dark$/, isNounNext),
  // False match: “in the light of the moon”. True match: “in the light of these facts”.
  row(/^in (?:the )?light of$/, ({ later }) => someOf(later.slice(0, 2), lights)),
  // False match: “in the end of May”. True match: “in the end he won”.
  row(/^in the end$/, isBefore('of')),
  // False match: “here it is cold”. True match: “here it is!”.
  row(/^here (?:it|he|she) is$/, ({ next }) => next !== undefined && !/^(?:again|then|and|at|in)$/.test(next.form)),
  // False match: “they had better results”. True match: “you had better go”.
  row(
    /^had better$/,
    ({ next, lexicon }) => next !== undefined && next.form !== 'not' && !isInfinitive(next, 'en', lexicon),
  ),
  // False match: “one thing is certain”. True match: “she is certain of it”.
  row(/^be (?:certain|sure)$/, isAfter('thing things it nothing that this what which one much death')),
  // False match: “if you cannot wait”. True match: “I can’t wait!”.
  row(
    /^can’t wait$/,
    ({ earlier, next }) =>
      earlier.slice(-3).some(({ form }) => form === 'if') || /^(?:any|long|until|till|and|in)$/.test(next?.form ?? ''),
  ),
  // False match: “so far away”. True match: “so far we have won”.
  row(
    /^so far$/,
    isBefore('away from as that apart behind ahead off north south east west out up down back removed beyond below'),
  ),
  // False match: “three steps back”. True match: “step back from the edge”.
  row(/^step back$/, ({ before, lexicon }) => mayBe(before, ['numeral', 'determiner', 'adjective'], lexicon)),
  // False match: “the other way is shorter”. True match: “he looked the other way”.
  row(/^the other way$/, isBefore('is was to of he they you we i in')),
  // False match: “it is about an hour away”. True match: “the film is about a boy”.
  row(
    /^(?:be|it is) about$/,
    ({ next, later: [, second] }) =>
      isNumber(next) ||
      /^(?:noon|midnight|half|time|twice|equal|even|halfway|average|right|ready|\p{L}+ty|\p{L}+teen)$/u.test(
        next?.form ?? '',
      ) ||
      (/^(?:an?|the)$/.test(next?.form ?? '') && measured.has(second?.form ?? '')),
  ),
  // False match: “put them in order”. True match: “his papers are in order”.
  row(/^in order$/, (place) => !isAfter(be)(place)),
  // False match: “a riot broke out”. True match: “she is a riot” (very funny).
  row(/^a (?:riot|hoot)$/, (place) => !isAfter(be)(place)),
  // False match: “it carries heavy loads of coal”. True match: “we had loads of fun”.
  row(/^loads of$/, ({ before, lexicon }) => mayBe(before, ['adjective'], lexicon)),
  // False match: “plaster casts of Greek statues”. True match: “his leg is in a plaster cast”.
  row(/^plaster cast$/, ({ earlier, later }) => someOf([...earlier.slice(-8), ...later.slice(0, 8)], statues)),
  // “how long did it take?”, but “how long the river is”
  row(
    /^how long$/,
    ({ conceptId, next }) => conceptId.startsWith('how-long-adjective/') === asks.has(next?.form ?? ''),
  ),
  // “it took too long”, but “the dress is too long”
  row(
    /^too long$/,
    ({ conceptId, before }) => conceptId.startsWith('too-long-time/') === looks.has(before?.form ?? ''),
  ),
  // False match: “as well as he could”. True match: “I came as well”.
  row(/^as well$/, isBefore('as')),
  // False match: “it turned out well”. True match: “it turned out that he lied”.
  row(/^it turned out$/, isBefore('well fine great badly ok okay better nice nicely amazing perfect perfectly good')),
  // False match: “they want to date”. True match: “the best film to date”.
  row(/^to date$/, isAfter('want wants wanted like start started going begin began continue right how able ready')),
  // False match: “before that day”. True match: “before that, we lived here”.
  row(/^before that$/, isNounNext),
  // False match: “by the way he walked”. True match: “by the way, he left”.
  row(/^by the way$/, isBefore('he she they it we in that')),
  // False match: “they came by way of Rome”. True match: “by way of example”.
  row(/^by way of$/, ({ conceptId, next }) => conceptId.startsWith('by-way-of/') && isCapitalised(next)),
  // False match: “for free trade”. True match: “you get it for free”.
  row(/^for free$/, isNounNext),
  // False match: “I feel free here”. True match: “feel free to ask”.
  row(/^feel free$/, ({ next }) => next !== undefined && next.form !== 'to'),
  // False match: “in full view”, “in half an hour”, “in effect, he lost”. True match: “paid in full”.
  row(/^in (?:full|half)$/, (place) => isNounNext(place) || isBefore('a an the')(place)),
  row(/^in effect$/, ({ before }) => before === undefined),
  // False match: “he stood above board the ship”. True match: “all was above board”.
  row(/^above board$/, ({ next, lexicon }) => mayBe(next, ['determiner'], lexicon)),
  // False match: “he is going home to eat”. True match: “the city is now home to a museum”.
  row(/^be … home to$/, ({ span }) => !/^(?:now|also|still|currently|today)$/.test(span[1]?.form ?? '')),
  // False match: “at first instance”. True match: “at first he lost”.
  row(/^at first$/, isBefore('instance glance sight base grade level light hand count')),
  // False match: “the deficiency is serious”. True match: “I am serious” (not joking).
  row(
    /^be serious$/,
    ({ before, span: [verb] }) => !/^(?:i|you|he|she|we|they)$/.test(before?.form ?? '') && !/’/.test(verb?.form ?? ''),
  ),
  // False match: “there you go thinking again”. True match: “there you go!”.
  row(/^there you go$/, ({ next }) => /.ing$/.test(next?.form ?? '')),
  // False match: “use it or lose it”. True match: “do not lose it” (go mad).
  row(/^lose it$/, ({ before }) => before?.form === 'or' || before?.form === 'to'),
  // False match: “it grew by absorbing rivals”. True match: “it grew by ten percent”.
  row(/^(?:grow|rise|fall|drop|increase|decrease) (?:… )?by$/, ({ next }) => /.ing$/.test(next?.form ?? '')),
  // False match: “he cannot stand up”. True match: “I cannot stand noise”.
  row(/^can(?:not|’t| not)? stand$/, ({ next }) =>
    /^(?:up|on|in|out|by|at|for|there|still|alone|next|against|between)$/.test(next?.form ?? ''),
  ),
  // False match: “he did so well”. True match: “he did so” (did it).
  row(/^do so$/, ({ next }) => /^(?:well|much|many|badly|poorly|good|little|few)$/.test(next?.form ?? '')),
  // False match: “he ran out of the house”, where “run out of” is literal. True match: “the milk ran out”.
  row(/^run out$/, ({ next }) => next?.form === 'of'),
  // False match: “he ran up the stairs”. True match: “she ran up to me”.
  row(/^run up$/, ({ next }) => next?.form !== 'to'),
];
