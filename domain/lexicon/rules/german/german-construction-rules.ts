import type { ReadWord } from '../../read-sentence.ts';
import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { isDeclined, isFiniteVerb, isInfinitiveWithZu, isNumber } from './german-context.ts';

/** “eine Beteiligung an der Bank”, “sein Aktienpaket an der Firma” */
const isShare = (form: string) => /(?:beteiligungen?|aktienpakete?|anteilspakete?)$/.test(form);

const comparative = /^(?:mehr|eher|besser|weniger|öfter|lieber|\p{L}{3,}er)$/u;

/**
 * Whether the article opens a phrase with a longer description: “der zuvor sehr freundliche Ton”, “der zum 1. Januar geplanten
 * Steuer”.
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

/** “die rund 400 000 Flüchtlinge” */
function describesNumber(place: Place): boolean {
  const [next, ...others] = place.after;
  const end = others.findIndex((word) => isCapitalised(word));
  return (
    mayBe(next, ['adverb'], place.lexicon) && end > 0 && others.slice(0, end).every((word) => isNumber(word, place))
  );
}

/** Whether the perfect of another verb depends on “soll”: “soll gesagt haben”, “sollen getötet worden sein”. */
function reportsPerfect(place: Place): boolean {
  const last = endOfClause(place);
  const at = last ? place.rest.indexOf(last) : -1;
  const isPerfect = (auxiliary: ReadWord | undefined, verb: ReadWord | undefined) =>
    /^(?:haben|sein)$/.test(auxiliary?.form ?? '') &&
    verb !== undefined &&
    !isCapitalised(verb) &&
    isParticiple(verb, 'de');
  return isPerfect(last, place.rest[at - 1]) || isPerfect(place.before, place.earlier.at(-2));
}

/** Whether a comma or a quotation mark precedes, and only a speaker follows: “…, so der Minister”. */
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
    // “so nett”, but “so nicht”
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
    // “…“, so der Minister.”, but “…, so Gott will”
    forms: { de: 'so' },
    means: isConcept('said-so-de/adverb'),
    holds: namesSpeaker,
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-7,
  },
  {
    // “…, hieß es in Bonn”, “wie es heißt, …”
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
    // “je größer, desto”
    forms: { de: 'je' },
    means: isConcept('the-je-de/adverb'),
    holds: ({ after: [next] }) => comparative.test(next?.form ?? '') && !isCapitalised(next),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “je zwei Stück”, “je ein Exemplar”
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
    // “ebenso gut wie”, but “Die Ärzte sind nett, ebenso die Helfer”
    forms: { de: 'ebenso' },
    means: isConcept('as-as/adverb'),
    holds: ({ after }) => after.slice(0, 5).some(({ form }) => /^(?:wie|viel|viele)$/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    // “was sonst”, “sonst noch”, but “sonst wird es teuer”
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
    // “Sollte er kommen, …”, but “…, sollte man gehen”
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
    // “ganz wie zu Hause”
    forms: { de: 'ganz' },
    means: isConcept('exactly/adverb'),
    holds: ({ after: [next] }) => next?.form === 'wie',
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-7,
  },
  {
    // “wie besprochen”, “wie üblich”
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
    // A day or a place for which “am” means “on the”: “am Montag”, “am 3. Mai”, “am Strand”
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
    // “eine Beteiligung an der Bank”, “verliert an Bedeutung”
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
    // “bei rund 800 Leuten”
    forms: { de: 'rund' },
    means: isConcept('about-roughly/adverb'),
    holds: (place) => isNumber(place.after[0], place),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “kurz nach dem Start”, “kurz darauf”
    forms: { de: 'kurz' },
    means: isConcept('shortly/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:nach|vor|darauf|danach|bevor|nachdem|zuvor|davor|hinter|vorher|später)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
  },
  {
    // “zwei Meter hoch”
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
    // “drei Jahre lang”, but “die Ärmel sind lang”
    forms: { de: 'lang' },
    means: isConcept('for-duration/preposition'),
    holds: ({ before }) => isCapitalised(before) && /(?:e|en|n|tag|jahr|monat|leben)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    // “und das aus gutem Grund”
    forms: { de: 'das' },
    means: isConcept('that/determiner'),
    holds: ({ before, after: [next], lexicon }) => before?.form === 'und' && isOnly(next, ['preposition'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // After nouns such as “Anlass” (cause) and “Zeit” (time): “Anlass zur Sorge”, “Zeit zum Lesen”
    forms: { de: 'zum zur' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ before }) => /^(?:anlass|anlaß|grund|gelegenheit|zeit|anstoß|kraft)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
