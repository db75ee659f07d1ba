import type { Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, only, opensClause } from '../italian-places.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, sense, soon } from '../italian-senses.ts';

const match =
  /^(?:gol$|segn|pareggi|vinc|vint|minut|partit|squadr|campionat|rete$|palla$|pallon|arbitr|portier|primo$|tifos)/;
const school =
  /^(?:scuol|scolast|lice[oi]|istitut|student|alunn|pagell|esam|compit|insegnant|professor|docent|class[ei]$|maestr)/;

/** A rule for a sense that is meant where `holds` is true. Elsewhere the sense keeps its weight. */
const where = (forms: string, concepts: string, holds: Rule['holds']): Rule =>
  sense(forms, concepts, holds, { weightElsewhere: 1, weightOfOthers: 1e-4 });

/** Senses of everyday words that other words of the sentence show. */
export const italianWrittenEveryday: readonly Rule[] = [
  // “giallo” is a noun in “un giallo di Simenon” (a crime novel by Simenon), but not in “un giallo limone” (a lemon yellow).
  inClass(
    'giallo gialli',
    'noun',
    both(
      beforeIs(/^(?:il|un|i|dei|del|nel|questo|suo|primo|ultimo)$/),
      either(endsClause, nextIs(/^(?:di|del|dell[aeo’]|che|è|più)$/)),
    ),
  ),
  // “voto” means “mark” in “un bel voto” (a good mark).
  where('voto voti', 'grade-mark/noun', beforeIs(/^(?:bel|bei|brutto|brutti|buon|buoni|bassi|alti|ottimo|ottimi)$/)),
  where('portafoglio', 'portfolio/noun', near(/^(?:ministr|difesa$|dicaster|titoli$|investiment|azion)/)),
  only(
    'giallo',
    'mystery-giallo-it/noun',
    both(
      beforeIs(/^(?:il|un|del|nel|al|vero)$/),
      near(/^(?:mort[eio]$|scompars|omicid|delitt|spari|indagin|polizi|rapiment)/),
    ),
  ),
  only('ospiti', 'visitors-ospiti-it/noun', near(match)),
  only(
    'tetto',
    'ceiling-tetto-it/noun',
    both(
      soon(/^(?:spes[ae]|stipend|cost[oi]$|debit|inflazion|programmat|massim|salari|produzion|percent|cento)/, 3),
      not(near(/^(?:cas[ae]$|tegol)/)),
    ),
  ),
  only(
    'stretta',
    'credit-squeeze-stretta-it/noun',
    either(
      nextIs(/^(?:creditizia|monetaria|fiscale|economica|finale)$/),
      both(near(/^(?:credit|moneta|govern|fisc)/), nextIs(/^(?:su|sul|sui|sull[aeo’]|sulle)$/)),
    ),
  ),
  inClass(
    'serrata',
    'noun',
    both(
      beforeIs(/^(?:la|una|della|alla)$/),
      either(endsClause, nextIs(/^(?:di|dei|degli|delle|del|della|è|generale)$/)),
    ),
  ),
  // “pianta” means “plan” in “la pianta della chiesa” (the plan of the church), but not in “una pianta velenosa” (a poisonous
  // plant).
  only(
    'pianta piante',
    'plan-pianta-it/noun',
    near(
      /^(?:chies|edifici|basilica|cattedral|citt|palazz|centrale$|rettangolar|quadrat|navat|abside|architett|topograf|croce$|ottagonal|circolar)/,
    ),
  ),
  only(
    'pensione pensioni',
    'boarding-house-pensione-it/noun',
    either(near(/^(?:alberg|hotel|turist|vacanz|camer[ae]$|mare$|ostell|stell[ae]$)/), nextIs(/^(?:completa|sul)$/)),
  ),
  where(
    'cambio cambi',
    'exchange-rate/noun',
    near(/^(?:dollar|marc[oh]|lir[ae]$|valut|monet|yen$|sterlin|euro$|franc[oh])/),
  ),
  where(
    'turno turni',
    'shift/noun',
    either(nextIs(/^(?:di|notturno|serale)$/), near(/^(?:fabbric|operai|infermier|turnist)/)),
  ),
  mostly('preside presidi', 'principal/noun', near(/^(?:facolt|universit|ateneo|rettor)/)),
  where(
    'voto voti',
    'grade-mark/noun',
    both(near(school), not(near(/^(?:elezion|elettor|partit|parlament|candidat|castit)/))),
  ),
  where(
    'maturità',
    'school-leaving-exam/noun',
    either(
      nextIs(/^(?:classica|scientifica|tecnica|magistrale|artistica)$/),
      near(/^(?:esam[ei]$|student|lice[oi]$|diplom|commission)/),
    ),
  ),
  where('fede fedi', 'wedding-ring/noun', near(/^(?:dito$|anular|spos[ie]$|nuzial|matrimoni|oro$|infil)/)),
  // “piatto” is an adjective in “un terreno piatto” (flat ground), but not in “un piatto di pasta” (a plate of pasta).
  inClass(
    'piatto piatta piatti piatte',
    'adjective',
    ({ word, before, lexicon }) =>
      before !== undefined &&
      word.start - before.end <= 1 &&
      mayBe(before, ['noun'], lexicon) &&
      !mayBe(before, ['determiner', 'preposition', 'numeral'], lexicon) &&
      !/^(?:prim[oi]|ultim[oi]|buon|bel|gran|sol[oi]|unic[oi]|nuov[oi]|piccol[oi]|grande)$/.test(before.form),
  ),
  mostly('foce foci', 'river-mouth-es/noun'),
  where(
    'ponte ponti',
    'deck-ship/noun',
    near(/^(?:nav[ei]$|piroscaf|traghett|marina|velier|poppa|prua|comando$|coperta$)/),
  ),
  where(
    'rappresentazione rappresentazioni',
    'performance-stage/noun',
    near(/^(?:teatr|spettacol|commedi|scen[ae]$|attor|dramm|oper[ae]$|palcoscenic|sacra$|pubblic[oh]|platea)/),
  ),
  where(
    'aria',
    'look-aria-it/noun',
    both(
      beforeIs(/^(?:un’|l’|con)$/),
      near(/^(?:aveva|avevano|ha|aver|avere|con|dare|dava|dà)$/),
      ({ word, after: [next], lexicon }) =>
        next !== undefined &&
        next.start - word.end <= 1 &&
        (isOnly(next, ['adjective'], lexicon) ||
          /^(?:stanca|da|di|triste|preoccupata|seria|tranquilla)$/.test(next.form)) &&
        !/^(?:fresca|pura|calda|fredda|aperta|condizionata|compressa)$/.test(next.form),
    ),
  ),
  where('ripresa', 'second-half-match/noun', near(/^(?:gol$|segn|minut|pareggi|arbitr|primo$|squadr|palo$)/)),
  where('presa prese', 'socket/noun', near(/^(?:elettric|spin[ae]$|corrente$|tension)/)),
  // “corsa” is a noun in “la corsa al Quirinale” (the race for the presidency), but not in “è corsa via” (she ran away).
  inClass(
    'corsa corse',
    'noun',
    beforeIs(/^(?:la|le|una|della|delle|alla|dalla|nella|nelle|di|sua|questa|lunga|ultima|prima)$/),
  ),
  // “vecchio” is a noun in “il vecchio taceva” (the old man was silent), but not in “il vecchio cane” (the old dog).
  only(
    'vecchio',
    'old-man/noun',
    both(
      beforeIs(/^(?:il|un|al|del|dal|quel)$/),
      either(
        nextIs(/^(?:si|non|gli|lo|la|era|aveva|ha|è|che)$|(?:[aei]va|ò|ì)$/),
        ({ word, after: [next], lexicon }) =>
          next !== undefined && next.start - word.end <= 1 && isOnly(next, ['verb'], lexicon),
      ),
    ),
  ),
  where('nucleo nuclei', 'nucleus/noun', near(/^(?:atom|cellul|proton|neutron|elettron|fission|fusion)/)),
  // “scorse” is a verb in “Scorse una luce” (he caught sight of a light), but not in “le settimane scorse” (the past weeks).
  inClass(
    'scorse',
    'verb',
    both(
      either(opensClause, beforeIs(/^(?:si|poi|quando|lo|la|li|e|non|egli|lui|lei|che)$/)),
      ({ word, after: [next], lexicon }) =>
        next !== undefined &&
        next.start - word.end <= 1 &&
        mayBe(next, ['determiner', 'preposition', 'adverb', 'pronoun'], lexicon),
    ),
  ),
];
