import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

/** Words after “per quanto” in its sense “as far as”: “per quanto ne so” (as far as I know). */
const isLimited = /^(?:è|era|ne|mi|ci|possibile|so|sappia|sappiamo|riguard|concern|attien|dato|noto|risult|consta)/;

/** More text that looks like an Italian expression but does not contain it. */
export const italianFurtherMisreadings: readonly Misreading[] = [
  {
    // “vi è un limite” (there is a limit), but not “la cosa che vi è unita” (the thing that is joined to it)
    language: 'it',
    base: /^vi (?:è|sono|era|erano)$/,
    isSeen: ({ next }) => isParticiple(next, 'it') && !/^(?:stat[oaie]|pubblic[oaie])$/.test(next?.form ?? ''),
  },
  {
    // “la Casa Bianca” (the White House), but not “la casa bianca” (the white house)
    language: 'it',
    base: /^Casa Bianca$/,
    isSeen: ({ span: [first] }) => first !== undefined && !isCapitalised(first),
  },
  {
    // “la notte viaggia” (he travels at night), but not “era la notte del 13 gennaio” (it was the night of 13 January)
    language: 'it',
    base: /^la (?:notte|sera|mattina)$/,
    isSeen: ({ before, isAlone }) => isAlone && /^(?:era|fu|è|fosse)$/.test(before?.form ?? ''),
  },
  {
    // “in molti hanno votato” (many have voted), but not “in molti casi” (in many cases)
    language: 'it',
    base: /^in (?:molti|pochi|tantissimi)$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) || next.readings.length === 0) &&
      !/^(?:hanno|sono|erano|furono|saranno|si|ci|lo|la|li|non|a|ad)$/.test(next.form),
  },
  {
    // “per quanto ne so” (as far as I know), but not “per quanto grande sia” (however big it is)
    language: 'it',
    base: /^per quanto$/,
    isSeen: ({ next, conceptId, isAlone }) =>
      isAlone && isLimited.test(next?.form ?? '') !== (conceptId === 'as-far-as-per-quanto-it/conjunction'),
  },
  {
    // “spetta a te decidere” (it is up to you to decide), but not “le spese spettano al locatario” (the tenant must pay the
    // costs)
    language: 'it',
    base: /^spettare a$/,
    isSeen: ({ later, conceptId, lexicon, isAlone }) =>
      isAlone &&
      later.slice(0, 5).some((word) => isInfinitive(word, 'it', lexicon)) !==
        (conceptId === 'be-up-to-somebody/expression'),
  },
  {
    // “parlano tra loro” (talk to each other), but not “Tra loro c’era anche lui” (he was among them)
    language: 'it',
    base: /^[tf]ra loro$/,
    isSeen: ({ before, span: [first], next }) =>
      (before === undefined || (first?.start ?? 0) - before.end > 1) &&
      (next === undefined || /^(?:anche|c’|ci|vi|figur|molt|pure|spicc|il|la|un|una)/.test(next.form)),
  },
  {
    // “siamo in tre” (there are three of us), but not “in tre giorni” (in three days)
    language: 'it',
    base: /^in (?:due|tre|quattro|cinque)$/,
    isSeen: ({ next, lexicon }) => next !== undefined && !mayBe(next, ['verb', 'preposition', 'conjunction'], lexicon),
  },
  {
    // “ha appena mangiato” (has just eaten), but not “ha appena vent’anni” (is only twenty)
    language: 'it',
    base: /^avere appena$/,
    isSeen: ({ next }) => next !== undefined && !isParticiple(next, 'it'),
  },
  {
    // “inferiore di poco” (slightly lower), but not “di poco conto” (of little importance)
    language: 'it',
    base: /^di poco$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (isOnly(next, ['noun'], lexicon) || /^(?:più|tempo|conto|valore|prima|dopo)$/.test(next.form)),
  },
  {
    // “il più grande al mondo” (the biggest in the world), but not “si apre al mondo” (opens up to the world)
    language: 'it',
    base: /^al mondo$/,
    isSeen: ({ earlier, next }) =>
      next?.form === 'di' ||
      next?.form === 'del' ||
      !earlier.some(({ form }) =>
        /^(?:più|maggior|miglior|peggior|unic|prim|ultim|nessun|niente|nulla|second|terz|esist|solo$|sola$|soli$|tutt)/.test(
          form,
        ),
      ),
  },
  {
    // “mettere in discussione” (call into question), but not “la relazione in discussione” (the report under discussion)
    language: 'it',
    base: /^in discussione$/,
    isSeen: ({ earlier, conceptId, isAlone }) =>
      isAlone &&
      earlier.slice(-4).some(({ form }) => /^(?:mett|mess|mise|pon|post[oaie]$|porr|pors|rimett|rimess)/.test(form)) ===
        (conceptId === 'under-discussion-it/expression'),
  },
  {
    // “tenuto conto di” (in view of), but not “ha tenuto conto di” (took into account)
    language: 'it',
    base: /^tenuto conto di$/,
    isSeen: ({ before }) =>
      /^(?:ho|hai|ha|abbiamo|avete|hanno|aveva|avevano|aver|avere|avendo|abbia|va|non)$/.test(before?.form ?? ''),
  },
  {
    // “ne va della sua vita” (his life is at stake), but not “se ne va di casa” (he leaves home)
    language: 'it',
    base: /^ne va/,
    isSeen: ({ before }) => /^(?:se|me|te|ce|ve)$/.test(before?.form ?? ''),
  },
  {
    // “vuol dire che” (means that), but not “volevo dire che” (I wanted to say that)
    language: 'it',
    base: /^volere dire$/,
    isSeen: ({ span: [first], next }) =>
      !/^(?:vuol|vuole|vogliono|voleva|volevano|vorrà|vorrebbe|voglia|volesse|voler|volere)$/.test(first?.form ?? '') ||
      /^(?:la|qualcosa|due|ancora|anche)$/.test(next?.form ?? ''),
  },
  {
    // “ci tiene a dirlo” (is keen to say it), but not “si terrà a Roma” (will be held in Rome)
    language: 'it',
    base: /^tener(?:ci|e) a$/,
    isSeen: ({ before }) => before?.form === 'si',
  },
  {
    // “tutti gli altri dormono” (everybody else is asleep), but not “tutti gli altri paesi” (all the other countries)
    language: 'it',
    base: /^tutti gli altri$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (next.readings.length === 0 || mayBe(next, ['noun', 'adjective', 'numeral'], lexicon)) &&
      !/^(?:sono|erano|hanno|si|ci|in|a|di|con|e|lo|la|che)$/.test(next.form),
  },
  {
    // “la donna in primo piano” (the woman in the foreground), but not “al primo piano” (on the first floor)
    language: 'it',
    base: /^primo piano$/,
    isSeen: ({ before }) => /^(?:al|del|dal|sul|nel)$/.test(before?.form ?? ''),
  },
  {
    // “l’entrata in vigore” (the entry into force), but not “la legge è entrata in vigore” (the law came into force)
    language: 'it',
    base: /^entrata in vigore$/,
    isSeen: ({ before }) =>
      /^(?:è|era|sia|sarà|fosse|fu|essere|essendo|ancora|già|appena|poi|mai|recentemente)$/.test(before?.form ?? ''),
  },
  {
    // “Non importa!” (never mind), but not “la cosa non importa responsabilità” (the matter does not entail liability)
    language: 'it',
    base: /^non importa$/,
    isSeen: ({ before, span: [first], lexicon, isAlone }) =>
      isAlone &&
      before !== undefined &&
      first !== undefined &&
      first.start - before.end === 1 &&
      mayBe(before, ['noun'], lexicon),
  },
  {
    // “è detto il Grande” (is called the Great), but not “si è detto pronto” (said he was ready)
    language: 'it',
    base: /^essere detto$/,
    isSeen: ({ before }) => before?.form === 'si' || before?.form === 's’',
  },
];
