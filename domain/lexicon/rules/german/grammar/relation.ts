import type { ReadWord } from '../../../read-sentence.ts';
import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';
import { hasNear, isDeclined, isNumber } from '../german-context.ts';

const article = /^(?:d(?:er|em|en|ie|as)|eine[mnrs]?|(?:mein|sein|ihr|unser|dies|jed)e[mnrs]?)$/;

/** The noun that a preposition governs: “Unfall” in “bei einem schweren Unfall” (in a serious accident). */
function nounAfter({ word, after }: Place): string | undefined {
  const [next, ...others] = after;
  if (!next || next.start - word.end > 1) return undefined;
  const isInside = (each: ReadWord) => article.test(each.form) || isDeclined(each) || /^\d/.test(each.form);
  const noun = [next, ...others].slice(0, 4).find((each) => !isInside(each));
  return noun && isCapitalised(noun) ? noun.form : undefined;
}

/**
 * Nouns for opinions, reports and rules. Before them, “nach” means “according to”: “nach Einschätzung der Bank” (according
 * to the bank).
 */
const source =
  /(?:angaben?|darstellung(?:en)?|einschätzung(?:en)?|ansicht(?:en)?|meinung|auffassung|aussagen?|auskunft|auskünften|berichte?n?|informationen|schätzung(?:en)?|berechnung(?:en)?|erkenntnissen|worten|gesetz|gesetzen|plan|plänen|wunsch|wünschen|vorschrift(?:en)?|regeln?|kriterien|maßstäben|paragraph|paragraf|artikel|prinzip|prinzipien|studien?|umfragen?|überzeugung|prognosen?|vorstellungen|muster|modell|vorbild|motto|theorie|überlieferung|sage|legende|verfassung|beobachtungen|quellen|gutachten|bedarf|belieben|ermessen|kenntnis|schema|rezept|rezepten|anleitung|anweisung|definition|lesart|erfahrung|erfahrungen|statistiken?|verständnis|geschmack|maßgabe|bekunden|dafürhalten|standard|standards|entwürfen|entwurf|logik)$/;

/** Nouns that “nach” (in the view of) may follow: “seiner Ansicht nach” (in his view). */
const opinion =
  /^(?:meinung|ansicht|auffassung|überzeugung|einschätzung|darstellung|erfahrung|aussage|angaben|berichten|gefühl|wissen|sinn|natur)$/;

/** Nouns for properties. If they have no article, “nach” means “by”: “nach Alter getrennt” (separated by age). */
const property =
  /^(?:alter|größe|geschlecht|leistung|lage|recht|erfahrung|tradition|art|farben?|gewicht|themen|regionen|bundesländern|ermittlungen|gefühl)$/;

/** Words that require “nach” in another meaning than “according to”: “sucht nach Informationen” (looks for information). */
const governsNach =
  /^(?:such|gesucht|frag|gefragt|verlang|streb|sehn|ruf$|rief|nachfrage|drang|forsch|gierig|riech|roch|bedürfnis|forderung|schrei)/;

/** Nouns for events: “bei einem Unfall” (in an accident). */
const happening =
  /(?:unfall|unfälle|unfällen|unglück|anschlag|anschlägen|attentat|explosion|wahl|wahlen|angriff|angriffen?|kämpfen|kampf|absturz|brand|bränden|einsatz|einsätzen|razzia|kontrollen?|besuch|spiel|spielen|treffen|gespräch|gesprächen|unruhen|ausschreitungen|zusammenstoß|zusammenstößen|schießerei|überfall|erdbeben|demonstration|demonstrationen|suche|arbeit|arbeiten|bau|kauf|verkauf|umgang|versuch|start|landung|geburt|tod|operation|prüfung|schaffung|planung|gründung|fahndung|rettung|produktion|schlacht|sturm|transport|wettbewerb|turnier|premiere|konzert|konferenz|streit|auftritt|feier|gelegenheit|prozess|prozeß|übernahme|reise|olympiade|meisterschaft|meisterschaften|(?:ab|an|auf|aus|be|ein|ent|er|her|um|über|unter|ver|vor|zer|zu)\p{L}+ung(?:en)?|\p{L}+(?:ierung|ation|ationen))$/u;

/**
 * Nouns that end like an event but mean something else, such as an institution: “bei der Verwaltung” (at the administration).
 */
const institution =
  /(?:regierung|verwaltung|versicherung|zeitung|stiftung|abteilung|siedlung|leitung|organisation|station|vereinigung|einrichtung|bevölkerung|föderation|vertretung|niederlassung|generation|entzündung|verletzung|erkrankung|umgebung|verfügung)(?:en)?$/;

/** Nouns for conditions, used without an article: “bei Regen” (if it rains). */
const condition =
  /(?:regen|schnee|eis|nebel|sturm|wetter|sonnenschein|hitze|kälte|dunkelheit|fragen|problemen|bedarf|interesse|gefahr|verlust|verstoß|verstößen|verdacht|zweifel|zweifeln|streit|krankheit|schmerzen|fieber|erfolg|misserfolg|ausfall|defekt|mängeln|beschwerden|nichtgefallen|missbrauch|verspätung|änderungen|schäden|schaden|unfällen|überschreitung|erkrankung|verletzungen|störungen|notfällen|zahlung|nichtzahlung|kündigung|abnahme|bestellung|temperaturen|grad|ausbruch|einbruch|eintritt|gelegenheit|überhitzung|feuer|brand|stromausfall|glätte)$/;

/** Words before “an” that name an amount: “eine Riesenauswahl an Weinen” (a huge choice of wines). */
const amount =
  /(?:auswahl|angebote?|sortiment|mangel|fülle|vielfalt|reichtum|maß|minimum|maximum|mehr|anteile?|bedarf|mengen?|zahl|sammlung|bestand|bestände|gehalt|vorrat|vorräte|reserven|potential|potenzial|palette|bandbreite|spektrum|ausstoß|verbrauch|defizit|überschuss|überschuß|zuwachs|aufwand|konzentration|kritik|verrat|mord|erinnerung|erinnerungen|repertoire|portion|dosis|ladung|aufgebot|rest|anzahl|vielzahl)$/;

/** Whether “an” follows the name of an amount: “Mangel an Geld” (lack of money). */
export const namesAmount = (place: Place) =>
  gapBefore(place) === 1 && isCapitalised(place.before) && amount.test(place.before?.form ?? '');

/**
 * Words before “um” that name a dispute or a subject of talk: “der Rechtsstreit um das Kraftwerk” (the lawsuit about the power
 * station).
 */
const dispute =
  /(?:streit|streitigkeiten|konflikte?|krise|debatten?|diskussion(?:en)?|gerüchte|affären?|skandale?|aufregung|rummel|wirbel|auseinandersetzung(?:en)?|verhandlungen|gespräche|tauziehen|gezerre|kontroversen?|prozess|prozeß|verfahren|drama|spekulationen|sorgen?|trauer|theater|lärm|hype|geheimnis|mythos|legenden?|unsicherheit|wissen|fragen|gefeilsche|zank|querelen|hickhack|vorgänge|ereignisse|umstände)$/;

/** Rules for prepositions whose meaning depends on a noun before or after them. */
export const germanRelationRules: readonly Rule[] = [
  {
    forms: { de: 'nach' },
    means: isConcept('according-to/preposition'),
    holds: (place) => {
      // “nach” may follow its noun: “meiner Meinung nach” (in my opinion)
      if (gapBefore(place) === 1 && opinion.test(place.before?.form ?? '')) return !isCapitalised(place.after[0]);
      const noun = nounAfter(place) ?? '';
      const isOpen = article.test(place.after[0]?.form ?? '');
      return (source.test(noun) || (!isOpen && property.test(noun))) && !hasNear(governsNach)(place);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'bei' },
    means: isConcept('in-case-of-bei-de/preposition'),
    holds: (place) => condition.test(nounAfter(place) ?? '') && !article.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'bei beim' },
    means: isConcept('in-during-bei-de/preposition'),
    holds: (place) => {
      const noun = nounAfter(place) ?? '';
      const isOpen = place.word.form === 'beim' || article.test(place.after[0]?.form ?? '');
      return isOpen && happening.test(noun) && !institution.test(noun);
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 0.001,
  },
  {
    // “beim” means “while” in “beim Einkaufen” (while shopping).
    forms: { de: 'beim' },
    means: isConcept('while-beim-de/preposition'),
    holds: ({ after: [next], lexicon }) =>
      isCapitalised(next) && /(?:e[ln]|er)n?$/.test(next?.form ?? '') && isInfinitive(next, 'de', lexicon),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'um' },
    means: isConcept('about/preposition'),
    holds: (place) => gapBefore(place) === 1 && isCapitalised(place.before) && dispute.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “um” means “for” in “der Kampf um den Titel” (the fight for the title).
    forms: { de: 'um' },
    means: isConcept('for/preposition'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      /(?:kampf|kämpfe|rennen|ringen|bewerbung|wettlauf|wettbewerb|bitte|bemühungen|bemühen|werben|poker|wette|konkurrenz)$/.test(
        place.before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “gut” before an amount means “a good”: “gut ein Drittel” (a good third), but not “das ist gut” (that is good).
    forms: { de: 'gut' },
    means: isConcept('a-good-gut-de/adverb'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      if (!next || next.start - place.word.end > 1) return false;
      const isShare = /^(?:drittel|viertel|fünftel|hälfte|dutzend|jahr|stunde|monat|prozent|meter|kilometer)$/;
      return (
        (isNumber(next, place) && !/^(?:null|eins)$/.test(next.form)) ||
        (/^(?:ein|eine|einem|einer|die|der)$/.test(next.form) && isShare.test(afterNext?.form ?? ''))
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “Also” means “well” in “Also ich finde das gut” (well, I like it), but not in “Also gehen wir” (so let’s go).
    forms: { de: 'also' },
    means: isConcept('well-particle/particle'),
    holds: ({ word, before, after: [next], lexicon }) =>
      before === undefined &&
      next !== undefined &&
      (next.start - word.end > 1 || isCapitalised(next) || !mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “was” means “which” in “Er kam zu spät, was alle ärgerte” (he was late, which annoyed everyone), but not in “alles,
    // was er hat” (all that he has).
    forms: { de: 'was' },
    means: isConcept('which-was-de/pronoun'),
    holds: (place) => {
      const { before, earlier, lexicon } = place;
      if (before === undefined || gapBefore(place) !== 2) return false;
      if (/^(?:alles|nichts|etwas|das|vieles|einiges|manches|weniges|dessen|dem|klar|egal|gleich)$/.test(before.form))
        return false;
      const last = endOfClause(place);
      return (
        mayBe(last, ['verb'], lexicon) &&
        !isCapitalised(last) &&
        !earlier.some(({ form }) => governsWas.test(form)) &&
        !/ste[ns]?$/.test(before.form)
      );
    },
    weightElsewhere: 1e-5,
    weightOfOthers: 0.02,
  },
  {
    // “einzige” means “single” in “keine einzige Frage” (not a single question), but not in “die einzige Frage” (the only
    // question).
    forms: { de: 'einzige einziger einziges einzigen einzigem' },
    means: isConcept('single-one/adjective'),
    holds: ({ before }) => /^k?ein(?:e[mnrs]?)?$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-6,
  },
  {
    // “kam” means “reach” in “kam auf zwölf Prozent” (reached twelve per cent).
    forms: { de: 'komme kommt kam kommen kamen gekommen käme' },
    means: isConcept('reach-amount-kommen-de/verb'),
    holds: (place) => {
      const at = place.after.slice(0, 6).findIndex(({ form }) => form === 'auf');
      const [first, second, third] = at < 0 ? [] : place.after.slice(at + 1);
      return (
        isNumber(first, place) ||
        (/^(?:rund|etwa|über|knapp|fast|gut|nur|insgesamt|mehr|ca|bis)$/.test(first?.form ?? '') &&
          [second, third].some((each) => isNumber(each, place))) ||
        [second, third].some((each) =>
          /(?:umsatz|gewinn|anteil|wert|marktanteil|auflage|summe|zahl|zufluss|zufluß|quote|preis|schnitt)$/.test(
            each?.form ?? '',
          ),
        )
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
  },
  {
    // “Konsequenz” means “consistency” in “mit großer Konsequenz” (with great consistency), but not in “mit der Konsequenz,
    // dass” (with the consequence that).
    forms: { de: 'konsequenz' },
    means: isConcept('consistency-konsequenz-de/noun'),
    holds: ({ earlier, after: [next] }) =>
      earlier.slice(-3).some(({ form }) => /^(?:mit|an|aller|letzter)$/.test(form)) &&
      !/^(?:dass|daß)$/.test(next?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    forms: { de: 'konsequenzen' },
    means: isConcept('consistency-konsequenz-de/noun'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “spitze” means “great” in “Das Essen war spitze” (the food was great), but not in “eine spitze Feder” (a sharp pen).
    forms: { de: 'klasse spitze' },
    means: isConcept('great-klasse-de/adjective'),
    holds: ({ word, after: [next] }) =>
      !isCapitalised(word) && (word.form === 'klasse' || !isCapitalised(next) || (next?.start ?? 0) - word.end > 1),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
  {
    // “richtiger” means “real” in “ein richtiger Skandal” (a real scandal), but not in “die richtige Antwort” (the right
    // answer).
    forms: { de: 'richtige richtiger richtiges richtigen' },
    means: isConcept('real/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      isCapitalised(next) &&
      !/(?:weg|richtung|antwort|ort|zeitpunkt|zeit|stelle|moment|entscheidung|reihenfolge|wahl|lösung|seite|platz|mann|frau|schritt|adresse|person|menge|temperatur|ding|dinge|leute|größe|ton|maß|mischung|umgang|weise|art)$/.test(
        next?.form ?? '',
      ) &&
      (/^(?:eine?|einen|keine?|keinen|einem|einer)$/.test(before?.form ?? '') ||
        /^(?:es|sie|wir|man|ich|er)$/.test(before?.form ?? '') ||
        !mayBe(before, ['determiner', 'preposition', 'pronoun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
];

/** Words after which “was” (what) opens an indirect question: “weiß, was” (knows what). */
const governsWas =
  /^(?:wei(?:ß|ss)|wiss|wuss|wuß|gewusst|sag|gesagt|frag|gefragt|verst|seh|sah|sieht|gesehen|zeig|gezeigt|erklär|erzähl|klar|unklar|egal|hör|gehört|erfahr|erfuhr|überleg|denk|dacht|glaub|beschreib|beschrieb|schreib|schrieb|entscheid|merk|mach|tu$|tun$|tut$|tat$|spür|fühl|les|las$|lern|ahn|vergess|vergaß|vergiss|erinner|offen|lass|bekomm|nehm|nimm|nahm|kauf|lieb|find|fand|such|verrat|verriet|interess|bestimm|prüf|genau|zähl|beacht|bedenk|kenn|kannt|begreif|begriff|sorg|schau|guck|achte|rat|rät)/;
