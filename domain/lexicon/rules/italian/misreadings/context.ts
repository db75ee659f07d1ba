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

/** Italian phrases that have their meaning only if no noun, adjective or “di” belongs to their noun. */
export const italianContextMisreadings: readonly Misreading[] = [
  {
    // “alla fine è partito” (in the end), but not “alla fine del mese” (at the end of the month)
    language: 'it',
    base: /^(?:alla fine|in massa|in parte|a parte|per caso|nel mezzo|in atto|alla moda|in causa|in serie|in volta|in origine)$/,
    isSeen: nextOf(ofForms),
  },
  {
    // “i lavori in corso” (the work in progress), but not “in corso di stampa” (in press), “in corso Garibaldi” (in Garibaldi
    // Street)
    language: 'it',
    base: /^in corso$/,
    isSeen: ({ next }) => ofForms.test(next?.form ?? '') || isCapitalised(next),
  },
  {
    // “gioca in serie A” (plays in Serie A): the name of a league, not “serial”
    language: 'it',
    base: /^in serie$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // “gli stipendi di base” (the basic salaries), but not “serve di base a una teoria” (serves as the basis of a theory)
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
    // “è in servizio in forza al comando” (serves with the command), but not “in forza di una legge” (by virtue of a law)
    language: 'it',
    base: /^in forza$/,
    isSeen: ({ next }) => !/^(?:a|al|all[ae’]|presso)$/.test(next?.form ?? ''),
  },
  {
    // “un giornale di parte” (a biased newspaper), but not “la costituzione di parte civile” (joining a trial as a civil party)
    language: 'it',
    base: /^di parte$/,
    isSeen: ({ next }) => next?.form === 'civile' || ofForms.test(next?.form ?? ''),
  },
  {
    // “mettere da parte” (put aside), but not “da parte sua” (for his part)
    language: 'it',
    base: /^da parte$/,
    isSeen: nextOf(/^(?:mia|tua|sua|nostra|vostra|loro|di|d’|del|dell[aeo’]|dei|degli|a)$/),
  },
  {
    // “cercare in rete” (search the internet), but not “mette il pallone in rete” (puts the ball in the net)
    language: 'it',
    base: /^in rete$/,
    isSeen: ({ earlier, before }) =>
      earlier.slice(-5).some(({ form }) => /^(?:pallon|palla$|gol$|tir[oaòi]|cross|insacc|colp|rigor)/.test(form)) ||
      /^(?:va|andò|andare|manda|mandò)$/.test(before?.form ?? ''),
  },
  {
    // “arrivare di corsa” (arrive running), but not “una pista di corsa” (a running track)
    language: 'it',
    base: /^di corsa$/,
    isSeen: beforeOf(/^(?:gar[ae]|pist[ae]|prov[ae]|campion[ei]|scarpe|chilometri|metri|specialità|or[ae]|minuti)$/),
  },
  {
    // “per tutto il giorno” (all day long), but not “per tutto quello che” (for everything that)
    language: 'it',
    base: /^per tutto$/,
    isSeen: nextOf(/^(?:quello|ciò|questo|quanto|e|ma)$/),
  },
  {
    // “al massimo dieci” (ten at most), but not “al massimo livello” (at the highest level), “al massimo della forma” (in top
    // form)
    language: 'it',
    base: /^al m(?:ass|in)imo$/,
    isSeen: ({ before, next, lexicon }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:ridu|ridott|port|spin|abbass|limit)/.test(before?.form ?? '') ||
      (next !== undefined && next.form !== 'ribasso' && isOnly(next, ['noun', 'adjective'], lexicon)),
  },
  {
    // “al momento non so” (at the moment I do not know), but not “al momento della partenza” (at the time of departure), “al
    // momento giusto” (at the right time)
    language: 'it',
    base: /^al momento$/,
    isSeen: ({ next, later: [, second] }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:giusto|opportuno|stesso)$/.test(next?.form ?? '') ||
      (next?.form === 'in' && second?.form === 'cui'),
  },
  {
    // “venire di persona” (come in person), but not “i dati di persona fisica” (the data of a natural person)
    language: 'it',
    base: /^di persona$/,
    isSeen: ({ next, lexicon }) =>
      next?.form === 'che' || (next !== undefined && isOnly(next, ['adjective', 'noun'], lexicon)),
  },
  {
    // “hanno molto in comune” (they have much in common), but not “in Comune” (at the town hall)
    language: 'it',
    base: /^in comune$/,
    isSeen: ({ span }) => isCapitalised(span.at(-1)),
  },
  {
    // “un grazie di cuore” (heartfelt thanks), but not “un intervento di cuore” (a heart operation)
    language: 'it',
    base: /^di cuore$/,
    isSeen: beforeOf(/^(?:intervent|attacc|trapiant|malat|problem|chirurg|operazion|sofferen|arresto|affar|storie)/),
  },
  {
    // “è al lavoro” (is at work), but not “il diritto al lavoro” (the right to work), “al lavoro svolto” (to the work done)
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
    // “arrivare in tempo” (arrive in time), but not “in tempo di guerra” (in wartime), “in tempo reale” (in real time)
    language: 'it',
    base: /^in tempo$/,
    isSeen: nextOf(/^(?:reale|utile|record|pieno|di|d’)$/),
  },
  {
    // “un albergo in vista” (a hotel in sight), but not “in vista del voto” (in view of the vote)
    language: 'it',
    base: /^in vista$/,
    isSeen: nextOf(ofForms),
  },
  {
    // “in fondo ha ragione” (after all), but not “in fondo alla strada” (at the end of the street)
    language: 'it',
    base: /^in fondo$/,
    isSeen: nextOf(/^(?:a|ad|al|all[aeo’]|ai|agli)$/),
  },
  {
    // “studiare a fondo” (study thoroughly), but not “un prestito a fondo perduto” (a loan that need not be repaid)
    language: 'it',
    base: /^a fondo$/,
    isSeen: nextOf(/^(?:perduto|pagina|scala|chiuso|campo|valle)$/),
  },
  {
    // “nel caso arrivi tardi” (in case you arrive late), but not “nel caso di Anna” (in the case of Anna), “nel caso specifico”
    // (in this specific case)
    language: 'it',
    base: /^nel caso$/,
    isSeen: nextOf(
      /^(?:di|d’|del|dell[aeo’]|dei|degli|specifico|concreto|particolare|nostro|suo|mio|contrario|opposto)$/,
    ),
  },
  {
    // “devo per forza partire” (I simply have to leave), but not “per forza maggiore” (because of force majeure)
    language: 'it',
    base: /^per forza$/,
    isSeen: nextOf(/^(?:maggiore|di|d’)$/),
  },
  {
    // “in breve, ha vinto” (in short, he won), but not “in breve tempo” (in a short time)
    language: 'it',
    base: /^in breve$/,
    isSeen: nextOf(/^(?:tempo|volgere|spazio)$/),
  },
  {
    // “partire in orario” (leave on time), but not “in orario di lavoro” (during working hours)
    language: 'it',
    base: /^in orario$/,
    isSeen: nextOf(/^(?:di|d’|scolastico|serale|notturno|diurno|lavorativo|continuato|extrascolastico)$/),
  },
  {
    // “è di rigore la cravatta” (a tie is compulsory), but not “un calcio di rigore” (a penalty kick)
    language: 'it',
    base: /^di rigore$/,
    isSeen: beforeOf(/^(?:calci|calcio|area|aree|tir[oi]|criteri[oi]|politic[ah]e?)$/),
  },
  {
    // “alla presenza di testimoni” (in the presence of witnesses), but not “dovuto alla presenza di sale” (due to the presence
    // of salt)
    language: 'it',
    base: /^alla presenza di$/,
    isSeen: beforeOf(
      /^(?:dovut|legat|grazie$|attribui|rispetto$|relativ|contribui|contrari|favorevol|oltre$|fino$|riferimento$|collegat|associat|conness|corrispond|subordinat|condizionat|limit|reag|sensibil|imputabil|ricondu)/,
    ),
  },
  {
    // “ha quasi dieci anni” (is almost ten years old), but not “ha vissuto dieci anni” (lived for ten years)
    language: 'it',
    base: /^avere (?:… )?anni$/,
    isSeen: ({ span }) => span.length > 5 || isParticiple(span[1], 'it'),
  },
];
