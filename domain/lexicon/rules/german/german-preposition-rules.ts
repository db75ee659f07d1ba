import { endOfClause, gapBefore, isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, mayBe } from '../word-classes.ts';
import { accusative, hasNear, isDeclined } from './german-context.ts';
import { namesAmount } from './german-relation-rules.ts';

const accusativeOrDen = /^(?:d(?:ie|as|en)|eine?n?|seine?n?|ihre?n?|diese[ns]?|ihn|sie|mich|uns)$/;

const isShooting = hasNear(/^(?:schieß|scho(?:ss|ß)|geschossen|feuert|gefeuert)/);

export const germanPrepositionRules: readonly Rule[] = [
  {
    // “in die Stadt” is “into”, “in der Stadt” is “in”.
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
    // A purpose: “zum Essen”, “zur Lösung”, “zum Beispiel”
    forms: { de: 'zum zur' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /^(?:beispiel|frühstück|glück|preis|schutz|thema|verkauf|zweck|wohl|geburtstag|vergleich|verkehr|anlass|.{3,}ung)$/.test(
        next?.form ?? '',
      ) ||
      // “zur friedlichen Lösung”
      (next !== undefined && isDeclined(next) && /^.{3,}ung$/.test(afterNext?.form ?? '')) ||
      // “zum 80. Geburtstag”, “zum zweiten Mal”
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
        /^(?:denk|dacht|gedacht|erinner|mangel|zweifel|vielzahl|auswahl|fülle|starb|gestorben|sterb|stirbt|erkrank|leide|litt|bedarf|anteil|reich$|arm$|interess|kritik|schuld|verlust|überschuss)/,
      )(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'an' },
    means: isConcept('to-an-de/preposition'),
    holds: hasNear(
      /^(?:brief|schrieb|schreib|geschrieben|schick|sandte|send|gesandt|wand|wend|gewandt|richt|gericht|appell|verkauf|vergab|vergeben|übergab|übergeb|grenz|anschluss|dank|gruß|grüße|lob$|kompliment|glückwunsch|gratulation|bitte$|forderung|nachricht|botschaft|weitergeleitet|weitergab|weitergegeben|spende|gespendet|adressiert|vermiet|verpacht|verteil|abgegeben|abgab|liefer|zahl|export|gebunden|verlieh|verliehen|anpass|angepasst|gewöhn|übertrug|übertragen)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('for-auf-de/preposition'),
    holds: hasNear(
      /^(?:wart|gewartet|hoff|gehofft|anspr[uü]ch|antr[aä]g|aussicht|chance|suche|vorbereit|verdacht|wunsch|appetit|lust$|zeit$|erstattung|rücksicht)/,
    ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    forms: { de: 'auf' },
    means: isConcept('to-auf-de/preposition'),
    holds: hasNear(
      /^(?:antwort|geantwortet|reagier|reaktion|hinweis|hinwies|hingewiesen|verweis|verwies|bezug|bezieh|bezog|bezieht|recht$|zugang|freu|gefreut|gespannt|beschränk|gestiegen|stieg|steig|gesunken|sank|sink|erhöh|verringer|reduzier|gesenkt|senk|beläuft|belief|belaufen|trink|wechsel|entfiel|entfall|entfällt|eingeh|eingeht|achte|geachtet)/,
    ),
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
      // “schoss auf den Wagen”
      if (accusativeOrDen.test(next?.form ?? '') && isShooting(place)) return true;
      return (
        /^(?:d(?:er|em)|einer|einem|seiner|ihrer|diese[mr])$/.test(next?.form ?? '') &&
        [afterNext, third].some((word) =>
          /(?:party|konferenz|hochzeit|messe|sitzung|tagung|symposium|seminar|workshop|turnier|empfang|auktion|beerdigung|gymnasium|schule|toilette|polizeiwache|revier|parteitag|gipfel|treffen|veranstaltung|demo|demonstration|feier|versammlung|kundgebung|ausstellung|fest|festival|kongress|kongreß|weltmeisterschaft|olympiade|parteitage|universität|flughafen|bahnhof)$/.test(
            word?.form ?? '',
          ),
        )
      );
    },
    weightElsewhere: 1e-4,
    weightOfOthers: 0.003,
  },
  {
    // “aus Holz”
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
    // “unter den Gästen”, “unter Freunden”
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
    // “zu Hause”, “zu Beginn”
    forms: { de: 'zu' },
    means: isConcept('at-zu-de/preposition'),
    holds: ({ after: [next] }) =>
      /^(?:hause|beginn|anfang|weihnachten|ostern|pfingsten|\p{L}*zeiten|mittag|tisch)$/u.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “Angst vor Hunden”, “warnt vor dem Sturm”
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
    // “bat um Hilfe”
    forms: { de: 'um' },
    means: isConcept('for/preposition'),
    holds: hasNear(/^(?:bat$|baten|bitt|gebeten|kampf|kämpf|bewarb|bewerb|bemüh|wette|ringen|warb|werben)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “es geht um Geld”, “das Wissen um die Not”
    forms: { de: 'um' },
    means: isConcept('about/preposition'),
    holds: (place) =>
      hasNear(/^(?:geht|ging|gehe|handel|kümmer|dreh|streiten|stritt|gestritten|sorgt|sorge|trauer)/)(place) ||
      /^(?:wissen|weiß|debatte|diskussion|gerüchte|affäre|skandal|fragen|aufregung|rummel)$/.test(
        place.before?.form ?? '',
      ),
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
    // A preposition in “während des Krieges”, but a conjunction in “während er schläft”.
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
