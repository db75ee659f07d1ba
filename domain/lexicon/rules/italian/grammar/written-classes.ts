import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { opensClause } from '../italian-places.ts';
import { articleForms, beforeIs, both, either, inClass, nextIs, not } from '../italian-senses.ts';

const formsOfBe = /^(?:è|era|erano|sono|fu|furono|sarà|saranno|sia|siano|fosse|sarebbe|sei|siamo|ero|essere)$/;
const formsOfHaveOrBe =
  /^(?:è|era|erano|sono|fu|furono|sia|siano|fosse|essere|ha|hanno|aveva|avevano|ho|abbia|avendo|essendo)$/;

/** Whether “del” belongs to the noun before it: “l’acuirsi del divario” (the widening of the gap). */
const belongsToNoun = ({ word, before, earlier, language, lexicon }: Place): boolean => {
  if (before === undefined || word.start - before.end > 1) return false;
  const second = earlier.at(-2);
  if (isInfinitive(before, language, lexicon)) return articleForms.test(second?.form ?? '');
  return isParticiple(before, language) && /[oaie]$/.test(before.form) && mayBe(second, ['noun'], lexicon);
};

const isSuperlative = ({ before, earlier, lexicon }: Place): boolean => {
  const place = earlier.findLastIndex(({ form }) => form === 'più');
  const [article, noun] = [earlier[place - 2], earlier[place - 1]];
  return (
    place > 0 &&
    earlier.length - place <= 3 &&
    before !== undefined &&
    mayBe(noun, ['noun', 'adverb'], lexicon) &&
    earlier
      .slice(Math.max(0, place - 5), place)
      .some(({ form }) => /^(?:i|gli|le|il|la|degli|dei|delle|tra|fra)$/.test(form)) &&
    article !== undefined
  );
};

/** Rules for parts of speech that are recognised by the neighbouring words. */
export const italianWrittenClasses: readonly Rule[] = [
  // “prossimi” is an adjective in “i prossimi 3 mesi” (the next 3 months).
  inClass(
    'prossimo prossimi prossime',
    'adjective',
    either(nextIs(/^\d/), ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon)),
  ),
  // “scorso” is an adjective in “il 3 marzo scorso” (last 3 March), but not in “è scorso” (has flowed).
  inClass('scorso scorsa scorsi scorse', 'adjective', not(beforeIs(formsOfHaveOrBe))),
  // “ferita” is a noun in “una ferita alla testa” (a head wound), but not in “è ferita” (is injured).
  inClass(
    'ferita ferite',
    'noun',
    beforeIs(
      /^(?:la|le|una|quella|quelle|questa|queste|sua|mia|tua|delle|della|nella|dalla|sulla|ogni|vecchia|vecchie|due|tre|profonda)$/,
    ),
  ),
  // “immobile” is an adjective in “sembrava immobile” (seemed motionless), but not in “un immobile” (a property).
  inClass(
    'immobile immobili',
    'adjective',
    both(
      not(beforeIs(articleForms)),
      not(beforeIs(/^(?:di|ogni|suo|suoi|quest[oi]|quell[oi]|d’|quest’|quell’|altri|due|tre|beni)$/)),
    ),
  ),
  // “era” is a verb in “questa era chiusa” (this one was closed), but not in “questa era digitale” (this digital age).
  inClass(
    'era',
    'verb',
    both(
      beforeIs(/^(?:questa|quella)$/),
      not(nextIs(/^(?:di|del|dell|geologic|modern|digital|glacial|in$|che$|post|industrial)/)),
    ),
  ),
  // “vivo” is an adjective in “il nonno è ancora vivo” (grandfather is still alive), but not in “vivo a Roma” (I live in
  // Rome).
  inClass('vivo viva vivi vive', 'adjective', ({ before, earlier }) =>
    [
      before,
      ...(/^(?:già|ancora|più|sempre|rimasto|rimasta|tornato)$/.test(before?.form ?? '') ? [earlier.at(-2)] : []),
    ].some((each) => formsOfBe.test(each?.form ?? '')),
  ),
  // “modifica” is a verb in “la legge che modifica il codice” (the law that amends the code).
  inClass('modifica', 'verb', beforeIs(/^che$/)),
  // “Proposta” at the start of a title is a noun: “Proposta di legge” (bill).
  inClass(
    'proposta sorpresa richiesta',
    'noun',
    both(opensClause, nextIs(/^(?:di|del|dell[aeo’]|per|nell[ae’]|nel)$/)),
  ),
  // “da” before a name does not introduce an infinitive: “a 10 chilometri da Dar es Salaam” (10 kilometres from Dar es
  // Salaam).
  {
    forms: { it: 'da' },
    means: (_, partOfSpeech) => partOfSpeech !== 'particle',
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    forms: { it: 'del dello della dell’ dei degli delle' },
    means: (conceptId) => !/^some/.test(conceptId),
    holds: belongsToNoun,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  // “della” does not mean “than” in “uno dei temi più discussi della stagione” (one of the most discussed topics of the
  // season).
  {
    forms: { it: 'di d’ del dello della dell’ dei degli delle' },
    means: (conceptId) => conceptId !== 'than/conjunction',
    holds: isSuperlative,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “questi” means “these” in “questi sono i fatti” (these are the facts), but not in “questi rispose” (he answered).
  {
    forms: { it: 'questi' },
    means: (conceptId) => /^this|^these/.test(conceptId),
    holds: ({ after: [next] }) =>
      /(?:[aei]no|[aei]vano|[aei]rono|ranno|sero)$|^(?:sono|hanno|erano|furono|fanno|vanno|stanno|ultimi)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “se” is a pronoun in “se lo mise in tasca” (put it in his pocket), but not in “se lo vedi” (if you see it).
  inClass(
    'se',
    'pronoun',
    ({ after: [next, second] }) =>
      /^(?:lo|la|li|le|ne)$/.test(next?.form ?? '') &&
      /(?:[^r]ò|arono|irono|mise|misero|prese|presero|tolse|tenne|vide|fece|portò)$/.test(second?.form ?? ''),
  ),
  inClass('interpreti', 'noun', beforeIs(/^(?:gli|degli|agli|dagli|due|tre|grandi|migliori|principali)$/)),
  // “va” does not mean “leave” in “si va al mare” (people go to the sea), but it does in “se ne va” (leaves).
  {
    forms: { it: 'va vanno andava andavano' },
    means: (conceptId) => conceptId !== 'leave/verb',
    holds: beforeIs(/^si$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “da” means “to the place of” in “sono andata da lui” (I went to him), but not in “venne da Roma” (came from Rome).
  {
    forms: { it: 'da' },
    means: (conceptId) => conceptId === 'to-somebodys-place-da-it/preposition',
    holds: both(
      beforeIs(
        /^(?:anda(?:re|t[oaie]|rono|va)|andò|vado|vai|va|vanno|vieni|viene|venne|vengono|venut[oaie]|torn[oaò]|tornat[oaie]|corse)$/,
      ),
      nextIs(/^(?:me|te|lui|lei|noi|voi|loro)$/),
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  // “ci” is an adverb in “ci rifletto” (I think about it).
  inClass('ci', 'adverb', nextIs(/^(?:riflett|scommett|giur[oai]$|rimett|ripens|guadagn)/)),
];
