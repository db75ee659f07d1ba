import { clauseAround, gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isParticiple, mayBe } from '../../word-classes.ts';
import { isNumber } from '../german-context.ts';

const negation = /^(?:nicht|nie|nichts|kein|keine[mnrs]?|niemand)$/;

const ofTime =
  /^(?:seit|lange?|früh|oft|bald|alt|weit|viele?|spät|jahre?n?|monate?n?|wochen?|tage?n?|mal|immer|damals|heute|gestern|jetzt|vor|wieder|\d.*)$/;

export const germanAdverbRules: readonly Rule[] = [
  {
    // “bloß” is an adverb in “Was ist bloß los?” (what on earth is the matter?).
    forms: { de: 'bloß bloss' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “Immerhin” means “at least” in “Immerhin hat er gewonnen” (at least he won).
    forms: { de: 'immerhin' },
    means: isConcept('at-least-immerhin-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “häufig” is an adverb in “wird häufig als Held bezeichnet” (is often called a hero), but not in “sehr häufig” (very
    // common).
    forms: { de: 'häufig' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before }) => !/^(?:sehr|so|zu|recht|relativ|besonders)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “genauer” means “more closely” in “genauer hinsehen” (look more closely), but not in “ein genauer Plan” (an exact
    // plan).
    forms: { de: 'genauer' },
    means: isConcept('more-closely-genauer-de/adverb'),
    holds: ({ after: [next], before }) =>
      !isCapitalised(next) && !/^(?:ein|kein|mein|sein|ihr|unser)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “meisten” means “most of them” in “bei den meisten” (with most of them), but not in “am meisten” (most of all).
    forms: { de: 'meisten' },
    means: isConcept('most-of-them-meisten-de/pronoun'),
    holds: ({ before }) => /^(?:den|der|die)$/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-5,
  },
  {
    // “noch” means “in addition” in “Es gibt auch noch Suppe” (there is also soup), but not in “auch noch nicht” (not yet
    // either).
    forms: { de: 'noch' },
    means: isConcept('also-noch-de/adverb'),
    holds: ({ before, after: [next], earlier }) =>
      (/^(?:auch|dann|dazu|obendrein|zudem|außerdem|nebenbei)$/.test(before?.form ?? '') ||
        (/^(?:kommt|kam)$/.test(before?.form ?? '') && earlier.some(({ form }) => /^(?:hinzu|dazu)$/.test(form)))) &&
      next !== undefined &&
      !negation.test(next.form) &&
      !/^(?:weiterhin|immer|nach|heute|einmal|mal|lange|im|in|lebte|leben)$/.test(next.form),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “schon” means “really” in “Das ist schon sehr gut” (that really is very good), but not in “schon sehr lange” (for a
    // very long time already).
    forms: { de: 'schon' },
    means: isConcept('really-schon-de/particle'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      if (clauseAround(place).some(({ form }) => ofTime.test(form))) return false;
      if (clauseAround(place).some(({ form }) => /^(?:muss|muß|müsste|sollte|sollten)$/.test(form))) return true;
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
    // “Abends” is an adverb in “Abends ist es still” (in the evening it is quiet), but not in “eines Abends” (one evening).
    forms: { de: 'abends morgens nachts mittags vormittags nachmittags anfangs' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before }) => !/^(?:des|eines|jenes|dieses|jedes|heutigen|gestrigen|selben)$/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-6,
  },
  {
    // “richtig” means “really” in “richtig lecker” (really tasty), but not in “richtig antworten” (answer correctly).
    forms: { de: 'echt richtig' },
    means: isConcept('really-echt-de/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      (mayBe(next, ['adjective', 'adverb'], lexicon) || /^(?:nur|nicht|kein)/.test(next.form)) &&
      !mayBe(next, ['conjunction', 'preposition'], lexicon) &&
      !isParticiple(next, 'de'),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-6,
  },
  {
    // “etwa” means “for example” in “Länder wie etwa Italien” (countries such as Italy), but “about” in “etwa zehn” (about
    // ten).
    forms: { de: 'etwa' },
    means: isConcept('for-example-etwa-de/adverb'),
    holds: (place) => {
      const [next] = place.after;
      const isOpen = gapBefore(place) > 1 && place.before !== undefined;
      return (
        !isNumber(next, place) &&
        !/^(?:so|ein|eine|einen|einem|einer|halb|doppelt|gleich|zur|um|ab)$/.test(next?.form ?? '') &&
        (/^(?:wie|so)$/.test(place.before?.form ?? '') ||
          (isOpen && (isCapitalised(next) || mayBe(next, ['preposition', 'determiner', 'conjunction'], place.lexicon))))
      );
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-6,
  },
  {
    // “gleich” means “equally” in “gleich groß” (equally big), but not in “gleich da” (there in a moment).
    forms: { de: 'gleich' },
    means: isConcept('equally/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:groß|alt|gut|schnell|viel|viele|lang|weit|hoch|stark|schwer|wichtig|teuer|schlecht|breit|lange|oft)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-5,
  },
  {
    // “nähere” means “more detailed” in “nähere Angaben” (more detailed information), but not in “die nähere Umgebung” (the
    // immediate surroundings).
    forms: { de: 'nähere näheren näherer näheres' },
    means: isConcept('more-detailed-naehere-de/adjective'),
    holds: ({ after: [next] }) =>
      /^(?:angaben|informationen|einzelheiten|auskünfte|auskunft|erläuterung|infos|untersuchung|beschreibung|details|hinweise|betrachtung|prüfung|bestimmung)/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
  {
    // “soviel” means “so much” in “Es gibt soviel Neues” (there is so much that is new), but not in “Soviel ich weiß” (as
    // far as I know).
    forms: { de: 'soviel soviele' },
    means: isConcept('so-much-soviel-de/adverb'),
    holds: (place) => place.word.form === 'soviele' || (place.before !== undefined && gapBefore(place) === 1),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-5,
  },
  {
    // “schlicht” means “simply” in “schlicht falsch” (simply wrong), but not in “das Zimmer ist schlicht” (the room is
    // plain).
    forms: { de: 'schlicht' },
    means: isConcept('simply-schlicht-de/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !isParticiple(next, 'de'),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  {
    // “Umgekehrt” means “the reverse” in “Umgekehrt ist es auch so” (the reverse is also true), but not in “Er ist
    // umgekehrt” (he turned back).
    forms: { de: 'umgekehrt' },
    means: isConcept('reversed-umgekehrt-de/adjective'),
    holds: (place) =>
      !clauseAround(place).some(({ form }) => /^(?:ich|er|wir|bin|schiff|flugzeug|auto|fahrer|sind)$/.test(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-5,
  },
  {
    // “südlich” is a preposition in “südlich des Flusses” (south of the river), but not in “das südliche Ufer” (the southern
    // bank).
    forms: { de: 'südlich nördlich östlich westlich' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ after: [next] }) =>
      /^(?:des|der|von|vom|dieser|dieses|ihrer|seiner)$/.test(next?.form ?? '') || isCapitalised(next),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “wenig” means “little” in “wenig Geld” (little money), but not in “ein wenig” (a little).
    forms: { de: 'wenig' },
    means: isConcept('little-not-much/adverb'),
    holds: ({ before }) => before?.form !== 'ein',
    weightElsewhere: 0.01,
    weightOfOthers: 1e-5,
  },
  {
    // “mitten” is an adverb in “mitten in der Nacht” (in the middle of the night).
    forms: { de: 'mitten' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
