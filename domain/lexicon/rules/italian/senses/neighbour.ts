import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, ofForms, sense, usually } from '../italian-senses.ts';

const isBehindNoun = ({ word, before, lexicon }: Place) =>
  before !== undefined && word.start - before.end <= 1 && mayBe(before, ['noun'], lexicon);

const opensClause = ({ word, before }: Place) => before === undefined || word.start - before.end > 1;

const isMeasured = ({ after: [next], lexicon }: Place) =>
  next !== undefined && (mayBe(next, ['numeral'], lexicon) || /^(?:\d|un$|un’$|uno$|una$|qualche$)/.test(next.form));

const isBeforeTime = ({ after: [article, time] }: Place) =>
  (/^(?:le|l’|la)$/.test(article?.form ?? '') &&
    /^(?:una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|\d+|fine|metà|mezza)$/.test(
      time?.form ?? '',
    )) ||
  /^(?:mezzogiorno|mezzanotte|sera|fine|metà)$/.test(article?.form ?? '');

const isBeforeNoun = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined && next.start - word.end <= 1 && isOnly(next, ['noun'], lexicon);

const always = (forms: string, concept: string) => usually(forms, concept);

/** Senses that are recognised by the word beside them. */
export const italianNeighbourSenses: readonly Rule[] = [
  always('giustizia', 'justice/noun judiciary/noun'),
  always('tremendo tremenda tremendi tremende', 'terrible-tremendo-it/adjective'),
  always('pronostico pronostici', 'prediction-pronostico-it/noun'),
  always('impacchettare impacchettato impacchettata impacchetta impacchettò', 'wrap-up-parcel/verb'),
  usually(
    'totale totali',
    'total-adjective-it/adjective total/noun',
    beforeIs(/^(?:fiducia|libertà|silenzio|assenza)$/),
  ),
  // “gusto” means “taste” in “un gusto facile” (an easy taste), but not in “gusto un gelato” (I enjoy an ice cream).
  usually('gusto', 'taste-preference/noun flavour/noun', nextIs(/^(?:il|lo|la|i|gli|le|un|una|l’|ogni|appieno)$/)),
  inClass('gusto', 'verb', both(opensClause, nextIs(/^(?:il|lo|la|i|gli|le|un|una|l’|ogni)$/))),
  // “piano” means “plan” in “un piano delle opere” (a plan of the works).
  sense('piano', 'plan/noun', nextIs(ofForms), { weightElsewhere: 1, weightOfOthers: 0.05 }),
  // “pubblico” is an adjective in “di pubblico interesse” (of public interest).
  inClass('pubblico', 'adjective', isBeforeNoun),
  // “canone” means “rent” in “il canone d’affitto” (the rent).
  sense(
    'canone canoni',
    'fee-canone-it/noun',
    near(/^(?:riduzion|pag|annu|mensil|affitt|locazion|rai$|abbonament|concession|enfiteu)/),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 1e-3,
    },
  ),
  always('art', 'article-abbreviation-art-it/noun'),
  // “omaggio” means “tribute” in “rendere omaggio a” (pay homage to), but not in “biglietti omaggio” (complimentary
  // tickets).
  sense(
    'omaggio omaggi',
    'tribute/noun homage/noun',
    either(
      nextIs(/^(?:a|ad|al|allo|alla|all’|ai|agli|alle|di|del|della|evidente|floreale)$/),
      beforeIs(/^(?:un|rende|rendere|rendono|reso|rese|fa|fare|l’|in|come)$/),
    ),
    { weightElsewhere: 0.2, weightOfOthers: 1e-3 },
  ),
  // “ritiro” means “withdrawal” in “il ritiro delle truppe” (the withdrawal of the troops), but not in “la squadra è in
  // ritiro” (the team is at its training camp).
  sense(
    'ritiro',
    'withdrawal/noun',
    both(
      either(nextIs(ofForms), nextIs(/^(?:dal|dalla|dall’|dai|dagli|dalle)$/)),
      not(near(/^(?:squadr|calci|azzurr)/)),
    ),
    { weightElsewhere: 0.2, weightOfOthers: 1e-3 },
  ),
  // “netta” means “clear” in “una netta vittoria” (a clear victory), but not in “lo stipendio netto” (the net salary).
  sense(
    'netto netta netti nette',
    'clear-cut/adjective',
    not(
      near(/^(?:stipend|util[ei]$|reddit|salari|prezz|lord|guadagn|import|pes[oi]$|patrimoni|debit|ricav|euro$|lire$)/),
    ),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
  ),
  // “eletto” means “elected” in “presidente eletto nel 1990” (president elected in 1990).
  sense(
    'eletto eletta eletti elette',
    'elect/verb',
    either(isBehindNoun, beforeIs(/^(?:è|fu|stat[oaie]|viene|venne|essere|sono)$/)),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'vivo viva vivi vive',
    'alive/adjective',
    beforeIs(/^(?:rest[aoiò]|restare|rimane|rimast[oaie]|ancora|è|era|tenere|mantenere)$/),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.01,
    },
  ),
  // “superiore” means “higher” in “qualità superiore” (higher quality), but not in “piano superiore” (upper floor).
  sense(
    'superiore superiori',
    'superior-higher-superiore-it/adjective',
    not(
      either(
        beforeIs(/^(?:pian[oi]|labbro|labbra|art[oi]|parte|metà|cors[oi]|lato|strat[oi]|bordo|mascella|palpebr[ae])$/),
        beforeIs(/^(?:il|i|un|mio|suo|tuo|nostro|miei|suoi)$/),
      ),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “appena” means “only” in “ad appena 60 chilometri” (only 60 kilometres away).
  sense('appena', 'only-just-appena-it/adverb', isMeasured, { weightElsewhere: 1e-3, weightOfOthers: 1e-3 }),
  // “Quanto” means “how” in “Quanto è alto?” (how tall is it?).
  sense('quanto', 'how-much/adverb', both(opensClause, nextIs(/^(?:è|era|sono|erano|fu|sarà)$/)), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  // “elaborazione” means “drawing up” in “elaborazione di una proposta” (drawing up of a proposal), but not in “elaborazione
  // dei dati” (data processing).
  sense(
    'elaborazione elaborazioni',
    'drawing-up-elaborazione-it/noun',
    not(near(/^(?:dat[oi]$|informatic|computer|testi$|immagin|segnal|elettronic|automatic|digital)/)),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “minimo” means “minimum” in “numero minimo” (minimum number).
  sense(
    'minimo minima minimi minime',
    'minimum-minimo-it/adjective',
    either(
      beforeIs(
        /^(?:numer|prezz|salari|età|durata|period|import|termin|quot|capital|stipendi|distanz|temperatur|altezz|tempo|orari|pen[ae]$|requisit)/,
      ),
      nextIs(/^(?:comune|garantit)/),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  // “si avviavano” means “set off” in “si avviavano a una festa” (were setting off for a party).
  sense('avvia avviano avviava avviavano avviò avviarono avvierà', 'set-off-napotiti-se-sl/verb', beforeIs(/^si$/), {
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  }),
  // “si classificano” means “be classified” in “si classificano secondo la finezza” (are classified by fineness), but not in
  // “si classifica terzo” (comes third).
  sense(
    'classifica classificano classificava classificavano',
    'classify/verb',
    both(beforeIs(/^si$/), nextIs(/^(?:secondo|in|come|per)$/)),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 1e-3,
    },
  ),
  // “curato” means “treated” in “curato con farmaci” (treated with medicines), but not in “un giardino curato” (a tidy
  // garden).
  sense(
    'curato curata curati curate',
    'treat-patient/verb',
    either(nextIs(/^(?:con|in|da|dai|dal)$/), beforeIs(/^(?:stat[oaie]|viene|venne|essere)$/)),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.01,
    },
  ),
  // “concorso” means “complicity” in “concorso in omicidio” (complicity in murder).
  sense('concorso', 'complicity-concorso/noun', nextIs(/^(?:in|nel|nell’|nella|esterno)$/), {
    weightElsewhere: 0.05,
    weightOfOthers: 1e-3,
  }),
  inClass('concorso', 'noun', not(beforeIs(/^(?:ha|hanno|abbia|abbiano|aveva|avevano|è|sono)$/))),
  // “colorito” means “colourful” in “linguaggio colorito” (colourful language).
  sense(
    'colorito colorita coloriti colorite',
    'colourful-colorito-it/adjective',
    either(isBehindNoun, beforeIs(/^(?:più|molto|così|un|assai)$/)),
    {
      weightElsewhere: 0.05,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'torbido torbida torbidi torbide',
    'murky-torbido-it/adjective',
    not(near(/^(?:acqu|liquid|vin[oi]$|olio$|fium)/)),
    {
      weightElsewhere: 0.05,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'diretta',
    'live-broadcast-diretta-it/noun',
    near(/^(?:tv$|televisiv|radio$|ore$|canale|rai|emittent|telecronac)/),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 0.01,
    },
  ),
  // “mondiali” means “World Cup” in “i mondiali” (the World Cup), but not in “la guerra mondiale” (the world war).
  sense('mondiale mondiali', 'world-championship-mondiale-it/noun', beforeIs(/^(?:i|ai|dei|nei|il|al|del|di|nel)$/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  }),
  // “piano” means “slowly” in “guidare piano” (drive slowly), but not in “parlare piano” (speak quietly).
  sense(
    'piano',
    'slowly-piano-it/adverb',
    beforeIs(/^(?:va$|vai$|vado$|and(?:ò|are|ava|iamo|ato)$|cammin|guid|proced|avanz|mangi)/),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 1e-3,
    },
  ),
  // “verso” means “at about” in “verso le dieci” (at about ten).
  sense('verso', 'around-time-verso-it/preposition', isBeforeTime, { weightElsewhere: 1e-3, weightOfOthers: 1e-3 }),
  // “troppi” means “too many” in “troppi errori” (too many mistakes), but not in “troppo grande” (too big).
  sense('troppo troppa troppi troppe', 'too-many-troppo-it/determiner', isBeforeNoun, {
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  }),
  {
    // Only “si” means “each other”.
    forms: { it: 'mi ti ci vi se sé' },
    means: (conceptId) => conceptId !== 'each-other-si-it/pronoun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isAlsoForAttached: true,
  },
];
