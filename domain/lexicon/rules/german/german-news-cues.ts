import type { Cue } from './german-cue.ts';

/** German words of news and reports whose meaning depends on the subject of the sentence, see german-cues.ts. */
export const germanNewsCues: readonly Cue[] = [
  [
    'stimme stimmen',
    'vote/noun',
    /^(?:meisten|abgegeben|regierungspartei|oppositionspartei|auszähl|ausgezähl|gewann|gewonnen|parlament|mandat|delegiert|enthaltung|präsident|bürgermeister|referendum|gezählt|abgabe)/,
  ],
  [
    'gesellschaft gesellschaften',
    'company-firm/noun',
    /^(?:versicherung|aktionär|aktie|umsatz|million|milliard|mark$|euro|dollar|tochter|konzern|vorstand|aufsichtsrat|gewinn|verlust|beteilig|anteil|kapital|gmbh|ag$|flug|börse|gesellschafter|übernahm|investi|filial|vertrieb)/,
  ],
  [
    'gesellschaft',
    'company-presence-de/noun',
    /^(?:leiste|toll|gut|nett|schlecht|angenehm|abend|laut|freund|trainier|fest|feier|gäste|tafel)/,
  ],
  [
    'ziel ziele zielen ziels',
    'destination-target-de/noun',
    /^(?:reise|fahrt|fahre|fahrer|flug|flieg|zug$|bus$|strecke|route|ankunft|ankam|angekomm|ankomm|kilometer|wander|läufer|rennen|etappe|start|minute|angriff|angriffe|rakete|bombard|anschlag|attentat|spott)/,
  ],
  [
    'gang gänge gängen',
    'gear-of-car/noun',
    /^(?:getriebe|schalt|motor|auto|kupplung|fahrrad|erst|zweit|dritt|viert|fünft|rückwärts)/,
  ],
  [
    'gang gänge gängen',
    'course-of-meal/noun',
    /^(?:menü|essen|vorspeise|dessert|speise|restaurant|koch|küche|serviert)/,
  ],
  [
    'gang',
    'going-step-de/noun',
    /^(?:opposition|gericht|kanossa|börse|urne|toilette|arbeitsamt|behörde|öffentlich|selbständig|selbstständig|politik|verhandl|gefolgt|aufrecht|schwer)/,
  ],
  [
    'träger trägern trägers',
    'wearer-de/noun',
    /^(?:shirt|brille|kleid|uniform|hemd|hut|kopftuch|bart|kontaktlinse|perücke|schmuck|prothese|herzschrittmacher)/,
  ],
  [
    'träger trägern trägers',
    'responsible-body-de/noun',
    /^(?:schule|kindergarten|kindergärten|krankenh|öffentlich|privat|kirch|einrichtung|heim|stadt|gemeinde|sozial|projekt|verein|kosten|hoffnung)/,
  ],
  [
    'beilage beilagen',
    'supplement-paper-de/noun',
    /^(?:zeitung|anzeige|magazin|prospekt|sonntag|werbe|werbung|redaktion)/,
  ],
  [
    'eintritt',
    'admission-fee/noun',
    /^(?:euro|€|mark$|kostenlos|frei$|kostet|karte|museum|person|erwachsen|kinder|preis|bezahl|zahl|schüler|student|gratis|besuch|konzert)/,
  ],
  [
    'abstand abstände abständen abstands',
    'interval/noun',
    /^(?:regelmäßig|zeitlich|unregelmäßig|kurzen?$|minute|stunde|woche|monat|jährlich)/,
  ],
  ['regulierung', 'settlement-of-claim-de/noun', /^(?:schaden|schäden|versicher|unfall)/],
  [
    'verfassung',
    'condition-state-de/noun',
    /^(?:gut|schlecht|blendend|körper|geistig|gesundheit|ausgezeichnet|bester|guter|desolat|seelisch)/,
  ],
  [
    'klage klagen',
    'lawsuit/noun',
    /^(?:gericht|erhob|erheb|erhoben|eingereicht|einreich|reicht|abgewiesen|abwies|kläger|richter|anwalt|gegen$|urteil|prozess|verfassung|unternehmen)/,
  ],
  ['note noten', 'banknote/noun', /^(?:bank|geld|schein|zahlung|münze|währung|gültig|falsch)/],
  ['note noten', 'note-music/noun', /^(?:musik|klavier|spiel|sing|lied|komponist|orchester|blatt)/],
  ['decke decken', 'blanket/noun', /^(?:bett|schlaf|kissen|warm|wolle|frier|deckt|kalt|zudeck|sofa)/],
  ['quelle quellen', 'spring-water/noun', /^(?:wasser|fluss|entspring|bach|heiß|therm|mineral|brunnen|berg)/],
  [
    'satz sätze sätzen',
    'set-in-sport-de/noun',
    /^(?:tennis|spiel|turnier|gewann|verlor|6|7|match|aufschlag|volleyball|federer|graf$|becker)/,
  ],
  [
    'satz sätze sätzen',
    'movement-music/noun',
    /^(?:sinfonie|symphonie|sonate|konzert|orchester|komponist|komposition|streichquartett|allegro|adagio)/,
  ],
  [
    'stück stücke stücken',
    'play-theatre-de/noun',
    /^(?:theater|bühne|regie|regisseur|aufführ|uraufführ|autor|dramatiker|schauspiel|premiere|inszenier|ensemble)/,
  ],
  [
    'stück stücke stücken',
    'piece-music/noun',
    /^(?:album|band$|musik|komponi|klavier|gitarr|konzert|sänger|orchester|platte|cd$)/,
  ],
  [
    'anlage anlagen',
    'investment/noun',
    /^(?:aktie|fonds|rendite|kapital|geld|zins|anleger|bank|sparer|wertpapier|börse|depot)/,
  ],
  ['einstellung', 'hiring/noun', /^(?:lehrer|mitarbeiter|personal|polizist|arbeitslos|arbeitskräft|bewerb)/],
  [
    'einstellung',
    'discontinuation-de/noun',
    /^(?:verfahren|betrieb|produktion|kampf|kämpf|zahlung|ermittl|feuer|zeitschrift|verkehr|flug|bombard)/,
  ],
  [
    'aufnahme',
    'admission-de/noun',
    /^(?:nato|eu$|mitglied|flüchtling|krankenhaus|schule|verein|beitritt|union|kandidat|asyl|verhandl|beziehung|arbeit|gespräch)/,
  ],
  [
    'spitze',
    'leadership-top/noun',
    /^(?:partei|unternehmen|regierung|konzern|verband|staat|vorsitz|chef|steht|stand$|organisation|bewegung|gewerkschaft|tabelle)/,
  ],
  ['hof höfe höfen', 'farm/noun', /^(?:bauer|landwirt|acker|kühe|vieh|hektar|tiere|ernte|milch|bäuer)/],
  ['hof', 'court-royal/noun', /^(?:könig|kaiser|fürst|herzog|kurfürst|wiener|adel|höfling|prinz|zar|sultan)/],
  ['zug züge zügen', 'move-in-game/noun', /^(?:schach|springer|läufer|matt$|dame$|gegner|partie)/],
  ['schein scheine scheinen', 'banknote/noun', /^(?:euro|mark$|geld|dollar|münze|kasse|bank|wechsel|100$|50$|20$|10$)/],
  ['gehalt', 'amount-contained/noun', /^(?:fett|zucker|salz|alkohol|sauerstoff|vitamin|prozent|wasser|eiweiß|säure)/],
  [
    'geschlecht geschlechter',
    'house-dynasty/noun',
    /^(?:adel|graf|burg|herr|ritter|fürst|herzog|stamm|jahrhundert|erlosch|ausgestorben)/,
  ],
  [
    'günstig günstige günstigen günstiger günstiges günstigem günstigste günstigsten',
    'cheap-good-value-de/adjective',
    /^(?:preis|euro|€|mark$|teuer|werkstatt|laden|kauf|einkauf|angebot|ware|produkt|essen|hotel|zimmer|reparatur|miet|billig|koste|markt|getränk|service|qualität|kund|friseur|restaurant|tarif|flug|ticket|bestell|shop|kredit|versicherung|auto|schuh|kleid)/,
  ],
  [
    'richtet richtete richten richteten gerichtet gerichtete gerichteten',
    'direct-aim-de/verb',
    /^(?:blick|auge|auf$|gegen$|nach$|waffe|aufmerksamkeit|kamera|pistole|augenmerk|kritik|vorwürf|protest|angriff|beschwerde)/,
  ],
  [
    'ausgleich',
    'equaliser-de/noun',
    /^(?:tor$|minute|halbzeit|spiel|erziel|gelang|liga|schoss|traf|gäste|elfmeter|2:2|1:1)/,
  ],
  ['start starts', 'take-off/noun', /^(?:flug|maschine|pilot|lufthansa|landung|passagier|boeing|airbus|jet$)/],
  ['start starts', 'launch/noun', /^(?:rakete|satellit|weltraum|nasa|kosmos|raumfähre|rakete)/],
  ['sendung sendungen', 'shipment/noun', /^(?:post|paket|waren|liefer|brief|versand|empfänger|zustell)/],
  ['rät riet raten rieten', 'advise/verb', /^(?:mir|ihm|ihr|ihnen|uns|dazu|davon|zu$|arzt|experten|freund|dringend)/],
  [
    'rate',
    'rate/noun',
    /^(?:prozent|inflation|hälfte|wachstum|arbeitslos|geburt|hoch|niedrig|sank|stieg|steig|\d+$|einstellig)/,
  ],
  [
    'verdienen verdient verdiente verdienten',
    'earn/verb',
    /^(?:geld|euro|mark$|dollar|prozent|daran|stunde|monat|lohn|brutto|netto|gehalt|million|lebensunterhalt|brot$|wenig)/,
  ],
  ['schlange', 'queue/noun', /^(?:kasse|wart|menschen|steht|stehen|stand$|anstell|leute|lang|reih)/],
  ['sicherung sicherungen', 'fuse/noun', /^(?:strom|elektr|kasten|durchgebrannt|kabel|gerät|watt)/],
  [
    'feder federn',
    'spring-metal/noun',
    /^(?:lenkung|auto|metall|matratze|gespannt|stahl|gebrochen|stoßdämpfer|uhr|mechan)/,
  ],
  ['platte platten', 'platter/noun', /^(?:essen|käse|wurst|fisch|fleisch|portion|grünkohl|restaurant|gericht|salat)/],
  [
    'platte platten',
    'record-music/noun',
    /^(?:album|musik|band$|sänger|vinyl|song|hör|lied|studio|rock|aufgenommen|fans)/,
  ],
  [
    'schätzt schätzen schätzte schätzten geschätzt',
    'estimate/verb',
    /^(?:prozent|million|milliard|zahl|etwa$|rund$|auf$|experten|wert|\d+|kosten|schaden|mark$|euro|tausend)/,
  ],
];
