import type { Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { endsClause, isBeforeNoun, opensClause } from '../italian-places.ts';
import { articleForms, beforeIs, both, either, inClass, near, nextIs, not } from '../italian-senses.ts';

/** Words whose part of speech is recognised by the words beside them. */
export const italianPlacedClasses: readonly Rule[] = [
  // “indotti” is a verb in “indotti a credere” (led to believe), but not in “l’indotto” (the supply industry).
  inClass('indotto indotta indotti indotte', 'verb', not(beforeIs(/^(?:l’|dell’|nell’|all’|dall’|sull’|suo|gli)$/))),
  inClass(
    'sedere',
    'noun',
    either(beforeIs(/^(?:il|sul|del|al|suo|mio|bel|cosce|gambe|fianchi)$/), near(/^(?:cosc[ei]|fianch|glute)/)),
  ),
  // “democratica” is an adjective in “la vita democratica” (democratic life), but not in “un democratico” (a democrat).
  inClass(
    'democratico democratica democratiche democratici repubblicano repubblicana repubblicane repubblicani cattolica cattolico cattoliche cattolici',
    'adjective',
    ({ word, before, lexicon }) =>
      before !== undefined &&
      word.start - before.end <= 1 &&
      mayBe(before, ['noun', 'adjective'], lexicon) &&
      !mayBe(before, ['determiner', 'preposition', 'numeral'], lexicon),
  ),
  inClass(
    'tornata',
    'noun',
    both(
      beforeIs(/^(?:questa|prima|seconda|terza|nuova|prossima|ultima|presente|una|della|nella|precedente)$/),
      nextIs(/^(?:di|elettorale|del|delle|parlamentare|in|per|negoziale)$/),
    ),
  ),
  // “parecchio” is an adverb in “mi è piaciuto parecchio” (I liked it a lot), but not in “parecchio tempo” (a lot of time).
  inClass(
    'parecchio',
    'adverb',
    not(
      ({ word, after: [next], lexicon }) =>
        next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun'], lexicon),
    ),
  ),
  inClass('limo', 'noun', not(beforeIs(/^(?:io|mi|lo|la|non)$/))),
  // “quota” is a noun in “una quota del mercato” (a share of the market), but not in “si quota in borsa” (is listed on the
  // stock exchange).
  inClass('quota quote', 'noun', not(beforeIs(/^(?:si|mi|che|non|lo)$/))),
  // “tratto” is a noun in “il terzo tratto” (the third stretch), but not in “ha tratto vantaggio” (derived an advantage).
  inClass(
    'tratto',
    'noun',
    beforeIs(
      /^(?:il|un|primo|secondo|terzo|ultimo|breve|lungo|questo|quel|nel|del|sul|al|dal|piccolo|altro|certo|nuovo)$/,
    ),
  ),
  // “prima” is an adverb in “meglio di prima” (better than before).
  inClass(
    'prima',
    'adverb',
    both(beforeIs(/^(?:di|come|da)$/), ({ word, after: [next] }) => next === undefined || next.start - word.end > 1),
  ),
  // “eletto” is a verb in “il presidente eletto nel maggio” (the president elected in May), but not in “l’eletto” (the
  // chosen one).
  inClass('eletto eletta eletti elette', 'verb', not(beforeIs(articleForms))),
  inClass(
    'proprietario proprietaria proprietari proprietarie',
    'noun',
    beforeIs(/^(?:diventa|diventò|divenne|è|era|il|un|del|dal|al|suo|nuovo|legittimo|come|ex|unico)$/),
  ),
  // “militari” is a noun in “i nostri militari” (our soldiers), but not in “le basi militari” (the military bases).
  inClass(
    'militari militare',
    'noun',
    both(
      beforeIs(/^(?:i|dei|ai|dai|nostri|alcuni|due|tre|quattro|cinque|dieci|molti|altri|un|il|quei|\d+)$/),
      not(isBeforeNoun),
    ),
  ),
  inClass('telefonata telefonate', 'noun', not(beforeIs(/^(?:ho|hai|ha|abbiamo|hanno|mi|ci|ti|vi|gli|le|non)$/))),
  inClass(
    'eccitanti eccitante',
    'noun',
    ({ before }) => before === undefined || /^(?:gli|e|di|degli|con|l’|un|da|dagli|né)$/.test(before.form),
  ),
  // “saliva” is a verb in “l’acqua saliva” (the water rose), but not in “la saliva” (the saliva).
  inClass('saliva', 'verb', not(beforeIs(/^(?:la|di|della|con|sua|mia|sulla|nella|dalla|una|troppa|molta)$/))),
  // “venti” is a noun in “i venti del nord” (the winds from the north), but not in “venti minuti” (twenty minutes).
  inClass('venti', 'noun', both(beforeIs(/^(?:i|dei|ai|dai|forti|gelidi|due|quattro)$/), not(isBeforeNoun))),
  // “costa” is a verb in “costa così poco” (costs so little), but not in “la costa” (the coast).
  inClass(
    'costa',
    'verb',
    either(
      beforeIs(/^(?:non|mi|ci|ti|gli|che|quanto|ne|cosa|ormai)$/),
      nextIs(/^(?:così|poco|molto|tanto|troppo|meno|più|caro|circa|solo|\d+)$/),
    ),
  ),
  inClass('storto storta storti storte', 'adjective', not(beforeIs(/^(?:ha|hanno|aveva|ho)$/))),
  // “sale” is a verb in “un ragazzo sale” (a boy gets on), but not in “farina, sale e acqua” (flour, salt and water).
  inClass(
    'sale',
    'verb',
    both(
      not(opensClause),
      ({ before, lexicon }) =>
        mayBe(before, ['noun', 'name'], lexicon) ||
        before?.readings.length === 0 ||
        /^(?:si|ci|chi|che|non|ora|poi|quando|lui|lei|cui)$/.test(before?.form ?? ''),
    ),
  ),
  inClass(
    'sale',
    'noun',
    either(
      beforeIs(/^(?:il|di|del|un|con|col|sul|nel|poco|troppo|senza|e|al|quel|miniera)$/),
      both(opensClause, endsClause),
    ),
  ),
  // “consiglio” is a noun in “che consiglio daresti?” (what advice would you give?).
  inClass(
    'consiglio',
    'noun',
    beforeIs(/^(?:che|un|il|quale|questo|buon|del|al|dal|suo|mio|tuo|ogni|nessun|altro|ultimo|sul|nel|qualche)$/),
  ),
  // “porta” is a verb in “il treno che la porta a casa” (the train that takes her home), but not in “apre la porta” (opens
  // the door).
  inClass(
    'porta porti porto',
    'verb',
    both(beforeIs(/^(?:lo|la|li|le|mi|ti|ci|vi)$/), ({ earlier }) =>
      /^(?:che|chi|non|lui|lei|cui|ora|poi)$/.test(earlier.at(-2)?.form ?? ''),
    ),
  ),
  // “legge” is a noun in “studiare legge” (study law), but not in “chi legge” (people who read).
  inClass(
    'legge',
    'noun',
    beforeIs(/^(?:studi\p{L}+|per|di|una|la|della|dalla|nella|alla|sulla|questa|nuova|ogni|nessuna|con|in)$/u),
  ),
  // “salita” is a verb in “è salita” (she went up), but not in “la salita” (the climb).
  inClass('salita salite', 'verb', beforeIs(/^(?:è|era|sono|erano|fu|sia|sarebbe|sarà)$/)),
];
