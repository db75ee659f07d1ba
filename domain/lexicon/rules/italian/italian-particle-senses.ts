import type { Place, Rule } from '../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { article } from './italian-context.ts';
import { both, nextIs, not, sense } from './italian-senses.ts';

const comparative = /^(?:più|meno|meglio|peggio|piuttosto|maggior|minor|miglior|peggior)/;

/** Prepositions, also with an article: “che ad ogni altro”, “che nel passato”. */
const preposition =
  /^(?:ad?|di|d’|in|con|per|da|su|tra|fra|al(?:l[aoe’])?|ai|agli|[dns][aeu]l(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli)$/;

/** Definite articles, also with a preposition. */
const definite = /^(?:il|lo|la|i|gli|le|l’|[dns][aeu]l(?:l[aoe’])?|al(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli|ai|agli)$/;

const isBeforeNumber = ({ after: [next], lexicon }: Place) =>
  next !== undefined && (/^\d/.test(next.form) || (mayBe(next, ['numeral'], lexicon) && !/^un[oa]?$/.test(next.form)));

/** Whether punctuation or the end of the sentence follows. */
const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

/** Senses of conjunctions and adverbs that the construction shows. */
export const italianParticleSenses: readonly Rule[] = [
  // “più vicini ai funghi che ad ogni altro”, “è meglio discutere che negare”
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
  // “una persona così merita”, but “una persona così gentile”
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
  // “anche oltre 13 chilometri”, “anche dieci volte”
  sense(
    'anche',
    'even/adverb',
    (place) => isBeforeNumber(place) || nextIs(/^(?:oltre|fino|più|meno|soltanto|solo)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  // In “magari domani”, “magari” means “perhaps”. In “Magari!” and “magari fosse vero”, it expresses a wish.
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
  // “ha appena lasciato”, “un libro appena uscito”
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
  // “pur sapendo che”
  sense('pur', 'although/conjunction', nextIs(/(?:ando|endo)$/), { weightElsewhere: 1e-4 }),
  // With a person after it, “da” means the home of this person: “viene da me”, “abita da noi”.
  sense(
    'da',
    'at-somebodys-place/expression',
    both(nextIs(/^(?:me|te|noi|voi)$/), ({ before }) =>
      /^(?:v(?:ien|en)|va$|vad|and|torn|pass|abit|rest|rima|stat|dorm|qui$)/.test(before?.form ?? ''),
    ),
    { weightElsewhere: 1e-3 },
  ),
  // “i parchi nazionali più importanti”, but “più importanti che” and “frutti più ricchi”
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
  // “Con cosa legano le barche?”
  sense(
    'cosa',
    'what/pronoun',
    ({ before, earlier }) => earlier.length === 1 && /^(?:con|di|a|in|da|su|per)$/.test(before?.form ?? ''),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
];
