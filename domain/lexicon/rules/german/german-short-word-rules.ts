import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly } from '../word-classes.ts';
import { isFiniteVerb, isNumber } from './german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

/** Words that cannot follow the article “das” directly, unless it stands alone: “nennt man das einen Erfolg”. */
const afterPronoun =
  /^(?:k?eine?[nmrs]?|d(?:en|ie|er|em)|ich|du|er|wir|man|mir|dir|ihm|uns|euch|gar|beinahe|sehr|immer|nie|niemals|sein(?:en|e|er)?|ihr(?:en|e|er)?|darf|will|kann|soll|muss|muß|hat|hatte|hatten|ist|war|wäre|wird|wurde|würde|weiß|wusste|tut|tat|macht|machte|geht|ging|gibt|gab|heißt|bedeutet|stimmt|reicht|zeigt|liegt|seit|schon|dann|selbst|sicher|sicherlich|natürlich|vielleicht|wohl|eben|halt|mal|bitte|jetzt|heute|damals)$/;

/** Superlatives after “am”: “schönsten” in “am schönsten” (most beautiful). */
const superlative = /..(?:sten|ßten|besten)$/;

/** Rules for the shortest German words: articles, pronouns and prepositions. */
export const germanShortWordRules: readonly Rule[] = [
  {
    // “Das weiß ich” (I know that), “nennt man das einen Erfolg” (people call that a success), but “das Haus, das ich sah”
    // (the house I saw)
    forms: { de: 'das' },
    means: isConcept('that/determiner'),
    holds: (place) => {
      const [next] = place.after;
      if (place.before === undefined)
        return isClose(place) && isOnly(next, ['verb'], place.lexicon) && next !== undefined && isFiniteVerb(next);
      return gapBefore(place) === 1 && isClose(place) && afterPronoun.test(next?.form ?? '');
    },
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “ihr” is never a subject in the meaning “she” or “they”: “gab ihr das Buch” (gave her the book)
    forms: { de: 'ihr ihnen' },
    means: isConcept('she/pronoun', 'they/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    // “viel Mehl” (much flour); only “viele” means “many”.
    forms: { de: 'viel' },
    means: isConcept('many/determiner'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    forms: { de: 'viel' },
    means: isConcept('much/determiner'),
    holds: (place) => isClose(place) && isCapitalised(place.after[0]),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “am schönsten” (most beautiful), but “am letzten Abend” (on the last evening)
    forms: { de: 'am' },
    means: isConcept('the-most-am-de/particle'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      if (!isClose(place) || isCapitalised(next) || !superlative.test(next?.form ?? '')) return false;
      if (/^(?:ersten|letzten|nächsten)$/.test(next?.form ?? '')) return false;
      return !(isCapitalised(afterNext) && (afterNext?.start ?? 0) - (next?.end ?? 0) === 1);
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “der Mann, dessen Hund” (the man whose dog), but “er und dessen Bruder” (he and the latter’s brother)
    forms: { de: 'dessen deren' },
    means: isConcept('whose-relative-de/pronoun'),
    holds: (place) =>
      place.before !== undefined &&
      isClose(place) &&
      (gapBefore(place) === lengthOfComma ||
        (isOnly(place.before, ['preposition'], place.lexicon) &&
          place.before.start - (place.earlier.at(-2)?.end ?? 0) === lengthOfComma)),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-8,
  },
  {
    // “über tausend Meter” (over a thousand metres)
    forms: { de: 'über' },
    means: isConcept('over/preposition'),
    holds: (place) => isClose(place) && isNumber(place.after[0], place) && !isCapitalised(place.after[0]),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “vor mehr als zehn Jahren” (more than ten years ago), “vor vielen Jahren”
    forms: { de: 'vor' },
    means: isConcept('ago/preposition'),
    holds: ({ after }) =>
      after
        .slice(0, 5)
        .some(
          ({ form }, index) =>
            /^(?:jahren?|jahrzehnten|jahrhunderten|monaten?|wochen?|tagen|stunden?|minuten?|sekunden)$/.test(form) &&
            after
              .slice(0, index)
              .some((each) =>
                /^(?:\d+|mehr|über|etwa|rund|vielen|einigen|wenigen|langen|kurzem|gut|knapp|fast|ungefähr|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|paar|einem|einer)$/.test(
                  each.form,
                ),
              ) &&
            !after.slice(0, index).some((each) => /^(?:d(?:er|em|en)|von|in)$/.test(each.form)),
        ),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
