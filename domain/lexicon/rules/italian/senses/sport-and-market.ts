import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, sense } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

/** A rule for a sense that is meant only where `holds` is true. */
const rare = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-5, weightOfOthers: 1e-5 });

const match =
  /^(?:partit|squadr|gol$|goal$|campionat|calci|minut[oi]$|punt[oi]$|classific|portier|attaccant|difensor|allenat|tecnico$|arbitr|rigor[ei]$|coppa|derby|stadio|tifos|serie$|finale$|girone|rete$|reti$|juve|milan$|inter$|napoli$|panchina|centrocamp|gara$|pareggi|vittori|sconfitt|giocator|ripresa$|pilot|corridor|tappa|ciclis|gran$|giro$|atlet|maratona|pista|premio$)/;
const trade =
  /^(?:borsa$|borse$|azion|mercat|indice|punt[oi]$|cento$|rialz|ribass|calo$|quotazion|listin|investit|wall$|milano$|titol[oi]$|affari$|piazza$|euro$|seduta|scambi|obbligazion|stato$|tass[oi]$|rendiment|spread|deposit)/;
const year =
  /^(?:util|perdit|vendit|ricav|fatturat|cento$|pil$|economi|crescit|azienda|società|grupp|banca|conti$|primo$|secondo$|terzo$|quarto$|ultimo$)/;

/** Senses of words about sport, the stock exchange and finance. */
export const italianSportAndMarketSenses: readonly Rule[] = [
  rare('tecnico', 'coach-manager-tecnico/noun', both(near(match), beforeIs(/^(?:il|del|al|dal|nuovo|ex|col)$/))),
  rare(
    'formazione formazioni',
    'line-up/noun',
    near(/^(?:schier|squadr|allenat|tecnico$|titolar|campo$|partit|panchina|modul)/),
  ),
  rare(are('schier'), 'field-players-schierare-it/verb', near(match)),
  sense('corsa corse', 'race-contest/noun', both(near(match), not(beforeIs(/^(?:di|da|fuori)$/))), {
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  }),
  rare(
    'giro giri',
    'lap-race/noun',
    both(
      near(/^(?:corsa|pist[ae]$|gara$|pilot|ferrari|box$|gran$|circuit|sorpass|maratona|pole$)/),
      not(beforeIs(/^(?:in|al|a)$/)),
    ),
  ),
  sense('rigore rigori', 'penalty-kick/noun', near(match), { weightElsewhere: 0.05, weightOfOthers: 1e-4 }),
  sense('ripresa', 'second-half-match/noun', near(match), { weightElsewhere: 0.01, weightOfOthers: 1e-4 }),
  rare(
    'parità',
    'tie-parita-it/noun',
    both(beforeIs(/^in$/), near(/^(?:fini|partit|chiud|chius|punteggio|gara$|termin|squadr|incontro)/)),
  ),
  rare('vantaggio', 'lead-in-match-vantaggio-it/noun', near(match)),
  rare(
    'testa',
    'lead-position-testa-it/noun',
    both(
      beforeIs(/^(?:in|di|alla)$/),
      near(/^(?:classific|gara$|campionat|sondagg|corsa|punt[oi]$|girone|gruppo$|volata)/),
    ),
  ),
  rare(`${are('par')} paro`, 'save-shot-parare-it/verb', near(/^(?:rigor|portier|tiro$|colpo$|punizion)/)),
  rare('sosta', 'break-pause-sosta-it/noun', not(near(/^(?:viaggi|autostrad|tren|parcheggi|divieto|area$|auto$)/))),
  sense('campo campi', 'pitch-sports/noun', both(near(match), beforeIs(/^(?:il|in|sul|dal|di)$/)), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  // “titolo” means “share” in “il titolo sale in Borsa” (the share rises on the stock exchange), but not in “il titolo del
  // libro” (the title of the book).
  rare(
    'titolo titoli',
    'security-share-titolo-it/noun',
    both(near(trade), not(near(/^(?:libr|film|romanz|giornal|nobili|campion|studio$|mondial|tricolor)/))),
  ),
  sense(
    'borsa borse',
    'stock-exchange/noun',
    either(
      ({ word, before }) => before !== undefined && isCapitalised(word),
      near(/^(?:titol|rialz|ribass|azion|mercat|listin|quot|europee$|affari$|investit|milano$|tokyo|york$)/),
    ),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 1e-4,
    },
  ),
  rare(
    'trimestre trimestri',
    'quarter-of-year-trimestre-it/noun',
    either(near(year), not(near(/^(?:scuol|scolastic|alunn|student|vot[oi]$|pagell)/))),
  ),
  // “quarto” means “quarter” in “un quarto dei voti” (a quarter of the votes), but not in “il quarto giorno” (the fourth
  // day).
  rare(
    'quarto quarti',
    'quarter-point-quarto-it/noun',
    both(beforeIs(/^(?:un|tre|del|il)$/), nextIs(/^(?:di|del|dell[aeo’]|dei|degli)$/)),
  ),
  rare(
    'fiducia',
    'vote-of-confidence-fiducia-it/noun',
    near(/^(?:vot|govern[oi]$|camera$|senato|mozione|parlament|maggioranz|aula$|porre|pone$|post[ao]$)/),
  ),
  rare(
    'agente agenti',
    'police-officer-agente-it/noun',
    near(
      /^(?:polizi|ferma|arrest|carabinier|questura|polfer|volant[ei]|municipal|penitenziar|pattuglia|ladr|manette|ferit|pistol|spar|stradale$|intervenut)/,
    ),
  ),
  inClass(
    'utile utili',
    'noun',
    both(beforeIs(/^(?:un|l’|dell’|gli|degli|agli)$/), nextIs(/^(?:di|netto|netti|operativo|lordo|per|in)$/)),
  ),
];
