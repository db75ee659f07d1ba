import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';

const motion =
  /^(?:geh|ging|komm|kam|lauf|läuf|lief|fahr|fähr|fuhr|beweg|renn|rann|steuer|flieg|flog|stürz|stürm|schreit|schritt|roll|schwamm|ras|eil|trat|tret|zog|zieh|gelaufen|gefahren)/;

/** German expressions that end in a preposition and whose words also occur together by chance, see misreading.ts. */
export const germanPrepositionMisreadings: readonly Misreading[] = [
  {
    // False match: “das habe ich von ihr gehört” (I heard that from her). True match: “er hat von dem Plan gehört” (he has
    // heard of the plan).
    language: 'de',
    base: /^(?:hören|erfahren) von$/,
    isSeen: ({ earlier, span }) => [...earlier, ...span].some(({ form }) => /^(?:das|es|dies)$/.test(form)),
  },
  {
    // False match: “machte sich auf den Weg nach Rom” (set off for Rome). True match: “der Weg nach Rom” (the way to Rome).
    language: 'de',
    base: /^Weg (?:nach|zu)$/,
    isSeen: ({ earlier }) => earlier.at(-2)?.form === 'auf',
  },
  {
    // False match: “auf der Straße zu spielen” (to play in the street). True match: “ging auf das Haus zu” (went towards the
    // house).
    language: 'de',
    base: /^auf … zu$/,
    isSeen: ({ earlier, next, lexicon }) =>
      isInfinitive(next, 'de', lexicon) || !earlier.some(({ form }) => motion.test(form)),
  },
  {
    // Meanings that are never chosen: “date” for “gehen mit” in “er geht mit dem Hund” (he walks with the dog), and “go
    // astray” for “verloren gehen” in “geht verloren” (gets lost).
    language: 'de',
    base: /^(?:es mir|gehen mit|verloren gehen)$/,
    isSeen: ({ conceptId }) => conceptId !== 'be-lost-verloren-gehen-de/expression',
  },
  {
    // False match: “kam nicht vor Gericht” (did not come to court). True match: “nicht vor Mai” (not before May).
    language: 'de',
    base: /^nicht vor$/,
    isSeen: ({ next }) =>
      !/^(?:\d.*|ende|mitte|anfang|dem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “bei einer vom Verein organisierten Reise” (on a trip organised by the club). True match: “einer von
    // ihnen” (one of them).
    language: 'de',
    base: /^eine[rs]? von$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'vom',
  },
  {
    // False match: “durch Heirat an die Grafen kam” (passed to the counts by marriage). True match: “kam durch den Wald”
    // (came through the forest).
    language: 'de',
    base: /^kommen durch$/,
    isSeen: ({ span }) => span[0]?.form === 'durch' && span.length > 4,
  },
  {
    // False match: “die Sprache wird von vielen gesprochen” (the language is spoken by many). True match: “er spricht von
    // ihr” (he speaks of her).
    language: 'de',
    base: /^sprechen von$/,
    isSeen: ({ earlier, span, later }) =>
      span.some(({ form }) => form === 'gesprochen') &&
      [...earlier, ...span, ...later.slice(0, 2)].some(({ form }) => /^(?:wird|werden|wurden?|worden)$/.test(form)),
  },
  {
    // False match: “dafür stimmt der Preis” (but the price is right). True match: “er stimmte dafür” (he voted for it).
    language: 'de',
    base: /^stimmen für$/,
    isSeen: ({ span: [first] }) => first?.form === 'dafür',
  },
  {
    // False match: “ist mit dem Festland verbunden” (is connected with the mainland). True match: “er verbindet mit dem Ort
    // viel” (he associates much with the place).
    language: 'de',
    base: /^verbinden mit$/,
    isSeen: ({ span }) => span.some(({ form }) => /^verbunden/.test(form)),
  },
  {
    // False match: “wurde zu drei Jahren Haft verurteilt” (was sentenced to three years in prison). True match: “wurde zu
    // einem Problem” (became a problem).
    language: 'de',
    base: /^werden zu$/,
    isSeen: ({ later, next }) =>
      later.slice(0, 7).some((word) => !isCapitalised(word) && isParticiple(word, 'de')) ||
      /^(?:beginn|ende|anfang|lebzeiten|unrecht|recht|weihnachten|ostern|zeiten)$/.test(next?.form ?? ''),
  },
  {
    // False match: “besteht für die Firmen in Berlin” (exists for the companies in Berlin). True match: “die Aufgabe besteht
    // in der Verwaltung” (the task consists in administration).
    language: 'de',
    base: /^bestehen in$/,
    isSeen: ({ span, next }) =>
      !span.some(({ form }) => /^(?:darin|worin)$/.test(form)) &&
      (span.length > 4 ||
        !/^(?:der|dem|einer|einem|erster|seiner|ihrer)$/.test(next?.form ?? '') ||
        !/^i[nm]$/.test(span.at(-1)?.form ?? '')),
  },
  {
    // False match: “es herrscht Klarheit über die Lage” (there is clarity about the situation). True match: “der König
    // herrscht über das Land” (the king rules over the land).
    language: 'de',
    base: /^herrschen über$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /(?:heit|keit|streit|nehmen|sicht|unruhe|freude|empörung|dissens)$/.test(form)),
  },
  {
    // False match: “steht für heute zur Debatte” (is up for debate today). True match: “steht für Freiheit” (stands for
    // freedom).
    language: 'de',
    base: /^stehen für$/,
    isSeen: ({ later, earlier, span }) =>
      [...earlier, ...span, ...later].some(({ form }) =>
        /^(?:debatte|verfügung|wahl|auswahl|bereit|diskussion|fest)$/.test(form),
      ),
  },
  {
    // “bis auf” in “alle bis auf einen” (all except one) is “except”, seldom “until”.
    language: 'de',
    base: /^bis auf$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId === 'until/preposition',
  },
  {
    // False match: “zeigt einen Löwen auf rotem Grund” (shows a lion on a red background). True match: “zeigt auf ihn”
    // (points at him).
    language: 'de',
    base: /^zeigen auf$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /^(?:eine?n?|die|das|den|keine?n?|seine?n?|ihre?n?|sich|wie|was|dass)$/.test(form)),
  },
  {
    // False match: “danke für die Hilfe” (thank you for the help). True match: “sein Dank für die Hilfe” (his thanks for the
    // help).
    language: 'de',
    base: /^Dank für$/,
    isSeen: ({ span: [first] }) => first?.form === 'danke',
  },
  {
    // False match: “die Wahl fiel auf ihn” (the choice fell on him). True match: “fiel auf zehn Prozent” (fell to ten per
    // cent).
    language: 'de',
    base: /^fallen auf$/,
    isSeen: ({ span, next, lexicon }) =>
      span.some(({ form }) => /^(?:wahl|blick|verdacht|licht)$/.test(form)) ||
      !(
        /^(?:\d|unter|über|rund|etwa|knapp|fast|den|das|ein)/.test(next?.form ?? '') ||
        mayBe(next, ['numeral'], lexicon)
      ),
  },
  {
    // False match: “er ging auf die Straße” (he went into the street). True match: “das Fenster geht auf den Hof” (the
    // window faces the courtyard).
    language: 'de',
    base: /^gehen auf$/,
    isSeen: ({ earlier, span }) =>
      ![...earlier, ...span].some(({ form }) => /(?:fenster|zimmer|tür|balkon|blick|terrasse)$/.test(form)),
  },
  {
    // False match: “von acht auf zehn” (from eight to ten). True match: “achtet auf” (pays attention to).
    language: 'de',
    base: /^achten auf$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'acht'),
  },
  {
    // False match: “es liegt im Interesse der Stadt” (it is in the interest of the town). True match: “Die Stadt liegt im
    // Norden” (the town lies in the north).
    language: 'de',
    base: /^liegen in$/,
    isSeen: ({ span, later }) =>
      [...span, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:interesse|trend|ermessen|natur|argen|sterben)$/.test(form),
      ),
  },
  {
    // False match: “kam zu mir nach Hause” (came to my home). True match: “kam mir zu Hilfe” (came to my aid).
    language: 'de',
    base: /^kommen zu$/,
    isSeen: ({ next, lexicon }) => !isCapitalised(next) || mayBe(next, ['name'], lexicon),
  },
  {
    // False match: “das Bild hängt an der Wand” (the picture hangs on the wall). True match: “er hängt sehr an ihr” (he is
    // very attached to her).
    language: 'de',
    base: /^hängen an$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-2), ...span, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:sehr|leben|heimat|beruf|mutter|vater|tradition|vergangenheit|daran)$/.test(form),
      ),
  },
  {
    // False match: “die Stadt liegt an der Elbe” (the town lies on the Elbe). True match: “die Schuld liegt an ihm” (the
    // fault lies with him).
    language: 'de',
    base: /^liegen an$/,
    isSeen: ({ span, earlier }) =>
      ![...earlier, ...span].some(
        (word, index, all) =>
          /^(?:es|das|dies|daran|woran|schuld|ob|dass)$/.test(word.form) &&
          // “Das” is an article in “Das Dorf liegt am Rhein” (the village lies on the Rhine).
          !(word.form === 'das' && isCapitalised(all[index + 1])),
      ),
  },
];
