import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, only } from '../italian-places.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, ofForms, sense, soon } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

/** A rule for a sense that is meant where `holds` is true. Elsewhere the sense keeps its weight. */
const where = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1, weightOfOthers: 1e-6 });

const trial =
  /^(?:imputat|giudic|tribunal|avvocat|condann|accus|testimon|difes|reat|udienz|sentenz|penal|assis|mafi|aula$|omicid|delitt|comincia|inizia|celebr|istruttor|pubblico$|pm$|procur|appello$|rinviat|primo$|indagin)/;
const crime =
  /^(?:delitt|colpevol|imputat|process|giudic|indizi|reat[oi]$|tribunal|accus|investig|inquirent|omicid|assassin|schiaccian|testimon|innocen)/;
const school =
  /^(?:docent|insegnant|cattedr|organic|trasferiment|assegnazion|sostegno|titolar|concors|graduatori|supplen)/;
const streets =
  /^(?:vie$|via$|strad[ae]$|piazze$|campagn[ae]$|boschi$|sentier|corrido|scale$|montagn|campi$|vicol|calli$|stanze$|valli$|viali$|viottol)/;
const feelings =
  /^(?:preoccupazion|soddisfazion|apprezzament|simpati|cordogli|interess|compiaciment|emozion|protest|attes|disappunt|riconoscen|gratitudin|sconcert|allarme|partecipazion|speranz|desideri|ricord|dolor|delusion|perpless)/;

/** Words with two common senses, recognised by nearby words. */
export const italianDoubleSenses: readonly Rule[] = [
  // “accusa” means “prosecution” in “l’accusa ha chiesto” (the prosecution asked for), but not in “l’accusa di omicidio” (the
  // charge of murder).
  where(
    'accusa',
    'prosecution/noun',
    either(
      both(
        beforeIs(/^(?:l’|pubblica|dell’)$/),
        either(
          nextIs(
            /^(?:ha$|aveva$|avrà$|chied|chies|sostien|sosten|ritien|replic|punta$|insist|contest|ricostru|vuole$|non$)/,
          ),
          beforeIs(/^pubblica$/),
        ),
      ),
      both(beforeIs(/^(?:l’|dell’|dall’|all’)$/), not(nextIs(ofForms)), ({ earlier }) =>
        /^(?:secondo|per|test[ei]|testimon[ei]?|testimoni|tesi|rappresentante|richieste|perit[oi]|avvocato|rappresenta|sostiene)$/.test(
          earlier.at(-2)?.form ?? '',
        ),
      ),
    ),
  ),
  // “processo” means “trial” in “il processo agli imputati” (the trial of the defendants), but not in “un processo di pace” (a
  // peace process).
  where(
    'processo processi',
    'trial-court/noun',
    both(near(trial), ({ word, after: [next, second], lexicon }) => {
      if (next === undefined || next.start - word.end > 1) return true;
      if (/^(?:di|d’)$/.test(next.form)) return /^(?:primo|secondo|appello|mafia)/.test(second?.form ?? '');
      return !isOnly(next, ['adjective'], lexicon) || /^(?:penal|civil|giudiziar|tributar|sportiv)/.test(next.form);
    }),
  ),
  // “ricorso alla violenza” (use of violence), but “ricorso al tribunale” (appeal to the court)
  only(
    'ricorso',
    'recourse-ricorso-it/noun',
    both(
      nextIs(/^(?:ad?|al|all[aeo’]|ai|agli)$/),
      not(
        soon(
          /^(?:tar$|consigli|cort[ei]$|cassazion|tribunal|giudic|capo$|commission|procur|suprema$|ministr|autorità|prefett)/,
          3,
        ),
      ),
      not(beforeIs(/^(?:presenta\p{L}*|propo\p{L}+|depositat\p{L})$/u)),
    ),
  ),
  // “riserve” means “doubts” in “ha riserve sul progetto” (has reservations about the project).
  only(
    'riserva riserve',
    'reservations-riserva-it/noun',
    either(
      nextIs(/^(?:su|sul|sull[aeo’]|sui|sugli|mental[ei]|critic[ah]e?)$/),
      near(/^(?:perpless|esprim|espress|espresse|avanzat|sciogli|sciolt|sciols|manifest)/),
    ),
  ),
  // “il fermo di un sospetto” (the detention of a suspect)
  where(
    'fermo',
    'detention-fermo-it/noun',
    both(
      beforeIs(/^(?:il|del|al|un|dal|col)$/),
      either(nextIs(ofForms), nextIs(/^(?:giudiziario|preventivo|cautelare)$/)),
      not(nextIs(/^(?:proposito|rifiuto)$/)),
    ),
  ),
  where(
    'fermo ferma fermi ferme',
    'firm/adjective',
    nextIs(
      /^(?:condann|opposizion|convinzion|volont|intenzion|posizion|rispost|reazion|decision|rifiut|proposit|presa$)/,
    ),
  ),
  inClass(
    'fermo ferma fermi ferme',
    'adjective',
    beforeIs(/^(?:rest\p{L}+|riman\p{L}+|rimas\p{L}+|è|sono|era|erano|stat[oaie]|sta|stanno|stare|tener\p{L}*)$/u),
  ),
  where('prova prove', 'evidence/noun', near(crime)),
  // “tratta” is a noun in “la tratta Roma-Milano” (the route from Rome to Milan), but not in “la tratta male” (treats her badly).
  inClass(
    'tratta',
    'noun',
    both(
      beforeIs(/^(?:la|una|della|nella|sulla|questa|alla|tale)$/),
      either(
        endsClause,
        nextIs(/^(?:de[ig]|degl[i]?|delle|di|ferroviaria|aerea|autostradale|da|dei)$/),
        ({ after: [next] }) => isCapitalised(next),
      ),
    ),
  ),
  only('vivo viva vivi vive', 'strong-vivo-it/adjective', nextIs(feelings)),
  inClass('vivo', 'verb', both(beforeIs(/^(?:dove|che|ci|io|cui|qui|non|mi)$/), not(nextIs(/^(?:né|o)$/)))),
  only(
    'sapere',
    'knowledge-sapere-it/noun',
    both(
      beforeIs(/^(?:il|del|al|nel|sul|un|dal|suo|nostro)$/),
      either(
        endsClause,
        nextIs(
          /^(?:di|del|dell[aeo’]|dei|degli|e|è|scientific|uman|popolar|medic|tecnic|filosofic|critic|teoric|occidental)/,
        ),
      ),
    ),
  ),
  // “l’essere umano” (the human being)
  where(
    'essere esseri',
    'being/noun',
    nextIs(
      /^(?:uman[oi]|vivent[ei]|suprem[oi]|superior[ei]|mostruos[oi]|divin[oi]|mortal[ei]|fantastic[oi]|inferior[ei])$/,
    ),
  ),
  // “i mezzi dei pompieri” (the vehicles of the fire brigade), but “i mezzi di produzione” (the means of production)
  only(
    'mezzi mezzo',
    'vehicle-mezzo-it/noun',
    both(
      beforeIs(/^(?:i|dei|ai|due|tre|il|un|del|al|alcuni|altri|numerosi|sui|molti|con|quattro)$/),
      near(
        /^(?:pompier|vigili$|soccors|blindat|corazzat|pesant[ei]$|parcheggi|circol|traffico$|autostrad|incident|polizi|carabin|ambulanz|guid[aò]|anfibi|cingolat|spazzaneve)/,
      ),
      not(nextIs(/^(?:termini|per|punto|secolo)$/)),
    ),
  ),
  only(
    'banco',
    'bank-banco-it/noun',
    both(({ word }) => isCapitalised(word), nextIs(/^(?:di|santo|ambrosiano)$/)),
  ),
  only(
    'rinvio',
    'sending-back-rinvio-it/noun',
    near(/^(?:camer[ae]$|parlament|quirinal|ciampi$|cossiga$|scalfaro$|legg[ei]$|messagg|president)/),
  ),
  where(
    'facoltà',
    'power-legal-right/noun',
    both(
      near(/^(?:avval|esercit|concess|conced|riconosc|legge$|comma$|articol|art$|contratt|norma$|tale$|hanno$|spett)/),
      not(
        near(
          /^(?:universit|ateneo|student|laure|medicin|letter[ei]|giurisprud|economia$|scienz|ingegner|magistero|rettor|preside$)/,
        ),
      ),
    ),
  ),
  // “assegno” means “allowance” in “l’assegno per i figli” (child benefit).
  only(
    'assegno assegni',
    'allowance-assegno-it/noun',
    both(
      near(
        /^(?:figli[oae]?$|mensil|familiar|famigli|manteniment|divorzi|separa|coniug|pension|social[ei]$|vitalizi|invalidit|disoccupa|mobilità|nucle|moglie$|ex$|maternit|alimentar)/,
      ),
      not(near(/^(?:firm|incass|circolar|vuoto$|protest|scopert|sportell|staccat|intestat|bancari)/)),
    ),
  ),
  only(
    'stabilimento stabilimenti',
    'bathing-establishment-it/noun',
    near(/^(?:mare$|spiagg|bagn|balnear|ombrellon|lido$|cabin|piscin|arenil|litoral|bagnant|sdrai)/),
  ),
  only(
    'struttura strutture',
    'facility-struttura-it/noun',
    either(
      nextIs(
        /^(?:sanitari|ospedalier|alberghier|ricettiv|turistic|scolastic|sportiv|carcerari|medic|assistenzial|pubblic|privat)/,
      ),
      near(/^(?:ospita|ricover|malat[io]|pazient|ospedal|letti$|detenut|anzian|degent)/),
    ),
  ),
  // “piano” means “floor” in “una casa a due piani” (a two-storey house).
  where(
    'piano piani',
    'storey/noun',
    either(
      nextIs(/^(?:sotto|sopra|terra|terreno|superiore|inferiore|rialzato|nobile|interrato)$/),
      both(
        ({ before, lexicon }) =>
          before !== undefined && (/^\d/.test(before.form) || mayBe(before, ['numeral'], lexicon)),
        near(/^(?:a|di|da|su|palazz|edifici|ascensor|scal[ae]$|appartament|condomin|grattaciel|vill|cas[ae]$)/),
        not(near(/^(?:govern|ministr|programm|quinquennal|econom|finanziar)/)),
      ),
    ),
  ),
  where(
    'domanda domande',
    'application-request/noun',
    both(near(school), not(near(/^(?:rispond|rispost|giornalist|rivolt|fatto$|posto$|petroli)/))),
  ),
  where('posto posti', 'job-post-it/noun', near(school)),
  only(
    are('prest'),
    'provide-prestare-it/verb',
    near(
      /^(?:serviz|attività|assistenz|soccors|lavor|oper[ae]$|consens|garanzi|giurament|cauzion|attenzion|ascolto$|aiuto$|cure$|collabor)/,
    ),
  ),
  only(
    'intervento interventi',
    'operation-intervento-it/noun',
    near(
      /^(?:chirurg|ospedal|pazient|anestes|bistur|operatori|trapiant|ernia$|menisco$|cuore$|ginocchi|convalescen|clinica$)/,
    ),
  ),
  // “per le strade” (through the streets)
  where(
    'per',
    'through/preposition',
    ({ after: [first, second, third] }) =>
      /^(?:le|la|i|il|gli|tutt[aeoi]|l’|mezz[ao])$/.test(first?.form ?? '') &&
      (streets.test(second?.form ?? '') ||
        (/^(?:le|la|il|i|gli)$/.test(second?.form ?? '') && streets.test(third?.form ?? ''))),
  ),
];
