import type { Rule } from '../../grammar-rule.ts';
import { law } from '../italian-context.ts';
import { beforeIs, both, either, near, nextIs, not, ofForms, sense, usually } from '../italian-senses.ts';

const trial =
  /^(?:pm|imputat|indiziat|indagat|process[oi]|giudic|tribunal|avvocat|accusa|udienz|interrogator|magistrat|procur|reat[oi])/;

/** Senses of nouns about law and justice, recognised by nearby words. */
export const italianLawSenses: readonly Rule[] = [
  sense(
    'condizioni',
    'terms/noun',
    near(/^(?:contratt|vendit|pagament|general[ei]|offert|polizz|prestit|mutu[oi]|resa|pace)/),
    { weightElsewhere: 1e-3 },
  ),
  sense('disposizioni', 'provision-clause/noun', () => true),
  sense(
    'disposizione',
    'provision-clause/noun',
    both(
      not(beforeIs(/^a$/)),
      either(near(law), nextIs(/^(?:si$|applic|transitori|general|prevedere|special|contrari|di|dell’|del)/)),
    ),
    { weightElsewhere: 0.1 },
  ),
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
    'servitù',
    'easement-law/noun',
    near(
      /^(?:fond[oi]$|scol[oi]$|acqu[ae]$|proprietar|proprietà|diritt|passaggio|costitu|estin|acquedott|confin|codice|titolo|usucap|terren|edific|coattiv|predial|riduzion|durata|eserciz)/,
    ),
  ),
  sense('sanità', 'health/noun', near(/^(?:motiv|ragion|incolumità|igien|ordine$|morale|mental)/)),
  sense('difensore difensori', 'defence-lawyer/noun', near(trial)),
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
    'obbligazione obbligazioni',
    'obligation/noun',
    near(
      /^(?:creditor|debitor|adempi|contratt|codice|solidal|prestazion|estin|natural|art$|part[ei]$|pagar|derivant|assunt|inadempi|comma|giuridic)/,
    ),
  ),
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
  usually(
    'provvedimento provvedimenti',
    'measure-step/noun',
    near(/^(?:giudic|tribunal|magistrat|restrittiv|cautelar|gip|procur|sentenz|corte)/),
  ),
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
  sense(
    'nullità',
    'nullity-legal/noun',
    near(/^(?:contratt|pena$|matrimoni|process|sentenz|atto|atti|testament|legg|codice|eccep|caus)/),
    { weightElsewhere: 0.5 },
  ),
];
