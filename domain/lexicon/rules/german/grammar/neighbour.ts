import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { hasNear } from '../german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

/** Whether the next word is a name in the genitive: “Roms” in “die Geschichte Roms” (the history of Rome). */
const isBeforeName = (place: Place) =>
  isClose(place) && isCapitalised(place.after[0]) && mayBe(place.after[0], ['name'], place.lexicon);

/** Rules for German words with two senses. The next words show which sense is meant. */
export const germanNeighbourRules: readonly Rule[] = [
  {
    // “als” means “as if” in “als sähe er mich nicht” (as if he did not see me), but not in “als er mich sah” (when he saw
    // me).
    forms: { de: 'als' },
    means: isConcept('as-if/conjunction'),
    holds: (place) => {
      const [next] = place.after;
      if (!isClose(place) || next === undefined || isCapitalised(next)) return false;
      const features = next.analyses.flatMap((each) => (each.word.partOfSpeech === 'verb' ? each.features : []));
      return features.length > 0 && features.every((each) => /^(?:psubj|subj)/.test(each));
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “Geschichte” means “history” in “die Geschichte Roms” (the history of Rome), but not in “die Geschichte eines Jungen”
    // (the story of a boy).
    forms: { de: 'geschichte' },
    means: isConcept('history/noun'),
    holds: (place) =>
      isBeforeName(place) ||
      place.after
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:stadt|landes|welt|menschheit|philosophie|medizin|kunst|musik|technik|kirche|region|republik|vereins|unternehmens|partei|wissenschaft|literatur|malerei|mathematik|physik|astronomie|fotografie|architektur|hauses|universität|jahrhunderts|neuzeit|europas|deutschlands|ortes|insel|völker|juden)$/.test(
            form,
          ),
        ) ||
      /^(?:deutschen?|europäischen?|neueren?|jüngsten?|jüngeren?|alten?|politischen?|römischen?|griechischen?)$/.test(
        place.before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “jünger” never means “junior”, which is a title: “mein jüngerer Bruder” (my younger brother)
    forms: { de: 'jünger jüngere jüngerer jüngeren jüngerem jüngeres' },
    means: isConcept('junior/adjective'),
    holds: () => false,
    weightElsewhere: 1e-5,
  },
  {
    // “verdient” means “earn” in “verdient gut” (earns well), but not in “verdient Respekt” (deserves respect).
    forms: { de: 'verdiene verdienst verdient verdienen verdiente verdienten' },
    means: isConcept('earn/verb'),
    holds: hasNear(
      /^(?:geld|euro|mark|dollar|cent|franken|viel|wenig|gut|schlecht|brot|lebensunterhalt|mehr|weniger|daran|damit|prozent|millionen?|milliarden?|gehalt|lohn|netto|brutto|monatlich|vermögen)$/,
    ),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-6,
  },
  {
    // “ihr” never means “it”: “gab ihr die Hand” (gave her his hand)
    forms: { de: 'ihr' },
    means: isConcept('it/pronoun'),
    holds: () => false,
    weightElsewhere: 0.05,
    isForSingleVersion: true,
  },
  {
    // “ausgefallen” hardly ever means “faulty”: “der Strom ist ausgefallen” (the power has failed)
    forms: { de: 'ausgefallen ausgefallene ausgefallenen ausgefallener ausgefallenes' },
    means: isConcept('faulty-failing/adjective'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    forms: { de: 'e' },
    means: isConcept('e-initial-of-a-name/name'),
    holds: () => false,
    weightElsewhere: 1e-9,
  },
];
