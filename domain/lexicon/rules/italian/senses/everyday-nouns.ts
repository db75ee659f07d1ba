import type { Place, Rule } from '../../grammar-rule.ts';
import { beforeIs, both, either, inClass, near, nextIs, not, sense } from '../italian-senses.ts';

/** A rule for a sense that is meant only where `holds` is true. */
const rare = (forms: string, concept: string, holds: Rule['holds']): Rule =>
  sense(forms, concept, holds, { weightElsewhere: 1e-5, weightOfOthers: 1e-5 });

const endsClause = ({ word, after: [next] }: Place) => next === undefined || next.start - word.end > 1;

/** Everyday nouns and adjectives whose sense is recognised by the words around them. */
export const italianEverydayNouns: readonly Rule[] = [
  // “bagno” means “bathroom” in “il bagno è pulito” (the bathroom is clean), but not in “fare il bagno” (have a bath).
  sense(
    'bagno bagni',
    'bathroom/noun',
    not(
      either(
        near(/^(?:far[ei]|fa$|fanno|fece|fatto|mare$|sole$|sangue|folla|piscina|lago|turco|vasca|acqua)/),
        nextIs(/^di$/),
      ),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'vista',
    'view/noun',
    either(
      nextIs(
        /^(?:sul|sull[ae’]|sui|mare|panoramica|mozzafiato|lago|spettacolare|meravigliosa|stupenda|bellissima|dall[ae’]|dal)$/,
      ),
      near(/^(?:camer|terrazz|balcon|finestr|panoram|albergo|hotel)/),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 1e-3 },
  ),
  // “macchina” means “car” in “la macchina” (the car), but not in “la macchina da scrivere” (the typewriter).
  sense(
    'macchina macchine',
    'car/noun',
    not(
      either(
        nextIs(/^(?:da|per|del|dell[ae’]|a|di|fotografic|elettric|utensil|agricol|industrial|compless)/),
        near(
          /^(?:tempo$|fabbric|operai|industri|lavatric|robot|energi|vapore|meccanic|progett|intelligen|calcol|turing|uomo$|produzion|protoni|particell)/,
        ),
      ),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.02 },
  ),
  sense('novità', 'news-novita-it/noun', not(near(/^(?:carattere|assolut|requisit|giudizi|valore)/)), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  }),
  inClass(
    'scontato scontata scontati scontate',
    'adjective',
    both(
      not(beforeIs(/^(?:ha|hanno|aveva|avendo|già|aver|prezzo|prezzi)$/)),
      not(near(/^(?:pena$|carcer|prezz|cento$|offert)/)),
    ),
  ),
  rare(
    'scontato scontata scontati scontate',
    'predictable-scontato-it/adjective',
    near(/^(?:tram|final|film|libr|romanz|stori|dialog|battut|person|risultat|esit)/),
  ),
  rare('persiane persiana', 'shutter-persiana-it/noun', not(near(/^(?:gatt|iran|tappet|imper|guerr|golfo|lingua)/))),
  sense(
    'conto conti',
    'bill/noun',
    near(/^(?:ristorant|camerier|pag|salat|favore$|portar|mancia|euro$|tavol|cena$|pranzo$|bar$)/),
    { weightElsewhere: 0.3, weightOfOthers: 0.05 },
  ),
  sense(
    'cura cure',
    'treatment/noun',
    near(
      /^(?:medic|prescri|terap|farmac|antibiotic|malat|ospedal|tumor|dottor|pazient|clinic|cancro|guari|virus|sintom|ricover)/,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  rare(
    'aspettativa aspettative',
    'leave-from-work-aspettativa-it/noun',
    near(/^(?:assegn|retribu|docent|impiegat|dipendent|servizio$|congedo|sindacal)/),
  ),
  sense(
    'spedizione spedizioni',
    'shipment/noun',
    near(
      /^(?:veloc|rapid|gratuit|pacco|prodott|ordin|vendit|consegn|rimbors|amazon|acquist|merc[ei]|corrier|imball|articol|puntual|giorn)/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  sense(
    'disco dischi',
    'record-music/noun',
    near(/^(?:cant|music|brano|band$|canzon|pubblic|uscit|incis|ultimo$|nuovo$|produ|vend|inciso|jazz|rock|ascolt)/),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  sense('curva curve', 'curve/noun', not(near(/^(?:strad|auto|macchin|guid|moto|tornant|pista|sband|frena)/)), {
    weightElsewhere: 0.5,
    weightOfOthers: 0.01,
  }),
  sense(
    'compagnia compagnie',
    'troupe/noun',
    near(/^(?:teatr|attor|attric|balletto|recit|scena|danza|shakespeare|commedi|spettacol|palcoscen|regist)/),
    { weightElsewhere: 0.05, weightOfOthers: 1e-3 },
  ),
  rare(
    'marina',
    'navy-force-marina-it/noun',
    either(
      beforeIs(/^(?:di|della|la|nella|dalla|alla)$/),
      nextIs(/^(?:militare|mercantile|italiana|americana|britannica|inglese)$/),
    ),
  ),
  rare(
    'contenuto contenuta contenuti contenute',
    'limited-contenuto-it/adjective',
    either(
      beforeIs(/^(?:abbastanza|più|molto|piuttosto|assai|prezz[oi]|cost[oi]|dimensioni|consumi|peso)$/),
      both(beforeIs(/^(?:è|sono)$/), endsClause),
    ),
  ),
  rare(
    'singolare singolari',
    'unusual-singolare-it/adjective',
    not(near(/^(?:tennis|plural|maschil|femminil|grammatic|verbo$|person[ae]$)/)),
  ),
  rare('finezza', 'fineness-finezza-it/noun', near(/^(?:fibr|fil[oi]$|tessut|grad[oi]$|grana|polver|lana|carta)/)),
  rare(
    'ceppo ceppi',
    'strain-stock-ceppo-it/noun',
    near(/^(?:lingu|virus|batter|famigli|slav|latin|german|indoeurope|popol|etnic|virale|influenz)/),
  ),
  rare(
    'inedito inedita inediti inedite',
    'never-seen-inedito-it/adjective',
    not(
      near(
        /^(?:libr|poesi|manoscritt|scritt|letter|romanz|test[oi]$|brano|canzon|oper[ae]$|document|racconti|pubblicat)/,
      ),
    ),
  ),
];
