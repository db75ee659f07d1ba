import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { articleForms, beforeIs, both, either, near, nextIs, not, ofForms, sense, usually } from '../italian-senses.ts';

/** Senses of nouns about daily life, sport, nature and culture, recognised by nearby words. */
export const italianDailyLifeSenses: readonly Rule[] = [
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
    'macchina macchine',
    'car/noun',
    either(
      beforeIs(/^in$/),
      near(
        /^(?:guid|parchegg|strad|autostrad|scur[ao]|ner[ao]$|bianc|ross[ao]$|blu$|targ|benzin|incident|sal[iì]|sces|scend|volant|garage|golf$|fiat|bmw|audi|ferrari|alfa|polizi|carabinier|passegger|sedil|finestrin|portier|chilometr|km|noleggi|autista|sportell|cofano|bagagliai|semafor|traffic|gomm[ae]|ruot|posteggi|venut|sorpass|frenat|via$)/,
      ),
    ),
  ),
  sense('fusto fusti', 'trunk-tree/noun', near(/^(?:alber|alto$|piant|fogli|radic|legn|ram[oi]$|cort|erett|fior)/)),
  sense(
    'disciplina discipline',
    'sports-discipline/noun',
    near(/^(?:sport|olimpic|atlet|gar[ae]$|campion|nuot|sci$|medagli|specialit|marcia)/),
  ),
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
      nextIs(/^(?:insegna|dimostra|giudicher|ci$|ufficiale)/),
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
    'organo',
    'organ-music/noun',
    near(/^(?:chies|suon|music|organist|cann[ae]|bach|concert|cattedral|coro|orchestr|pianofort)/),
  ),
  usually(
    'remoto remota remoti remote',
    'remote/adjective faraway/adjective',
    near(/^(?:passat|temp[oi]|epoc|antic|origin|secol|anni|passato)/),
  ),
  sense('amante amanti', 'lover-enthusiast/noun', nextIs(/^(?:del|dell[aeo’]|dei|degli)$/), { weightElsewhere: 0.1 }),
  usually(
    'cavaliere cavalieri',
    'knight/noun',
    near(/^(?:caval(?!ier)|sell[ae]$|ippic|concors|salt[oi]|gar[ae]$|olimpic|fantin|galopp|equestr)/),
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
  sense('strada', 'street/noun', beforeIs(/^(?:per|in|di)$/), { weightElsewhere: 0.3, weightOfOthers: 0.01 }),
  usually(
    'strada strade',
    'road-strada-it/noun road/noun street/noun',
    either(
      beforeIs(/^(?:per|in|di)$/),
      near(/^(?:mostr|indic|trov|giust|sbagliat|apr[eio]|apert|spian|facend|cambi|tornar|casa$|intrapr)/),
    ),
  ),
  sense('quanto quanti', 'quantum/noun', near(/^(?:fisic|particell|planck|meccanic|elettromagn|fotoni|einstein)/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 0.5,
  }),
  usually('pari', 'equal/adjective', near(/^(?:numer|dispari|gol|partit[ae]|risultat|finit|punti)/)),
  sense('figli', 'child-son-or-daughter/noun', not(near(/^figlie$/)), { weightElsewhere: 0.01 }),
  sense('isola', 'island/noun isle/noun', not(both(nextIs(/^da(?:l|ll[aeo’]|i|gli)?$/), not(beforeIs(articleForms)))), {
    weightElsewhere: 0.01,
  }),
];
