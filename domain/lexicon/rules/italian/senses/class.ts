import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { article } from '../italian-context.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  inClass,
  mostly,
  near,
  nextIs,
  not,
  ofForms,
  sense,
} from '../italian-senses.ts';

const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;
const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;

/**
 * Whether the form before the word is probably a noun, even if it may be another part of speech: “seduta” in “in seduta
 * comune” (in joint session).
 */
const isBehindLikelyNoun = ({ word, before, earlier, lexicon }: Place) =>
  before !== undefined &&
  word.start - before.end <= 1 &&
  mayBe(before, ['noun'], lexicon) &&
  !mayBe(before, ['determiner', 'preposition', 'pronoun', 'conjunction'], lexicon) &&
  mayBe(earlier.at(-2), ['determiner', 'preposition', 'numeral', 'adjective'], lexicon);

const isBeforeNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun', 'adjective'], lexicon);

const dalForms = 'dal dallo dalla dall’ dai dagli dalle';
/** Nouns for a feature of a person or thing. Before them, “dai” means “with”: “dai capelli rossi” (with red hair). */
const features =
  /^(?:capell|occh|risultat|aspett|caratter|form[ae]$|color|vis[oi]$|pell[ei]$|nom[ei]$|dimension|tratt[oi]$|volt[oi]$|modi$|sapor|profum|gust|contorn|effett[oi]$|conseguenz|origin[ei]$|gamb|fascin|titol[oi]$|significat|contenut|profil|accent|clim|nerv|ton[oi]$|mura$|tett[oi]$|radic|potenzial|prospettiv)/;
const persons =
  /^(?:medic|dottor|avvocat|parrucchier|dentist|nonn|zi[oae]$|sorell|fratell|padre$|madre$|amic|giudic|psicolog|president|papa$|preside$|veterinari|direttor|genitor|mamma|notai|barbier|vescov|re$|nemic|vicin|cugin)/;
const goes =
  /^(?:vad|va$|vai$|vann|and|torn|ven|vien|corr|cors|mand|rec|vacanz|abit|viv|dorm|rimas|port|pass|ospit|cena$|pranzo$)/;

/** Forms whose part of speech is shown by the words beside them, and senses of frequent words. */
export const italianClassSenses: readonly Rule[] = [
  inClass('comune comuni', 'adjective', isBehindLikelyNoun),
  inClass('pubblico pubblica pubblici pubbliche', 'adjective', isBehindLikelyNoun),
  sense('proprio', 'own/adjective', both(isBehindLikelyNoun, endsClause), { weightElsewhere: 1, weightOfOthers: 0.01 }),
  // “se stesso” (himself)
  {
    forms: { it: 'se' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: nextIs(/^stess[oaie]$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  // “onorevole” means “Member of Parliament” in “l’onorevole Rossi” (the Member of Parliament Rossi), but not in “un
  // onorevole compromesso” (an honourable compromise).
  sense(
    'onorevole onorevoli',
    'honourable-member-it/noun',
    (place) =>
      isCapitalised(place.after[0]) ||
      (beforeIs(/^(?:l’|gli|dell’|dall’|all’|degli|agli|dagli|dall’)$/)(place) && !isBeforeNoun(place)),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01 },
  ),
  // “natale” means “of birth” in “la casa natale” (the house of his birth), but not in “Natale” (Christmas).
  sense(
    'natale natali',
    'of-birth-natale-it/adjective',
    ({ word, before }) => before !== undefined && !isCapitalised(word),
    {
      weightElsewhere: 1e-5,
      weightOfOthers: 1e-4,
    },
  ),
  // “era” is a noun in “una nuova era” (a new era), but not in “l’era detto” (had said it to himself).
  inClass(
    'era',
    'noun',
    either(
      beforeIs(/^(?:dell’|nell’|all’|dall’|sull’|un’|quest’|nuova)$/),
      both(
        beforeIs(/^l’$/),
        nextIs(
          /^(?:di|del|dell[ae’]|dei|moderna|industriale|digitale|cristiana|atomica|informatica|contemporanea|post)$/,
        ),
      ),
    ),
  ),
  inClass('fosse', 'verb', not(beforeIs(/^(?:le|delle|alle|nelle|dalle|due|tre|profonde|queste|di)$/))),
  inClass('corse corsero', 'verb', beforeIs(/^(?:gli|le|si|ci|mi|ti|vi|lo|che|egli|non|e|subito|poi)$/)),
  inClass('coloro', 'pronoun', () => true),
  inClass('quadro', 'noun', () => true),
  inClass(
    'date',
    'noun',
    beforeIs(/^(?:le|stesse|queste|alcune|altre|due|tre|nelle|alle|dalle|delle|tali|quelle|diverse|varie|seguenti)$/),
  ),
  inClass(
    'bene',
    'noun',
    both(
      beforeIs(
        /^(?:il|un|del|al|dal|sul|nel|tale|quel|proprio|suo|ogni|stesso|singolo|comune|medesimo|qualsiasi|questo|dello)$/,
      ),
      not(nextIs(/^(?:o|più)$/)),
    ),
  ),
  // “prima” means “before” in “mai era accaduto prima” (it had never happened before), but not in “la prima” (the first).
  sense(
    'prima',
    'earlier/adverb',
    both(
      endsClause,
      not(beforeIs(articleForms)),
      not(
        beforeIs(/^(?:quest[ao]|ogni|di|per|mia|tua|sua|come|da|in|a|alla|classe|fila|pagina|elementare|e|seconda)$/),
      ),
      ({ before, lexicon }) => !isOnly(before, ['noun'], lexicon),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “dopo” means “afterwards” in “È arrivato dopo” (he arrived afterwards), but not in “il giorno dopo” (the next day).
  sense(
    'dopo',
    'afterwards/adverb',
    both(
      endsClause,
      ({ before, lexicon }) =>
        mayBe(before, ['verb', 'adverb', 'conjunction'], lexicon) && !mayBe(before, ['noun'], lexicon),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “dei” means “some” in “sono dei valori” (they are values).
  sense(
    'dei degli delle',
    'some/determiner some-partitive/determiner',
    beforeIs(/^(?:da|con|per|in|a|su|tra|fra|sono|siano|erano|furono|ad|esempio)$/),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  inClass(
    'maggiore maggiori',
    'adjective',
    not(both(beforeIs(/^(?:il|un|del|dal|al)$/), ({ after: [next] }) => isCapitalised(next))),
  ),
  // “Dato” means “given” in “Dato il ritardo” (given the delay).
  sense(
    'dato data dati date visto vista visti viste',
    'given-considering-it/preposition',
    both(
      opensClause,
      nextIs(article),
      ({ earlier }) => !earlier.some(({ form }) => /^(?:ha|hanno|ho|hai|è|stat[oaie])$/.test(form)),
    ),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-3 },
  ),
  // “ancora” means “yet” in “non è ancora arrivato” (has not arrived yet).
  sense('ancora', 'yet/adverb', ({ earlier }) => earlier.slice(-3).some(({ form }) => form === 'non'), {
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  }),
  // “mai” means “ever” in “Hai mai visto” (have you ever seen), but not in “non ha mai visto” (has never seen).
  sense(
    'mai',
    'ever/adverb',
    both(
      ({ earlier }) => earlier.length <= 2,
      beforeIs(/^(?:hai|ha|avete|hanno|sei|è|siete|avevi|aveva|abbiamo)$/),
      ({ earlier }) => earlier[0]?.form !== 'non',
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “Appena” means “as soon as” in “Appena arrivato, dormì” (as soon as he arrived, he slept).
  sense(
    'appena',
    'as-soon-as/conjunction',
    both(opensClause, ({ after: [next], lexicon }) => isParticiple(next, 'it') || isOnly(next, ['verb'], lexicon)),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  mostly('addirittura', 'even/adverb'),
  // “tra due giorni” (in two days)
  sense(
    'tra fra',
    'in-after-time/preposition',
    ({ after: [next, second, third] }) =>
      /^(?:un|un’|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|qualche|poch[ie]|alcun[ie]|poco|quindici|venti|\d+)$/.test(
        next?.form ?? '',
      ) &&
      (next?.form === 'poco' ||
        /^(?:or[ae]|giorn[oi]|mes[ei]|ann[oi]|settiman[ae]|minut[oi]|second[oi]|istant[ei]|attim[oi]|decenni|secol[oi])$/.test(
          second?.form ?? '',
        )) &&
      !/^(?:e|ed)$/.test(third?.form ?? ''),
    { weightElsewhere: 0.05, weightOfOthers: 1e-3 },
  ),
  // “dai” means “with” in “una donna dai capelli rossi” (a woman with red hair).
  sense(
    dalForms,
    'with-having-dai-it/preposition',
    ({ before, after, lexicon }) =>
      mayBe(before, ['noun', 'adjective'], lexicon) &&
      !mayBe(before, ['verb', 'preposition', 'determiner'], lexicon) &&
      after.slice(0, 2).some(({ form }) => features.test(form)),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  // “dal” means “to the place of” in “vado dal medico” (I am going to the doctor).
  sense(
    dalForms,
    'to-somebodys-place-dal-it/preposition',
    both(
      ({ after }) => after.slice(0, 2).some(({ form }) => persons.test(form)),
      ({ earlier }) => earlier.slice(-2).some(({ form }) => goes.test(form)),
    ),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  sense(
    dalForms,
    'since-the-dal-it/preposition',
    ({ after: [next, second] }) =>
      /^(?:1\d\d\d|20\d\d|secolo|giorno|settecento|ottocento|novecento|dopoguerra)$/.test(next?.form ?? '') ||
      // “dal” means “since” in “dal ’93” (since 1993), but not in “dal 20 al 30 per cento” (from 20 to 30 per cent).
      (/^’?[4-9]\d$/.test(next?.form ?? '') && !/^(?:a|al|per|all’|mila|milioni|cento)$/.test(second?.form ?? '')),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  // “Che” means “what a” in “Che bella giornata!” (what a beautiful day!).
  sense(
    'che',
    'which-what/determiner',
    ({ before, after: [next], lexicon }) => before === undefined && isOnly(next, ['adjective'], lexicon),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  inClass('varia', 'verb', nextIs(/^(?:da|dal|dall[ae’]|a|tra|fra|in|molto|secondo|di)$/)),
  inClass('detto', 'noun', beforeIs(/^(?:vecchio|antico|noto|famoso|un|celebre|popolare)$/)),
  inClass(
    'assunto',
    'noun',
    both(
      beforeIs(/^(?:l’|un|quest’|dell’|dall’|sull’)$/),
      nextIs(/^(?:che|su|di|del|dell[ae’]|secondo|fondamentale)$/),
    ),
    0.01,
  ),
  inClass(
    'legale legali',
    'noun',
    both(beforeIs(/^(?:il|i|un|dei|dal|dai|suo|suoi|loro|al|ai|del)$/), not(isBeforeNoun)),
    1e-3,
  ),
  inClass(
    'verde',
    'noun',
    both(
      beforeIs(/^(?:il|del|nel|al|di|tanto|molto)$/),
      not(
        ({ word, after: [next], lexicon }) =>
          next !== undefined && next.start - word.end <= 1 && isOnly(next, ['noun'], lexicon),
      ),
      near(/^(?:pubblic|città|urban|prat[oi]$|immers|parc|natur|giardin|zon[ae]$|metri$|attrezzat)/),
    ),
    1e-4,
  ),
  sense(
    'verdi',
    'the-greens-verdi-it/noun',
    both(({ word }) => isCapitalised(word), beforeIs(/^(?:i|dei|ai|dai|coi)$/)),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-3 },
  ),
  {
    // “porti” is a noun in “nei porti” (in the ports), but not in “che porti” (that you carry).
    forms: { it: 'porti' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: not(beforeIs(/^(?:che|si|ti|mi|ci|lo|la|tu|non|li|le|ne|io|lui)$/)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  inClass('rimasti rimasto rimasta rimaste', 'verb', () => true),
  // “che” means “what” in “di che vivere” (something to live on).
  sense(
    'che',
    'what/pronoun',
    both(beforeIs(/^(?:a|di|da|con)$/), ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “ci” means “on it” or “in it” in “non ci credo” (I don’t believe it) and “ci penso io” (I’ll take care of it).
  sense(
    'ci',
    'on-it/adverb',
    nextIs(/^(?:cred[oei]|credon|credev|credere|pens[oaie]|penser|riesc|riusc|prov[oaie]|prover|tengo|tiene|rinunc)/),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  inClass('pure', 'particle', both(opensClause, nextIs(ofForms))),
];
