import type { Rule } from '../../grammar-rule.ts';
import { formsOf } from '../italian-base-forms.ts';
import { mainly } from '../italian-places.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  mostly,
  near,
  nextIs,
  not,
  sense,
  soon,
  type UsualSense,
  usualSense,
} from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

const race = /^(?:gar[ae]$|formula|moto|auto$|pist[ae]$|vettur|team$|scuderi|ferrari|rally|gran$|stagion|box$|podio)/;
const inquiry =
  /^(?:dinamic|fatt[io]$|vicend|indagin|polizi|accadut|delitt|omicid|moviment|spostament|percors|eventi$|passat|inchiest|investigat|vittim|episodi|carabinier|procur|stori[ae]$)/;
const crime =
  /^(?:distrugg|distrutt|polizi|omicid|delitt|reat|investigat|arrest|colpevol|sospett|carabinier|assassin|occult)/;
const police =
  /^(?:polizi|carabinier|giudic|gip$|indiziat|convalid|arrest|procur|delitt|reat|provvediment|omicid|indagat|minorenn)/;
const broadcasting = /^(?:tv$|canal|partit|programm|radio|televis|dirett|puntat|film|emittent|rete$)/;
const stage = /^(?:film|ruol|teatr|regist|canzon|attor|opera$|cast$|personagg|commedi)/;
const message = /^(?:messagg|emozion|valor[ei]$|entusiasm|passion|idea$|idee$|sensazion|saper[ei]$|fiducia|calma)/;

/** Words of news, encyclopedias and stories with a usual sense. A word nearby may show another one. */
const usual: readonly UsualSense[] = [
  [are('svel'), 'uncover/verb'],
  ['fascia fasce', 'bracket-fascia-it/noun', /^(?:ferit|bend|garz|capell|testa$|neonat|seta$|vita$)/, 'sash/noun'],
  ['patrono patroni', 'patron-saint-patrono-it/noun'],
  [formsOf('ricostruire', 'verb'), 'rebuild/verb', inquiry, 'reconstruct/verb'],
  [
    are('programm'),
    'schedule/verb',
    /^(?:computer|softwar|linguagg|codic|informatic|robot|app$|algoritm|macchin)/,
    'programme-computer/verb',
  ],
  ['telaio telai', 'chassis-frame/noun', /^(?:tess|lan[ae]$|filat|stoff|filo$|fili$)/, 'loom/noun'],
  ['pilota piloti', 'pilot/noun', race, 'racing-driver/noun'],
  [
    'cambio cambi',
    'change/noun',
    /^(?:macchin|marc[ei]|motor|manual|automatic|frizion|auto$|trasmission)/,
    'gearbox/noun',
  ],
  ['delicato delicata delicati delicate', 'delicate/adjective'],
  ['esterno esterna esterni esterne', 'external/adjective'],
  [formsOf('praticare', 'verb'), 'practise-praticare-it/verb'],
  [
    'segno segni',
    'sign-indication/noun',
    /^(?:lasci|pell[ei]$|ferit|matit|cicatric|penna$|morso|gomm)/,
    'marking/noun',
  ],
  [
    'corsa corse',
    'race-run-corsa-it/noun',
    /^(?:taxi$|autobus|bus$|tram$|treno$|cavall|armament)/,
    'race-run-corsa-it/noun ride-course-fr/noun',
  ],
  [
    'curva curve',
    'curve/noun bend-road/noun',
    /^(?:ultras|tifos|stadi[oi]?$|tribun|cori$|striscion)/,
    'stand-behind-the-goal-curva-it/noun',
  ],
  [
    are('motiv'),
    'motivate/verb',
    /^(?:scelt|decision|sentenz|provvediment|rifiut|ordinanz|richiest|voto$|reclam|atto$|parer[ei]$|giudizi)/,
    'justify-argue/verb',
  ],
];

const adjectivesOfPolicy =
  /^(?:ester|intern|monetari|economic|di$|del|dell|agricol|social|fiscal|industrial|commercial|comun|energetic|ambiental|migratori|sanitari|aziendal|salarial|europe|d’)/;

/** Usual senses of written text. */
export const italianWrittenText: readonly Rule[] = [
  ...usual.flatMap(usualSense),
  mostly('bordo bordi', 'edge/noun', beforeIs(/^(?:a|di|da|fuori)$/)),
  mostly('stare star', 'be/verb'),
  mostly(formsOf('trasmettere', 'verb'), 'broadcast/verb', not(near(broadcasting))),
  mostly(formsOf('trasmettere', 'verb'), 'transmit/verb', either(near(broadcasting), near(message))),
  mostly('prova prove', 'evidence/noun proof/noun', not(both(({ word }) => word.form === 'prove', near(crime)))),
  mostly(formsOf('indebolire', 'verb'), 'weaken/verb', beforeIs(/^(?:si|mi|ti|ci|vi)$/)),
  // “politica” means “politics” in “si parla di politica” (people talk about politics), but not in “la politica estera”
  // (foreign policy).
  mostly('politica', 'politics/noun', nextIs(adjectivesOfPolicy)),
  // “destra” means “political right” in “la destra ha vinto” (the right has won), but not in “alla sua destra” (on his
  // right).
  sense(
    'destra',
    'right-wing-politics/noun',
    both(
      beforeIs(/^(?:la|della|dalla|una|estrema|nuova|centro)$/),
      not(near(/^(?:man[oi]$|bracci|gamba|lat[oi]$|strad|gir|volt|svolt|spond|riva$|corsia|piede|fascia|porta$)/)),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  // “fermo” means “detention” in “il fermo di un indiziato” (the detention of a suspect), but not in “il treno è fermo” (the
  // train is not moving).
  sense('fermo', 'detention-fermo-it/noun', both(beforeIs(/^(?:il|di|del|al|un|dal)$/), near(police)), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  // “capitale” means “capital (money)” in “l’aumento di capitale” (the increase in capital), but not in “la capitale” (the
  // capital city).
  sense(
    'capitale',
    'capital-money/noun',
    either(
      both(beforeIs(/^di$/), not(nextIs(/^(?:d[ei]|del)/))),
      nextIs(/^(?:social[ei]|umano|circolante|proprio|privato|straniero|iniziale|finanziario|versato|investito)$/),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “medio” means “medium” in “nel medio periodo” (in the medium term), but not in “l’altezza media” (the average height).
  sense(
    'medio media medi medie',
    'medium/adjective',
    either(
      soon(/^(?:periodo|termine)$/),
      both(beforeIs(/^(?:e|la)$/), ({ earlier }) =>
        earlier.some(({ form }) => /^(?:piccol[aei]|grand[ei])$/.test(form)),
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “assume” means “take” in “assume un farmaco” (takes a medicine).
  sense(
    `${formsOf('assumere', 'verb')} assunse assunsero assunto assunta assunti assunte`,
    'take-assumere-it/verb',
    near(
      /^(?:farmac|medicin|compress|pillol|dosi?$|dose$|drog|alcol|antibiotic|sostanz|vitamin|pastigli|cocain|cibo$)/,
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-3 },
  ),
  // “assume” means “take on” in “assume il debito” (takes on the debt), but not in “assume un operaio” (hires a worker).
  mainly(
    `${formsOf('assumere', 'verb')} assunse assunsero assunto assunta assunti assunte`,
    'assume-assumere-it/verb',
    near(/^(?:debit|risch|rilevanz|identit|comportament|presidenz|volto$|dimension|connotat|titol[oi]$|decision)/),
  ),
  // “da ieri” (since yesterday)
  mainly(
    'da',
    'since/preposition',
    nextIs(
      /^(?:ieri|oggi|allora|stamattina|stamane|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/,
    ),
  ),
  // “cosa” means “what” in “chissà cosa pensa” (who knows what he thinks).
  sense('cosa', 'what/pronoun', beforeIs(/^chissà$/), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // “quanto” means “what” in “quanto previsto dalla legge” (what the law provides).
  sense(
    'quanto',
    'what/pronoun',
    both(
      nextIs(/^(?:sopra|segue|previsto|disposto|stabilito|accaduto|successo|avvenuto|emerso|dichiarato|affermato)$/),
      not(beforeIs(/^(?:a|per|non|così)$/)),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “interprete” means “interpreter” in “l’interprete traduce” (the interpreter translates), but not in “gli interpreti del
  // film” (the actors of the film).
  mostly('interprete interpreti', 'interpreter/noun', near(stage)),
  mostly('interprete interpreti', 'performer/noun', not(near(stage))),
  sense(
    'relativo relativa relativi relative',
    'relevant-respective/adjective relating-to-relative/adjective',
    not(
      either(
        beforeIs(articleForms),
        near(
          /^(?:maggioranz|umidit|valor[ei]$|assolut|minoranz|teori|velocit|tranquill|importanz|success|benesser|facil)/,
        ),
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
];
