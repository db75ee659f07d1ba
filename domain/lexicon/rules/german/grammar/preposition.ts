import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';
import { accusative, hasNear, isDeclined, isNumber } from '../german-context.ts';
import { namesAmount } from './relation.ts';

const accusativeOrDen = /^(?:d(?:ie|as|en)|eine?n?|seine?n?|ihre?n?|diese[ns]?|ihn|sie|mich|uns)$/;

/**
 * Whether a word that matches the pattern is in the clause, and no dative follows: “wartet auf den Bus” (waits for the bus),
 * but “wartet auf der Straße” (waits in the street). With a dative, the preposition names a place.
 */
const hasNearWithoutDative = (pattern: RegExp) => (place: Place) =>
  !/^(?:dem|der|(?:ein|kein|dies|sein|ihr|mein|unser)e[mr])$/.test(place.after[0]?.form ?? '') &&
  hasNear(pattern)(place);

const changesAmount = hasNear(
  /^(?:kletter|geklettert|angehob|anheb|anhob|gekürzt|kürz|wuchs|wachs|gewachsen|schrumpf|geschrumpft|schnell|fiel(?:en)?$|gefallen$|fallen$|drück|gedrückt|aufstock|aufgestock|begrenz|summier|schätz|geschätzt|bezifferte?n?$|beziffert|halbier|zurückgegangen|zurückgehen)/,
);

/** Whether a new amount follows: “auf rund 53 Milliarden klettern” (climb to about 53 billion). */
const namesNewAmount = (place: Place): boolean => {
  const [next, ...others] = place.after.slice(0, 3);
  const isAmount = isNumber(next, place) || (isDegree(next?.form) && others.some((each) => isNumber(each, place)));
  return isAmount && changesAmount(place);
};

const isDegree = (form = '') => /^(?:rund|etwa|fast|knapp|über|mehr|gut|unter|nur|das)$/.test(form);

const isShooting = hasNear(/^(?:schieß|scho(?:ss|ß)|geschossen|feuert|gefeuert)/);

/** Whether a time of day follows “um”: “um drei Uhr” (at three o’clock), “um 8.30 Uhr” (at 8.30). */
const isTimeOfDay = ({ after }: Place) => after.slice(0, 3).some(({ form }) => form === 'uhr');

export const germanPrepositionRules: readonly Rule[] = [
  {
    // “in” means “into” in “in die Stadt” (into the town), but not in “in der Stadt” (in the town).
    forms: { de: 'in' },
    means: isConcept('into-de/preposition'),
    holds: ({ after: [next] }) => accusative.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'ins vom' },
    means: isConcept('into-the-de/preposition', 'of-from-by-the-de/preposition'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.002,
  },
  {
    // “zum” and “zur” may name a purpose: “zur Lösung” (for the solution), “zum Beispiel” (for example)
    forms: { de: 'zum zur' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /^(?:beispiel|frühstück|glück|preis|schutz|thema|verkauf|zweck|wohl|geburtstag|vergleich|verkehr|anlass|.{3,}ung)$/.test(
        next?.form ?? '',
      ) ||
      // Also with an adjective before the noun: “zur friedlichen Lösung” (for the peaceful solution)
      (next !== undefined && isDeclined(next) && /^.{3,}ung$/.test(afterNext?.form ?? '')) ||
      // Also with an ordinal before the noun: “zum 80. Geburtstag” (for the 80th birthday)
      /^(?:mal|male|geburtstag|jahrestag|jubiläum|todestag|hochzeitstag|\p{L}*bestehen)$/u.test(
        afterNext?.form ?? '',
      ) ||
      (isCapitalised(next) && /(?:e[ln]|er)n?$/.test(next?.form ?? '') && isInfinitive(next, 'de', lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'an am ans' },
    means: isConcept('of-about-de/preposition'),
    holds: (place) =>
      namesAmount(place) ||
      hasNear(
        /^(?:denk|dacht|gedacht|erinner|mangel|zweifel|vielzahl|auswahl|fülle|bedarf|anteil|reich$|arm$|interess|kritik|schuld|verlust|überschuss)/,
      )(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    // “an” and “am” mean “of” or “from” in “leidet an Krebs” (suffers from cancer) and “starb am Fieber” (died of the
    // fever), but not in “starb am Montag” (died on Monday).
    forms: { de: 'an am' },
    means: isConcept('from-of-an-de/preposition'),
    holds: (place) =>
      hasNear(/^(?:starb|gestorben|sterb|stirbt|erkrank|leide(?!r)|litt|verstarb|verstorben|tod$)/)(place) &&
      !/(?:\d|tag|tage|morgen|abend|nacht|ende|anfang|ort|wochenende|ersten|zweiten|dritten|letzten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/.test(
        place.after[0]?.form ?? '',
      ) &&
      !/^(?:dem|der|diesem|selben)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'an' },
    means: isConcept('to-an-de/preposition'),
    holds: hasNearWithoutDative(
      /^(?:brief|schrieb|schreib|geschrieben|schick|sandte|send|gesandt|wandten?$|wenden|wendet|gewandt|richt|gericht|appell|verkauf|vergab|vergeben|übergab|übergeb|grenz|anschluss|dank|gruß|grüße|lob$|kompliment|glückwunsch|gratulation|bitte$|forderung|nachricht|botschaft|weitergeleitet|weitergab|weitergegeben|spende|gespendet|adressiert|vermiet|verpacht|verteil|abgegeben|abgab|liefer|zahl|export|gebunden|verlieh|verliehen|anpass|angepasst|gewöhn|abtrat|abtret|abgetret|trat(?:en)?$|fiel(?:en)?$|ging$|gingen$|geht$|vererb|übertrug|übertragen)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('for-auf-de/preposition'),
    holds: hasNearWithoutDative(
      /^(?:wart|gewartet|hoff|gehofft|anspr[uü]ch|antr[aä]g|aussicht|chance|suche|vorbereit|verdacht|wunsch|appetit|lust$|zeit$|erstattung|rücksicht)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    // “auf” means “to” in “antwortet auf die Frage” (replies to the question) and “klettern auf zwei Milliarden” (climb to two
    // billion), but not in “auf der Straße” (in the street).
    forms: { de: 'auf' },
    means: isConcept('to-auf-de/preposition'),
    holds: (place) =>
      namesNewAmount(place) ||
      hasNearWithoutDative(
        /^(?:antwort|geantwortet|reagier|reaktion|hinweis|hinwies|hingewiesen|verweis|verwies|bezug|bezieh|bezog|bezieht|recht$|zugang|freu|gefreut|gespannt|beschränk|gestiegen|stieg|steig|gesunken|sank|sink|erhöh|verringer|reduzier|gesenkt|senk|verdoppel|verdreifach|beläuft|belief|belaufen|trink|wechsel|entfiel|entfall|entfällt|eingeh|eingeht|achte|geachtet)/,
      )(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('in-auf-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:deutsch|englisch|französisch|spanisch|italienisch|russisch|latein|arabisch|chinesisch|türkisch)$/.test(
        next?.form ?? '',
      ) || /^(?:weise|art|wege?|anhieb)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('at-auf-de/preposition'),
    holds: (place) => {
      const [next, afterNext, third] = place.after;
      // “auf” means “at” in “schoss auf den Wagen” (shot at the car).
      if (accusativeOrDen.test(next?.form ?? '') && isShooting(place)) return true;
      return (
        /^(?:d(?:er|em)|einer|einem|seiner|ihrer|diese[mr])$/.test(next?.form ?? '') &&
        [afterNext, third].some((word) =>
          /(?:party|konferenz|hochzeit|messe|sitzung|tagung|symposium|seminar|workshop|turnier|empfang|auktion|beerdigung|gymnasium|schule|toilette|polizeiwache|revier|parteitag|gipfel|treffen|veranstaltung|demo|demonstration|feier|versammlung|kundgebung|ausstellung|fest|festival|kongress|kongreß|weltmeisterschaft|olympiade|parteitage|universität|flughafen|bahnhof|markt|märkten|börse|demos|partys|messen)$/.test(
            word?.form ?? '',
          ),
        )
      );
    },
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    // “aus Holz” (made of wood)
    forms: { de: 'aus' },
    means: isConcept('made-of-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      [next, afterNext].some((word) =>
        /(?:holz|stein|metall|glas|stahl|gold|silber|eisen|beton|papier|leder|plastik|kunststoff|bronze|marmor|wolle|seide|ziegel|lehm|ton|beton|kupfer|pappe|stoff|granit|sandstein)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    // “unter” means “among” in “unter Freunden” (among friends).
    forms: { de: 'unter' },
    means: isConcept('among-de/preposition', 'amongst/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:ihnen|uns|euch|anderem|anderen|experten|freunden|fans|jugendlichen|frauen|männern|kindern|wissenschaftlern|fachleuten|politikern)$/.test(
        next?.form ?? '',
      ) ||
      (/^(?:den|diesen|seinen|ihren|vielen)$/.test(next?.form ?? '') &&
        /(?:n|s)$/.test(afterNext?.form ?? '') &&
        !/(?:umständen|bedingungen|voraussetzungen|gesichtspunkten|füßen|augen|händen|namen|klängen)$/.test(
          afterNext?.form ?? '',
        ) &&
        isCapitalised(afterNext)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'unter' },
    means: isConcept('between/preposition'),
    holds: () => false,
    weightElsewhere: 0.02,
  },
  {
    forms: { de: 'laut' },
    means: isConcept('according-to/preposition'),
    holds: (place) =>
      gapBefore(place) <= 1 || place.before === undefined
        ? isCapitalised(place.after[0]) ||
          /^(?:d(?:em|er)|eine[mr]|seine[mr]|ihre[mr]|eigenen)$/.test(place.after[0]?.form ?? '')
        : isCapitalised(place.after[0]),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    // “zu” means “at” in “zu Hause” (at home) and “zu Beginn” (at the beginning).
    forms: { de: 'zu' },
    means: isConcept('at-zu-de/preposition'),
    holds: ({ after: [next, afterNext, third] }) =>
      /^(?:hause|beginn|anfang|weihnachten|ostern|pfingsten|\p{L}*zeiten|mittag|tisch|\p{L}*preise?n?)$/u.test(
        next?.form ?? '',
      ) ||
      // “zu 20 Euro” (at 20 euros)
      (/^(?:\d|je$)/.test(next?.form ?? '') && /^(?:euro|mark|dollar|cent|franken)$/.test(afterNext?.form ?? '')) ||
      // “zu” also means “at” in “zu einem günstigen Preis” (at a good price) and “zu diesem Zeitpunkt” (at this time).
      (/^(?:k?einem|de[mn]|diese[mn]|seinem|ihrem|\p{Ll}+en)$/u.test(next?.form ?? '') &&
        [afterNext, third].some((word) =>
          /(?:preise?n?|zeitpunkt|konditionen|kurs|tarif|tarife?n|zinsen|zinssatz|uhrzeit)$/.test(word?.form ?? ''),
        )),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “vor” means “of” in “Angst vor Hunden” (fear of dogs).
    forms: { de: 'vor' },
    means: isConcept('of-vor-de/preposition'),
    holds: (place) =>
      [...place.earlier.slice(-4), ...place.rest].some(({ form }, index) =>
        index < 4
          ? /^(?:angst|furcht|fürcht|warn|gewarnt|schutz|schütz|geschützt|respekt|flucht|floh|flieh|rett|gerettet|ekel|scheu|sicher)/.test(
              form,
            )
          : /^(?:gewarnt|geschützt|geflohen|gerettet|schützen|warnen|fürchten)$/.test(form),
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “um” means “for” in “bat um Hilfe” (asked for help).
    forms: { de: 'um' },
    means: isConcept('for/preposition'),
    holds: hasNear(/^(?:bat$|baten|bitt|gebeten|kampf|kämpf|bewarb|bewerb|bemüh|wette|ringen|warb|werben)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “um” means “about” in “es geht um Geld” (it is about money).
    forms: { de: 'um' },
    means: isConcept('about/preposition'),
    holds: (place) =>
      !isTimeOfDay(place) &&
      (hasNear(/^(?:geht|ging|gehe|handel|kümmer|dreh|streiten|stritt|gestritten|sorgt|sorge|trauer)/)(place) ||
        /^(?:wissen|weiß|debatte|diskussion|gerüchte|affäre|skandal|fragen|aufregung|rummel)$/.test(
          place.before?.form ?? '',
        )),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'nach' },
    means: isConcept('to/preposition'),
    holds: ({ after: [next] }) =>
      isCapitalised(next) || /^(?:oben|unten|links|rechts|vorne?|hinten|außen|innen)$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    forms: { de: 'an' },
    means: isConcept('on/preposition'),
    holds: ({ after: [, noun] }) =>
      /(?:tag|morgen|abend|nachmittag|donnerstag|sonntag|samstag|montag)s?$/.test(noun?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “während” is a preposition in “während des Krieges” (during the war), but not in “während er schläft” (while he
    // sleeps).
    forms: { de: 'während' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: (place) => {
      const last = endOfClause(place);
      const isGenitive = /^(?:des|eines|dieses|jenes|[mds]eines|ihres|unseres)$/.test(place.after[0]?.form ?? '');
      return isGenitive || !mayBe(last, ['verb'], place.lexicon) || isCapitalised(last);
    },
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
];
