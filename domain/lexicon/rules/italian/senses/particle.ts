import type { Place, Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { article } from '../italian-context.ts';
import { both, nextIs, not, sense } from '../italian-senses.ts';

const comparative = /^(?:più|meno|meglio|peggio|piuttosto|maggior|minor|miglior|peggior)/;

/** Prepositions, also contracted with an article: “nella” (in the). */
const preposition =
  /^(?:ad?|di|d’|in|con|per|da|su|tra|fra|al(?:l[aoe’])?|ai|agli|[dns][aeu]l(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli)$/;

/** Definite articles, also contracted with a preposition: “nella” (in the). */
const definite = /^(?:il|lo|la|i|gli|le|l’|[dns][aeu]l(?:l[aoe’])?|al(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli|ai|agli)$/;

const isBeforeNumber = ({ after: [next], lexicon }: Place) =>
  next !== undefined && (/^\d/.test(next.form) || (mayBe(next, ['numeral'], lexicon) && !/^un[oa]?$/.test(next.form)));

/** Whether punctuation or the end of the sentence follows. */
const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

/** Senses of conjunctions and adverbs that are recognised by the construction. */
export const italianParticleSenses: readonly Rule[] = [
  // “che” means “than” in “è meglio discutere che negare” (it is better to discuss than to deny).
  sense(
    'che',
    'than/conjunction',
    ({ word, before, earlier, after: [next], language, lexicon }) =>
      before !== undefined &&
      word.start - before.end <= 2 &&
      earlier.some(({ form }, place) => comparative.test(form) && !article.test(earlier[place - 1]?.form ?? '')) &&
      (preposition.test(next?.form ?? '') ||
        isInfinitive(next, language, lexicon) ||
        /^(?:mai|altro)$/.test(next?.form ?? '')),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “così” means “like this” in “una persona così merita” (a person like this deserves), but “so” in “una persona così
  // gentile” (such a kind person).
  sense(
    'così',
    'thus/adverb',
    ({ word, before, after: [next], lexicon }) =>
      before !== undefined &&
      word.start - before.end <= 1 &&
      isOnly(before, ['noun'], lexicon) &&
      (!next || next.start - word.end > 1 || isOnly(next, ['verb', 'preposition', 'conjunction'], lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “anche” means “even” in “anche dieci volte” (even ten times).
  sense(
    'anche',
    'even/adverb',
    (place) => isBeforeNumber(place) || nextIs(/^(?:oltre|fino|più|meno|soltanto|solo)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  // “magari” means “perhaps” in “magari domani” (perhaps tomorrow), but not in “magari fosse vero” (if only it were true).
  sense(
    'magari',
    'perhaps/adverb',
    not(
      (place) =>
        (place.before === undefined && endsClause(place)) ||
        nextIs(/^(?:fosse|avesse|potessi|avessi|fossi|potesse)$/)(place),
    ),
    {
      weightElsewhere: 0.01,
    },
  ),
  // “appena” means “just” in “un libro appena uscito” (a book just published).
  sense(
    'appena',
    'just-now/adverb',
    both(
      ({ before }) => before !== undefined && before.form !== 'non',
      ({ after: [next] }) => isParticiple(next, 'it'),
    ),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.01,
    },
  ),
  // “pur” means “although” in “pur sapendo che” (although knowing that).
  sense('pur', 'although/conjunction', nextIs(/(?:ando|endo)$/), { weightElsewhere: 1e-4 }),
  // “da” before a person means the home of this person: “abita da noi” (lives with us).
  sense(
    'da',
    'at-somebodys-place/expression',
    both(nextIs(/^(?:me|te|noi|voi)$/), ({ before }) =>
      /^(?:v(?:ien|en)|va$|vad|and|torn|pass|abit|rest|rima|stat|dorm|qui$)/.test(before?.form ?? ''),
    ),
    { weightElsewhere: 1e-3 },
  ),
  // “più” means “most” in “i parchi nazionali più importanti” (the most important national parks), but not in “frutti più
  // ricchi” (richer fruits).
  sense(
    'più',
    'most-superlative/adverb',
    ({ before, earlier, after: [next, ...others], lexicon }) =>
      mayBe(before, ['noun', 'adjective'], lexicon) &&
      mayBe(next, ['adjective'], lexicon) &&
      earlier.slice(-3, -1).some(({ form }) => definite.test(form)) &&
      !others.slice(0, 2).some(({ form }) => /^(?:che|di|del|dell[aeo’]|dei|degli|delle)$/.test(form)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “cosa” means “what” in “Con cosa legano le barche?” (what do they tie the boats with?).
  sense(
    'cosa',
    'what/pronoun',
    ({ before, earlier }) => earlier.length === 1 && /^(?:con|di|a|in|da|su|per)$/.test(before?.form ?? ''),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
];
