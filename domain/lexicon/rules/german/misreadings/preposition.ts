import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';

const motion =
  /^(?:geh|ging|komm|kam|lauf|läuf|lief|fahr|fähr|fuhr|beweg|renn|rann|steuer|flieg|flog|stürz|stürm|schreit|schritt|roll|schwamm|ras|eil|trat|tret|zog|zieh|gelaufen|gefahren)/;

/** German expressions that end in a preposition, whose words also occur together by chance, see misreading.ts. */
export const germanPrepositionMisreadings: readonly Misreading[] = [
  {
    // “er hat von dem Plan gehört” (he has heard of the plan), but not “das habe ich von ihr gehört” (I heard that from her)
    language: 'de',
    base: /^(?:hören|erfahren) von$/,
    isSeen: ({ earlier, span }) => [...earlier, ...span].some(({ form }) => /^(?:das|es|dies)$/.test(form)),
  },
  {
    // “der Weg nach Rom” (the way to Rome), but not “machte sich auf den Weg nach Rom” (set off for Rome)
    language: 'de',
    base: /^Weg (?:nach|zu)$/,
    isSeen: ({ earlier }) => earlier.at(-2)?.form === 'auf',
  },
  {
    // “ging auf das Haus zu” (went towards the house), but not “auf der Straße zu spielen” (to play in the street)
    language: 'de',
    base: /^auf … zu$/,
    isSeen: ({ earlier, next, lexicon }) =>
      isInfinitive(next, 'de', lexicon) || !earlier.some(({ form }) => motion.test(form)),
  },
  {
    // These meanings are never chosen: “date” for “gehen mit” in “er geht mit dem Hund” (he walks with the dog), “go
    // astray” for “verloren gehen” in “geht verloren” (gets lost)
    language: 'de',
    base: /^(?:es mir|gehen mit|verloren gehen)$/,
    isSeen: ({ conceptId }) => conceptId !== 'be-lost-verloren-gehen-de/expression',
  },
  {
    // “nicht vor Mai” (not before May), but not “kam nicht vor Gericht” (did not come to court)
    language: 'de',
    base: /^nicht vor$/,
    isSeen: ({ next }) =>
      !/^(?:\d.*|ende|mitte|anfang|dem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “einer von ihnen” (one of them), but not “bei einer vom Verein organisierten Reise” (on a trip organised by the club)
    language: 'de',
    base: /^eine[rs]? von$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'vom',
  },
  {
    // “kam durch den Wald” (came through the forest), but not “durch Heirat an die Grafen kam” (passed to the counts by
    // marriage)
    language: 'de',
    base: /^kommen durch$/,
    isSeen: ({ span }) => span[0]?.form === 'durch' && span.length > 4,
  },
  {
    // “er spricht von ihr” (he speaks of her), but not “die Sprache wird von vielen gesprochen” (the language is spoken by
    // many)
    language: 'de',
    base: /^sprechen von$/,
    isSeen: ({ earlier, span, later }) =>
      span.some(({ form }) => form === 'gesprochen') &&
      [...earlier, ...span, ...later.slice(0, 2)].some(({ form }) => /^(?:wird|werden|wurden?|worden)$/.test(form)),
  },
  {
    // “er stimmte dafür” (he voted for it), but not “dafür stimmt der Preis” (but the price is right)
    language: 'de',
    base: /^stimmen für$/,
    isSeen: ({ span: [first] }) => first?.form === 'dafür',
  },
  {
    // “er verbindet mit dem Ort viel” (he associates much with the place), but not “ist mit dem Festland verbunden” (is
    // connected with the mainland)
    language: 'de',
    base: /^verbinden mit$/,
    isSeen: ({ span }) => span.some(({ form }) => /^verbunden/.test(form)),
  },
  {
    // “wurde zu einem Problem” (became a problem), but not “wurde zu drei Jahren Haft verurteilt” (was sentenced to three
    // years in prison)
    language: 'de',
    base: /^werden zu$/,
    isSeen: ({ later, next }) =>
      later.slice(0, 7).some((word) => !isCapitalised(word) && isParticiple(word, 'de')) ||
      /^(?:beginn|ende|anfang|lebzeiten|unrecht|recht|weihnachten|ostern|zeiten)$/.test(next?.form ?? ''),
  },
  {
    // “die Aufgabe besteht in der Verwaltung” (the task consists in administration), but not “besteht für die Firmen in
    // Berlin” (exists for the companies in Berlin)
    language: 'de',
    base: /^bestehen in$/,
    isSeen: ({ span, next }) =>
      !span.some(({ form }) => /^(?:darin|worin)$/.test(form)) &&
      (span.length > 4 ||
        !/^(?:der|dem|einer|einem|erster|seiner|ihrer)$/.test(next?.form ?? '') ||
        !/^i[nm]$/.test(span.at(-1)?.form ?? '')),
  },
  {
    // “der König herrscht über das Land” (the king rules over the land), but not “es herrscht Klarheit über die Lage” (there
    // is clarity about the situation)
    language: 'de',
    base: /^herrschen über$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /(?:heit|keit|streit|nehmen|sicht|unruhe|freude|empörung|dissens)$/.test(form)),
  },
  {
    // “steht für Freiheit” (stands for freedom), but not “steht für heute zur Debatte” (is up for debate today)
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
    // “zeigt auf ihn” (points at him), but not “zeigt einen Löwen auf rotem Grund” (shows a lion on a red background)
    language: 'de',
    base: /^zeigen auf$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /^(?:eine?n?|die|das|den|keine?n?|seine?n?|ihre?n?|sich|wie|was|dass)$/.test(form)),
  },
  {
    // “sein Dank für die Hilfe” (his thanks for the help), but not “danke für die Hilfe” (thank you for the help)
    language: 'de',
    base: /^Dank für$/,
    isSeen: ({ span: [first] }) => first?.form === 'danke',
  },
  {
    // “fiel auf zehn Prozent” (fell to ten per cent), but not “die Wahl fiel auf ihn” (the choice fell on him)
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
    // “das Fenster geht auf den Hof” (the window faces the courtyard), but not “er ging auf die Straße” (he went into the
    // street)
    language: 'de',
    base: /^gehen auf$/,
    isSeen: ({ earlier, span }) =>
      ![...earlier, ...span].some(({ form }) => /(?:fenster|zimmer|tür|balkon|blick|terrasse)$/.test(form)),
  },
  {
    // “achtet auf” (pays attention to), but not “von acht auf zehn” (from eight to ten)
    language: 'de',
    base: /^achten auf$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'acht'),
  },
  {
    // “Die Stadt liegt im Norden” (the town lies in the north), but not “es liegt im Interesse der Stadt” (it is in the
    // interest of the town)
    language: 'de',
    base: /^liegen in$/,
    isSeen: ({ span, later }) =>
      [...span, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:interesse|trend|ermessen|natur|argen|sterben)$/.test(form),
      ),
  },
  {
    // “kam mir zu Hilfe” (came to my aid), but not “kam zu mir nach Hause” (came to my home)
    language: 'de',
    base: /^kommen zu$/,
    isSeen: ({ next, lexicon }) => !isCapitalised(next) || mayBe(next, ['name'], lexicon),
  },
  {
    // “er hängt sehr an ihr” (he is very attached to her), but not “das Bild hängt an der Wand” (the picture hangs on the
    // wall)
    language: 'de',
    base: /^hängen an$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-2), ...span, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:sehr|leben|heimat|beruf|mutter|vater|tradition|vergangenheit|daran)$/.test(form),
      ),
  },
  {
    // “die Schuld liegt an ihm” (the fault lies with him), but not “die Stadt liegt an der Elbe” (the town lies on the Elbe)
    language: 'de',
    base: /^liegen an$/,
    isSeen: ({ span, earlier }) =>
      ![...earlier, ...span].some(({ form }) => /^(?:es|das|dies|daran|woran|schuld|ob|dass)$/.test(form)),
  },
];
