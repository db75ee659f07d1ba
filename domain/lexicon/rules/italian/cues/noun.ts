import type { Place, Rule } from '../../grammar-rule.ts';
import { beforeIs, both, mostly, near, not, sense } from '../italian-senses.ts';

/** Articles, prepositions and similar words, after which no finite verb comes. */
const beforeNounForm =
  /^(?:il|la|un|una|di|in|le|i|del|della|delle|dei|al|alla|alle|nel|nella|dal|dalla|sul|sulla|questa|questo|quella|ogni|nuova|ultima|prima|seconda|grossa|intera|tragico|pesante|altra|gli|con|per|sua|loro|correttiva)$/;

const market =
  /^(?:bors[ae]$|azionist|crollat|titol|capital|quotat|mercat|investit|wall$|soci[oe]?$|banc|dividend|ordinari|portafogli|opzion|euro$|dollar|rialz|ribass|risparmiator)/;
const football =
  /^(?:gol$|goal|squadr|calci|partit|rigor|campionat|juve|milan$|inter$|roma$|napoli$|lazio|tifos|difensor|attaccant|parat|panchin|giocator|match$|nazional|serie$|coppa|maglia|azzurr|bianconer|rossoner|nerazzurr|allen)/;

/**
 * A rarer sense of a noun whose form may also be a verb: in “la stampa del libro” (the printing of the book), “stampa” is not
 * the verb (prints).
 */
const nounSense = (forms: string, concept: string, holds: (place: Place) => boolean): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-3, weightOfOthers: 1e-7 });

/** Senses of nouns about the economy, sport and public life, recognised by nearby words. */
export const italianNounCues: readonly Rule[] = [
  mostly('azione azioni', 'action/noun', near(market)),
  mostly('azioni azione', 'share-stock/noun', not(both(near(market), ({ word }) => word.form === 'azioni'))),
  mostly('portiere portieri', 'goalkeeper/noun', not(near(football))),
  sense('tecnico', 'coach-manager-tecnico/noun', both(beforeIs(/^(?:il|dal|del|al|neo|nuovo|un)$/), near(football)), {
    weightElsewhere: 0.05,
  }),
  mostly(
    'canone canoni',
    'rent-fee-canone-it/noun',
    near(
      /^(?:letterar|opere$|shakespear|autor|test[oi]$|estetic|artistic|classic|diritto$|ecclesiast|bellezz|teologic|liturg)/,
    ),
  ),
  nounSense(
    'manovra manovre',
    'budget-package-manovra-it/noun',
    both(
      beforeIs(beforeNounForm),
      // “manovra” is not a budget package in “spazio di manovra” (room for manoeuvre).
      not(near(/^(?:spazi|margin|libert)/)),
      near(
        /^(?:econom|finanziar|miliard|govern|tagli$|fiscal|bilanci|correttiv|parlament|camera|senato|euro$|lir[ae]$)/,
      ),
    ),
  ),
  nounSense(
    'bilancio bilanci',
    'death-toll-bilancio-it/noun',
    both(
      beforeIs(beforeNounForm),
      near(/^(?:mort[ie]$|ferit|vittim|attentat|scontr|terremot|incident|tragic|pesant|esplosion|provvisor)/),
    ),
  ),
  nounSense(
    'partita partite',
    'batch-partita-it/noun',
    both(
      beforeIs(beforeNounForm),
      near(/^(?:droga|eroina|cocaina|merc[ei]$|armi$|carne$|latte$|sigarett|hashish|olio$)/),
    ),
  ),
  nounSense(
    'mandato mandati',
    'warrant/noun',
    both(beforeIs(beforeNounForm), near(/^(?:cattur|arrest|perquis|comparizion|accompagn)/)),
  ),
  nounSense(
    'stampa',
    'printing-stampa-it/noun',
    both(
      beforeIs(beforeNounForm),
      near(
        /^(?:libr[oi]$|tipograf|cart[ae]$|copi[ae]$|velocità|inchiostr|error[ei]$|macchin|tiratur|laser|qualità|caratter)/,
      ),
    ),
  ),
  mostly(
    'fondo',
    'fund/noun',
    not(
      near(
        /^(?:investiment|pension|gestor|miliard|finanz|risparmi|monetari|salva|sovran|garanzi|struttural|europe[oi]|stanziat)/,
      ),
    ),
  ),
  nounSense('punta punte', 'tip-end-punta-it/noun', both(beforeIs(beforeNounForm), not(near(football)))),
  nounSense('titolo', 'securities-titres/noun', near(/^(?:borsa$|rialz|ribass|quotat|piazza$|azionari|telecom|fiat$)/)),
  mostly(
    'collegio collegi',
    'constituency-collegio-it/noun',
    near(/^(?:scuol|student|alliev|gesuit|convitt|ragazz|suore|svizzer|inglese|interno$|bambin|infanzia)/),
  ),
];
