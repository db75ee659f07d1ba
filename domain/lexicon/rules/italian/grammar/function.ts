import type { ReadWord } from '../../../read-sentence.ts';
import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { article, nextForm, ofContent } from '../italian-context.ts';
import { articleForms } from '../italian-senses.ts';

/**
 * Whether “che” follows a noun with its article, even if the noun may also be a verb: “il messaggio che” (the message that).
 */
const isNounBehindDeterminer = ({ word, before, earlier, lexicon }: Place): boolean =>
  before !== undefined &&
  word.start - before.end <= lengthOfComma &&
  mayBe(before, ['noun'], lexicon) &&
  !ofContent.test(before.form) &&
  !mayBe(before, ['adverb', 'conjunction', 'pronoun', 'determiner'], lexicon) &&
  before.start - (earlier.at(-2)?.end ?? 0) <= 1 &&
  articleForms.test(earlier.at(-2)?.form ?? '');

/**
 * Whether “che” follows a noun and an adjective or participle that describes it: “una crescita sostenuta che” (sustained
 * growth that).
 */
function describesNoun({ word, before, earlier, after: [next], lexicon }: Place): boolean {
  if (!before || !next || word.start - before.end > lengthOfComma) return false;
  const isDescription =
    isOnly(before, ['adjective'], lexicon) || (isParticiple(before, 'it') && /[aei]$/.test(before.form));
  if (!isDescription || mayBe(before, ['pronoun', 'adverb', 'conjunction'], lexicon)) return false;
  // Skips an adverb before the adjective: “rigorosamente” in “un criterio rigorosamente razionale” (a strictly rational
  // criterion).
  const skipped = /mente$|^(?:più|molto|così|meno|assai)$/.test(earlier.at(-2)?.form ?? '') ? 1 : 0;
  const [second, third] = [earlier.at(-2 - skipped), earlier.at(-3 - skipped)];
  const isNoun = (other: ReadWord | undefined) =>
    mayBe(other, ['noun'], lexicon) &&
    !mayBe(other, ['adverb', 'pronoun', 'determiner', 'conjunction', 'preposition'], lexicon) &&
    (isOnly(other, ['noun'], lexicon) ||
      /^(?:un|una|uno|il|lo|la|i|gli|le|[dns][aeu]l(?:l[aoe])?|[dns][aeu]i|quei|quest[oaei])$/.test(
        third?.form ?? '',
      )) &&
    !/^(?:cosa|parte)$/.test(other?.form ?? '');
  const isNear = before.start - (earlier.at(-2)?.end ?? 0) === 1;
  const isPair = /^(?:e|ed|o)$/.test(second?.form ?? '') && mayBe(third, ['adjective'], lexicon);
  return isNear && (isNoun(second) || (isPair && isNoun(earlier.at(-4))));
}

export const italianFunctionRules: readonly Rule[] = [
  {
    // “tutti” means “all” in “tutti gli elettori” (all voters), but “everybody” when it stands alone.
    forms: { it: 'tutti tutte tutta' },
    means: isConcept('all/determiner'),
    holds: (place) => article.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “in che anno” (in which year)
    forms: { it: 'che' },
    means: isConcept('which-what/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      (before === undefined || /^(?:in|di|a|ad|con|per|da|su)$/.test(before.form)) &&
      mayBe(next, ['noun'], lexicon) &&
      (!mayBe(next, ['verb', 'pronoun'], lexicon) ||
        /^(?:numero|ruolo|tempo|lavoro|posto|gruppo|modo|anno)$/.test(next?.form ?? '')),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'che' },
    means: isConcept('what/pronoun'),
    holds: (place) => /^cos[ae’]$/.test(nextForm(place)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “che” after a noun or name means “which”: “i minerali che” (the minerals that).
    forms: { it: 'che' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, earlier, lexicon } = place;
      if (!before || gapBefore(place) > lengthOfComma || ofContent.test(before.form)) return false;
      if (/^(?:è|era|sarà|fu|sia|così|tanto|più|meno|del|ciò|vero|certo|chiaro)$/.test(earlier.at(-2)?.form ?? ''))
        return false;
      const isName = isCapitalised(before) && (before.readings.length === 0 || mayBe(before, ['name'], lexicon));
      if (isName || (mayBe(before, ['noun'], lexicon) && !mayBe(before, ['verb', 'adverb', 'conjunction'], lexicon)))
        return true;
      // An unknown word before “che” is mostly a noun: “filmetto” in “il filmetto che” (the little film that).
      return isNounBehindDeterminer(place) || (before.readings.length === 0 && /^\p{L}{4,}$/u.test(before.form));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
  {
    // “che” means “which” in “un motore elettrico che consuma” (an electric motor that uses), but not in “è noto che” (it is
    // known that).
    forms: { it: 'che' },
    means: isConcept('who-which/pronoun'),
    holds: describesNoun,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “che” does not mean “which” or “what” in “credo che” (I believe that): it introduces what is believed.
    forms: { it: 'che' },
    means: (conceptId) => conceptId !== 'who-which/pronoun' && conceptId !== 'what/pronoun',
    holds: (place) => {
      const {
        before,
        earlier,
        after: [next],
        lexicon,
      } = place;
      if (!before || gapBefore(place) > 1 || /^cos[ae’]$/.test(next?.form ?? '')) return false;
      if (ofContent.test(before.form)) return before.form !== 'volta' && before.form !== 'punto';
      if (describesNoun(place)) return false;
      if (isNounBehindDeterminer(place)) return false;
      const isBehindDeterminer = mayBe(earlier.at(-2), ['determiner', 'preposition', 'numeral'], lexicon);
      return mayBe(before, ['verb'], lexicon) && !isBehindDeterminer && !/^(?:stesso|solo|primo)$/.test(before.form);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “di” means “than” in “più bello di me” (more beautiful than me), but not in “il più bello di tutti” (the most
    // beautiful of all).
    forms: { it: 'di del dello della dell’ dei degli delle' },
    means: isConcept('than/conjunction'),
    holds: ({ before, earlier, lexicon }) =>
      /^(?:più|meno)$/.test(earlier.at(-2)?.form ?? '') &&
      !/^(?:il|lo|la|i|gli|le|l’|[dnas].*l[aeo’]?|suo|sua|suoi|sue)$/.test(earlier.at(-3)?.form ?? '') &&
      mayBe(before, ['adjective', 'adverb'], lexicon) &&
      !mayBe(before, ['noun'], lexicon) &&
      // Not a comparison if an article and a noun come before “più”: “i versi più belli di Dante” (the most beautiful verses
      // of Dante)
      !(articleForms.test(earlier.at(-4)?.form ?? '') && mayBe(earlier.at(-3), ['noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “prima di” (before)
    forms: { it: 'prima' },
    means: isConcept('before/preposition', 'before-conjunction/conjunction'),
    holds: (place) => /^(?:di|d’|del|dell[aeo’]|dei|degli|che)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “di” means “than” in “più grande di quanto” (bigger than).
    forms: { it: 'di' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier, after: [next] }) =>
      /^quant[oaie]$/.test(next?.form ?? '') &&
      earlier.some(({ form }) => /^(?:più|meno|meglio|peggio|maggior|minor|miglior|prima)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “quale” means “such as” in “un paese quale l’Italia” (a country such as Italy).
    forms: { it: 'quale quali' },
    means: isConcept('such-as-kind/determiner'),
    holds: (place) =>
      gapBefore(place) <= lengthOfComma &&
      mayBe(place.before, ['noun', 'adjective'], place.lexicon) &&
      !mayBe(place.before, ['preposition', 'determiner'], place.lexicon) &&
      /^(?:il|lo|la|i|gli|le|l’|un|una|uno|un’|ad|per)$/.test(nextForm(place)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.02,
  },
  {
    // “si registra un aumento” (an increase is recorded) is passive, although “registrarsi” (sign up) exists.
    forms: { it: 'si' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: (place) =>
      /^(?:registra(?:no|va|vano|rono)?|registrò|applica(?:no)?|vende|vendono|legge|usa(?:no)?|dice|sa|vuole|può|deve|parla|cerca|calcola|stima|prevede|spiega|intende|ha|hanno)$/.test(
        nextForm(place),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
];
