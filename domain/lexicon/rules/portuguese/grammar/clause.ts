import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { nextForm, times } from '../portuguese-context.ts';

/** Nouns derived from a verb, which the lexicon may list only as a verb: “o silenciamento” (the silencing). */
const derivedNoun = /(?:mento|ção|dade|agem)s?$/;

const precedesFiniteVerb = ({ word, after: [next], language, lexicon }: Place): boolean =>
  next !== undefined &&
  next.start - word.end === 1 &&
  isOnly(next, ['verb'], lexicon) &&
  !isInfinitive(next, language, lexicon) &&
  !isParticiple(next, language) &&
  !derivedNoun.test(next.form) &&
  !isCapitalised(next);

/** Rules for verbs and short words such as “se” and “como”. Their meaning depends on the structure of the clause. */
export const portugueseClauseRules: readonly Rule[] = [
  {
    // The singular of “falar” never means “talk to each other”: “fala-se de política” (people talk about politics), but
    // “eles falam-se” (they talk to each other)
    forms: { pt: 'fala falou falava fale falar falará falasse' },
    means: isConcept('talk-to-each-other/verb'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    // “se” means “if” in “decide o tribunal se achar que” (the court decides if it thinks that), but not in “para se achar”
    // (to find oneself).
    forms: { pt: 'se' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: ({ word, before, earlier, after: [next], language, lexicon }) =>
      !word.isAttached &&
      !earlier.slice(-4).some(({ form }) => /^(?:de|para|sem|até|por|após|ao)$/.test(form)) &&
      before !== undefined &&
      word.start - before.end === 1 &&
      isInfinitive(next, language, lexicon) &&
      mayBe(before, ['noun'], lexicon) &&
      !mayBe(before, ['verb', 'preposition', 'conjunction', 'adverb', 'pronoun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “a” means “the” in “a 21ª edição” (the 21st edition).
    forms: { pt: 'a as' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => /^\d+[ªa]$/.test(next?.text ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “foi” means “was” in “a chegada foi às 12h” (the arrival was at noon), but not in “foi às compras” (went shopping).
    forms: { pt: 'foi foram' },
    means: isConcept('be/verb'),
    holds: ({ after: [next, hour] }) => next?.form === 'às' && /^\d/.test(hour?.text ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Foi” means “it was” in “Foi ao fim de um ano que saiu” (it was after a year that he left), but not in “Foi ao cinema”
    // (he went to the cinema).
    forms: { pt: 'foi' },
    means: isConcept('be/verb'),
    holds: ({ before, after: [next], rest }) => {
      if (before !== undefined || !/^(?:ao?s?|às?)$/.test(next?.form ?? '')) return false;
      const end = rest.findIndex(({ form }) => form === 'que');
      return end > 0 && end < 10 && rest.slice(0, end).some(({ form }) => times.test(form) || form === 'final');
    },
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “segundo” means “according to” in “Segundo declarações do diretor” (according to statements of the director) and
    // “segundo 45 % dos leitores” (according to 45 % of the readers), but not in “Segundo lugar” (second place).
    forms: { pt: 'segundo' },
    means: isConcept('according-to/preposition'),
    holds: ({ word, before, after: [next], lexicon }) =>
      (before === undefined || word.start - before.end > 1) &&
      next !== undefined &&
      next.start - word.end === 1 &&
      (/^\d/.test(next.text) || (/(?:s|ção)$/.test(next.form) && mayBe(next, ['noun'], lexicon))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // Forms of “ver” (see) that hardly ever mean “find oneself”: “me ver” (see me).
    forms: { pt: 'ver vê vês vejo veja vejam' },
    means: isConcept('find-oneself/verb'),
    holds: () => false,
    weightElsewhere: 1e-3,
  },
  {
    // “parte” is a noun in “faz, evidentemente, parte de” (is, obviously, part of).
    forms: { pt: 'parte' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => /^(?:faz|fazem|fazer|fez|fazia|faziam|fará)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “o” before a finite verb is a pronoun, not an article: “o torna difícil” (makes it difficult), but not “o livro” (the
    // book).
    forms: { pt: 'o a os as' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: precedesFiniteVerb,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “Como” means “as” in “Como disse o presidente” (as the president said), but not in “como se diz isto?” (how do you say
    // this?).
    forms: { pt: 'como' },
    means: isConcept('as/conjunction'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      /^(?:disse|diz|dizem|afirmou|explicou|explica|referiu|refere|vimos|sabemos|mostra|mostram|lembra|observa|escreveu)$/.test(
        nextForm(place.after),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “um” means “one” in “apenas um joga” (only one plays), but not in “um jogo” (a game).
    forms: { pt: 'um uma' },
    means: isConcept('one/numeral'),
    holds: precedesFiniteVerb,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “mal” means “badly” in “foi mal recebida” (was badly received), but not in “mal chegou, saiu” (as soon as he arrived,
    // he left).
    forms: { pt: 'mal' },
    means: (conceptId) => /^(?:badly|poorly-badly)\//.test(conceptId),
    holds: ({ before, after: [next], language }) =>
      /^(?:foi|foram|é|são|era|eram|ser|sido|está|estão|estava|muito|tão|bastante)$/.test(before?.form ?? '') &&
      isParticiple(next, language),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “Mal” means “as soon as” in “Mal a porta se fechou” (as soon as the door closed), but not in “mal fala” (hardly
    // speaks).
    forms: { pt: 'mal' },
    means: isConcept('as-soon-as/conjunction'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      (/^(?:[oa]s?|el[ea]s?|eu|se|me|lhe|o|começou|chegou|cheguei|entrou|saiu|viu|ouviu|acabou)$/.test(
        nextForm(place.after),
      ) ||
        isCapitalised(place.after[0])),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
  {
    // “abaixo” is an adverb in “pelas escadas abaixo” (down the stairs), but not in “eu abaixo a voz” (I lower my voice).
    forms: { pt: 'abaixo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb' || partOfSpeech === 'preposition',
    holds: ({ before }) => before?.form !== 'eu' && before?.form !== 'não',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “que” after a verb with its pronoun is a conjunction: “pediu-lhe que fosse” (asked him to go).
    forms: { pt: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      place.before?.isAttached === true &&
      /^(?:lhes?|me|te|nos|vos)$/.test(place.before.form),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “tocou” means “rang” in “tocou o telefone” (the telephone rang), but not in “tocou piano” (played the piano).
    forms: { pt: 'toca tocam tocou tocaram tocava tocavam tocar tocando' },
    means: isConcept('ring/verb'),
    holds: ({ earlier, rest }) =>
      [...earlier.slice(-3), ...rest.slice(0, 3)].some(({ form }) =>
        /^(?:telefones?|telemóve(?:l|is)|campainhas?|despertador|alarme|sinos?|sirenes?)$/.test(form),
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  },
];
