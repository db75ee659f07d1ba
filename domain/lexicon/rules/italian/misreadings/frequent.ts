import type { Misreading } from '../../misreading.ts';
import { isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';

const passiveAuxiliary =
  /^(?:stat[oaie]|fu|furono|viene|venne|vengono|vennero|veniva|venivano|venga|vengano|verrà|verranno|venire|venendo)$/;

/** Text that contains the words of a frequent Italian expression, but not its meaning. */
export const italianFrequentMisreadings: readonly Misreading[] = [
  {
    // False match: “si fermò un attimo a guardare” (stopped for a moment to look). True match: “Un attimo!” (just a moment).
    language: 'it',
    base: /^un (?:attimo|momento)$/,
    isSeen: ({ before, span: [first, second], next }) =>
      (before !== undefined &&
        (first?.start ?? 0) - before.end <= 1 &&
        !/^(?:solo|soltanto|ancora)$/.test(before.form)) ||
      (next !== undefined && second !== undefined && next.start - second.end <= 1),
  },
  {
    // False match: “qualcosa in più di un hobby” (something more than a hobby). True match: “un giorno in più” (an extra
    // day).
    language: 'it',
    base: /^in più$/,
    isSeen: ({ next }) =>
      /^(?:di|del|dell[aeo’]|rispetto|occasioni|lingue|parti|punti|modi|casi)$/.test(next?.form ?? ''),
  },
  {
    // False match: “più forte di te” (stronger than you). True match: “Forte di tre vittorie, partì” (backed by three wins,
    // he left).
    language: 'it',
    base: /^forte di$/,
    isSeen: ({ before, span: [first] }) => before !== undefined && (first?.start ?? 0) - before.end <= 1,
  },
  {
    // False match: “si può partire” (one can leave). True match: “Si può!” (it can be done).
    language: 'it',
    base: /^si può$/,
    isSeen: ({ next, later: [, second], lexicon }) =>
      isInfinitive(next, 'it', lexicon) ||
      isInfinitive(second, 'it', lexicon) ||
      /^(?:anche|non|sempre|ben|solo|più|dire|già)$/.test(next?.form ?? ''),
  },
  {
    // False match: “per un tempo determinato” (for a fixed time). True match: “un tempo era ricco” (he was once rich).
    language: 'it',
    base: /^un tempo$/,
    isSeen: ({ before, next }) =>
      /^(?:per|in|con|entro|dopo|durante|fissato)$/.test(before?.form ?? '') ||
      /^(?:determinat|limitat|brev|lung|ragionevol|indefinit|massim|minim|record|complessiv|sufficient|prestabilit|perfett|bell|brutt|di$|in$|per$|più$|molto$|troppo$)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “è stato trovato in” (was found in), “furono poi trovati in” (were then found in). True match: “si fu
    // trovato in” (had found himself in).
    language: 'it',
    base: /^\S+rsi (?:di|da|a|in|su|con)$/,
    isSeen: ({ earlier, span: [first] }) =>
      isParticiple(first, 'it') &&
      earlier.slice(-2).some(({ form }) => passiveAuxiliary.test(form)) &&
      !earlier.slice(-4).some(({ form }) => /^(?:si|s’|mi|ti|ci|vi)$/.test(form)),
  },
  {
    // False match: “lo portò a casa” (took him home). True match: “portare a una rottura” (lead to a break).
    language: 'it',
    base: /^portare\*? a$/,
    isSeen: ({ before, next }) =>
      /^(?:lo|la|li|le|l’|mi|ti|ci|vi|gli|si)$/.test(before?.form ?? '') ||
      /^(?:casa|scuola|letto|tavola|mano|spasso|terra|riva|bordo|cena|passeggio|me|te|lui|lei)$/.test(next?.form ?? ''),
  },
  {
    // False match: “chi parla troppo” (people who talk too much). True match: “Chi parla?” (who is calling?).
    language: 'it',
    base: /^chi parla$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // False match: “una buona giornata” (a good day). True match: “Buona giornata!” (have a nice day).
    language: 'it',
    base: /^buona (?:giornata|serata|notte|fortuna)$/,
    isSeen: ({ before }) => /^(?:una|la|della|questa|altra|sua|mia)$/.test(before?.form ?? ''),
  },
  {
    // False match: “due punti di vantaggio” (two points ahead). True match: “i due punti dopo la frase” (the colon after the
    // sentence).
    language: 'it',
    base: /^due punti$/,
    isSeen: ({ before, next }) =>
      !/^(?:i|dei|ai|dai)$/.test(before?.form ?? '') || /^(?:di|in|della|del)$/.test(next?.form ?? ''),
  },
  {
    // False match: “di un anno fa” (from a year ago), “nel corso di un anno” (in the course of a year). True match: “un
    // contratto di un anno” (a one-year contract), “un corso di un anno” (a one-year course).
    language: 'it',
    base: /^di un (?:anno|mese|giorno)$/,
    isSeen: ({ before, earlier, next }) =>
      /^(?:più|meno|prima|oltre|fine|inizio|metà|arco|dopo|giro|spazio|età)$/.test(before?.form ?? '') ||
      (before?.form === 'corso' && /^(?:nel|in)$/.test(earlier.at(-2)?.form ?? '')) ||
      /^(?:fa|prima|dopo|all’altro)$/.test(next?.form ?? ''),
  },
  {
    // False match: “lo stesso giorno” (the same day). True match: “Ha riso lo stesso” (laughed all the same).
    language: 'it',
    base: /^lo stesso$/,
    isSeen: ({ before, next, lexicon }) =>
      (next !== undefined && (mayBe(next, ['noun', 'adjective', 'name'], lexicon) || next.readings.length === 0)) ||
      /^(?:resta|restare|rimane|è|era|fatto|fa|fare|fanno|fece|per|con|di|dire|diceva|pensa)$/.test(before?.form ?? ''),
  },
  {
    // False match: “non voglio più” (I no longer want). True match: “non voglio” (I don’t want).
    language: 'it',
    base: /^non volere$/,
    isSeen: ({ next }) =>
      /^(?:più|mai|nemmeno|neanche|neppure|nulla|niente|nessun[oa]?|ancora)$/.test(next?.form ?? ''),
  },
  {
    // False match: “in vita mia” (in my life). True match: “è ancora in vita” (is still alive).
    language: 'it',
    base: /^in vita$/,
    isSeen: ({ next }) => /^(?:mi|tu|su|nostr|vostr)[ao]$|^loro$/.test(next?.form ?? ''),
  },
  {
    // False match: “fu messa in scena” (was staged). True match: “la messa in scena” (the staging).
    language: 'it',
    base: /^mess[aeio] in scena$/,
    isSeen: ({ before }) =>
      /^(?:è|fu|furono|era|erano|sono|stat[aei]|venne|vennero|viene|vengono|ha|hanno|sia|siano|sarà|saranno)$/.test(
        before?.form ?? '',
      ),
  },
];
