import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { hasNear, isFiniteVerb } from '../german-context.ts';

/** Whether the clause that this word opens ends with a finite verb: “wie der Sprecher sagte” (as the spokesman said). */
function endsWithVerb(place: Place): boolean {
  const last = endOfClause(place);
  return last !== undefined && last !== place.after[0] && !isCapitalised(last) && isFiniteVerb(last);
}

/** Whether an auxiliary stands inside the clause: “während der Fahrt war er müde” (during the journey he was tired). */
function hasVerbInside(place: Place): boolean {
  const last = endOfClause(place);
  const words = last ? place.rest.slice(0, Math.max(0, place.rest.indexOf(last) - 1)) : [];
  return words.some(({ form }) =>
    /^(?:ist|sind|war|waren|hat|hatten?|wird|wurden?|kann|konnten?|muss|mussten?)$/.test(form),
  );
}

/** Verbs of saying and knowing in a clause with “wie”: “wie er sagte” (as he said). */
const reporting =
  /^(?:sag|mein|berichte|bericht|erklär|beton|heiß|hieß|schreib|schrieb|mitteil|teil|behaupte|zeig|herausstell|bekannt|vermut|erwart|glaub|find|fand|hoff|verlaut|erfuhr|erfahr|formulier|nenn|nannte|sieht|sah|weiß|wissen|denk|dacht|scheint|schien|üblich|gesagt|bereits|schon|angekündigt|geplant|mitgeteilt|berichtet|hervorgeh|hervorging)/;
const asking =
  /^(?:wei(?:ß|ss)|wiss|wuss|wuß|frag|gefragt|zeig|seh|sah|sieht|gesehen|versteh|verstand|erklär|lern|beschreib|beschrieb|schilder|überleg|erzähl|klar|unklar|egal|hör|merk|erfahr|erfuhr|beobacht|darüber|davon|darum|darauf|demonstrier|erkenn|erkannt|spür)/;

/** Whether only a name follows “nach”: “nach Rom” (to Rome). */
const isName = ({ word, after: [next], lexicon }: Place): boolean =>
  next !== undefined &&
  next.start - word.end === 1 &&
  isCapitalised(next) &&
  (next.readings.length === 0 || mayBe(next, ['name'], lexicon));

const source =
  /(?:angaben?|darstellung|einschätzung|ansicht|meinung|auffassung|aussagen?|auskunft|berichte?n?|informationen|schätzung|berechnung|erkenntnissen|worten|gesetz|plan|wunsch|wünschen|vorschrift|regeln?|kriterien|paragraph|paragraf|artikel|prinzip|studien?|umfragen?|überzeugung|prognosen?|vorstellungen|muster|modell|vorbild|motto|theorie|gutachten|bedarf|belieben|schema|rezept|anleitung|anweisung|packungsanweisung|definition|lesart|erfahrung|statistiken?|geschmack|maßgabe|bekunden|standard|alter|größe|recht|art|namen|ergebnissen|regel|logik|vertrag|abkommen|verfassung|daten|zahlen|stand|ermessen|gewicht|themen|farben?)(?:en|s|es)?$/;

/** Rules for words that open a clause or a phrase. */
export const germanClauseRules: readonly Rule[] = [
  {
    // “wie” means “as” in “…, wie der Sprecher sagte” (as the spokesman said), but not in “Er zeigt, wie man kocht” (he
    // shows how to cook).
    forms: { de: 'wie' },
    means: isConcept('as/conjunction'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1 || /^(?:und|aber|doch)$/.test(place.before.form)) &&
      endsWithVerb(place) &&
      reporting.test(endOfClause(place)?.form ?? '') &&
      !place.earlier.some(({ form }) => asking.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “während” is a conjunction in “während er schlief” (while he slept), but not in “hat während der Fahrt geschlafen”
    // (slept during the journey).
    forms: { de: 'während' },
    means: (_, partOfSpeech) => partOfSpeech === 'conjunction',
    holds: (place) => {
      const [next] = place.after;
      if (place.before !== undefined && gapBefore(place) === 1 && !/^(?:und|aber|oder)$/.test(place.before.form))
        return false;
      if (/^(?:des|eines|dieses|seines|ihres|meines|unseres|dessen)$/.test(next?.form ?? '')) return false;
      return endsWithVerb(place) && !hasVerbInside(place);
    },
    weightElsewhere: 0.001,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'während' },
    means: isConcept('during/preposition'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “nach” means “after” in “nach dem Essen” (after the meal), but not in “nach Rom” (to Rome) or “meiner Meinung nach”
    // (in my opinion).
    forms: { de: 'nach' },
    means: isConcept('after/preposition'),
    holds: (place) => {
      const { word, after } = place;
      const [next] = after;
      if (!next || next.start - word.end > 1 || isName(place)) return false;
      const noun = after.slice(0, 5).find(isCapitalised);
      return (
        (noun !== undefined || /^\d/.test(next.form)) &&
        !source.test(noun?.form ?? '') &&
        !/^(?:oben|unten|links|rechts|hinten|vorn|vorne|außen|innen|hause|haus|osten|westen|norden|süden)$/.test(
          next.form,
        )
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “nach Rom” (to Rome)
    forms: { de: 'nach' },
    means: isConcept('after/preposition', 'to/preposition'),
    holds: isName,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “im” means “in the” in “im Garten” (in the garden), but not in “im Internet” (on the internet).
    forms: { de: 'im' },
    means: isConcept('in-im-de/preposition'),
    holds: ({ after: [next] }) =>
      !/^(?:internet|netz|web|fernsehen|radio|rundfunk|tv|erdgeschoss|zweiten|dritten|ersten|vierten|obergeschoss|mond)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “soll” means “is to” in “Das Urteil soll heute fallen” (the verdict is to be given today).
    forms: { de: 'soll sollen sollst' },
    means: isConcept('be-to-sollen-de/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'sollte sollten solltest solltet solle' },
    means: isConcept('be-to-sollen-de/verb'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “zum” means “for” in “ein Raum zum Arbeiten” (a room to work in).
    forms: { de: 'zum' },
    means: isConcept('for-the-de/preposition'),
    holds: ({ after: [next], lexicon }) =>
      isInfinitive(next, 'de', lexicon) && !/^(?:essen|leben|vergnügen|vertrauen)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “Ihr” means “you” in “Ihr findet uns im Park” (you’ll find us in the park).
    forms: { de: 'ihr' },
    means: isConcept('you-plural/pronoun'),
    holds: (place) => {
      const { before, after, word } = place;
      const isSecondPlural = (each = before) =>
        each !== undefined &&
        !isCapitalised(each) &&
        each.analyses.some(({ features }) => features.some((tags) => /\b2pl\b/.test(tags)));
      const [next] = after;
      if (!isCapitalised(word) || (next && next.start - word.end > 1)) return false;
      const opens = before === undefined || gapBefore(place) > 1;
      return (
        (opens && isSecondPlural(next) && !isParticiple(next, 'de')) ||
        (!opens && isSecondPlural(before) && !isCapitalised(next) && !mayBe(next, ['adjective'], place.lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “gewohnt” means “accustomed” in “Ich bin es nicht gewohnt” (I am not used to it), but not in “hat dort gewohnt” (lived
    // there).
    forms: { de: 'gewohnt' },
    means: isConcept('accustomed/adjective'),
    holds: (place) =>
      hasNear(/^(?:bin|bist|ist|sind|seid|war|waren|sei)$/)(place) &&
      !hasNear(/^(?:habe?|hat|haben|hatte|hatten)$/)(place),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-4,
  },
  {
    // “seitdem” means “since” in “seitdem er weg ist” (since he left), but not in “Seitdem ist er weg” (he has been away
    // since then).
    forms: { de: 'seitdem' },
    means: isConcept('since-seitdem-de/conjunction'),
    holds: (place) => (place.before === undefined || gapBefore(place) > 1) && endsWithVerb(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-5,
  },
  {
    forms: { de: 'seitdem seither' },
    means: isConcept('since-then-seitdem-de/adverb', 'since-seitdem-de/conjunction'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “seit” opens a clause in “seit er weg ist” (since he left), but not in “seit Jahren” (for years).
    forms: { de: 'seit' },
    means: isConcept('since-seitdem-de/conjunction'),
    holds: (place) =>
      (place.before === undefined || gapBefore(place) > 1) &&
      (/^(?:er|sie|es|ich|wir|man|du)$/.test(place.after[0]?.form ?? '') || isName(place)) &&
      endsWithVerb(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “genannte” means “so-called” in “so genannte Freunde” (so-called friends), but not in “die in der Zeitung genannte
    // Zahl” (the number given in the newspaper).
    forms: { de: 'genannte genannten genannter genanntes genanntem genannt' },
    means: isConcept('so-called-known-as/adjective'),
    holds: ({ before }) => before?.form === 'so',
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “keinen” means “none” in “Ich kenne keinen” (I know none), but not in “keine 0 Punkte” (not 0 points).
    forms: { de: 'keine keinen keinem keiner keines keins' },
    means: isConcept('none-keine-de/pronoun'),
    holds: ({ word, after: [next] }) =>
      !next || !(isCapitalised(next) || (/^\d/.test(next.form) && next.start - word.end === 1)),
    weightElsewhere: 1e-5,
    weightOfOthers: 0.02,
  },
  {
    // “Essen” at the beginning of a sentence is more likely the noun (meal) than the city: “Essen ist fertig” (the meal is
    // ready).
    forms: { de: 'essen' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ word, before, after: [next] }) =>
      isCapitalised(word) &&
      before === undefined &&
      /^(?:ist|war|ok|okay|gut|sehr|schmeckt|und|super|lecker|top)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “Essen” is a name in “in Essen” (in the city of Essen), but not in “beim Essen” (while eating).
    forms: { de: 'essen' },
    means: (_, partOfSpeech) => partOfSpeech === 'name',
    holds: ({ before }) => !/^(?:beim|zum|am|das|dem|im|vom|ein|gutes|warmes|leckeres)$/.test(before?.form ?? ''),
    weightElsewhere: 0.001,
    weightOfOthers: 1,
  },
];
