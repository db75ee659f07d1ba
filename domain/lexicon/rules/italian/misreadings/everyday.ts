import type { Misreading } from '../../misreading.ts';
import { isInfinitive } from '../../word-classes.ts';

const formsOfBe = /^(?:è|sono|era|erano|fu|sarà|sa|so|sai|sapere|chied\p{L}+|domand\p{L}+|dimmi|e|capire)$/u;

/** Text of everyday speech and stories that looks like an Italian expression but does not contain it. */
export const everydayItalianMisreadings: readonly Misreading[] = [
  {
    // False match: “parlare a lungo” (talk for a long time). True match: “parlare a un amico” (talk to a friend).
    language: 'it',
    base: /^\S+(?:re|rsi)\*? a$/,
    isSeen: ({ span, next }) =>
      /^(?:a|ad)$/.test(span.at(-1)?.form ?? '') &&
      /^(?:lungo|malapena|fatica|stento|memoria|voce|volte|tratti|bassa|alta|fondo|sufficienza|tempo|caso|proprio|rate|mano|piedi|parte|vuoto|oltranza|vicenda|turno|dovere|testa|poco|perdifiato|squarciagola|dirotto|tema|cena|pranzo|natale|pasqua|mezzogiorno|mezzanotte|distanza|dispetto|differenza|titolo|livello|nome|spese|favore|causa|seconda|seguito|partire)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “si è decisa all’ultimo giro” (was decided in the last lap). True match: “decidersi a partire” (make up
    // one’s mind to leave).
    language: 'it',
    base: /^(?:decidersi|mettersi|limitarsi|rassegnarsi) a$/,
    isSeen: ({ span, next, lexicon }) =>
      !/^(?:a|ad)$/.test(span.at(-1)?.form ?? '') || !isInfinitive(next, 'it', lexicon),
  },
  {
    // False match: “quanto costa questo libro?” (how much is this book?). True match: “Quanto costa?” (how much is it?).
    language: 'it',
    base: /^quanto (?:costa|viene)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “l’affare va bene” (business is going well). True match: “Va bene!” (all right!).
    language: 'it',
    base: /^va bene$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end <= 1 &&
      !/^(?:e|ma|allora|per|ok|beh)$/.test(before.form),
  },
  {
    // False match: “l’ha fatto da solo” (did it alone). True match: “fare da padre” (act as a father).
    language: 'it',
    base: /^fare da$/,
    isSeen: ({ next }) => /^(?:sol[oaie]|me|te|sé|noi|voi|quando|allora|anni|mesi|tempo)$/.test(next?.form ?? ''),
  },
  {
    // False match: “mi viene da ridere” (I feel like laughing). True match: “viene da Roma” (comes from Rome).
    language: 'it',
    base: /^venire\*? da$/,
    isSeen: ({ next, conceptId, lexicon }) =>
      conceptId !== 'feel-the-urge-venire-da-it/expression' && isInfinitive(next, 'it', lexicon),
  },
  {
    // False match: “l’aria di chi non dorme” (the look of a person who does not sleep). True match: “Di chi è?” (whose is
    // it?).
    language: 'it',
    base: /^di chi$/,
    isSeen: ({ before }) => before !== undefined && !formsOfBe.test(before.form),
  },
  {
    // False match: “due posti liberi in prima fila” (two free seats in the front row). True match: “l’azienda ha un posto
    // libero” (the company has a vacancy).
    language: 'it',
    base: /^posto libero$/,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later].some(({ form }) => /^(?:lavor|assun|aziend|ufficio|impieg|concors|cattedr)/.test(form)),
  },
  {
    // False match: “non mi va giù” (I can’t swallow it). True match: “Non mi va” (I can’t be bothered).
    language: 'it',
    base: /^non mi va$/,
    isSeen: ({ next }) => /^(?:giù|bene|male)$/.test(next?.form ?? ''),
  },
  {
    // “più … che” is no comparison in “non so più che cosa fare” (I no longer know what to do).
    language: 'it',
    base: /^più (?:… )?che$/,
    isSeen: ({ next }) => /^cos[ae’]$/.test(next?.form ?? ''),
  },
  {
    // False match: “non c’è di che” (don’t mention it). True match: “non c’è il sole” (there is no sun).
    language: 'it',
    base: /^non c’è$/,
    isSeen: ({ later: [next, second] }) => next?.form === 'di' && second?.form === 'che',
  },
];
