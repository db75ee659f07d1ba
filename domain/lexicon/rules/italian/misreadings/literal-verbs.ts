import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

const isNumber = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], lexicon));

const follows = (word: ReadWord | undefined, before: ReadWord | undefined): boolean =>
  word !== undefined && before !== undefined && word.start - before.end <= 1;

const games =
  /^(?:calci|calcett|carte$|tennis|scacchi|dama$|palla$|pallon|pallavolo|basket|golf|poker|bridge|briscola|scopa|nascondin|rugby|biliardo|bocce|dadi$|roulette|tombola|ping|mosca$|guardie|monopoli|rubamazzo|biglie|hockey|cricket|baseball|lotto$|totocalcio|videogioc)/;

/** What people write on. */
const surfaces =
  /^(?:fogl|carta$|carte$|mur[oi]$|lavagn|pagin|quadern|lettera$|busta$|parete|pareti|cartell|scatol|vetro$|pietra$|sabbia$)/;

/** A verb and a preposition that do not form the expression: “giocare a Mosca” (play in Moscow). */
export const italianLiteralVerbMisreadings: readonly Misreading[] = [
  {
    // An article cannot stand before an infinitive. False match: “impara al cinema” (learns at the cinema). True match: “impara a
    // nuotare” (learns to swim).
    language: 'it',
    base: /^(?:imparare|apprendere|insegnare|cominciare|incominciare|iniziare|continuare|riuscire|provare|mettersi) a$/,
    isSeen: ({ span }) => span.at(-1)?.form !== 'a' && span.at(-1)?.form !== 'ad',
  },
  {
    // False match: “scritti su quei fogli” (written on those sheets). True match: “scritti sulla guerra” (writings about the war).
    language: 'it',
    base: /^scrivere su$/,
    isSeen: ({ next, later: [, second] }) => surfaces.test(next?.form ?? '') || surfaces.test(second?.form ?? ''),
  },
  {
    // False match: “qualcosa di nuovo” (something new). True match: “piove di nuovo” (it is raining again).
    language: 'it',
    base: /^di nuovo$/,
    isSeen: ({ before }) => /^(?:qualcosa|niente|nulla|alcunché|cosa|poco|molto|tanto)$/.test(before?.form ?? ''),
  },
  {
    // False match: “non è vero che piove” (it is not true that it is raining). True match: “piove, non è vero?” (isn’t it?).
    language: 'it',
    base: /^non è vero$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “non è vero che”, “tanto è vero che” (so much so that). True match: “è vero che piove, ma usciamo” (admittedly).
    language: 'it',
    base: /^è vero che$/,
    isSeen: ({ before }) => before?.form === 'non' || before?.form === 'tanto',
  },
  {
    // False match: “presidente del consiglio superiore” (president of the high council). True match: “presidente del Consiglio”
    // (prime minister).
    language: 'it',
    base: /^presidente del consiglio$/i,
    isSeen: ({ next }) =>
      /^(?:superiore|comunale|regionale|provinciale|nazionale|europeo|di|d’|dei|degli|della|dell’)/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “giocare a Mosca” (play in Moscow). True match: “giocare a carte” (play cards).
    language: 'it',
    base: /^giocare a$/,
    isSeen: ({ next, later: [, second] }) =>
      !games.test(next?.form ?? '') || isCapitalised(next) || (next?.form === 'mosca' && second?.form !== 'cieca'),
  },
  {
    // False match: “disponibile a partire da giugno” (available from June), “disponibile a Roma” (available in Rome). True
    // match: “è disponibile a parlare” (is ready to talk).
    language: 'it',
    base: /^essere disponibile a$/,
    isSeen: ({ next, later: [, second], lexicon }) =>
      !isInfinitive(next, 'it', lexicon) || (next?.form === 'partire' && /^da/.test(second?.form ?? '')),
  },
  {
    // False match: “a partire da” (as from). True match: “il treno parte da Roma” (the train leaves from Rome).
    language: 'it',
    base: /^partire da$/,
    isSeen: ({ before, span: [first] }) => first?.form === 'partire' && before?.form === 'a',
  },
  {
    // False match: “trasferito a domanda” (transferred at his own request). True match: “trasferito a Roma” (moved to Rome).
    language: 'it',
    base: /^trasferir(?:e|si) (?:… )?a$/,
    isSeen: ({ next }) => next?.form === 'domanda',
  },
  {
    // False match: “via telefono alla sede” (by telephone to the head office). True match: “telefona alla madre” (phones his
    // mother).
    language: 'it',
    base: /^telefonare a$/,
    isSeen: ({ before, span: [first] }) =>
      first?.form === 'telefono' && before !== undefined && !/^(?:io|ti|gli|le|vi|ora|poi|non|e|ma)$/.test(before.form),
  },
  {
    // False match: “fu tenuta a battesimo” (was launched). True match: “è tenuta a rispondere” (is obliged to answer).
    language: 'it',
    base: /^essere tenut[oaie] a$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      !isInfinitive(next, 'it', lexicon) &&
      !/^(?:il|lo|la|l’|un|una|quest[oa]|tale|molto|rispett|versament)$/.test(next.form),
  },
  {
    // False match: “tenerla a un livello elevato” (keep it at a high level). True match: “ci tengo a te” (I care about you).
    language: 'it',
    base: /^tenere a$/,
    isSeen: ({ before, span: [first] }) => before?.form !== 'ci' && !/(?:ci|ce)$/.test(first?.form ?? ''),
  },
  {
    // False match: “si dice pronto” (says he is ready). True match: “si dice così” (it is said so).
    language: 'it',
    base: /^si dice$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && (isOnly(next, ['adjective'], lexicon) || isParticiple(next, 'it') || next.form === 'certo'),
  },
  {
    // False match: “si fa presto a dire” (it is easy to say). True match: “fa’ presto” (hurry up).
    language: 'it',
    base: /^fare presto$/,
    isSeen: ({ before }) => before?.form === 'si',
  },
  {
    // False match: “fa lo stesso lavoro” (does the same job). True match: “Fa lo stesso” (never mind).
    language: 'it',
    base: /^fa lo stesso$/,
    isSeen: ({ span, next, lexicon }) =>
      follows(next, span.at(-1)) && mayBe(next, ['noun', 'adjective', 'name'], lexicon),
  },
  {
    // False match: “è stato escluso dalla gara” (was excluded from the competition). True match: “è escluso che” (it is out
    // of the question that).
    language: 'it',
    base: /^essere escluso$/,
    isSeen: ({ next }) => next?.form !== 'che',
  },
  {
    // False match: “è tra Roma e Napoli” (is between Rome and Naples). True match: “è tra i migliori” (is one of the best).
    language: 'it',
    base: /^essere tra$/,
    isSeen: ({ later }) => later.slice(0, 4).some(({ form }) => form === 'e' || form === 'ed'),
  },
  {
    // “fatto da loro” (made by them) has a participle, not a form of “fare da” (act as).
    language: 'it',
    base: /^fare da$/,
    isSeen: ({ before, span: [first] }) =>
      /^fatt[oaie]$/.test(first?.form ?? '') &&
      !/^(?:ho|hai|ha|abbiamo|avete|hanno|avev\p{L}+|aver|avere|avrebbe|avrà)$/u.test(before?.form ?? ''),
  },
  {
    // False match: “è passato da poco” (passed a short time ago). True match: “passa da me” (comes to my place).
    language: 'it',
    base: /^(?:passare|venire|uscire|partire|tornare) da$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:poco|tempo|molto|anni|mesi|giorni|ore|tanto|sempre|sol[oaie])$/.test(next?.form ?? '') ||
      isNumber(next, lexicon),
  },
  {
    // False match: “la scuola finisce a giugno” (school ends in June). True match: “finì a mendicare” (ended up begging).
    language: 'it',
    base: /^finire a$/,
    isSeen: ({ next, lexicon }) => !isInfinitive(next, 'it', lexicon),
  },
  {
    // False match: “valutate nelle seguenti misure” (assessed as follows). True match: “valutato in mille euro” (valued at a
    // thousand euros).
    language: 'it',
    base: /^(?:valutare|stimare) (?:… )?in$/,
    isSeen: ({ next, lexicon }) => !isNumber(next, lexicon),
  },
  {
    // “trovarsi a scegliere” (find oneself choosing) has an infinitive, so it is not about a place or situation.
    language: 'it',
    base: /^trovarsi a$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      conceptId === 'be-in-trovarsi-it/expression' && isInfinitive(next, 'it', lexicon),
  },
  {
    // False match: “come si fa a vivere” (how can one live). True match: “ce la fa a vivere” (manages to live).
    language: 'it',
    base: /^farcela a$/,
    isSeen: ({ earlier, span: [first] }) =>
      !/(?:la|l’)$/.test(first?.form ?? '') && !earlier.slice(-2).some(({ form }) => /^(?:la|l’)$/.test(form)),
  },
  {
    // False match: “procedeva a forte velocità” (was going at high speed). True match: “procedere a un esame” (proceed to an
    // examination).
    language: 'it',
    base: /^procedere a$/,
    isSeen: ({ next }) =>
      /^(?:forte|alta|bassa|gran|grande|passo|tutta|rilento|tentoni|velocità|zig|fatica|piedi|stento|singhiozzo)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “si intende rinnovato per un anno” (is considered renewed for a year). True match: “si intende per rifiuto”
    // (waste means).
    language: 'it',
    base: /^intendere (?:… )?per$/,
    isSeen: ({ span, earlier }) =>
      span.some((word) => isParticiple(word, 'it') && word !== span[0]) ||
      !(span.length <= 3 || earlier.some(({ form }) => /^(?:cos[ae’]|che|quanto)$/.test(form))),
  },
  {
    // “difeso da un avvocato” (defended by a lawyer) is passive, not a form of “difendersi da” (defend oneself against).
    language: 'it',
    base: /^difender(?:si|e) da$/,
    isSeen: ({ span: [first], earlier }) =>
      isParticiple(first, 'it') && !earlier.slice(-3).some(({ form }) => /^(?:si|s’|mi|ti|ci|vi)$/.test(form)),
  },
  {
    // False match: “avverte il capogruppo dei deputati” (warns the leader of the deputies, after a quotation). True match:
    // “avverte Anna del rischio” (warns Anna about the risk).
    language: 'it',
    base: /^avvertire (?:… )?di$/,
    isSeen: ({ before, span: [first] }) =>
      !follows(first, before) || /^(?:poi|ancora|infatti)$/.test(before?.form ?? ''),
  },
  {
    // “minaccia di partire” (threatens to leave) has an infinitive.
    language: 'it',
    base: /^minacciare (?:… )?di$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      conceptId !== 'threaten-to-minacciare-di-it/expression' && isInfinitive(next, 'it', lexicon),
  },
  {
    // “non accenna a smettere” (shows no signs of stopping) has an infinitive.
    language: 'it',
    base: /^accennare a$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      conceptId !== 'show-signs-of-accennare-a-it/expression' && isInfinitive(next, 'it', lexicon),
  },
  {
    // “tratta da un romanzo” (taken from a novel) is a participle of “trarre”, not a form of “trattare”.
    language: 'it',
    base: /^trattare (?:… )?da$/,
    isSeen: ({ span: [first] }) => /^tratt[oaie]$/.test(first?.form ?? ''),
  },
];
