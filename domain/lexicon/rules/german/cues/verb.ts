import type { Cue } from '../german-cue.ts';

/** German verbs whose meaning depends on the topic of the sentence, see cues.ts. */
export const germanVerbCues: readonly Cue[] = [
  [
    'besetzen besetzt besetzte besetzten',
    'fill-a-post-de/verb',
    /^(?:stellen?$|position|posten|amt$|ämter|vakan|arbeitspl|lehrstuhl|führungs|chef|nachfolg|rolle|vorstand|neu$)/,
  ],
  [
    'scharf scharfe scharfen scharfer scharfes scharfem',
    'live-ammunition-de/adjective',
    /^(?:munition|schüsse|schuss$|schuß$|patrone|granate|bombe$|bomben$|handgranate|schoss|schoß|geschossen|schieß|sprengsatz)/,
  ],
  [
    'trägt trug tragen trugen getragen träg trage',
    'wear/verb',
    /^(?:hut|hüte|kleid|hemd|hose|jacke|mantel|schuh|brille|uniform|maske|rock$|anzug|ring|kette|schmuck|bart|haar|kostüm|mütze|krawatte|stiefel|helm|tuch|krone)/,
  ],
  ['trägt trug tragen trugen getragen', 'bear-costs-de/verb', /^(?:kosten|verantwort|risik|schuld|folgen|last|name)/],
  [
    'eingestellt einstellen einzustellen einstellte stellt stellte stellten',
    'hire/verb',
    /^(?:mitarbeiter|lehrer|personal|arbeitskr|beschäftigt|firma|leute|angestellt|polizist|zusätzlich)/,
  ],
  [
    'eingestellt einstellen einzustellen einstellte stellt stellte stellten',
    'discontinue-de/verb',
    /^(?:verfahren|betrieb|produktion|kampf|kämpfe|feuer|suche|ermittl|dienst|verkehr|zahlung|linie|zeitschrift|arbeit|flüge)/,
  ],
  [
    'geschlossen schließen schloss schlossen schließt',
    'conclude-contract-de/verb',
    /^(?:vertrag|verträge|frieden|abkommen|bündnis|ehe$|kompromiss|vereinbarung|freundschaft|pakt)/,
  ],
  [
    'abgeschlossen abschließen schloss abzuschließen abschloss',
    'complete-finish-de/verb',
    /^(?:studium|schule|ausbildung|vertrag|verträge|lehre|arbeit|verhandl|projekt|abkommen|bauarbeit|geschäft|versicherung|police|abo$|untersuch)/,
  ],
  [
    'steigt stieg stiegen gestiegen steigen',
    'get-on-climb-de/verb',
    /^(?:bus$|zug$|auto$|wagen|pferd|berg|treppe|leiter|dach|bord|taxi|flugzeug|bahn|gipfel|turm)/,
  ],
  [
    'verabschiedet verabschiedete verabschieden verabschiedeten',
    'pass-a-law-de/verb',
    /^(?:gesetz|parlament|bundestag|resolution|haushalt|verfassung|entwurf|kammer|senat|kongress|bundesrat|erklärung|beschluss|programm)/,
  ],
  [
    'beschäftigt beschäftigen beschäftigte beschäftigten',
    'employ-de/verb',
    /^(?:firma|unternehmen|mitarbeiter|arbeiter|leute|personen|menschen|konzern|betrieb|werk|\d+$|rund|angestellt)/,
  ],
  [
    'wählen wählt wählte wählten gewählt',
    'elect-de/verb',
    /^(?:.*präsident|partei|vorsitz|parlament|bürgermeister|abgeordn|kanzler|stimm|kandidat|wahl|bundestag|volk|bürger|delegiert|nachfolger|spd|cdu|amt$|rat$|mitglied|papst)/,
  ],
  [
    'erklärt erklärte erklärten',
    'declare/verb',
    /^(?:krieg|unabhängig|rücktritt|schuldig|tot$|ungültig|nichtig|bereit|verfassungswidrig|offiziell)/,
  ],
  ['bestanden besteht bestehen bestand', 'pass-a-test/verb', /^(?:prüfung|test|examen|abitur|führerschein|klausur)/],
  [
    'belegt belegte belegen belegten',
    'impose-on-belegt-de/verb',
    /^(?:steuer|strafe|geldstrafe|bußgeld|zölle|zoll$|abgabe|sanktion|embargo|sperre|verbot|bann$|gebühr|einkommensteuer|steuersatz)/,
  ],
  [
    'angeordnet angeordnete angeordneten anordnen anordnete ordnete ordnet ordneten',
    'order-officially/verb',
    /^(?:gericht|richter|behörde|regierung|polizei|minister|präsident|general|untersuchung|haft$|festnahme|freilassung|staatsanwalt|räumung|ausgangssperre|chef|führung|amt$|könig|kaiser|streik|maßnahme|schließung|durchsuchung|prüfung|abriss|hinrichtung|verhaftung)/,
  ],
  [
    'spielt spielte spielen spielend',
    'be-set-spielen-de/verb',
    /^(?:film|roman|serie|handlung|erzählung|geschichte|novelle|krimi|buch$|drama|episode|thriller)/,
  ],
  [
    'verfügt verfügte verfügten verfügen',
    'order-officially/verb',
    /^(?:schließung|gericht|richter|haft|dekret|einreise|verbot|abschieb|räumung|stopp|sperrung|entlass)/,
  ],
  ['pflegte pflegt pflegen pflegten', 'used-to/verb', /^zu$/],
  [
    'besucht besuchte besuchen besuchten',
    'attend-de/verb',
    /^(?:.*schule|gymnasium|.*universität|kurse?n?|unterricht|seminare?n?|akademie|vorlesung(?:en)?|training|.*schulen|kindergarten|internat|college|lehrg[aä]nge?|vortr[aä]ge?n?|workshops?|tagung|konferenz|gottesdienste?)$/,
  ],
  [
    'wirkt wirkte wirken wirkten gewirkt',
    'work-as-de/verb',
    /^(?:als|lehrer|pfarrer|arzt|professor|maler|komponist|medikament|droge|mittel)$/,
  ],
  [
    'vertritt vertrat vertreten vertraten',
    'hold-a-view-de/verb',
    /^(?:ansicht|meinung|auffassung|standpunkt|these|position|interessen)$/,
  ],
  ['sah sieht sehen sahen', 'look-sehen-de/verb', /^(?:fenster|richtung|himmel|hinüber|hinauf|hinunter|spiegel)$/],
  [
    'läuft lief laufen liefen gelaufen',
    'be-on-run-de/verb',
    /^(?:film|kino|fernseh|maschine|motor|vertrag|frist|geschäft|verfahren|ermittl|aktion|projekt|programm|sendung|radio|verhandl|gut$|schief|musik)/,
  ],
  ['scheint schien scheinen schienen', 'shine/verb', /^(?:sonne|mond|licht|lampe|hell|stern)/],
  ['möchte möchten möchtest möchtet', 'would-like-de/verb', /./],
  [
    'getroffen trifft traf treffen',
    'hit-target/verb',
    /^(?:kugel|schuss|schüsse|bombe|mord|pfeil|schwer$|rakete|granate|tödlich|blitz)/,
  ],
  [
    'hole holt holte holten geholt holen',
    'win-award-oneself/verb',
    /^(?:titel|sieg|medaille|gold|silber|bronze|punkt|pokal|meister|platz|runde)/,
  ],
  [
    'ausgerufen ausgerufene ausgerufenen ausrufen rief riefen ausrief',
    'proclaim/verb',
    /^(?:republik|notstand|ausnahmezustand|streik|generalstreik|unabhängigkeit|staat$|waffenstillstand|waffenruhe|kaiser|könig)/,
  ],
  [
    'verpflichtet verpflichtete verpflichten verpflichteten',
    'sign-player/verb',
    /^(?:trainer|spieler|verein|stürmer|mannschaft|liga|torwart|saison|fc$|klub|club|verteidiger)/,
  ],
  [
    'niedergeschlagen niederschlagen niederschlug schlug schlugen schlägt',
    'suppress/verb',
    /^(?:aufstand|aufstände|revolte|unruhe|protest|rebellion|demonstration|putsch|streik)/,
  ],
  [
    'zusammengelegt zusammenlegen zusammenlegte',
    'merge/verb',
    /^(?:amt|ämter|gemeinde|kreis|firma|abteilung|verein|betrieb|ministeri|schule|bezirk|reform)/,
  ],
  [
    'antreten antritt antrat tritt trat traten angetreten anzutreten',
    'compete/verb',
    /^(?:kandidat|wahl|partei|mannschaft|gegen$|spiel|rennen|turnier|wettkampf|gegner|team$)/,
  ],
  [
    'anziehen anzieht anzogen zieht ziehen zog zogen angezogen',
    'rise/verb',
    /^(?:preise?$|kurs|konjunktur|nachfrage|inflation|zins|export|aktie|papiere?$|prozent|dollar|notier|umsatz|umsätze)/,
  ],
  [
    'anziehen anzieht anzogen zieht ziehen zog zogen angezogen',
    'attract/verb',
    /^(?:tourist|besucher|publikum|magnet|investor|kunden|menschen|gäste|zuschauer|fans)/,
  ],
  ['meckern meckert meckerte gemeckert', 'moan-complain/verb', /./],
  [
    'nachgeben gab gaben nachgab nachgegeben gibt',
    'decline-go-back-de/verb',
    /^(?:kurs|aktie|dollar|dax|prozent|punkt|index|notier)/,
  ],
  [
    'entspringt entsprang entspringen entspringend',
    'rise/verb',
    /^(?:fluss|fluß|bach|quelle|gebirge|mündet|donau|rhein|elbe|meter)/,
  ],
  [
    'schwanken schwankt schwankte schwankten',
    'vary/verb',
    /^(?:temperatur|preis|kurs|zahl|zwischen$|prozent|stark$|angaben|schätzung|wert)/,
  ],
  [
    'aufbrechen aufbrach aufgebrochen bricht brach brachen',
    'break-open/verb',
    /^(?:tür|schloss|schloß|tresor|auto$|autos|automat|gewaltsam|einbrecher|täter|diebe)/,
  ],
];
