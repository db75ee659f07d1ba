import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  inClass,
  near,
  nextIs,
  not,
  sense,
  type UsualSense,
  usualSense,
} from '../italian-senses.ts';

const adjectives: readonly UsualSense[] = [
  ['dominante dominanti', 'dominant/adjective', /^(?:vent[oi]$|opinion|corrent)/, 'prevailing/adjective'],
  [
    'opportuno opportuna opportuni opportune',
    'appropriate/adjective',
    /^(?:moment|arriv|intervent)/,
    'timely/adjective appropriate/adjective',
  ],
  [
    'fondamentale fondamentali',
    'basic/adjective',
    /^(?:ruol|important|pass[oi]$|moment|aspett|contribut|tapp[ae]$|punto$|import|elemento$|fattor|svolt|requisit|question)/,
    'key-crucial/adjective',
  ],
  [
    'integrale integrali',
    'full-unabridged-integrale/adjective',
    /^(?:pan[ei]$|farin|riso$|past[ae]$|aliment|fibr[ae]$|diet[ae]$|cereal|gran[oi]$|biscott)/,
    'wholemeal/adjective',
  ],
  [
    'maturo matura maturi mature',
    'mature/adjective',
    /^(?:frutt|mel[ae]$|pomodor|uva$|per[ae]$|grano$|banan|fic[oh]|alber)/,
    'ripe/adjective',
  ],
  ['disponibile disponibili', 'available/adjective'],
  [
    'stretto stretta stretti strette',
    'narrow/adjective tight/adjective',
    /^(?:collaborazion|legam|relazion|rapport|contatt|amic|parent|connession|cooperazion|coordinament|collegament|alleat|familiar|vincol|congiunt)/,
    'close-intimate-stretto/adjective',
  ],
  [
    'massiccio massiccia massicci massicce',
    'mass-large/adjective',
    /^(?:legno$|oro$|argento$|rover|noce$|port[ae]$|corp)/,
    'solid-massive/adjective',
  ],
  [
    'infantile infantili',
    'of-children/adjective',
    /^(?:comportament|atteggiament|capricc|reazion|ridicol|scherz)/,
    'childish/adjective',
  ],
  [
    'oscuro oscura oscuri oscure',
    'obscure/adjective',
    /^(?:materi|energi|nott[ei]$|bosc|camer|stanz|cavern|color|ciel[oi]$)/,
    'dark-adjective/adjective',
  ],
  [
    'franco franca franchi franche',
    'frank/adjective',
    /^(?:zon[ae]$|port[oi]$|dogan|esentass)/,
    'free-of-customs/adjective',
  ],
  [
    'duro dura duri dure',
    'hard-firm/adjective hard-difficult/adjective',
    /^(?:critic|reazion|intervent|scontr|pen[ae]$|castig|parol|condizion|repression|regim|inverno|atteggiament|linea$)/,
    'harsh/adjective hard-difficult/adjective',
  ],
];

const crime =
  /^(?:omicidi|furt|rapin|suicidi|stupr|golp|fug|truff|estorsion|strag|sequestr|violenz|corruzion|assassini|uxoricid)/;

/** The usual senses of adjectives, and forms that are adjectives beside certain words. */
export const italianUsualAdjectives: readonly Rule[] = [
  ...adjectives.flatMap(usualSense),
  // “caro” means “dear” in “caro Marco” (dear Marco), but not in “un affitto caro” (a high rent).
  sense(
    'caro cara cari care',
    'dear/adjective',
    either(
      ({ word, after: [next] }) => next !== undefined && next.start - word.end <= 1 && isCapitalised(next),
      nextIs(
        /^(?:amic|collegh|collega|signor|lettor|figli|estint|mi[oaei]|miei|ragazz|professor|fratell|sorell|compagn|dottor)/,
      ),
      both(
        beforeIs(/^(?:più|molto|tanto|persona|persone|amico|amici|miei|suoi|ai|ricordo)$/),
        not(near(/^(?:prezz|cost|euro|pag|affitt|benzin|mercat)/)),
      ),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('caro', 'dearly/adverb', beforeIs(/^(?:pag\p{L}*|cost\p{L}*|vend\p{L}*)$/u), {
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  }),
  // “tentato” is an adjective in “tentato omicidio” (attempted murder).
  inClass('tentato tentata tentati tentate', 'adjective', nextIs(crime), 1e-3),
  // “relativo” means “respective” in “il costo relativo” (the respective cost), but not in “una maggioranza relativa” (a
  // relative majority).
  sense(
    'relativo relativa relativi relative',
    'relevant-respective/adjective',
    either(
      both(
        beforeIs(articleForms),
        ({ word, after: [next], lexicon }) =>
          next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun'], lexicon),
      ),
      ({ word, before, after: [next], lexicon }) =>
        mayBe(before, ['noun'], lexicon) &&
        (!next || next.start - word.end > 1 || isOnly(next, ['verb', 'conjunction'], lexicon)) &&
        !/^(?:maggioranza|valore|umidità|teoria|errore|frequenza|densità|pace|calma|senso|pronom[ei]|termini)$/.test(
          before?.form ?? '',
        ),
    ),
    { weightElsewhere: 1e-3 },
  ),
  sense(
    'occupato occupata occupati occupate',
    'occupied/adjective occupy/verb',
    near(
      /^(?:fond[oi]$|terren|territor|paes[ei]$|fabbric|suolo|edific|cas[ae]$|posti?$|telefon|spazi|superfici|esercit|post[oi]$)/,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.05 },
  ),
  // “folle” means “insane” in “un’idea folle” (an insane idea), but not in “le folle” (the crowds).
  sense('folle', 'insane/adjective', not(beforeIs(/^(?:le|delle|alle|nelle|dalle|sulle|grandi|enormi|immense)$/)), {
    weightElsewhere: 0.01,
  }),
  sense(
    'vocale vocali',
    'vocal/adjective',
    near(/^(?:cord[ae]$|music|segreteri|messaggi|assistent|comand|grupp|strumental|registr)/),
    {
      weightElsewhere: 0.05,
    },
  ),
  // “regolare” is an adjective in “la regolare boa” (the regular buoy), but not in “regolare il traffico” (regulate the
  // traffic).
  inClass(
    'regolare regolari',
    'adjective',
    either(
      both(beforeIs(articleForms), ({ after: [next], lexicon }) => mayBe(next, ['noun'], lexicon)),
      ({ word, before, lexicon }) =>
        before !== undefined && word.start - before.end <= 1 && isOnly(before, ['noun'], lexicon),
    ),
  ),
  inClass('frequenti', 'adjective', not(beforeIs(/^(?:tu|che|non|lo|la)$/))),
  sense(
    'organico organica organici organiche',
    'systematic/adjective',
    near(/^(?:disciplin|normativ|legg[ei]$|visione|riform|inter(?:vent|a$)|progett|pian[oi]$|politic)/),
    {
      weightElsewhere: 0.01,
    },
  ),
  inClass('autentico autentica autentici autentiche', 'adjective', () => true),
  inClass(
    'colpevole colpevoli',
    'adjective',
    not(beforeIs(/^(?:il|un|i|del|dei|al|dal|vero|veri|presunto|presunti)$/)),
  ),
  inClass('corrispondente corrispondenti', 'adjective', not(beforeIs(/^(?:il|un|i|dei|dal|nostro|suo|dai)$/))),
  // “stretti” is an adjective in “i suoi più stretti alleati” (his closest allies), but “stretto” is a noun in “lo stretto
  // di Messina” (the Strait of Messina).
  inClass(
    'stretti stretto stretta dura duro dure duri',
    'adjective',
    ({ word, after: [next], lexicon }) =>
      next !== undefined && next.start - word.end <= 1 && isOnly(next, ['noun'], lexicon),
  ),
  inClass(
    'oscura oscure',
    'adjective',
    ({ word, before, lexicon }) =>
      before !== undefined && word.start - before.end <= 1 && isOnly(before, ['noun'], lexicon),
  ),
];
