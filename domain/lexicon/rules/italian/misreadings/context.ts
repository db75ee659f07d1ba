import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, isParticiple } from '../../word-classes.ts';
import { ofForms } from '../italian-senses.ts';

const nextOf =
  (pattern: RegExp) =>
  ({ next }: { next: ReadWord | undefined }) =>
    pattern.test(next?.form ?? '');
const beforeOf =
  (pattern: RegExp) =>
  ({ before }: { before: ReadWord | undefined }) =>
    pattern.test(before?.form ?? '');

/**
 * Texts with the words of an Italian expression such as “alla fine” (in the end), but without its meaning: other words
 * belong to the noun.
 */
export const italianContextMisreadings: readonly Misreading[] = [
  {
    // False match: “alla fine del mese” (at the end of the month). True match: “alla fine è partito” (in the end he left).
    language: 'it',
    base: /^(?:alla fine|in massa|in parte|a parte|per caso|nel mezzo|in atto|alla moda|in causa|in serie|in volta|in origine)$/,
    isSeen: nextOf(ofForms),
  },
  {
    // False match: “in corso di stampa” (in press), “in corso Garibaldi” (in Garibaldi Street). True match: “i lavori in
    // corso” (the work in progress).
    language: 'it',
    base: /^in corso$/,
    isSeen: ({ next }) => ofForms.test(next?.form ?? '') || isCapitalised(next),
  },
  {
    // False match: “gioca in serie A” (plays in Serie A, a league). True match: “prodotti in serie” (produced in series).
    language: 'it',
    base: /^in serie$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “serve di base a una teoria” (serves as the basis of a theory). True match: “gli stipendi di base” (the
    // basic salaries).
    language: 'it',
    base: /^di base$/,
    isSeen: ({ conceptId, before, next, isAlone }) =>
      /^(?:a|al|alla|per|d’|di)$/.test(next?.form ?? '') ||
      /^(?:serve|servono|funge|fungono|fa|cambio|cambia)$/.test(before?.form ?? '') ||
      (isAlone &&
        conceptId.startsWith('grass-roots') &&
        !/^(?:democrazi|moviment|attivist|comitat|organizzazion|sindacat|assemble|lott)/.test(before?.form ?? '')),
  },
  {
    // False match: “in forza di una legge” (by virtue of a law). True match: “è in servizio in forza al comando” (serves
    // with the command).
    language: 'it',
    base: /^in forza$/,
    isSeen: ({ next }) => !/^(?:a|al|all[ae’]|presso)$/.test(next?.form ?? ''),
  },
  {
    // False match: “la costituzione di parte civile” (joining a trial as a civil party). True match: “un giornale di parte”
    // (a biased newspaper).
    language: 'it',
    base: /^di parte$/,
    isSeen: ({ next }) => next?.form === 'civile' || ofForms.test(next?.form ?? ''),
  },
  {
    // False match: “da parte sua” (for his part). True match: “mettere da parte” (put aside).
    language: 'it',
    base: /^da parte$/,
    isSeen: nextOf(/^(?:mia|tua|sua|nostra|vostra|loro|di|d’|del|dell[aeo’]|dei|degli|a)$/),
  },
  {
    // False match: “mette il pallone in rete” (puts the ball in the net). True match: “cercare in rete” (search the
    // internet).
    language: 'it',
    base: /^in rete$/,
    isSeen: ({ earlier, before }) =>
      earlier.slice(-5).some(({ form }) => /^(?:pallon|palla$|gol$|tir[oaòi]|cross|insacc|colp|rigor)/.test(form)) ||
      /^(?:va|andò|andare|manda|mandò)$/.test(before?.form ?? ''),
  },
  {
    // False match: “una pista di corsa” (a running track). True match: “arrivare di corsa” (arrive running).
    language: 'it',
    base: /^di corsa$/,
    isSeen: beforeOf(/^(?:gar[ae]|pist[ae]|prov[ae]|campion[ei]|scarpe|chilometri|metri|specialità|or[ae]|minuti)$/),
  },
  {
    // False match: “per tutto quello che” (for everything that). True match: “per tutto il giorno” (all day long).
    language: 'it',
    base: /^per tutto$/,
    isSeen: nextOf(/^(?:quello|ciò|questo|quanto|e|ma)$/),
  },
  {
    // False match: “al massimo livello” (at the highest level), “al massimo della forma” (in top form). True match: “al
    // massimo dieci” (ten at most).
    language: 'it',
    base: /^al m(?:ass|in)imo$/,
    isSeen: ({ before, next, lexicon }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:ridu|ridott|port|spin|abbass|limit)/.test(before?.form ?? '') ||
      (next !== undefined && next.form !== 'ribasso' && isOnly(next, ['noun', 'adjective'], lexicon)),
  },
  {
    // False match: “al momento della partenza” (at the time of departure), “al momento giusto” (at the right time). True
    // match: “al momento non so” (at the moment I do not know).
    language: 'it',
    base: /^al momento$/,
    isSeen: ({ next, later: [, second] }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:giusto|opportuno|stesso)$/.test(next?.form ?? '') ||
      (next?.form === 'in' && second?.form === 'cui'),
  },
  {
    // False match: “i dati di persona fisica” (the data of a natural person). True match: “venire di persona” (come in
    // person).
    language: 'it',
    base: /^di persona$/,
    isSeen: ({ next, lexicon }) =>
      next?.form === 'che' || (next !== undefined && isOnly(next, ['adjective', 'noun'], lexicon)),
  },
  {
    // False match: “in Comune” (at the town hall). True match: “hanno molto in comune” (they have much in common).
    language: 'it',
    base: /^in comune$/,
    isSeen: ({ span }) => isCapitalised(span.at(-1)),
  },
  {
    // False match: “un intervento di cuore” (a heart operation). True match: “un grazie di cuore” (heartfelt thanks).
    language: 'it',
    base: /^di cuore$/,
    isSeen: beforeOf(/^(?:intervent|attacc|trapiant|malat|problem|chirurg|operazion|sofferen|arresto|affar|storie)/),
  },
  {
    // False match: “il diritto al lavoro” (the right to work), “al lavoro svolto” (to the work done). True match: “è al
    // lavoro” (is at work).
    language: 'it',
    base: /^al lavoro$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:diritto|diritti|accesso|ritorno|avviamento|inserimento|reinserimento|rispetto|grazie|relativ[oaie]|oltre|riferimento|idone[oaie])$/.test(
        before?.form ?? '',
      ) ||
      ofForms.test(next?.form ?? '') ||
      isOnly(next, ['adjective'], lexicon),
  },
  {
    // False match: “in tempo di guerra” (in wartime), “in tempo reale” (in real time). True match: “arrivare in tempo”
    // (arrive in time).
    language: 'it',
    base: /^in tempo$/,
    isSeen: nextOf(/^(?:reale|utile|record|pieno|di|d’)$/),
  },
  {
    // False match: “in vista del voto” (in view of the vote). True match: “un albergo in vista” (a hotel in sight).
    language: 'it',
    base: /^in vista$/,
    isSeen: nextOf(ofForms),
  },
  {
    // False match: “in fondo alla strada” (at the end of the street). True match: “in fondo ha ragione” (after all, he is
    // right).
    language: 'it',
    base: /^in fondo$/,
    isSeen: nextOf(/^(?:a|ad|al|all[aeo’]|ai|agli)$/),
  },
  {
    // False match: “un prestito a fondo perduto” (a loan that need not be repaid). True match: “studiare a fondo” (study
    // thoroughly).
    language: 'it',
    base: /^a fondo$/,
    isSeen: nextOf(/^(?:perduto|pagina|scala|chiuso|campo|valle)$/),
  },
  {
    // False match: “nel caso di Anna” (in the case of Anna), “nel caso specifico” (in this specific case). True match: “nel
    // caso arrivi tardi” (in case you arrive late).
    language: 'it',
    base: /^nel caso$/,
    isSeen: nextOf(
      /^(?:di|d’|del|dell[aeo’]|dei|degli|in|che|presente|specifico|concreto|particolare|nostro|suo|mio|contrario|opposto)$/,
    ),
  },
  {
    // False match: “per forza maggiore” (because of force majeure). True match: “devo per forza partire” (I simply have to
    // leave).
    language: 'it',
    base: /^per forza$/,
    isSeen: nextOf(/^(?:maggiore|di|d’)$/),
  },
  {
    // False match: “in breve tempo” (in a short time). True match: “in breve, ha vinto” (in short, he won).
    language: 'it',
    base: /^in breve$/,
    isSeen: nextOf(/^(?:tempo|volgere|spazio)$/),
  },
  {
    // False match: “in orario di lavoro” (during working hours). True match: “partire in orario” (leave on time).
    language: 'it',
    base: /^in orario$/,
    isSeen: nextOf(/^(?:di|d’|scolastico|serale|notturno|diurno|lavorativo|continuato|extrascolastico)$/),
  },
  {
    // False match: “un calcio di rigore” (a penalty kick). True match: “è di rigore la cravatta” (a tie is compulsory).
    language: 'it',
    base: /^di rigore$/,
    isSeen: beforeOf(/^(?:calci|calcio|area|aree|tir[oi]|criteri[oi]|politic[ah]e?)$/),
  },
  {
    // False match: “dovuto alla presenza di sale” (due to the presence of salt). True match: “alla presenza di testimoni”
    // (in the presence of witnesses).
    language: 'it',
    base: /^alla presenza di$/,
    isSeen: beforeOf(
      /^(?:dovut|legat|grazie$|attribui|rispetto$|relativ|contribui|contrari|favorevol|oltre$|fino$|riferimento$|collegat|associat|conness|corrispond|subordinat|condizionat|limit|reag|sensibil|imputabil|ricondu)/,
    ),
  },
  {
    // False match: “ha vissuto dieci anni” (lived for ten years). True match: “ha quasi dieci anni” (is almost ten years
    // old).
    language: 'it',
    base: /^avere (?:… )?anni$/,
    isSeen: ({ span }) => span.length > 5 || isParticiple(span[1], 'it'),
  },
];
