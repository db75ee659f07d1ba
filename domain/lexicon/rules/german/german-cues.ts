import type { ReadWord } from '../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised } from '../word-classes.ts';
import type { Cue } from './german-cue.ts';
import { germanNewsCues } from './german-news-cues.ts';

const shortestCompound = 9;
const shortestPart = 4;
const shortestMatch = 5;

/** Whether a word begins like the cue, or is a compound whose last word does: “Regierungspartei” for “partei”. */
function fits(word: ReadWord, near: RegExp): boolean {
  const { form } = word;
  if (near.test(form)) return true;
  if (form.length < shortestCompound || !isCapitalised(word)) return false;
  for (let start = shortestPart; start <= form.length - shortestMatch; start += 1)
    if ((near.exec(form.slice(start))?.[0].length ?? 0) >= shortestMatch) return true;
  return false;
}

/** The first words of a compound are cues too: “Wählerstimme”. */
const isInside = ({ word }: Place, near: RegExp): boolean =>
  word.readings[0]?.analysis.compound?.slice(0, -1).some((part) => near.test(part.toLowerCase())) ?? false;

/**
 * German words whose meaning depends on the subject of the sentence. The cues are beginnings of words, so they also match
 * inflected forms and compounds.
 */
const cues: readonly Cue[] = [
  [
    'karte karten',
    'menu-de/noun',
    /^(?:speise|gericht|restaurant|kellner|bestell|küche|wein|essen|bedienung|lecker|portion|spezialität|auswahl)/,
  ],
  [
    'karte karten',
    'map/noun',
    /^(?:landkart|maßstab|geograf|geograph|norden|süden|europa|kompass|eingezeichnet|wander|kontinent|gebiet)/,
  ],
  [
    'wahl',
    'election/noun',
    /^(?:partei|kandidat|.*präsident|.*parlament|bürgermeister|stimm|abgeordnet|wähl|bundestag|landtag|sieg|spd|cdu|csu|fdp|grüne|prozent|regierung|demokrat|vorsitz|fand|stattfind|(?:19|20)\d\d|mai$|juni$|september|oktober|november|märz)/,
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
    /^(?:gattung|tier|pflanz|vogel|vögel|heimisch|verbreit|blüt|biolog|insekt|fisch|unterart|käfer|bedroht|baum|bäum|wächst|säuge|ausgestorben)/,
  ],
  [
    'lage',
    'location-de/noun',
    /^(?:hotel|wohnung|zimmer|zentral|ruhig|restaurant|innenstadt|strand|bahnhof|verkehrsgünstig|traum|super|toll|perfekt|exklusiv|geograf|geograph|haus|preis|parkpl|ferien|apartment|schön|höhe)/,
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
    /^(?:flüchtling|häftling|konzentration|zelt|gefangen|soldat|internier|kz$|insass|truppen)/,
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
    /^(?:million|milliard|euro|mark$|kosten|staat|haushalt|einnahm|senk|kürz|öffentlich|steuer|prozent|sozial|erhöh|gestieg)/,
  ],
  [
    'betrieb',
    'business-firm/noun',
    /^(?:mitarbeiter|beschäftig|familie|ausbild|bildet|landwirt|arbeiter|azubi|handwerk|chef|lehre|mittelständ|jugend|herstell|spezialis|produzier|gründ|gegründ|inhaber)/,
  ],
  ['betriebe betrieben betriebes', 'business-firm/noun', /./],
  ['folge folgen', 'episode/noun', /^(?:staffel|serie|tv|sendung|tatort|fernseh|ausgestrahlt|zuschauer|drehbuch)/],
  ['handlung', 'plot-story/noun', /^(?:film|roman|buch|figur|spielt|erzähl|geschichte|stück|oper|drama)/],
  [
    'werk werke werken',
    'plant-works-de/noun',
    /^(?:arbeiter|produktion|produzier|beschäftig|stahl|vw$|opel|auto|chemie|höchst|schließ|betriebsrat|mitarbeiter|belegschaft|gewerkschaft|konzern|arbeitsplätze)/,
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
    /^(?:kauf|gekauft|verkäufer|laden|innenstadt|einkauf|kund|beraten|beratung|personal|geöffnet|sortiment|straße|bedien|ware|schuh|kleid|öffn|auswahl|mode|restaurant|verkäuferin|einzelhand)/,
  ],
  [
    'haushalt',
    'budget-state/noun',
    /^(?:million|milliard|bund|etat|finanz|defizit|parlament|verabschied|minister|steuer|schulden|spar|(?:19|20)\d\d)/,
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
    'trägt trug tragen trugen getragen träg trage',
    'wear/verb',
    /^(?:hut|hüte|kleid|hemd|hose|jacke|mantel|schuh|brille|uniform|maske|rock$|anzug|ring|kette|schmuck|bart|haar|kostüm|mütze|krawatte|stiefel|helm|tuch|krone)/,
  ],
  ['trägt trug tragen trugen getragen', 'bear-costs-de/verb', /^(?:kosten|verantwort|risik|schuld|folgen|last|name)/],
  [
    'eingestellt einstellen einzustellen einstellte',
    'hire/verb',
    /^(?:mitarbeiter|lehrer|personal|arbeitskr|beschäftigt|firma|leute|angestellt|polizist|zusätzlich)/,
  ],
  [
    'eingestellt einstellen einzustellen einstellte',
    'discontinue-de/verb',
    /^(?:verfahren|betrieb|produktion|kampf|kämpfe|feuer|suche|ermittl|dienst|verkehr|wurde|zahlung|linie|zeitschrift|arbeit|flüge)/,
  ],
  [
    'geschlossen schließen schloss schlossen schließt',
    'conclude-contract-de/verb',
    /^(?:vertrag|verträge|frieden|abkommen|bündnis|ehe$|kompromiss|vereinbarung|freundschaft|pakt)/,
  ],
  [
    'abgeschlossen abschließen schloss abzuschließen abschloss',
    'complete-finish-de/verb',
    /^(?:studium|schule|ausbildung|vertrag|verträge|lehre|arbeit|verhandl|projekt|abkommen|bauarbeit|geschäft|versicherung|untersuch)/,
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
  ['pflegte pflegt pflegen pflegten', 'used-to/verb', /^zu$/],
  [
    'besucht besuchte besuchen besuchten',
    'attend-de/verb',
    /^(?:.*schule|gymnasium|.*universität|kurs|unterricht|seminar|akademie|vorlesung|training|.*schulen|kindergarten|internat|college)$/,
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
  [
    'preis preise preisen preises',
    'prize-de/noun',
    /^(?:gewann|gewonn|erhielt|verlieh|auszeichn|ausgezeichn|literatur|nobel|jury|oscar|wettbewerb|dotiert|preisträger|sieger|verleih|nominiert|bekam)/,
  ],
  ['scheint schien scheinen schienen', 'shine/verb', /^(?:sonne|mond|licht|lampe|hell|stern)/],
  ['möchte möchten möchtest möchtet', 'would-like-de/verb', /./],
  [
    'seite seiten',
    'page-de/noun',
    /^(?:internet|web|buch|bücher|zeitung|les|gelesen|homepage|online|weiterempf|klick|link|roman|kapitel|blätter|\d{2,}$)/,
  ],
  [
    'getroffen trifft traf treffen',
    'hit-target/verb',
    /^(?:kugel|schuss|schüsse|bombe|mord|pfeil|schwer$|rakete|granate|tödlich|blitz)/,
  ],
  ['kohle', 'coal-de/noun', /./],
  ['akte akten', 'file-papers-de/noun', /./],
  ['wahlen', 'election/noun', /./],
  ['schale', 'bowl-peel-de/noun', /./],
];

/** Meanings that are also common without a cue. */
const usual: readonly string[] = [
  'map/noun',
  'election/noun',
  'band-de/noun',
  'camp/noun',
  'shout/noun',
  'shift/noun',
  'castle/noun',
  'council/noun',
  'process/noun',
  'version/noun',
  'declare/verb',
];
const weightElsewhere = 0.01;
const weightOfOthers = 1e-5;

/** “die Beschäftigten” is no form of “beschäftigen”. */
const isNounHere = ({ word, before }: Place): boolean =>
  before !== undefined &&
  isCapitalised(word) &&
  word.readings.some(({ analysis, isAsWritten }) => isAsWritten && analysis.word.partOfSpeech === 'noun');

/** “-stimme” is the last word of a compound. */
const withCompounds = (forms: string) => `${forms} ${forms.replace(/(?<=^| )/g, '-')}`;

export const germanCueRules: readonly Rule[] = [...cues, ...germanNewsCues].map(([forms, conceptId, near]) => ({
  forms: { de: withCompounds(forms) },
  means: isConcept(conceptId),
  holds: (place) =>
    !(conceptId.endsWith('/verb') && isNounHere(place)) &&
    ([...place.earlier, ...place.after].some((word) => fits(word, near)) || isInside(place, near)),
  weightElsewhere: usual.includes(conceptId) ? 0.5 : weightElsewhere,
  weightOfOthers,
}));
