import { endOfClause, isConcept, type Place, type Rule } from './grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from './word-classes.ts';

/**
 * Words that may come between an auxiliary and its participle, mostly adverbs: “was not found”, “has already been found”.
 */
const mayComeBetween =
  /^(?:not|n’t|also|never|always|ever|just|already|still|only|being|been|.{3,}ly|ya|no|nunca|siempre|también|sido|estado|lo|la|se|le|me|não|já|sempre|também|nunca)$/;

/** Whether a participle follows this auxiliary, directly or after words of `mayComeBetween`. */
function isBeforeParticiple({ after, language }: Place): boolean {
  const verb = after.find(({ form }) => !mayComeBetween.test(form));
  return isParticiple(verb, language);
}

/** Whether an English participle follows. Adjectives such as “tired” and nouns such as “run” do not count. */
function isBeforeEnglishParticiple({ after, lexicon }: Place): boolean {
  const verb = after.find(({ form }) => !mayComeBetween.test(form));
  return (
    !mayBe(verb, ['adjective', 'preposition', 'adverb'], lexicon) &&
    (isOnly(verb, ['verb'], lexicon) || /(?:ed|en)$/.test(verb?.form ?? '')) &&
    mayBe(verb, ['verb'], lexicon) &&
    !/ing$/.test(verb?.form ?? '') &&
    isParticiple(verb, 'en')
  );
}

/** Participles of German verbs whose perfect has “sein”, with any prefix: “ist angekommen” (has arrived). */
const movedOrBecome =
  /(?:gegangen|gekommen|gefahren|geflogen|gelaufen|gerannt|geflohen|geflüchtet|gereist|gewandert|gezogen|gesprungen|gestiegen|gesunken|gefallen|gefolgt|getreten|gerückt|gestürzt|gelandet|gekehrt|geblieben|gewesen|worden|geworden|gestorben|gewachsen|gewacht|geschlafen|gelungen|geraten|geschehen|gediehen|gescheitert|verschwunden|entstanden|erschienen|ertrunken|erwacht|begegnet|passiert|explodiert|emigriert)$/;

export const auxiliaryRules: readonly Rule[] = [
  {
    forms: { de: 'bin bist ist sind seid war warst waren wart sei seien wäre wären' },
    means: isConcept('have-perfect/verb'),
    holds: (place) => {
      const last = endOfClause(place);
      const clause = last ? place.rest.slice(0, place.rest.indexOf(last) + 1) : [];
      return [place.before, ...clause].some((word) => movedOrBecome.test(word?.text ?? ''));
    },
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    forms: { en: 'get gets got getting gotten' },
    means: isConcept('be-passive/verb'),
    holds: isBeforeEnglishParticiple,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    forms: {
      es: 'he has ha hemos habéis han habías habíamos habían hayas haya hayamos hayan hubiera hubieran hubiese hubieras haber habiendo habré habrás habremos habrán habría habrían',
    },
    means: isConcept('have/verb'),
    holds: (place) => isBeforeParticiple(place) || /^(?:he|has|hemos|habéis|han)$/.test(place.word.form),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    forms: { en: 'be is are was were been being' },
    means: isConcept('be-passive/verb'),
    holds: isBeforeEnglishParticiple,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.005,
  },
  {
    forms: { en: 'would ’d', de: 'würde würden würdest würdet', sl: 'bi' },
    means: isConcept('would/verb'),
    holds: () => true,
    weightElsewhere: 1,
  },
  {
    forms: { sl: 'nisem nisi ni nisva nista nismo niste niso' },
    means: isConcept('is-not/verb'),
    holds: () => true,
    weightElsewhere: 1,
  },
  {
    // Only the negated forms in the rule above mean “is not”. Other forms such as “sem” (am) and “bil” (was) do not.
    forms: { sl: 'biti sem si je sva sta smo ste so bil bila bilo bili bile' },
    means: isConcept('is-not/verb'),
    holds: () => false,
    weightElsewhere: 1e-4,
  },
];
