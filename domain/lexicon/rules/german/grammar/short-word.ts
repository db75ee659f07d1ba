import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { hasNear, isFiniteVerb, isNumber } from '../german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

/**
 * Words that cannot follow the article “das”. Before them, “das” is a pronoun: “nennt man das einen Erfolg” (people call
 * that a success).
 */
const afterPronoun =
  /^(?:k?eine?[nmrs]?|d(?:en|ie|er|em)|ich|du|er|wir|man|mir|dir|ihm|uns|euch|gar|beinahe|sehr|immer|nie|niemals|sein(?:en|e|er)?|ihr(?:en|e|er)?|darf|will|kann|soll|muss|muß|hat|hatte|hatten|ist|war|wäre|wird|wurde|würde|weiß|wusste|tut|tat|macht|machte|geht|ging|gibt|gab|heißt|bedeutet|stimmt|reicht|zeigt|liegt|seit|schon|dann|selbst|sicher|sicherlich|natürlich|vielleicht|wohl|eben|halt|mal|bitte|jetzt|heute|damals)$/;

/** Superlatives after “am”: “schönsten” in “am schönsten” (most beautiful). */
const superlative = /..(?:sten|ßten|besten)$/;

/** Rules for the shortest German words: articles, pronouns and prepositions. */
export const germanShortWordRules: readonly Rule[] = [
  {
    // “das” means “that” in “Das glaube ich” (I believe that) and “nennt man das einen Erfolg” (people call that a success),
    // but not in “das Haus, das ich sah” (the house I saw).
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
    // “ihr” and “ihnen” never mean “she” or “they”: “gab ihr das Buch” (gave her the book)
    forms: { de: 'ihr ihnen' },
    means: isConcept('she/pronoun', 'they/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    // “viel” never means “many”: “viel Mehl” (much flour). Only “viele” means “many”.
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
    // “am” means “the most” in “am schönsten” (most beautiful), but not in “am letzten Abend” (on the last evening).
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
    // “dessen” means “whose” in “der Mann, dessen Hund” (the man whose dog), but not in “er und dessen Bruder” (he and the
    // latter’s brother).
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
    // “über” means “more than” in “über tausend Meter” (over a thousand metres).
    forms: { de: 'über' },
    means: isConcept('over/preposition'),
    holds: (place) => isClose(place) && isNumber(place.after[0], place) && !isCapitalised(place.after[0]),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “vor” means “ago” in “vor mehr als zehn Jahren” (more than ten years ago) and “vor vielen Jahren” (many years ago).
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
  {
    // “Ihre Frau” in the middle of a sentence is “your wife” in the polite form.
    forms: { de: 'ihr ihre ihren ihrem ihrer ihres' },
    means: isConcept('your-formal-ihr-de/determiner'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1 && isCapitalised(place.word),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “nämlich” names or explains something: “zwei Tage, nämlich heute und morgen” (two days, namely today and tomorrow)
    forms: { de: 'nämlich' },
    means: isConcept('namely-naemlich-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “mit” means “at the age of” in “mit zwanzig” (at the age of twenty) and “mit Anfang dreißig” (in one’s early
    // thirties), but not in “mit zwanzig Leuten” (with twenty people).
    forms: { de: 'mit' },
    means: isConcept('at-the-age-of-mit-de/preposition'),
    holds: (place) => {
      const [next, afterNext, third] = place.after;
      if (!isClose(place)) return false;
      if (/^(?:anfang|mitte|ende)$/.test(next?.form ?? '')) return /(?:zig|ßig)$/.test(afterNext?.form ?? '');
      return (
        isNumber(next, place) &&
        (afterNext === undefined ||
          !isCapitalised(afterNext) ||
          (/^jahren$/.test(afterNext.form) &&
            !/^(?:haft|gefängnis|verspätung|garantie|bewährung)$/.test(third?.form ?? ''))) &&
        !/^(?:null|eins|zwei|drei|prozent|zu|bis|\d+[.,]\d.*)$/.test(next?.form ?? '') &&
        !/^(?:zu|von|bis|prozent|gegen)$/.test(afterNext?.form ?? '')
      );
    },
    weightElsewhere: 1e-9,
    weightOfOthers: 0.02,
  },
  {
    // “vor” means “to” in “zehn vor zwölf” (ten to twelve).
    forms: { de: 'vor' },
    means: isConcept('to-of-clock-vor-de/preposition'),
    holds: (place) =>
      isClose(place) &&
      gapBefore(place) === 1 &&
      isNumber(place.after[0], place) &&
      /^(?:fünf|zehn|zwanzig|viertel)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “bis” means “to” in “zehn bis zwölf Meter” (ten to twelve metres), but not in “bis zwölf Uhr” (until twelve).
    forms: { de: 'bis' },
    means: isConcept('up-to-range-bis-de/preposition'),
    holds: (place) => isClose(place) && isNumber(place.before, place) && isNumber(place.after[0], place),
    weightElsewhere: 1e-9,
    weightOfOthers: 0.01,
  },
  {
    // “nach” means “for” in “sucht auf dem Tisch nach einem Stift” (looks for a pen on the table).
    forms: { de: 'nach' },
    means: isConcept('for-search-nach-de/preposition'),
    holds: hasNear(
      /^(?:such(?:e|st|t|te|ten|en)?$|gesucht|sehn|gesehnt|streb|gestrebt|lausch|griff$|greif|nachfrage$|sehnsucht$|bedarf$|durst$|fahnd|gefahndet)/,
    ),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-4,
  },
  {
    // “aus” means “out of” in “sah aus dem Fenster” (looked out of the window).
    forms: { de: 'aus' },
    means: isConcept('out-of-aus-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:de[mnr]|seine[mnr]|ihre[mnr]|meine[mnr]|einem)$/.test(next?.form ?? '') &&
      /^(?:fenster|bett|tasche|auto|wagen|wasser|zug|bus|haus|zimmer|schrank)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1e-9,
    weightOfOthers: 0.05,
  },
  {
    // “gleich” means “right” in “gleich neben dem Haus” (right beside the house), but not in “er kommt gleich” (he is coming
    // in a moment).
    forms: { de: 'gleich' },
    means: isConcept('right-just-gleich-de/adverb'),
    holds: (place) =>
      isClose(place) &&
      /^(?:neben|hinter|um|nach|vor|über|unter|beim?|a[mn]|i[mn]|zu|zwei|drei|vier|mehrere|zweimal|nebenan)$/.test(
        place.after[0]?.form ?? '',
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.01,
  },
  {
    // “peinlich” means “scrupulously” in “peinlich genau” (scrupulously exact), but not in “das ist peinlich” (that is
    // embarrassing).
    forms: { de: 'peinlich' },
    means: isConcept('scrupulous-peinlich-de/adjective'),
    holds: (place) => isClose(place) && /^(?:genau|sauber|korrekt|gerecht|darauf)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.01,
  },
  {
    // “Selbst” means “even” in “Selbst der Chef lachte” (even the boss laughed), but not in “der Chef selbst” (the boss
    // himself).
    forms: { de: 'selbst' },
    means: isConcept('even/adverb'),
    holds: (place) =>
      isClose(place) &&
      (place.before === undefined ||
        gapBefore(place) > 1 ||
        /^(?:und|aber|oder|dass|weil|wenn|ist|sind|war|waren|hat|doch)$/.test(place.before.form)) &&
      !/^(?:und|oder|zu|ist|sind|war|waren|hat|haben|wird|wurde|kann|gemacht|ge\p{L}+t)$/u.test(
        place.after[0]?.form ?? '',
      ) &&
      (isCapitalised(place.after[0]) ||
        /^(?:d(?:er|ie|as|en|em)|eine?[nmrs]?|mein|dein|sein|ihr|unser|meine|deine|seine|ihre|unsere|in|im|an|am|auf|bei|beim|mit|nach|mitten|für|unter|über|vor|zu|zum|zur|von|ohne|während|wenn|wer|was|wo|als|dann|heute|jetzt|hier|kleine?|große?|gute)$/.test(
          place.after[0]?.form ?? '',
        )),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
  {
    // These meanings are so rare that they are never selected.
    forms: { de: 'sich bis vor selig selige seligen seliger' },
    means: isConcept(
      'each-other-sich-de/pronoun',
      'by-deadline-bis-de/preposition',
      'by-the-time-bis-de/conjunction',
      'with-joy-vor-de/preposition',
      'late-deceased-selig-de/adjective',
    ),
    holds: () => false,
    weightElsewhere: 1e-9,
  },
];
