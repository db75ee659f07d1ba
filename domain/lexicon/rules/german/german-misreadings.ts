import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

const copula =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|sei|wäre|wären|sein|gewesen|wirkt|wirkte|schmeckt|schmeckte)$/;

const dative = /^(?:mir|dir|ihm|ihr|ihnen|uns|euch|wem|einem)$/;

/** German expressions whose words also occur together by chance, see misreading.ts. */
export const germanMisreadings: readonly Misreading[] = [
  {
    // “Nur zu!”, but not “nur zu empfehlen”
    language: 'de',
    base: /^(?:nur zu|leider (?:nicht|nein|ja)|(?:ich|mir) auch(?: nicht)?)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “auf das Haus zu”, but not “auf der Straße zu spielen”
    language: 'de',
    base: /^auf … zu$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'de', lexicon),
  },
  {
    // “da es mir gefällt”: two pronouns by chance; “er geht mit dem Hund” is no love affair; “geht verloren” is no mishap.
    language: 'de',
    base: /^(?:es mir|gehen mit|verloren gehen)$/,
    isSeen: () => true,
  },
  {
    // “Und wie!”, but not “und wie man sagt”; “Ich habe genug”, but not “wir haben genug Zeit”
    language: 'de',
    base: /^(?:und wie|und ob|genug haben)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'von',
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
    // “Ärger haben”, but not “es hätte uns viel Ärger erspart”
    language: 'de',
    base: /^(?:Ärger|Glück|Angst|Zeit|Spaß|Erfolg) haben$/,
    isSeen: ({ later }) => later.slice(0, 6).some((word) => !isCapitalised(word) && isParticiple(word, 'de')),
  },
  {
    // “Auf der anderen Seite ist er nett”, but not “der Garten auf der anderen Seite”
    language: 'de',
    base: /^auf der anderen Seite$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined && (first?.start ?? 0) - before.end === 1 && !/^(?:aber|doch|und|denn)$/.test(before.form),
  },
  {
    // “einer von ihnen”, but not “bei einer vom Verein organisierten Reise”
    language: 'de',
    base: /^eine[rs]? von$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'vom',
  },
  {
    // “wie schwer es auch ist”
    language: 'de',
    base: /^wie … auch$/,
    isSeen: ({ span }) => span.length > 6,
  },
  {
    // “das Auto ist zu verkaufen”, but not “versucht, das Auto zu verkaufen”
    language: 'de',
    base: /^zu verkaufen$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // “eines Tages ging er”, but not “innerhalb eines Tages”
    language: 'de',
    base: /^eines (?:Tages|Abends|Nachts)$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['preposition', 'noun'], lexicon),
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
    isSeen: ({ later }) => later.slice(0, 7).some((word) => !isCapitalised(word) && isParticiple(word, 'de')),
  },
  {
    // “noch ein Bier”, but not “es hat auch noch eine gute Küche” or “es gibt nur noch einen”
    language: 'de',
    base: /^noch ein$/,
    isSeen: ({ before }) => /^(?:auch|nur|immer|heute|dazu|dort|weder|je|da)$/.test(before?.form ?? ''),
  },
  {
    // “so weit wie”, but not “es war so weit”
    language: 'de',
    base: /^so ?weit$/,
    isSeen: ({ next, span: [first], before }) =>
      next === undefined || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // “sie singt sehr gut”, but not “das Essen war sehr gut”
    language: 'de',
    base: /^sehr gut$/,
    isSeen: ({ span, earlier, next, lexicon }) =>
      span.length === 2 &&
      (next === undefined || /^(?:und|aber|oder|für|,)$/.test(next.form)) &&
      (earlier.some(({ form }) => copula.test(form)) || !earlier.some((word) => isOnly(word, ['verb'], lexicon))),
  },
  {
    // “in der Praxis zeigt sich”, but not “in der Praxis von Dr. Berg”
    language: 'de',
    base: /^in der Praxis$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later].some(({ form }) =>
        /^(?:dr|arzt|ärzt|herrn?$|frau$|doktor|termin|behandl|patient|team$|hund|zahn|bei$|beim$|in$)/.test(form),
      ),
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
    // “es lag daran, dass” is “be due to”.
    language: 'de',
    base: /^liegen an$/,
    isSeen: ({ span, later }) =>
      span.some(({ form }) => form === 'daran') && later.slice(0, 2).some(({ form }) => /^(?:dass|daß)$/.test(form)),
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
    // “kam mir zu Hilfe”, but not “die Ware kommt zum Kunden”
    language: 'de',
    base: /^kommen zu$/,
    isSeen: ({ next, lexicon }) => !isCapitalised(next) || mayBe(next, ['name'], lexicon),
  },
  {
    // “nicht mehr als zehn”
    language: 'de',
    base: /^(?:nicht|keine(?: …)?) mehr$/,
    isSeen: ({ next }) => next?.form === 'als',
  },
  {
    // “mir ist schlecht” is a feeling, “das Essen ist schlecht” is not.
    language: 'de',
    base: /^(?:schlecht|übel|warm|heiß|kalt|peinlich|egal|gleich|schwindl?ig|schwindelig) sein$/,
    isSeen: ({ span, earlier }) => ![...earlier, ...span].some(({ form }) => dative.test(form)),
  },
  {
    // “ich bin sicher, dass”, but not “das ist sicher richtig” or “die Stadt ist sicher”
    language: 'de',
    base: /^(?:sich )?sicher sein$/,
    isSeen: ({ span, earlier, next }) =>
      (next !== undefined && !/^(?:dass|daß|die|den|das|ob)$/.test(next.form)) ||
      ![...earlier, ...span].some(({ form }) => /^(?:ich|du|er|sie|wir|man|sich|mir)$/.test(form)),
  },
  {
    // “das lässt sich erklären”, but not “er ließ sich die Haare schneiden”
    language: 'de',
    base: /^lässt sich$/,
    isSeen: ({ earlier, next }) =>
      earlier.slice(-2).some(({ form }) => /^(?:er|ich|du|wir|man|wer)$/.test(form)) ||
      /^(?:d(?:ie|as|en)|eine?n?|seine?n?|ihre?n?|von)$/.test(next?.form ?? ''),
  },
  {
    // “das Haus ist zu mieten”, but not “der Wunsch, ein Haus zu mieten”
    language: 'de',
    base: /^zu (?:ver)?mieten$/,
    isSeen: ({ earlier }) =>
      earlier.length > 2 && !earlier.slice(-3).some(({ form }) => /^(?:ist|sind|war|waren|steht|stehen)$/.test(form)),
  },
  {
    // “Da ist er”, but not “weil er da ist”
    language: 'de',
    base: /^(?:da|hier) ist$/,
    isSeen: ({ span: [first], before }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1,
  },
  {
    // “die Zeit ist um”, but not “er ist um acht da” or “darum ist er froh”
    language: 'de',
    base: /^um sein$/,
    isSeen: ({ span, next }) => next !== undefined || !span.some(({ form }) => form === 'um'),
  },
  {
    // “die Schuld liegt an ihm” and “es liegt daran”, but not “die Stadt liegt an der Elbe”
    language: 'de',
    base: /^liegen an$/,
    isSeen: ({ span, earlier }) =>
      ![...earlier, ...span].some(({ form }) => /^(?:es|das|dies|daran|woran|schuld|ob|dass)$/.test(form)),
  },
];
