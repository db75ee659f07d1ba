import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { either, formOf, isAfter, isBefore, isFollowed, isNear, ofNoun, sense } from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3 };

const offices =
  /^(?:state|defen[cs]e|commerce|labou?r|health|education|interior|energy|agriculture|transportation|treasury|homeland|veterans|war|foreign|home)$/;

/** Words about government, aid, science and public life. */
export const societySenses: readonly Rule[] = [
  // “secretary” is a member of the government in “the Secretary of State” and “Secretary Powell”, but not in “the secretary
  // answered the phone”.
  sense(
    'secretary',
    'secretary-of-government/noun',
    ({ word, before, after: [next, second] }) =>
      offices.test(formOf(before)) ||
      (/^(?:of|for)$/.test(formOf(next)) && offices.test(formOf(second) === 'the' ? 'state' : formOf(second))) ||
      (isCapitalised(word) &&
        isCapitalised(next) &&
        !/^(?:press|general|executive)$/.test(formOf(before)) &&
        formOf(next) !== 'general'),
    rare,
  ),
  sense(
    'relief',
    'relief-aid/noun',
    either(
      isAfter(/^(?:disaster|famine|flood|earthquake|hurricane|humanitarian|emergency|tsunami|refugee|katrina)$/),
      isBefore(
        /^(?:workers?|efforts?|agency|agencies|supplies|funds?|organi[sz]ations?|operations?|package|goods|camps?|convoy)$/,
      ),
    ),
    rare,
  ),
  sense(
    'ties',
    'ties-relations/noun',
    (place) =>
      !isNear(/^(?:shirts?|suits?|wear|wore|wearing|silk|jackets?|shoes)$/)(place) &&
      (isBefore(/^(?:with|between|to|that)$/)(place) ||
        isAfter(
          /^(?:family|close|closer|strong|diplomatic|economic|political|trade|business|blood|cut|severed?|alleged|military)$/,
        )(place)),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'panel panels',
    'panel-group/noun',
    isNear(
      /^(?:experts?|members?|committee|discussions?|judges?|advisory|chaired|commission|scientists|independent|review|convened|ruled|appeals?|interview|speakers?)$/,
    ),
    rare,
  ),
  sense(
    'faculty',
    'faculty-staff/noun',
    isNear(/^(?:students|staff|members?|teachers|professors?|tenure|hired?|teaching|university’s)$/, 4),
    rare,
  ),
  sense(
    'draw draws drew drawn drawing',
    'draw-attract/verb',
    isFollowed(
      /^(?:crowds?|attention|visitors|customers|criticism|tourists|praise|thousands|hundreds|interest|support|audiences?)$/,
    ),
    rare,
  ),
  sense(
    'recover recovers recovered recovering',
    'recover-get-back/verb',
    (place) =>
      !isBefore(/^from$/)(place) &&
      isNear(
        /^(?:bod(?:y|ies)|money|weapons?|stolen|data|files?|art|wreckage|losses|costs?|items|remains|debris|control|bomb|vehicle|evidence)$/,
      )(place),
    { weightElsewhere: 0.01 },
  ),
  ofNoun(
    'fair fairs',
    'fair-exhibition/noun',
    either(
      isAfter(/^(?:trade|book|art|job|career|science|cartoon|county|state|world’s|craft|health)$/),
      isBefore(/^(?:organi[sz]ers?|grounds|visitors|exhibitors)$/),
      isNear(/^(?:exhibitors?|organi[sz]ers?|exhibition|exhibits|booths?|staged)$/),
    ),
    rare,
  ),
  {
    // “fair” is a noun in “the book fair” and “the fair organisers”, but not in “a fair price”.
    forms: { en: 'fair' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: either(
      isAfter(/^(?:trade|book|art|job|career|science|county|state|world’s|craft|street)$/),
      isBefore(/^(?:organi[sz]ers?|grounds|visitors|exhibitors)$/),
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  sense(
    'gross',
    'gross-flagrant/adjective',
    isBefore(
      /^(?:incompetence|negligence|violations?|misconduct|injustice|abuses?|errors?|mistakes?|exaggeration|oversimplification|misuse|mismanagement|inequality|human|distortion|ignorance|neglect|misrepresentation|insult)$/,
    ),
    rare,
  ),
];
