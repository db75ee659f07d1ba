import { clauseAround, isConcept, type Rule } from '../grammar-rule.ts';

const negation = /^(?:nicht|nie|nichts|kein|keine[mnrs]?|niemand)$/;

const ofTime =
  /^(?:seit|lange?|früh|oft|bald|alt|weit|viele?|spät|jahre?n?|monate?n?|wochen?|tage?n?|mal|immer|damals|heute|gestern|jetzt|vor|wieder|\d.*)$/;

export const germanAdverbRules: readonly Rule[] = [
  {
    // “Es gibt auch noch Suppe”, but “auch noch nicht” and “auch heute noch”
    forms: { de: 'noch' },
    means: isConcept('also-noch-de/adverb'),
    holds: ({ before, after: [next] }) =>
      /^(?:auch|dann|dazu|obendrein|zudem|außerdem|nebenbei)$/.test(before?.form ?? '') &&
      next !== undefined &&
      !negation.test(next.form) &&
      !/^(?:immer|nach|heute|einmal|mal|lange|im|in|lebte|leben)$/.test(next.form),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “Das ist schon sehr gut”, “das heißt schon etwas”, but “schon sehr lange”
    forms: { de: 'schon' },
    means: isConcept('really-schon-de/particle'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      if (clauseAround(place).some(({ form }) => ofTime.test(form))) return false;
      return (
        (/^(?:sehr|ziemlich|recht|irgendwie|gar|klar|wirklich)$/.test(next?.form ?? '') &&
          !ofTime.test(afterNext?.form ?? '')) ||
        (next?.form === 'etwas' && /^(?:heiß|heiss|hieß|bedeut|besonder)/.test(afterNext?.form ?? ''))
      );
    },
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “Abends ist es still”, but “eines Abends”
    forms: { de: 'abends morgens nachts mittags vormittags nachmittags anfangs' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before }) => !/^(?:des|eines|jenes|dieses|jedes|heutigen|gestrigen|selben)$/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-6,
  },
  {
    // “wenig Geld”, but “ein wenig”
    forms: { de: 'wenig' },
    means: isConcept('little-not-much/adverb'),
    holds: ({ before }) => before?.form !== 'ein',
    weightElsewhere: 0.01,
    weightOfOthers: 1e-5,
  },
  {
    // “mitten in der Nacht”
    forms: { de: 'mitten' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
