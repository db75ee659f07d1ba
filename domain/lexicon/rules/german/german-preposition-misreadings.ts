import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';

const motion =
  /^(?:geh|ging|komm|kam|lauf|läuf|lief|fahr|fähr|fuhr|beweg|renn|rann|steuer|flieg|flog|stürz|stürm|schreit|schritt|roll|schwamm|ras|eil|trat|tret|zog|zieh|gelaufen|gefahren)/;

/** German expressions that end in a preposition, whose words also occur together by chance, see misreading.ts. */
export const germanPrepositionMisreadings: readonly Misreading[] = [
  {
    // “ging auf das Haus zu”, but not “auf der Straße zu spielen” or “hörte auf dem Sofa zu”
    language: 'de',
    base: /^auf … zu$/,
    isSeen: ({ earlier, next, lexicon }) =>
      isInfinitive(next, 'de', lexicon) || !earlier.some(({ form }) => motion.test(form)),
  },
  {
    // Never meant: “it to me” in “da es mir gefällt”, “date” in “er geht mit dem Hund”, “go astray” in “geht verloren”
    language: 'de',
    base: /^(?:es mir|gehen mit|verloren gehen)$/,
    isSeen: () => true,
  },
  {
    // “nicht vor Mai”, but not “kam nicht vor Gericht”
    language: 'de',
    base: /^nicht vor$/,
    isSeen: ({ next }) =>
      !/^(?:\d.*|ende|mitte|anfang|dem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “einer von ihnen”, but not “bei einer vom Verein organisierten Reise”
    language: 'de',
    base: /^eine[rs]? von$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'vom',
  },
  {
    // “kam durch den Wald”, but not “durch Heirat an die Grafen kam”
    language: 'de',
    base: /^kommen durch$/,
    isSeen: ({ span }) => span[0]?.form === 'durch' && span.length > 4,
  },
  {
    // “er spricht von ihr”, but not “die Sprache wird von vielen gesprochen”
    language: 'de',
    base: /^sprechen von$/,
    isSeen: ({ earlier, span, later }) =>
      span.some(({ form }) => form === 'gesprochen') &&
      [...earlier, ...span, ...later.slice(0, 2)].some(({ form }) => /^(?:wird|werden|wurden?|worden)$/.test(form)),
  },
  {
    // “stimmt für ihn” and “er stimmte dafür”, but not “das Zimmer war klein, dafür stimmt der Preis”
    language: 'de',
    base: /^stimmen für$/,
    isSeen: ({ span: [first] }) => first?.form === 'dafür',
  },
  {
    // “er verbindet mit dem Ort viel”, but not “ist mit dem Festland verbunden”
    language: 'de',
    base: /^verbinden mit$/,
    isSeen: ({ span }) => span.some(({ form }) => /^verbunden/.test(form)),
  },
  {
    // “wurde zu einem Problem”, but not “wurde zu drei Jahren Haft verurteilt”
    language: 'de',
    base: /^werden zu$/,
    isSeen: ({ later, next }) =>
      later.slice(0, 7).some((word) => !isCapitalised(word) && isParticiple(word, 'de')) ||
      /^(?:beginn|ende|anfang|lebzeiten|unrecht|recht|weihnachten|ostern|zeiten)$/.test(next?.form ?? ''),
  },
  {
    // “die Aufgabe besteht in der Verwaltung”, but not “besteht für die Firmen in Berlin”
    language: 'de',
    base: /^bestehen in$/,
    isSeen: ({ span, next }) =>
      !span.some(({ form }) => /^(?:darin|worin)$/.test(form)) &&
      (span.length > 4 ||
        !/^(?:der|dem|einer|einem|erster|seiner|ihrer)$/.test(next?.form ?? '') ||
        !/^i[nm]$/.test(span.at(-1)?.form ?? '')),
  },
  {
    // “der König herrscht über das Land”, but not “es herrscht Klarheit über die Lage”
    language: 'de',
    base: /^herrschen über$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /(?:heit|keit|streit|nehmen|sicht|unruhe|freude|empörung|dissens)$/.test(form)),
  },
  {
    // “steht für Freiheit”, but not “steht für heute zur Debatte”
    language: 'de',
    base: /^stehen für$/,
    isSeen: ({ later, earlier, span }) =>
      [...earlier, ...span, ...later].some(({ form }) =>
        /^(?:debatte|verfügung|wahl|auswahl|bereit|diskussion|fest)$/.test(form),
      ),
  },
  {
    // “alle bis auf einen” is “except”, seldom “until”.
    language: 'de',
    base: /^bis auf$/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId === 'until/preposition',
  },
  {
    // “zeigt auf ihn”, but not “zeigt einen Löwen auf rotem Grund”
    language: 'de',
    base: /^zeigen auf$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => /^(?:eine?n?|die|das|den|keine?n?|seine?n?|ihre?n?|sich|wie|was|dass)$/.test(form)),
  },
  {
    // “sein Dank für die Hilfe”, but not “danke für die Hilfe”
    language: 'de',
    base: /^Dank für$/,
    isSeen: ({ span: [first] }) => first?.form === 'danke',
  },
  {
    // “fiel auf zehn Prozent”, but not “die Wahl fiel auf ihn”
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
    // “das Fenster geht auf den Hof”, but not “er ging auf die Straße”
    language: 'de',
    base: /^gehen auf$/,
    isSeen: ({ earlier, span }) =>
      ![...earlier, ...span].some(({ form }) => /(?:fenster|zimmer|tür|balkon|blick|terrasse)$/.test(form)),
  },
  {
    // “achtet auf”, but not “von acht auf zehn”
    language: 'de',
    base: /^achten auf$/,
    isSeen: ({ span }) => span.some(({ form }) => form === 'acht'),
  },
  {
    // “Die Stadt liegt im Norden”, but not “es liegt im Interesse der Stadt”
    language: 'de',
    base: /^liegen in$/,
    isSeen: ({ span, later }) =>
      [...span, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:interesse|trend|ermessen|natur|argen|sterben)$/.test(form),
      ),
  },
  {
    // “kam mir zu Hilfe”, but not “kam zu mir nach Hause”
    language: 'de',
    base: /^kommen zu$/,
    isSeen: ({ next, lexicon }) => !isCapitalised(next) || mayBe(next, ['name'], lexicon),
  },
  {
    // “er hängt sehr an ihr”, but not “das Bild hängt an der Wand”
    language: 'de',
    base: /^hängen an$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier.slice(-2), ...span, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:sehr|leben|heimat|beruf|mutter|vater|tradition|vergangenheit|daran)$/.test(form),
      ),
  },
  {
    // “die Schuld liegt an ihm” and “es liegt daran”, but not “die Stadt liegt an der Elbe”
    language: 'de',
    base: /^liegen an$/,
    isSeen: ({ span, earlier }) =>
      ![...earlier, ...span].some(({ form }) => /^(?:es|das|dies|daran|woran|schuld|ob|dass)$/.test(form)),
  },
];
