import type { ReadWord } from '../../../read-sentence.ts';
import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isDeclined, isFiniteVerb, isInfinitiveWithZu, isNumber } from '../german-context.ts';

/** Whether the form means a share in a company: “eine Beteiligung an der Bank” (a stake in the bank). */
const isShare = (form: string) => /(?:beteiligungen?|aktienpakete?|anteilspakete?)$/.test(form);

const comparative = /^(?:mehr|eher|besser|weniger|öfter|lieber|\p{L}{3,}er)$/u;

/**
 * Whether a longer description comes between the article and its noun: “der zuvor sehr freundliche Ton” (the tone,
 * previously very friendly).
 */
function describesAtLength({ word, after, lexicon }: Place): boolean {
  const [next] = after;
  if (!next || next.start - word.end > 1 || isCapitalised(next)) return false;
  if (!mayBe(next, ['adverb', 'preposition', 'adjective', 'numeral'], lexicon) && !/^\d/.test(next.form)) return false;
  if (mayBe(next, ['pronoun', 'determiner', 'particle'], lexicon)) return false;
  const end = after.findIndex(isDeclined);
  return (
    end > 0 &&
    after
      .slice(0, end)
      .every((each) => !mayBe(each, ['pronoun'], lexicon) && (isCapitalised(each) || !isOnly(each, ['verb'], lexicon)))
  );
}

/** Whether a number follows the article: “die rund 400 000 Flüchtlinge” (the roughly 400,000 refugees). */
function describesNumber(place: Place): boolean {
  const [next, ...others] = place.after;
  const end = others.findIndex((word) => isCapitalised(word));
  return (
    mayBe(next, ['adverb'], place.lexicon) && end > 0 && others.slice(0, end).every((word) => isNumber(word, place))
  );
}

/** Whether the perfect of another verb depends on “soll”: “soll gesagt haben” (is said to have said). */
function reportsPerfect(place: Place): boolean {
  const last = endOfClause(place);
  // “soll” with a time limit means a plan (is to): “soll bis Mai fertiggestellt sein” (is to be completed by May)
  if (last?.form === 'sein' && place.rest.some(({ form }) => /^(?:bis|spätestens|künftig|morgen|bald)$/.test(form)))
    return false;
  const at = last ? place.rest.indexOf(last) : -1;
  const isPerfect = (auxiliary: ReadWord | undefined, verb: ReadWord | undefined) =>
    /^(?:haben|sein)$/.test(auxiliary?.form ?? '') &&
    verb !== undefined &&
    !isCapitalised(verb) &&
    isParticiple(verb, 'de');
  return isPerfect(last, place.rest[at - 1]) || isPerfect(place.before, place.earlier.at(-2));
}

/** Whether a comma or a quotation mark precedes, and only a speaker follows: “…, so der Minister” (said the minister). */
function namesSpeaker(place: Place): boolean {
  const last = endOfClause(place);
  const [next] = place.rest;
  if (place.before === undefined || gapBefore(place) === 1 || !last || !next) return false;
  if (!isCapitalised(next) && !/^(?:d(?:er|ie|as)|eine?|seine?|ihre?|laut)$/.test(next.form)) return false;
  const clause = place.rest.slice(0, place.rest.indexOf(last) + 1);
  return clause.some(isCapitalised) && !clause.some((each) => !isCapitalised(each) && isFiniteVerb(each));
}

/** Rules for words whose meaning depends on the construction they are part of. */
export const germanConstructionRules: readonly Rule[] = [
  {
    forms: { de: 'der die das den dem des' },
    means: isConcept('the/determiner'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) === 1 || isInfinitiveWithZu(place, endOfClause(place))) &&
      (describesAtLength(place) || describesNumber(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “so” means “so much” in “so nett” (so nice), but not in “so nicht” (not like this).
    forms: { de: 'so' },
    means: isConcept('so-much/adverb', 'as-as/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !mayBe(next, ['verb', 'pronoun', 'determiner', 'preposition', 'particle', 'conjunction'], lexicon) &&
      !/^(?:etwa|auch|nicht|genannt\p{L}*|weit|oder|dann|jetzt|heute|zum|wohl|da|hier|bald)$/u.test(next.form),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “so” means “said” in “…, so der Minister.” (said the minister), but not in “…, so Gott will” (God willing).
    forms: { de: 'so' },
    means: isConcept('said-so-de/adverb'),
    holds: namesSpeaker,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-7,
  },
  {
    // “hieß es” means “it was said” in “…, hieß es in Bonn” (it was said in Bonn).
    forms: { de: 'heißt hieß heiße' },
    means: isConcept('it-is-said-de/verb'),
    holds: ({ word, before, after: [next, afterNext] }) =>
      next?.form === 'es'
        ? afterNext === undefined ||
          afterNext.start - next.end > 1 ||
          /^(?:in|im|bei|beim|aus|weiter|darin|dazu|dort|da|dann|nun|jetzt|zur|zum|von|vom|seitens|am|auf|hier|oft|also|unter|nach)$/.test(
            afterNext.form,
          )
        : before?.form === 'es' && (next === undefined || next.start - word.end > 1),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “je” means “the” in “je größer, desto” (the bigger, the).
    forms: { de: 'je' },
    means: isConcept('the-je-de/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? '') && !isCapitalised(next),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “je” means “each” in “je zwei Stück” (two pieces each).
    forms: { de: 'je' },
    means: isConcept('each-apiece/adverb'),
    holds: (place) => isNumber(place.after[0], place) || /^eine?[mnrs]?$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'weitere weiteren weiterer weiteres weiterem' },
    means: isConcept('further-more/adjective'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “ebenso” means “as” in “ebenso gut wie” (just as good as), but not in “ebenso die Helfer” (likewise the helpers).
    forms: { de: 'ebenso' },
    means: isConcept('as-as/adverb'),
    holds: ({ after }) => after.slice(0, 5).some(({ form }) => /^(?:wie|viel|viele)$/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    // “sonst” means “else” in “was sonst” (what else), but not in “sonst wird es teuer” (otherwise it will be expensive).
    forms: { de: 'sonst' },
    means: isConcept('else/adverb'),
    holds: ({ before, after: [next] }) =>
      /^(?:was|wer|wo|wie|wen|wem|wann|jemand|niemand|nichts|nirgends|nirgendwo|etwas|alles)$/.test(
        before?.form ?? '',
      ) || /^(?:noch|jemand|niemand|nichts|was|wer|wo|nirgends|nirgendwo)$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'soll sollen solle sollst' },
    means: isConcept('be-said-to-de/verb'),
    holds: reportsPerfect,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “Sollte” means “if” in “Sollte er kommen, …” (should he come), but not in “Er sollte gehen” (he should go).
    forms: { de: 'sollte' },
    means: isConcept('in-case-should/conjunction'),
    holds: ({ before }) => before === undefined,
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    forms: { de: 'sollte sollten solltest solltet' },
    means: isConcept('be-said-to-de/verb'),
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    // “ganz” means “exactly” in “ganz wie zu Hause” (exactly as at home).
    forms: { de: 'ganz' },
    means: isConcept('exactly/adverb'),
    holds: ({ after: [next] }) => next?.form === 'wie',
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-7,
  },
  {
    // “wie” means “as” in “wie besprochen” (as discussed).
    forms: { de: 'wie' },
    means: isConcept('as/conjunction'),
    holds: ({ after: [next, afterNext] }) =>
      next !== undefined &&
      (/^(?:immer|üblich|gewohnt|gesagt|folgt|bereits|schon|bisher|zuvor|früher|vorher|damals|gehabt)$/.test(
        next.form,
      ) ||
        (!isCapitalised(next) &&
          isParticiple(next, 'de') &&
          (afterNext === undefined || afterNext.start - next.end > 1))),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “am” means “on the” before a day or a place: “am Montag” (on Monday), “am Strand” (on the beach)
    forms: { de: 'am' },
    means: isConcept('on-the/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      [next, afterNext].some((word) =>
        /(?:^\d+|tage?$|abend|morgen|nachmittag|vormittag|wochenende|mittwoch|strand|telefon|himmel|boden|körper|leib|shirt|kopf|hals|wand$|berg|hang$|stadtrand|rand$|meer|see$|fluss|ufer|rhein|main|neckar|inn$)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “an” means “in” in “verliert an Bedeutung” (loses in importance).
    forms: { de: 'an' },
    means: isConcept('in-an-de/preposition'),
    holds: ({ earlier, rest, after: [next] }) =>
      isShare(earlier.at(-1)?.form ?? '') ||
      (/^(?:bedeutung|einfluss|einfluß|wert|kraft|boden|fahrt|gewicht|tempo|höhe|popularität|schärfe|substanz|stärke|attraktivität|qualität|größe|umfang)$/.test(
        next?.form ?? '',
      ) &&
        [...earlier, ...rest].some(({ form }) =>
          /^(?:verl[io]|gew[iao]nn|gewönn|zun[aei]h?m|nimmt|nahm|zugenommen|einbüß|eingebüßt)/.test(form),
        )),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'schließlich' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “rund” means “about” in “bei rund 800 Leuten” (with about 800 people).
    forms: { de: 'rund' },
    means: isConcept('about-roughly/adverb'),
    holds: (place) => isNumber(place.after[0], place),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “kurz” means “shortly” in “kurz nach dem Start” (shortly after the start).
    forms: { de: 'kurz' },
    means: isConcept('shortly/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:nach|vor|darauf|danach|bevor|nachdem|zuvor|davor|hinter|vorher|später)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “hoch” means “high” in “zwei Meter hoch” (two metres high).
    forms: { de: 'hoch' },
    means: isConcept('high/adjective'),
    holds: ({ before }) =>
      isCapitalised(before) || /^(?:zu|so|sehr|wie|m|ist|sind|war|waren|ziemlich)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'innerhalb' },
    means: isConcept('within-de/preposition'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “eher klein” means “rather small”. “eher” is seldom the comparative of “bald” (soon).
    forms: { de: 'eher' },
    means: isConcept('rather-sooner-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “lang” means “for” in “drei Jahre lang” (for three years), but not in “die Ärmel sind lang” (the sleeves are long).
    forms: { de: 'lang' },
    means: isConcept('for-duration/preposition'),
    holds: ({ before }) => isCapitalised(before) && /(?:e|en|n|tag|jahr|monat|leben)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    // “das” means “that” in “und das aus gutem Grund” (and that for a good reason).
    forms: { de: 'das' },
    means: isConcept('that/determiner'),
    holds: ({ before, after: [next], lexicon }) => before?.form === 'und' && isOnly(next, ['preposition'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “zum” means “for” after nouns such as “Anlass” (cause) and “Zeit” (time): “Zeit zum Lesen” (time for reading)
    forms: { de: 'zum zur' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ before }) => /^(?:anlass|anlaß|grund|gelegenheit|zeit|anstoß|kraft)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
