import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { law } from '../italian-context.ts';
import { beforeIs, both, either, near, nextIs, not, ofForms, sense, usually } from '../italian-senses.ts';

const research = either(
  nextIs(/^(?:scientific|biologic|medic|storic|sul|sulla|sui|sulle|sull’|universitari|nucleare|applicat|spazial|e$)/),
  near(/^(?:scientific|universit|laborator|ricercator|scienz|centr[oi]$|istitut|pubblicat|studi|cnr$|base$|mercato$)/),
);

/** Senses of nouns about politics, business, school and research, recognised by nearby words. */
export const italianPublicLifeSenses: readonly Rule[] = [
  sense(
    'fallimento fallimenti',
    'bankruptcy/noun',
    near(
      /^(?:societ|aziend|impres|banc|tribunal|creditor|debit|dichiar|capital|istanza|azionist|finanziari|crac|rischi|miliard|milion|euro|ditt)/,
    ),
  ),
  sense(
    'interrogazione interrogazioni',
    'parliamentary-question/noun',
    near(/^(?:parlament|ministr|deputat|senator|onorevol|camera|senato|consiglier|presentat|govern|commission)/),
  ),
  sense(
    'interrogazione interrogazioni',
    'oral-test-at-school/noun',
    near(/^(?:scuol|professor|alunn|student|class[ei]|vot[oi]$|compit|matematic|storia|inglese)/),
  ),
  sense(
    'modulo moduli',
    'module/noun',
    near(
      /^(?:lunar|spazial|stazion|unità|didattic|softwar|tattic|gioc|programm|formativ|abitativ|fotovoltaic|misur|3-|4-|element)/,
    ),
  ),
  sense(
    'società',
    'company/noun company-firm-firma/noun',
    either(
      nextIs(
        /^(?:finanziari|immobiliar|per|spa|controllat|fallit|quotat|sportiv|calcistic|petrolifer|multinazional|assicuratric|concessionari|cooperativ|privat|pubblic|mist[ae]|editric|produttric|collegat|american[ae]|italian[ae]|ingles|tedesc|frances|che|anonim|titolar|proprietari|capogrupp|offshore)/,
      ),
      ({ after: [next] }) => isCapitalised(next),
      near(
        /^(?:amministrator|amministrazion|azion[ei]$|azionist|capital[ei]$|dipendent|fattur|bilanc|util[ei]$|borsa|soci$|socio|manager|acquisit|acquist|dirigent|fondat|fusion|spa|srl|s.p.a|club|calciator|debit|imprenditor|miliard|milion|euro|stipend|gestion|quot[ae]$|giocator|allenator|patron|titolar|ditt|sindac|reclut|laureat|assum|assunt|investiment|clienti)/,
      ),
    ),
    { weightElsewhere: 0.05, weightOfOthers: 0.003 },
  ),
  sense(
    'società',
    'society/noun',
    nextIs(
      /^(?:civil|modern|uman|contemporane|occidental|industrial|democratic|capitalist|multi|borghes|tradizional|patriarcal|dei$)/,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  sense(
    'relazione',
    'report/noun',
    either(
      near(
        /^(?:present|prepar|annual|commission|onorevol|relator|parlament|collega|scritt|tecnic|approv|vota|esamin|illustr|pagin|redatt|consegn|allegat|conclusiv|minist|koch|svolt)/,
      ),
      nextIs(/^(?:annuale|finale|sulla|sullo|sul|sull’|sui|sugli|sulle)$/),
    ),
  ),
  sense(
    'domanda domande',
    'application-request/noun',
    either(
      near(
        /^(?:trasferiment|asilo|ammission|iscrizion|assegnazion|assunzion|adesion|modul[oi]$|graz(?:ia|iat)|presentat|presentar|inoltr|rigett|accolt|respint|compil|cittadinanz|pension|rimbors|brevett|riduzion|concors)/,
      ),
      both(nextIs(ofForms), beforeIs(/^(?:su|la|una)$/), near(law)),
    ),
  ),
  sense(
    'domanda',
    'demand/noun',
    near(
      /^(?:offert[ae]$|mercat|ben[ie]$|energi|petroli|consum|aggregat|intern[ao]|crescit|economi|prezz|produzion|calo|aument|export|global|elettric|acciaio)/,
    ),
  ),
  sense(
    'consiglio consigli',
    'council/noun',
    either(
      nextIs(
        /^(?:comunal|regional|provincial|superior|europe|nazional|general|direttiv|scolastic|municipal|comunitari|federal)/,
      ),
      ({ after: [next, second] }) =>
        /^(?:di|dei|d’)$/.test(next?.form ?? '') &&
        /^(?:ministri|stato|amministrazione|sicurezza|istituto|classe|facoltà|presidenza|guerra|europa|gestione|circolo|fabbrica|zona|quartiere|garanzia)/.test(
          second?.form ?? '',
        ),
    ),
    { weightElsewhere: 1 },
  ),
  sense(
    'ricerche ricerca',
    'search/noun',
    either(
      near(
        /^(?:dispers|scompars|vigili|soccors|carabinier|sospes|elicotter|cadaver|naufrag|sommozzator|bosch|fuggitiv|latitant|evas)/,
      ),
      both(nextIs(/^(?:di|d’|dei|degli|delle|della)$/), not(research)),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('ricerca', 'research/noun', research, { weightElsewhere: 1, weightOfOthers: 0.02 }),
  usually(
    'cattedra cattedre',
    'professorship/noun teaching-post-it/noun',
    near(/^(?:aul[ae]|sedut|banch|lavagn|gess|alunn)/),
  ),
  usually('docente docenti', 'teacher-instructor/noun', near(/^(?:universit|ateneo|facolt|cattedr|ordinari)/)),
  usually(
    'capo',
    'chief/noun leader/noun boss/noun',
    near(/^(?:corda|filo|cav[oi]$|estremit|altr[oi]$|fune|promontor|verde$|horn$)/),
  ),
  sense('capi', 'chief/noun leader/noun boss/noun', () => true, { weightElsewhere: 1 }),
  sense(
    'vertice',
    'leadership-top/noun',
    both(
      beforeIs(/^(?:al|dal|del)$/),
      nextIs(/^(?:di|d’|del|dell[aeo’]|dei|degli)$/),
      not(near(/^(?:g[78]|g20|nato$|europe|capi$|stat[oi]$|ministr|leader)/)),
    ),
  ),
  sense(
    'vertici',
    'leadership-top/noun',
    not(near(/^(?:triangol|poligon|capi$|nato$|g[78]|bilateral|internazional|europei)/)),
  ),
];
