import type { Cue } from '../german-cue.ts';

/** German nouns whose meaning depends on the topic of the sentence, see cues.ts. */
export const germanNounCues: readonly Cue[] = [
  [
    'höhe',
    'amount-hoehe-de/noun',
    /^(?:zahlung|strafe|geldstrafe|kosten|steuer|prämie|miete|gehalt|gehälter|lohn|löhne|entschädig|million|milliard|mark$|euros?$|€|dollar|beitrags?$|beiträge|honorar|zins|schaden|schäden|kredit|bußgeld|betrags?$|beträge|preis|rente|gebühr|abfindung|schulden|ausgaben|subvention|zuschuss|förderung|verschuldung)/,
  ],
  [
    'gedicht',
    'delicious-gedicht-de/noun',
    /^(?:essen$|speise|steak|suppe|kuchen|soße|sauce|menü|wein$|weine|schmeck|fisch|fleisch|dessert|schnitzel|frühstück|salat|nachtisch|restaurant|koch$|küche|lecker|torte|pizza|nudel|beilage)/,
  ],
  [
    'karte karten',
    'menu-de/noun',
    /^(?:speise|gericht|restaurant|kellner|bestell|küche|wein(?!garten)|essen|bedienung|lecker|portion|spezialität|auswahl)/,
  ],
  [
    'karte karten',
    'map/noun',
    /^(?:landkart|maßstab|geograf|geograph|norden|süden|europa|kompass|eingezeichnet|wander|kontinent|gebiet)/,
  ],
  [
    'wahl',
    'election/noun',
    /^(?:partei|abstimm|urnen|kandidat|.*präsident|.*parlament|bürgermeister|stimm|abgeordnet|wähl|bundestag|landtag|sieg|spd|cdu|csu|fdp|grüne|prozent|regierung|demokrat|vorsitz|fand|stattfind|gewählt|duma|kammer|opposition|amtszeit|delegiert|(?:19|20)\d\d|mai$|juni$|september|oktober|november|märz)/,
  ],
  [
    'tor tore toren tors',
    'goal-sport/noun',
    /^(?:scho|schieß|erziel|spiel|fuß|minute|treffer|führ|liga|stürmer|torwart|ausgleich|pokal|mannschaft|saison|sieg|elfmeter|\d:\d)/,
  ],
  [
    'gericht gerichte gerichten',
    'dish-food/noun',
    /^(?:schmeck|geschmeck|lecker|koch|gekoch|speise|karte|restaurant|bestell|küche|essen|fleisch|fisch|salat|vegetar|portion|gewürz|köstlich|servier|zubereit|koste|teller|italien|preis)/,
  ],
  [
    'kurs kurse kursen',
    'price-of-shares-de/noun',
    /^(?:aktie|börse|dollar|prozent|dax|punkte|fiel|stieg|notier|verlust|anleihe|währung)/,
  ],
  [
    'kurs',
    'direction-course-de/noun',
    /^(?:partei|polit|schiff|kapitän|regierung|hart|bisherig|reform|norden|süden|wechsel)/,
  ],
  [
    'art arten',
    'species/noun',
    /^(?:gattung|tier|pflanz|vogel|vögel|heimisch|verbreit|blüt|biolog|insekt|fisch|unterart|käfer|bedroht|baum|bäum|wächst|säuge|ausgestorben|naturforscher|gefährdet|erstbeschr|lebensraum)/,
  ],
  [
    'lage',
    'location-de/noun',
    /^(?:hotel|wohnung|zimmer|zentral|ruhig|restaurant|einrichtung|ausstattung|ambiente|lokal$|innenstadt|strand|bahnhof|verkehrsgünstig|traum|super|toll|perfekt|exklusiv|geograf|geograph|haus|preis|parkpl|ferien|apartment|schön|höhe|mitten$|zentrum|altstadt)/,
  ],
  [
    'leistung',
    'power-output-de/noun',
    /^(?:motor|kw$|ps$|watt|maschine|elektr|turbin|kilowatt|megawatt|triebwerk|lok)/,
  ],
  [
    'leistung leistungen',
    'service-benefit-de/noun',
    /^(?:preis|kund|service|firma|dienst|versicher|sozial|staat|krankenkass|anspruch|angebot|bezahl|beitrag|arbeitgeber|zufrieden)/,
  ],
  [
    'spiel spiele spielen',
    'match-game/noun',
    /^(?:fußball|liga|mannschaft|trainer|gewann|gewonnen|verlor|minute|saison|gegner|team|tor$|tore|stadion|sieg|niederlage|endete|pokal|unentschieden)/,
  ],
  [
    'stimme stimmen',
    'vote/noun',
    /^(?:wahl|wähl|prozent|partei|kandidat|mehrheit|erhielt|erhalten|enthielt|abgeb|abgegeb|gültig|abstimm|gegen$|parlament)/,
  ],
  ['wagen', 'carriage-train/noun', /^(?:zug|züge|waggon|lok|bahn|gleis|speisewagen|schaffner|entgleis)/],
  ['wagen', 'cart/noun', /^(?:pferd|ochs|esel|kutsch|bauer)/],
  [
    'band',
    'volume-de/noun',
    /^(?:roman|buch|bücher|seite|auflage|verlag|erst|zweit|dritt|gedicht|erschien|autor|lexikon)/,
  ],
  [
    'band',
    'band-de/noun',
    /^(?:album|alben|musik|konzert|rock|song|sänger|gitarr|platte|lied|tour|punk|metal|gegründet|gründ|bassist|schlagzeug|mitglied|auftritt|studio|fans)/,
  ],
  ['band', 'ribbon/noun', /^(?:haar|seide|schleife|knoten|geschenk|blau|rot)/],
  [
    'programm programme programmen',
    'program/noun',
    /^(?:computer|software|windows|pc|datei|installier|nutzer|rechner|betriebssystem|linux|daten|programmier)/,
  ],
  [
    'stelle stellen',
    'job-post/noun',
    /^(?:bewerb|bewarb|beworben|arbeits|gehalt|ausgeschrieben|besetz|kündig|lehrer|professor|personal|abbau|gestrichen|streich)/,
  ],
  [
    'lager lagern',
    'camp/noun',
    /^(?:flüchtling|häftling|konzentration|zelt|gefangen|soldat|internier|kz$|insass|truppen|beiden$|politisch|versöhn|verfeindet|feindlich|konservativ)/,
  ],
  [
    'führung führungen',
    'guided-tour/noun',
    /^(?:museum|teilnehm|besuch|schloss|burg|besichtig|guide|stadt|uhr|höhle|anmeld)/,
  ],
  [
    'vorstellung vorstellungen',
    'performance-de/noun',
    /^(?:theater|kino|oper|bühne|zirkus|ballett|uhr|publikum|zuschauer|karten|vorhang)/,
  ],
  ['menge', 'crowd/noun', /^(?:mensch|jubel|polizei|demonst|versammel|begeister|tob|schrie|rief|leute|applau)/],
  ['ruf', 'shout/noun', /^(?:laut|hörte|vogel|ertön|erscholl|schrie|stimme|echo)/],
  [
    'botschaft botschaften',
    'embassy/noun',
    /^(?:diplomat|botschafter|deutsch|amerikan|us$|visum|flücht|besetz|russisch|französ|britisch|israel|paris|moskau|prag|kairo|schwedisch|ausland|konsul)/,
  ],
  ['leiter', 'ladder/noun', /^(?:steig|stieg|kletter|sprosse|dach|lehn|baum|hinauf|herunter)/],
  ['einheit', 'unity-de/noun', /^(?:deutsch|wiederverein|national|europ|kirche|tag$|innere|staat|volk)/],
  [
    'aussicht',
    'view/noun',
    /^(?:zimmer|terrasse|berg|meer|herrlich|turm|balkon|dach|toll|schön|fenster|wunderschön|blick|gipfel|genie|genoss)/,
  ],
  [
    'schicht schichten',
    'layer-de/noun',
    /^(?:käse|dünn|dick|farb|gestein|eis|staub|schnee|ober|unter|boden|lack|erde|sand|haut|meter|zentimeter|ablager)/,
  ],
  ['schicht', 'shift/noun', /^(?:arbeit|nacht|früh|spät|stunden|fabrik|dienst)/],
  ['stoff stoffe stoffen', 'fabric/noun', /^(?:kleid|hemd|weich|näh|baumwoll|seide|hose|tuch|vorhang|gewebt|muster)/],
  ['leitung leitungen', 'line-connection/noun', /^(?:telefon|wasser|gas|rohr|strom|kabel|internet|verleg|anschluss)/],
  [
    'platz plätze',
    'rank-place-de/noun',
    /^(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|letzt|beleg|\d+$|tabelle|rang|liga|sieger|weltmeister|kam$)/,
  ],
  [
    'platz plätze plätzen',
    'square-in-town/noun',
    /^(?:stadt|zentral|rathaus|kirche|brunnen|demonst|kundgebung|markt|altstadt|straße|denkmal)/,
  ],
  [
    'einrichtung',
    'furnishings/noun',
    /^(?:möbel|zimmer|gemütlich|modern|restaurant|stilvoll|wohnung|hotel|schön|ambiente|küche|geschmackvoll|wirkt|kühl|geschmack|hell$|möbliert)/,
  ],
  ['verband verbände', 'bandage/noun', /^(?:wund|arm$|blut|verletz|kranken|arzt|wechsel)/],
  [
    'kreis kreise kreisen',
    'district/noun',
    /^(?:landkreis|gemeinde|verwaltung|rheinland|nordrhein|ort$|liegt|stadt|westfalen|gehört|einwohner|bezirk|niedersachsen)/,
  ],
  ['stand stände ständen', 'stall/noun', /^(?:markt|messe|verkauf|wurst|weihnacht|händler|flohmarkt|aussteller)/],
  ['anzeige anzeigen', 'charge-police-report/noun', /^(?:polizei|erstatt|gegen$|strafe|straf|staatsanwalt|diebstahl)/],
  [
    'ausgabe ausgaben',
    'spending-de/noun',
    /^(?:million|milliard|euro|mark$|kosten|staat|haushalt|einnahm|senk|kürz|öffentlich|steuer|prozent|sozial|erhöh|gestieg|stieg|steig|wachs|wuchs|budget|etat|geld|schulden|sank|sink)/,
  ],
  [
    'betrieb',
    'business-firm/noun',
    /^(?:mitarbeiter|beschäftig|familie|ausbild|bildet|landwirt|arbeiter|azubi|handwerk|chef|lehre|mittelständ|jugend|herstell|spezialis|produzier|gründ|gegründ|inhaber)/,
  ],
  ['betriebe betrieben betriebes', 'business-firm/noun', /./],
  [
    'folge folgen',
    'episode/noun',
    /^(?:staffel|serie|quoten?$|tv|sendung|tatort|fernseh|ausgestrahlt|zuschauer|drehbuch)/,
  ],
  ['handlung', 'plot-story/noun', /^(?:film|roman|buch|figur|spielt|erzähl|geschichte|stück|oper|drama)/],
  [
    'werk werke werken',
    'plant-works-de/noun',
    /^(?:geschlossen|stillgelegt|arbeiter|produktion|produzier|beschäftig|stahl|vw$|opel|auto|chemie|höchst|schließ|betriebsrat|mitarbeiter|belegschaft|gewerkschaft|konzern|arbeitsplätze)/,
  ],
  ['kritiken', 'review-de/noun', /./],
  [
    'stunde stunden',
    'lesson-de/noun',
    /^(?:yoga|unterricht|schul|lehrer|mathe|klavier|fahrschul|kurs|englisch|sport|nachhilfe)/,
  ],
  [
    'geschäft geschäfte geschäften',
    'shop-de/noun',
    /^(?:kauf|gekauft|verkäufer|laden|innenstadt|einkauf|kund|beraten|beratung|personal|geöffnet|sortiment|straße|bedien|weiterempf|empfehl|ware|schuh|kleid|öffn|auswahl|mode|restaurant|verkäuferin|einzelhand)/,
  ],
  [
    'haushalt',
    'budget-state/noun',
    /^(?:loch|million|milliard|laufende|nächstjährig|ausgeschöpft|opposition|regierung|gemeinderat|bund|etat|finanz|defizit|parlament|verabschied|minister|steuer|schulden|spar|ausgeglich|stadtrat|kämmerer|kommun|(?:19|20)\d\d)/,
  ],
  [
    'prozess prozesse prozeß',
    'process/noun',
    /^(?:entwickl|lern|chem|demokrat|frieden|techn|produkt|schritt|evolution|langwierig|wandel|schöpfer|kreativ|biolog)/,
  ],
  [
    'rat',
    'council/noun',
    /^(?:mitglied|stadt|gemeinde|europ|eu$|vorsitz|beschl|tagt|wissenschaft|sitz|un$|sicherheit|außenminister|wahl|gewählt)/,
  ],
  [
    'messe messen',
    'trade-fair/noun',
    /^(?:ausstell|hannover|frankfurt|leipzig|halle|besucher|produkt|neuheit|stand|köln|international|branche)/,
  ],
  ['schloss schlosses', 'lock/noun', /^(?:tür|schlüssel|fahrrad|riegel|knack|kette|einbrecher)/],
  [
    'schloss schlosses schlösser',
    'castle/noun',
    /^(?:könig|burg|graf|fürst|herzog|park|besichtig|erbaut|errichtet|jahrhundert|garten|prinz|turm|museum|barock|familie|besitz|schlösser)/,
  ],
  [
    'sitz',
    'headquarters-seat/noun',
    /^(?:firma|unternehmen|konzern|gesellschaft|verwaltung|organisation|hat$|mit$|partei|verband|stiftung|gmbh|ag$|bischof)/,
  ],
  ['fassung', 'version/noun', /^(?:film|text|roman|gekürzt|deutsch|ursprünglich|englisch|erst|neu|überarbeitet)/],
  [
    'preis preise preisen preises',
    'prize-de/noun',
    /^(?:gewann|gewonn|erhielt|verlieh|auszeichn|ausgezeichn|literatur|nobel|jury|oscar|wettbewerb|dotiert|preisträger|sieger|verleih|vergeben|nominiert|bekam|geehrt|ehrte|regisseur|überreicht)/,
  ],
  [
    'seite seiten',
    'page-de/noun',
    /^(?:internet|web|buch|bücher|zeitung|les|gelesen|homepage|online|weiterempf|klick|link|roman|kapitel|blätter|\d{2,}$)/,
  ],
  ['kohle', 'coal-de/noun', /./],
  ['flut', 'high-tide/noun', /^(?:ebbe|meer|insel|strand|küste|hafen|watt|gezeiten|mond|schiff)/],
  [
    'verteidiger verteidigerin',
    'defence-lawyer/noun',
    /^(?:anklage|angeklag|freispruch|gericht|urteil|prozess|prozeß|plädier|plädoyer|staatsanw|mandant|richter|zeuge|strafe)/,
  ],
  [
    'verabschiedung',
    'adoption-of-law/noun',
    /^(?:gesetz|parlament|bundestag|haushalt|resolution|entwurf|reform|verfassung|bundesrat|kammer|bericht|vorlage|antrag|antrags|erklärung|novelle|richtlinie|beschluss|etat|programm|paket)/,
  ],
  [
    'bad',
    'bathroom/noun',
    /^(?:zimmer|hotel|dusche|toilette|wanne|wohnung|handt[uü]ch|renovier|sauber|küche|schlaf|fliese|wc$|apartment|balkon|eigen)/,
  ],
  [
    'aufgabe',
    'abandonment/noun',
    /^(?:widerstand|anbau|unabhängigkeit|souverän|staatsbürgerschaft|wohnsitz|gezwungen|zwang|zwing|erzwang|kapitulation|stellung)/,
  ],
  ['akte akten', 'file-papers-de/noun', /./],
  ['wahlen', 'election/noun', /./],
  ['schale', 'bowl-peel-de/noun', /./],
];
