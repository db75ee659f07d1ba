import type { Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { articleForms, beforeIs, both, either, mostly, near, nextIs, not, ofForms, sense } from '../italian-senses.ts';

/** Senses of nouns that are recognised by the words directly before and after them. */
export const italianNounConstructions: readonly Rule[] = [
  sense('mezzi', 'means/noun', not(beforeIs(/^(?:due|tre|quattro|cinque)$/)), { weightElsewhere: 0.3 }),
  sense(
    'mezzo',
    'means/noun',
    both(
      beforeIs(/^(?:un|il|tale|questo|qualsiasi|ogni|come|quale|unico|nuovo|miglior|potente|al|col)$/),
      not(
        nextIs(
          /^(?:ora|chilo|litro|secolo|milione|metro|anno|minuto|busto|mondo|giro|etto|punto|pieno|migliaio|miliardo|e|a|ad|al|alla|alle|agli)$/,
        ),
      ),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.02 },
  ),
  // “affetto” means “suffering” in “affetto da malaria” (suffering from malaria), but not in “l’affetto dei genitori” (the
  // affection of the parents).
  sense('affetto affetta affetti affette', 'affected-by-illness/adjective', nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/), {
    weightElsewhere: 1e-3,
  }),
  // “messa in scena” means “staging” in “la messa in scena” (the staging), but not in “la messa della domenica” (Sunday
  // mass).
  sense(
    'messa',
    'put-place-messa/noun',
    both(
      beforeIs(articleForms),
      nextIs(/^(?:in|a|al|alla|fuori|sul)$/),
      not(near(/^(?:chies|domenic|prete|preti|fedel|parroc)/)),
    ),
    { weightElsewhere: 1e-3 },
  ),
  sense(
    'progetto progetti',
    'draft-de/noun',
    ({ after: [next, second] }) =>
      ofForms.test(next?.form ?? '') &&
      /^(?:costituzion|risoluzion|regolament|decision|trattat|bilanci|direttiv|riforma|statut|decret|relazion|contratt)/.test(
        second?.form ?? '',
      ),
    { weightElsewhere: 1e-4 },
  ),
  mostly(
    'progetto progetti',
    'project/noun draft-de/noun',
    near(/^(?:architett|edific|ingegner|palazz|disegn|costruzion)/),
  ),
  // “termine” means “period” in “entro il termine di trenta giorni” (within thirty days).
  sense(
    'termine',
    'deadline/noun',
    both(
      not(beforeIs(/^(?:a|al|in|breve|lungo|medio)$/)),
      near(/^(?:entro$|giorn[oi]$|decorr|scad|proroga|presentazion|domand|ricors|perentor|prescri|consegn|fissat)/),
    ),
    { weightElsewhere: 0.03, weightOfOthers: 5e-4 },
  ),
  // “terzi” means “third parties” in “i terzi” (third parties), but not in “il terzo giorno” (the third day).
  sense(
    'terzo terzi',
    'third-party-tiers/noun',
    both(
      ({ word, after: [next], lexicon }) =>
        !next || next.start - word.end > 1 || !isOnly(next, ['noun', 'adjective'], lexicon),
      either(
        ({ word, before }) =>
          word.form === 'terzi' &&
          /^(?:a|di|da|verso|con|presso|i|dei|ai|per|contro|tra|altri|dai|sui)$/.test(before?.form ?? ''),
        near(/^(?:creditor|debitor|contratt|obbligazion|possessor|acquirent|buona$|delegazion|promittent)/),
      ),
    ),
    { weightElsewhere: 1e-4 },
  ),
  sense(
    'consiglio',
    'council/noun',
    both(
      beforeIs(/^(?:il|del|al|dal|nel|sul|stesso)$/),
      near(
        /^(?:commission|parlament|direttiv|regolament|decision|membri$|deliber|votazion|sedut|presiden|unanim|mozion|comun[ei]$|comunal|region|assessor|sindac|giunta|maggioranz|convoc|minist|europe|posizion|propost|legislativ|relazion)/,
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'veduta vedute',
    'view/noun',
    not(beforeIs(/^(?:ho|ha|hanno|abbiamo|aveva|avevano|è|sono|stat[ae]|viste|avere|aver)$/)),
    { weightOfOthers: 1e-5 },
  ),
  // “piano” means “level” in “sul piano politico” (on the political level).
  sense(
    'piano',
    'level/noun',
    both(
      beforeIs(/^sul$/),
      ({ after: [next], lexicon }) =>
        mayBe(next, ['adjective'], lexicon) || /^(?:del|dell[aeo’]|dei)$/.test(next?.form ?? ''),
    ),
    { weightElsewhere: 1e-3 },
  ),
  sense('corso', 'course-of-time/noun', beforeIs(/^nel$/), { weightElsewhere: 1 }),
  mostly('scritta scritte', 'inscription/noun', near(/^(?:mur[oi]$|vandal|spray|bombolett)/)),
  sense(
    'favorito favoriti favorita favorite',
    'favourite/noun',
    beforeIs(/^(?:i|il|la|gran|grande|nettamente|vede|vedono|come|dat[oi]|tra|dai|dei|del|super)$/),
    { weightElsewhere: 0.3 },
  ),
  // “parti” means “side” in “le parti politiche” (the political parties).
  sense('parte parti', 'side-faction/noun', nextIs(/^(?:politich|contraent|lesa$|lese$|civil|avvers|interessat)/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  }),
];
