import type { Rule } from '../grammar-rule.ts';
import { isCapitalised } from '../word-classes.ts';
import { articleForms, beforeIs, both, either, near, nextIs, not, ofForms, sense, usually } from './italian-senses.ts';

const law =
  /^(?:legg[ei]$|articol[oi]$|art$|comma|codice|decret|norm[ae]|normativ|direttiv|giuridic|legal[ei]|contratt|diritt[oi]|costituzion|regolament)/;
const trial =
  /^(?:pm|imputat|indiziat|indagat|process[oi]|giudic|tribunal|avvocat|accusa|udienz|interrogator|magistrat|procur|reat[oi])/;

const research = either(
  nextIs(/^(?:scientific|biologic|medic|storic|sul|sulla|sui|sulle|sull’|universitari|nucleare|applicat|spazial|e$)/),
  near(/^(?:scientific|universit|laborator|ricercator|scienz|centr[oi]$|istitut|pubblicat|studi|cnr$|base$|mercato$)/),
);

/** Senses of nouns that the words around show. */
export const italianNounSenses: readonly Rule[] = [
  sense(
    'calcio',
    'calcium/noun',
    near(
      /^(?:ossalat|magnesio|potassio|vitamin|ossa$|latte|mineral|carbonat|fosfor|sodio|solfat|ion[ei]|fosfat|cloruro)/,
    ),
  ),
  sense(
    'calcio calci',
    'kick/noun',
    either(
      both(beforeIs(/^(?:un|dei|a|il)$/), near(/^(?:diede|dato|dà|dare|tir[aòo]|sferr|pugn|prese|porta$|violent)/)),
      ({ word }) => word.form === 'calci',
    ),
  ),
  usually(
    'motivo motivi',
    'reason/noun reason-motivo/noun',
    near(/^(?:decorativ|floreal|geometric|musical|tappet|stoff|ornamental|melod|ricam|disegn)/),
  ),
  sense(
    'fallimento fallimenti',
    'bankruptcy/noun',
    near(
      /^(?:societ|aziend|impres|banc|tribunal|creditor|debit|dichiar|capital|istanza|azionist|finanziari|crac|rischi|miliard|milion|euro|ditt)/,
    ),
  ),
  sense(
    'condizioni',
    'terms/noun',
    near(/^(?:contratt|vendit|pagament|general[ei]|offert|polizz|prestit|mutu[oi]|resa|pace)/),
    { weightElsewhere: 1e-3 },
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
  sense('disposizioni', 'provision-clause/noun', () => true),
  sense(
    'disposizione',
    'provision-clause/noun',
    both(
      not(beforeIs(/^a$/)),
      either(near(law), nextIs(/^(?:transitori|general|prevedere|special|contrari|di|dell’|del)/)),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'modulo moduli',
    'module/noun',
    near(
      /^(?:lunar|spazial|stazion|unità|didattic|softwar|tattic|gioc|programm|formativ|abitativ|fotovoltaic|misur|3-|4-|element)/,
    ),
  ),
  sense(
    'macchina macchine',
    'car/noun',
    either(
      beforeIs(/^in$/),
      near(
        /^(?:guid|parchegg|strad|autostrad|scur[ao]|ner[ao]$|bianc|ross[ao]$|blu$|targ|benzin|incident|sal[iì]|sces|scend|volant|garage|golf$|fiat|bmw|audi|ferrari|alfa|polizi|carabinier|passegger|sedil|finestrin|portier|chilometr|km|noleggi|autista|sportell|cofano|bagagliai|semafor|traffic|gomm[ae]|ruot|posteggi|venut|sorpass|frenat|via$)/,
      ),
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
        /^(?:amministrator|amministrazion|azion[ei]$|azionist|dipendent|fattur|bilanc|util[ei]$|borsa|soci$|socio|manager|acquisit|acquist|dirigent|fondat|fusion|spa|srl|s.p.a|club|calciator|debit|imprenditor|miliard|milion|euro|stipend|gestion|quot[ae]$|giocator|allenator|patron|titolar|ditt|sindac|reclut|laureat|assum|assunt|investiment|clienti)/,
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
  sense('fusto fusti', 'trunk-tree/noun', near(/^(?:alber|alto$|piant|fogli|radic|legn|ram[oi]$|cort|erett|fior)/)),
  sense(
    'disciplina',
    'rules-on-a-matter/noun',
    either(
      near(law),
      both(
        nextIs(ofForms),
        near(/^(?:limit[ei]|materia|istitut|organic|rapport|transitori|proprietà|settor|mercat|lavor)/),
      ),
    ),
    { weightElsewhere: 1e-3 },
  ),
  sense(
    'disciplina discipline',
    'sports-discipline/noun',
    near(/^(?:sport|olimpic|atlet|gar[ae]$|campion|nuot|sci$|medagli|specialit|marcia)/),
  ),
  sense(
    'servitù',
    'easement-law/noun',
    near(
      /^(?:fond[oi]$|proprietar|proprietà|diritt|passaggio|costitu|estin|acquedott|confin|codice|titolo|usucap|terren|edific|coattiv|predial|riduzion|durata|eserciz)/,
    ),
  ),
  sense('sanità', 'health/noun', near(/^(?:motiv|ragion|incolumità|igien|ordine$|morale|mental)/)),
  sense('difensore difensori', 'defence-lawyer/noun', near(trial)),
  sense(
    'esperienza esperienze',
    'experience-event/noun',
    either(
      ({ word }) => word.form === 'esperienze',
      beforeIs(/^(?:un’|una|quest’|questa|tale|nuova|bella|prima|brutta)$/),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'storia',
    'history/noun',
    either(
      nextIs(
        /^(?:antic|modern|contemporane|medieval|roman|economic|politic|natural|universal|social|militar|recent|europe|italian|american|mondial|cultural|letterari|religios|umana|repubblican|patria)/,
      ),
      beforeIs(/^(?:nella|sulla)$/),
      both(nextIs(ofForms), ({ after: [, second] }) => isCapitalised(second)),
      ({ after: [next, second] }) =>
        /^(?:del|dell[ae’])$/.test(next?.form ?? '') &&
        /^(?:arte|musica|cinema|paese|città|letteratura|umanità|filosofia|scienz[ae]|mondo|calcio|lingua|chiesa|repubblica|sport|medicina|teatro|fisica|matematica|tecnologia|economia|regione|popolo|nazione|club|pensiero)$/.test(
          second?.form ?? '',
        ),
      near(/^(?:secol|preistor|storic[ioh]|professor|geografia|filosofia|insegn|laurea|museo|manual)/),
    ),
    { weightElsewhere: 0.3 },
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
        /^(?:trasferiment|asilo|ammission|iscrizion|assunzion|adesion|graz(?:ia|iat)|presentat|presentar|inoltr|rigett|accolt|respint|compil|cittadinanz|pension|rimbors|brevett|riduzion|concors)/,
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
    'facoltà',
    'power-legal-right/noun',
    either(beforeIs(/^(?:ha|hanno|avere|avrà|abbia|la|propria)$/), nextIs(/^(?:di|d’|del)$/)),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'facoltà',
    'faculty/noun',
    near(
      /^(?:universit|medicin|giurisprud|lettere$|ingegner|economia|scienze|filosof|professor|student|preside|iscri|laure|architett)/,
    ),
    { weightElsewhere: 0.5 },
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
    'esecuzione esecuzioni',
    'execution/noun',
    near(/^(?:condann|mort[ei]|pena|capital[ei]|boia|ploton|sommari|patibol|ostagg|impicc|fucil|mafios)/),
  ),
  sense(
    'organo organi',
    'authority-body-organo/noun',
    near(
      /^(?:legislativ|giudiziari|amministrativ|competent|stato$|collegial|direttiv|dirigent|stampa$|controll|costituzional|elett|deliberan|govern|istituzion|ufficial|poter[ei]|funzion|autorit|rappresentativ|giurisdizional|esecutiv|consultiv|ministr|nomin|polizi|direzion|vertic|partit|societ)/,
    ),
  ),
  sense(
    'organo',
    'organ-music/noun',
    near(/^(?:chies|suon|music|organist|cann[ae]|bach|concert|cattedral|coro|orchestr|pianofort)/),
  ),
  usually(
    'remoto remota remoti remote',
    'remote/adjective faraway/adjective',
    near(/^(?:passat|temp[oi]|epoc|antic|origin|secol|anni|passato)/),
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
  sense('amante amanti', 'lover-enthusiast/noun', nextIs(/^(?:del|dell[aeo’]|dei|degli)$/), { weightElsewhere: 0.1 }),
  usually(
    'cavaliere cavalieri',
    'knight/noun',
    near(/^(?:caval(?!ier)|sell[ae]$|ippic|concors|salt[oi]|gar[ae]$|olimpic|fantin|galopp|equestr)/),
  ),
  sense(
    'obbligazione obbligazioni',
    'obligation/noun',
    near(
      /^(?:creditor|debitor|adempi|contratt|codice|solidal|prestazion|estin|natural|art$|part[ei]$|pagar|derivant|assunt|inadempi|comma|giuridic)/,
    ),
  ),
  usually(
    'possibilità',
    'possibility/noun',
    near(/^(?:success|vittori|vincer|riuscit|guarigion|scars|zero|sopravviv|percent)/),
  ),
  usually(
    'ragione ragioni',
    'reason/noun',
    near(/^(?:fede$|dotat|coscienz|uman[ao]$|pur[ao]$|illumin|sentiment|luce|passion|istint|cuore|filosof)/),
  ),
  usually('cattedra cattedre', 'professorship/noun', near(/^(?:aul[ae]|sedut|banch|lavagn|gess|alunn)/)),
  sense(
    'iscrizione iscrizioni',
    'inscription/noun',
    near(/^(?:latin|lapid|tomb|pietr|marm|epigraf|incis|roman[ae]$|mur[oia]|grec|antic|leggibil|tempi[oe])/),
  ),
  usually(
    'iscrizione iscrizioni',
    'registration/noun',
    near(/^(?:partit|sindacat|club|associazion|latin|lapid|tomb|pietr|marm|epigraf|incis|leggibil)/),
  ),
  sense(
    'esercizio',
    'exercise-of-a-right/noun',
    both(
      nextIs(/^(?:di|d’|del|dell[aeo’]|dei|delle)$/),
      near(
        /^(?:diritt|funzion|poter|attivit|profession|servitù|facolt|impres|mandat|libert|giurisdizion|azion|caric|sovranit|commerci|responsabilit)/,
      ),
    ),
  ),
  sense('strada', 'street/noun', beforeIs(/^(?:per|in|di)$/), { weightElsewhere: 0.3, weightOfOthers: 0.01 }),
  usually(
    'strada strade',
    'road/noun',
    either(
      beforeIs(/^(?:per|in|di)$/),
      near(/^(?:mostr|indic|trov|giust|sbagliat|apr[eio]|apert|spian|facend|cambi|tornar|casa$|intrapr)/),
    ),
  ),
  usually('docente docenti', 'teacher-instructor/noun', near(/^(?:universit|ateneo|facolt|cattedr|ordinari)/)),
  usually(
    'capo',
    'chief/noun leader/noun boss/noun',
    near(/^(?:corda|filo|cav[oi]$|estremit|altr[oi]$|fune|promontor|verde$|horn$)/),
  ),
  sense('capi', 'chief/noun leader/noun boss/noun', () => true, { weightElsewhere: 1 }),
  sense('quanto quanti', 'quantum/noun', near(/^(?:fisic|particell|planck|meccanic|elettromagn|fotoni|einstein)/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 0.5,
  }),
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
  usually(
    'provvedimento provvedimenti',
    'measure-step/noun',
    near(/^(?:giudic|tribunal|magistrat|restrittiv|cautelar|gip|procur|sentenz|corte)/),
  ),
  usually('pari', 'equal/adjective', near(/^(?:numer|dispari|gol|partit[ae]|risultat|finit|punti)/)),
  sense('figli', 'child-son-or-daughter/noun', not(near(/^figlie$/)), { weightElsewhere: 0.01 }),
  sense('figlio', 'child-son-or-daughter/noun', () => false),
  sense(
    'indennità',
    'compensation/noun',
    near(/^(?:dann[oi]|espropri|risarc|proprietar|dovut|fondo|codice|serv|occupazion|terren)/),
  ),
  sense(
    'causa cause',
    'legal-case/noun lawsuit/noun',
    near(
      /^(?:tribunal|avvocat|giudic|civil[ei]|penal|vint[ao]|pers[ao]$|intent|risarciment|divorzi|process|legal[ei]|ricorr|convenut|attor)/,
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('isola', 'island/noun isle/noun', not(both(nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/), not(beforeIs(articleForms)))), {
    weightElsewhere: 0.01,
  }),
  sense(
    'nullità',
    'nullity-legal/noun',
    near(/^(?:contratt|pena$|matrimoni|process|sentenz|atto|atti|testament|legg|codice|eccep|caus)/),
    { weightElsewhere: 0.5 },
  ),
];
