import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

/** Words that follow “per quanto” where it means “as far as”: “per quanto ne so” (as far as I know). */
const isLimited = /^(?:è|era|ne|mi|ci|possibile|so|sappia|sappiamo|riguard|concern|attien|dato|noto|risult|consta)/;

/** More text that looks like an Italian expression but does not contain it. */
export const italianFurtherMisreadings: readonly Misreading[] = [
  {
    // False match: “la prima del nuovo regolamento” (the first one under the new rules). True match: “prima del film” (before
    // the film).
    language: 'it',
    base: /^prima di$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end <= 1 &&
      /^(?:la|una|alla|nella|della|dalla|sulla)$/.test(before.form),
  },
  {
    // False match: “è andata da lui” (she went to him). True match: “se ne va da casa” (he leaves home).
    language: 'it',
    base: /^andarsene da$/,
    isSeen: ({ before, span }) => before?.form !== 'ne' && !span.some(({ form }) => /(?:^|e)ne$/.test(form)),
  },
  {
    // False match: “passò da candidato a presidente” (went from candidate to president). True match: “passa da me” (comes to
    // see me).
    language: 'it',
    base: /^passare da$/,
    isSeen: ({ later }) => later.slice(1, 4).some(({ form }) => /^(?:a|ad|al|all[aeo’])$/.test(form)),
  },
  {
    // False match: “girò la testa” (turned his head). True match: “mi gira la testa” (I feel dizzy).
    language: 'it',
    base: /^girare la testa$/,
    isSeen: ({ before }) => !/^(?:mi|ti|gli|le|ci|vi|fa|far|fanno|faceva)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la cosa che vi è unita” (the thing that is joined to it). True match: “vi è un limite” (there is a
    // limit).
    language: 'it',
    base: /^vi (?:è|sono|era|erano)$/,
    isSeen: ({ next }) => isParticiple(next, 'it') && !/^(?:stat[oaie]|pubblic[oaie])$/.test(next?.form ?? ''),
  },
  {
    // False match: “la casa bianca” (the white house). True match: “la Casa Bianca” (the White House).
    language: 'it',
    base: /^Casa Bianca$/,
    isSeen: ({ span: [first] }) => first !== undefined && !isCapitalised(first),
  },
  {
    // False match: “in molti casi” (in many cases). True match: “in molti hanno votato” (many have voted).
    language: 'it',
    base: /^in (?:molti|pochi|tantissimi)$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) || next.readings.length === 0) &&
      !/^(?:hanno|sono|erano|furono|saranno|si|ci|lo|la|li|non|a|ad)$/.test(next.form),
  },
  {
    // False match: “per quanto grande sia” (however big it is). True match: “per quanto ne so” (as far as I know).
    language: 'it',
    base: /^per quanto$/,
    isSeen: ({ next, conceptId, isAlone }) =>
      isAlone && isLimited.test(next?.form ?? '') !== (conceptId === 'as-far-as-per-quanto-it/conjunction'),
  },
  {
    // False match: “le spese spettano al locatario” (the tenant must pay the costs). True match: “spetta a te decidere” (it
    // is up to you to decide).
    language: 'it',
    base: /^spettare a$/,
    isSeen: ({ later, conceptId, lexicon, isAlone }) =>
      isAlone &&
      later.slice(0, 5).some((word) => isInfinitive(word, 'it', lexicon)) !==
        (conceptId === 'be-up-to-somebody/expression'),
  },
  {
    // False match: “Tra loro c’era anche lui” (he was among them). True match: “parlano tra loro” (talk to each other).
    language: 'it',
    base: /^[tf]ra loro$/,
    isSeen: ({ before, span: [first], next }) =>
      (before === undefined || (first?.start ?? 0) - before.end > 1) &&
      (next === undefined || /^(?:anche|c’|ci|vi|figur|molt|pure|spicc|il|la|un|una)/.test(next.form)),
  },
  {
    // False match: “in tre giorni” (in three days). True match: “siamo in tre” (there are three of us).
    language: 'it',
    base: /^in (?:due|tre|quattro|cinque)$/,
    isSeen: ({ next, lexicon }) => next !== undefined && !mayBe(next, ['verb', 'preposition', 'conjunction'], lexicon),
  },
  {
    // False match: “ha appena vent’anni” (is only twenty). True match: “ha appena mangiato” (has just eaten).
    language: 'it',
    base: /^avere appena$/,
    isSeen: ({ next }) => next !== undefined && !isParticiple(next, 'it'),
  },
  {
    // False match: “di poco conto” (of little importance). True match: “inferiore di poco” (slightly lower).
    language: 'it',
    base: /^di poco$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (isOnly(next, ['noun'], lexicon) || /^(?:più|tempo|conto|valore|prima|dopo)$/.test(next.form)),
  },
  {
    // False match: “si apre al mondo” (opens up to the world). True match: “il più grande al mondo” (the biggest in the
    // world).
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
    // False match: “la relazione in discussione” (the report under discussion). True match: “mettere in discussione” (call
    // into question).
    language: 'it',
    base: /^in discussione$/,
    isSeen: ({ earlier, conceptId, isAlone }) =>
      isAlone &&
      earlier.slice(-4).some(({ form }) => /^(?:mett|mess|mise|pon|post[oaie]$|porr|pors|rimett|rimess)/.test(form)) ===
        (conceptId === 'under-discussion-it/expression'),
  },
  {
    // False match: “ha tenuto conto di” (took into account). True match: “tenuto conto di” (in view of).
    language: 'it',
    base: /^tenuto conto di$/,
    isSeen: ({ before }) =>
      /^(?:ho|hai|ha|abbiamo|avete|hanno|aveva|avevano|aver|avere|avendo|abbia|va|non)$/.test(before?.form ?? ''),
  },
  {
    // False match: “se ne va di casa” (he leaves home). True match: “ne va della sua vita” (his life is at stake).
    language: 'it',
    base: /^ne va/,
    isSeen: ({ before }) => /^(?:se|me|te|ce|ve)$/.test(before?.form ?? ''),
  },
  {
    // False match: “volevo dire che” (I wanted to say that). True match: “vuol dire che” (means that).
    language: 'it',
    base: /^volere dire$/,
    isSeen: ({ span: [first], next }) =>
      !/^(?:vuol|vuole|vogliono|voleva|volevano|vorrà|vorrebbe|voglia|volesse|voler|volere)$/.test(first?.form ?? '') ||
      /^(?:la|qualcosa|due|ancora|anche)$/.test(next?.form ?? ''),
  },
  {
    // False match: “si terrà a Roma” (will be held in Rome). True match: “ci tiene a dirlo” (is keen to say it).
    language: 'it',
    base: /^tener(?:ci|e) a$/,
    isSeen: ({ before }) => before?.form === 'si',
  },
  {
    // False match: “tutti gli altri paesi” (all the other countries). True match: “tutti gli altri dormono” (everybody else
    // is asleep).
    language: 'it',
    base: /^tutti gli altri$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (next.readings.length === 0 || mayBe(next, ['noun', 'adjective', 'numeral'], lexicon)) &&
      !/^(?:sono|erano|hanno|si|ci|in|a|di|con|e|lo|la|che)$/.test(next.form),
  },
  {
    // False match: “al primo piano” (on the first floor). True match: “la donna in primo piano” (the woman in the
    // foreground).
    language: 'it',
    base: /^primo piano$/,
    isSeen: ({ before }) => /^(?:al|del|dal|sul|nel)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la legge è entrata in vigore” (the law came into force). True match: “l’entrata in vigore” (the entry
    // into force).
    language: 'it',
    base: /^entrata in vigore$/,
    isSeen: ({ before }) =>
      /^(?:è|era|sia|sarà|fosse|fu|essere|essendo|ancora|già|appena|poi|mai|recentemente)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la cosa non importa responsabilità” (the matter does not entail liability). True match: “Non importa!”
    // (never mind).
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
    // False match: “si è detto pronto” (said he was ready). True match: “è detto il Grande” (is called the Great).
    language: 'it',
    base: /^essere detto$/,
    isSeen: ({ before }) => before?.form === 'si' || before?.form === 's’',
  },
];
