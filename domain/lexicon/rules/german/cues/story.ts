import type { Cue } from '../german-cue.ts';

/** German words of stories whose meaning depends on the topic of the sentence, see cues.ts. */
export const germanStoryCues: readonly Cue[] = [
  [
    'eingehen eingeht einging eingegangen geht ging gingen',
    'die-of-plant-eingehen-de/verb',
    /^(?:kuh$|kühe|vieh$|pflanze|baum$|bäume|blume|fisch$|fische|hamster|vogel$|schaf$|schafe|ziege|strauch|rosen?$)/,
  ],
  ['scheut scheute scheuten scheuen', 'shy-of-horse-scheuen-de/verb', /^(?:pferde?$|pferden|hengst|stute|gaul|reiter)/],
  [
    'streicht strich strichen streichen gestrichen',
    'stroke-run-streichen-de/verb',
    /^(?:bart$|haare?$|kopf$|wange|stirn|fell$|rock$|kleid$|kinn$|arm$|rücken$|katze|gesicht$|decke$|strähne|hand$)/,
  ],
  [
    'packen packt packte packten gepackt',
    'pack-luggage/verb',
    /^(?:koffer|taschen?$|rucksack|sachen$|kisten?$|siebensachen|gepäck|reise|proviant|kartons?$|schulranzen)/,
  ],
  [
    'packt packte packten gepackt',
    'catch-seize/verb',
    /^(?:wut$|angst$|zorn|entsetzen|neugier|panik|grauen|arm$|kragen)/,
  ],
  ['tafel', 'blackboard/noun', /^(?:lehrer|schule|schüler|klasse|kreide|unterricht|schwamm)/],
  [
    'hacken hackt hackte hackten gehackt gehackte gehackten',
    'chop/verb',
    /^(?:holz$|zwiebel|kräuter|knoblauch|petersilie|nüsse|fein$|grob$|messer|axt$|scheite)/,
  ],
  ['tief tiefer tiefe tiefen', 'low/adjective', /^(?:sonne|wolken?$|mond$|barometer|abendsonne|temperatur)/],
  [
    'anfahren anfährt anfuhr fährt fuhr fuhren angefahren',
    'start-moving-anfahren-de/verb',
    /^(?:zug$|bus$|wagen$|straßenbahn|ruck$|kutsche|lift$)/,
  ],
  [
    'übertragen überträgt übertrug',
    'transmit-disease-de/verb',
    /^(?:krankheit|virus|viren|zecken?$|erreger|mücken?$|infektion|bakterie|keim|tröpfchen|malaria|seuche)/,
  ],
  [
    'anschlagen anschlägt anschlug angeschlagen schlägt schlug',
    'take-effect-anschlagen-de/verb',
    /^(?:behandlung|medikament|therapie|antibiotik|mittel$|chemotherapie)/,
  ],
  [
    'hält hielt halten hielten',
    'stop-of-train-halten-de/verb',
    /^(?:zug$|züge$|bus$|station|haltestelle|ampel|straßenbahn|u-bahn|s-bahn)/,
  ],
  [
    'verschleppen verschleppt verschleppte',
    'drag-out-verschleppen-de/verb',
    /^(?:thema|prozess|prozeß|verfahren|reform|entscheidung|grippe|verhandlung|krankheit|projekt|aufklärung)/,
  ],
  [
    'nachgeben nachgab nachgegeben gab gaben gibt geben',
    'decline-go-back-de/verb',
    /^(?:euro$|dax|kurse?$|aktien?$|index|dollar$|ölpreis|goldpreis|notierung)/,
  ],
  [
    'zurückrufen zurückruft zurückrief zurückgerufen ruft rief riefen',
    'recall-zurueckrufen-de/verb',
    /^(?:fahrzeuge?$|autos?$|airbag|produkt|autobauer|autohersteller|hersteller|modelle?$|lebensmittel)/,
  ],
  [
    'elf',
    'team-elf-de/noun',
    /^(?:tabelle|spiel$|trainer|liga|tor$|platz$|bundestrainer|sieg|niederlage|gegner|kapitän|dfb)/,
  ],
  [
    'stürzt stürzte stürzten gestürzt stürzen',
    'rush/verb',
    /^(?:zur$|tür$|hinaus|herein|hinein|herbei|fenster$|ausgang|zimmer$|freie$)/,
  ],
];
