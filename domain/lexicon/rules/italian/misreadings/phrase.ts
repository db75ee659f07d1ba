import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { italianContextMisreadings } from './context.ts';
import { italianCorrelativeMisreadings } from './correlatives.ts';
import { italianFrequentMisreadings } from './frequent.ts';
import { italianFurtherMisreadings } from './further.ts';
import { italianLiteralMisreadings } from './literal.ts';
import { italianLiteralVerbMisreadings } from './literal-verbs.ts';
import { italianWrittenMisreadings } from './written.ts';

const isNumber = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], lexicon));

/** Words before “al giorno” that count something: “due volte al giorno” (twice a day). */
const quantity =
  /^(?:volt[ae]|euro|lir[ae]|dollar[oi]|sterlin[ae]|marchi|franchi|or[ae]|minut[oi]|litr[oi]|chil[oi]|chilometri|km|grammi|metri|tonnellat[ae]|decin[ae]|centinai[ao]|migliai[ao]|mila|milion[ei]|miliard[oi]|quanto|quant[ie]|tant[ie]|molt[ie]|poch[ie]|sigarett[ae]|pasti|litro)$/;

/** Text that contains the words of an Italian phrase about time, office or numbers, but not its meaning. */
export const italianPhraseMisreadings: readonly Misreading[] = [
  ...italianContextMisreadings,
  ...italianCorrelativeMisreadings,
  ...italianFurtherMisreadings,
  ...italianFrequentMisreadings,
  ...italianWrittenMisreadings,
  ...italianLiteralMisreadings,
  ...italianLiteralVerbMisreadings,
  {
    // In “entro il termine di cui sopra” (within the period mentioned above), “di” belongs to “di cui sopra”, not to an
    // expression.
    language: 'it',
    base: / di$/,
    isSeen: ({ next, later: [, second] }) =>
      next?.form === 'cui' && /^(?:sopra|al(?:l[aoe’])?|ai|agli)$/.test(second?.form ?? ''),
  },
  {
    // “mi ha assicurato che” (assured me that) has “avere”, so it is no form of the reflexive “assicurarsi che” (make sure
    // that).
    language: 'it',
    base: /^\S+[aei]rsi /,
    isSeen: ({ before }) =>
      /^(?:ho|hai|ha|abbiamo|avete|hanno|aveva|avevano|avevo|avrebbe|avrà|abbia|abbiano|avendo|aver|avere)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “da poco più di vent’anni” (for little more than twenty years). True match: “conosciuto da poco” (met
    // recently).
    language: 'it',
    base: /^da poco$/,
    isSeen: ({ next }) => /^(?:più|meno|oltre)$/.test(next?.form ?? ''),
  },
  {
    // False match: “con particolare riguardo alla sicurezza” (with special regard to safety). True match: “riguardo a questo
    // punto” (about this point).
    language: 'it',
    base: /^riguardo a$/,
    isSeen: ({ before }) =>
      /^(?:particolare|speciale|special|ogni|alcun|senza|il|un|del|al|dovuto|maggior|ha|hanno|aver|avere|avrà|avuto|abbia|avendo)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “due o meno” (two or fewer). True match: “dica se viene o meno” (say whether he is coming or not).
    language: 'it',
    base: /^o meno$/,
    isSeen: ({ before, earlier, next, lexicon }) =>
      isNumber(before, lexicon) ||
      isNumber(earlier.at(-2), lexicon) ||
      before?.form === 'più' ||
      (next !== undefined && mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['preposition'], lexicon)),
  },
  {
    // False match: “il personale d’ufficio” (the office staff). True match: “trasferito d’ufficio” (transferred officially).
    language: 'it',
    base: /^d’ufficio$/,
    isSeen: ({ before }) =>
      !/^(?:trasfer|difensor|avvocat|legal[ei]$|nomin|proced|provved|dispost|assegn|rilev|perseguibil|iscri|cancell|pension|riconosc|promoss|accert|decis|stabilit|annull|moviment|passat|collocat|designat)/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “rispondere a domanda” (answer a question). True match: “il trasferimento a domanda” (transfer on
    // request).
    language: 'it',
    base: /^a domanda$/,
    isSeen: ({ before }) =>
      !/^(?:trasfer|moviment|mobilit|assegnazion|passagg|cessazion|dimission)/.test(before?.form ?? ''),
  },
  {
    // False match: “gioco di ruolo” (role-playing game). True match: “docenti di ruolo” (tenured teachers).
    language: 'it',
    base: /^di ruolo$/,
    isSeen: ({ before }) => /^(?:gioc|camb|scamb|conflitt|inversion|question|problem)/.test(before?.form ?? ''),
  },
  {
    // False match: “in ruolo secondario” (in a secondary role). True match: “nominato in ruolo” (appointed permanently).
    language: 'it',
    base: /^in ruolo$/,
    isSeen: ({ before }) =>
      !/^(?:nomin|immess|immission|assunt|assunzion|passagg|passat|entrat)/.test(before?.form ?? ''),
  },
  {
    // False match: “il libro è sul tavolo” (the book is on the table). True match: “l’accordo è sul tavolo” (the agreement
    // is at stake).
    language: 'it',
    base: /^sul tavolo$/,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:trattativ|propost|question|opzion|ipotes|problem|negoziat|accord|tem[ai]$|miliard|milion|offert)/.test(
          form,
        ),
      ),
  },
  {
    // In “al punto a” (at point a), “punto” is a noun, not a form of “puntare a” (aim at).
    language: 'it',
    base: /^puntare (?:a|su)$/,
    isSeen: ({ span: [first], before }) =>
      /^punt[oi]$/.test(first?.form ?? '') && !/^(?:io|tu|non|mi|ti|che|ci|e)$/.test(before?.form ?? ''),
  },
  {
    // False match: “la bellezza di Roma” (the beauty of Rome). True match: “la bellezza di venti miliardi” (no less than
    // twenty billion).
    language: 'it',
    base: /^la bellezza di$/,
    isSeen: ({ next, lexicon }) => !isNumber(next, lexicon),
  },
  {
    // In “resta un po’ di tempo per leggere” (there is some time left to read), “un po’ di tempo” does not mean “for a while”.
    language: 'it',
    base: /^un po’ di tempo$/,
    isSeen: ({ before, next }) =>
      /^(?:per|da)$/.test(next?.form ?? '') ||
      /^(?:ho|ha|hai|hanno|aver|avere|avrò|avrà|rest[ai]|resterà|riman\S*|rimarrà|trov\S*|serve|vuole|prend\S*|guadagn\S*)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “dal giorno al giorno dopo” (from one day to the next). True match: “due volte al giorno” (twice a day).
    language: 'it',
    base: /^(?:al (?:giorno|mese)|all’(?:anno|ora)|alla settimana)$/,
    isSeen: ({ earlier, next, lexicon }) =>
      !earlier.slice(-4).some((word) => isNumber(word, lexicon) || quantity.test(word.form)) ||
      /^(?:di|d’|del|dell[aeo’]|successiv[oa]|seguente|dopo|stess[oa]|precedente|scors[oa]|in)$/.test(next?.form ?? ''),
  },
  {
    // False match: “da persona a persona” (from person to person). True match: “trenta euro a persona” (thirty euros per
    // person).
    language: 'it',
    base: /^a persona$/,
    isSeen: ({ before, next, lexicon }) =>
      before === undefined ||
      before.form === 'persona' ||
      isOnly(before, ['verb', 'adjective'], lexicon) ||
      next?.form === 'che' ||
      isOnly(next, ['adjective'], lexicon),
  },
  {
    // “si tratta del marito” (it is the husband) has a meaning that the lexicon lists in another entry.
    language: 'it',
    base: /^si (?:è )?tratt/,
    isSeen: ({ conceptId, isAlone }) => isAlone && conceptId === 'it-is-a-matter-of/expression',
  },
];
