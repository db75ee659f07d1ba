import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isCapitalised, isOnly, isParticiple } from '../word-classes.ts';
import { ofForms } from './italian-senses.ts';

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
    // “alla fine è partito” (in the end), but not “alla fine del mese”
    language: 'it',
    base: /^(?:alla fine|in massa|in parte|a parte|per caso|nel mezzo|in atto|alla moda|in causa|in serie|in volta|in origine)$/,
    isSeen: nextOf(ofForms),
  },
  {
    // “i lavori in corso”, but not “in corso di stampa”, “in corso Garibaldi”
    language: 'it',
    base: /^in corso$/,
    isSeen: ({ next }) => ofForms.test(next?.form ?? '') || isCapitalised(next),
  },
  {
    // “gioca in serie A”: the name of a league, not “serial”
    language: 'it',
    base: /^in serie$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // “gli stipendi di base”, but not “serve di base a una teoria”
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
    // “è in servizio in forza al comando”, but not “in forza di una legge”
    language: 'it',
    base: /^in forza$/,
    isSeen: ({ next }) => !/^(?:a|al|all[ae’]|presso)$/.test(next?.form ?? ''),
  },
  {
    // “un giornale di parte”, but not “la costituzione di parte civile”
    language: 'it',
    base: /^di parte$/,
    isSeen: ({ next }) => next?.form === 'civile' || ofForms.test(next?.form ?? ''),
  },
  {
    // “mettere da parte”, but not “da parte sua”
    language: 'it',
    base: /^da parte$/,
    isSeen: nextOf(/^(?:mia|tua|sua|nostra|vostra|loro|di|d’|del|dell[aeo’]|dei|degli|a)$/),
  },
  {
    // “cercare in rete”, but not “mette il pallone in rete”
    language: 'it',
    base: /^in rete$/,
    isSeen: ({ earlier, before }) =>
      earlier.slice(-5).some(({ form }) => /^(?:pallon|palla$|gol$|tir[oaòi]|cross|insacc|colp|rigor)/.test(form)) ||
      /^(?:va|andò|andare|manda|mandò)$/.test(before?.form ?? ''),
  },
  {
    // “arrivare di corsa”, but not “una pista di corsa”
    language: 'it',
    base: /^di corsa$/,
    isSeen: beforeOf(/^(?:gar[ae]|pist[ae]|prov[ae]|campion[ei]|scarpe|chilometri|metri|specialità|or[ae]|minuti)$/),
  },
  {
    // “per tutto il giorno”, but not “per tutto quello che”
    language: 'it',
    base: /^per tutto$/,
    isSeen: nextOf(/^(?:quello|ciò|questo|quanto|e|ma)$/),
  },
  {
    // “al massimo dieci”, but not “al massimo livello”, “al massimo della forma”
    language: 'it',
    base: /^al m(?:ass|in)imo$/,
    isSeen: ({ before, next, lexicon }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:ridu|ridott|port|spin|abbass|limit)/.test(before?.form ?? '') ||
      (next !== undefined && next.form !== 'ribasso' && isOnly(next, ['noun', 'adjective'], lexicon)),
  },
  {
    // “al momento non so”, but not “al momento della partenza”, “al momento giusto”
    language: 'it',
    base: /^al momento$/,
    isSeen: ({ next, later: [, second] }) =>
      ofForms.test(next?.form ?? '') ||
      /^(?:giusto|opportuno|stesso)$/.test(next?.form ?? '') ||
      (next?.form === 'in' && second?.form === 'cui'),
  },
  {
    // “venire di persona”, but not “i dati di persona fisica”
    language: 'it',
    base: /^di persona$/,
    isSeen: ({ next, lexicon }) =>
      next?.form === 'che' || (next !== undefined && isOnly(next, ['adjective', 'noun'], lexicon)),
  },
  {
    // “hanno molto in comune”, but not “in Comune”
    language: 'it',
    base: /^in comune$/,
    isSeen: ({ span }) => isCapitalised(span.at(-1)),
  },
  {
    // “un grazie di cuore”, but not “un intervento di cuore”
    language: 'it',
    base: /^di cuore$/,
    isSeen: beforeOf(/^(?:intervent|attacc|trapiant|malat|problem|chirurg|operazion|sofferen|arresto|affar|storie)/),
  },
  {
    // “è al lavoro”, but not “il diritto al lavoro”, “al lavoro svolto”
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
    // “arrivare in tempo”, but not “in tempo di guerra”, “in tempo reale”
    language: 'it',
    base: /^in tempo$/,
    isSeen: nextOf(/^(?:reale|utile|record|pieno|di|d’)$/),
  },
  {
    // “un albergo in vista”, but not “in vista del voto”
    language: 'it',
    base: /^in vista$/,
    isSeen: nextOf(ofForms),
  },
  {
    // “in fondo ha ragione” (after all), but not “in fondo alla strada”
    language: 'it',
    base: /^in fondo$/,
    isSeen: nextOf(/^(?:a|ad|al|all[aeo’]|ai|agli)$/),
  },
  {
    // “studiare a fondo”, but not “un prestito a fondo perduto”
    language: 'it',
    base: /^a fondo$/,
    isSeen: nextOf(/^(?:perduto|pagina|scala|chiuso|campo|valle)$/),
  },
  {
    // “nel caso arrivi tardi”, but not “nel caso di Anna”, “nel caso specifico”
    language: 'it',
    base: /^nel caso$/,
    isSeen: nextOf(
      /^(?:di|d’|del|dell[aeo’]|dei|degli|specifico|concreto|particolare|nostro|suo|mio|contrario|opposto)$/,
    ),
  },
  {
    // “devo per forza partire”, but not “per forza maggiore”
    language: 'it',
    base: /^per forza$/,
    isSeen: nextOf(/^(?:maggiore|di|d’)$/),
  },
  {
    // “in breve, ha vinto”, but not “in breve tempo”
    language: 'it',
    base: /^in breve$/,
    isSeen: nextOf(/^(?:tempo|volgere|spazio)$/),
  },
  {
    // “partire in orario”, but not “in orario di lavoro”
    language: 'it',
    base: /^in orario$/,
    isSeen: nextOf(/^(?:di|d’|scolastico|serale|notturno|diurno|lavorativo|continuato|extrascolastico)$/),
  },
  {
    // “è di rigore la cravatta”, but not “un calcio di rigore”
    language: 'it',
    base: /^di rigore$/,
    isSeen: beforeOf(/^(?:calci|calcio|area|aree|tir[oi]|criteri[oi]|politic[ah]e?)$/),
  },
  {
    // “alla presenza di testimoni”, but not “dovuto alla presenza di sale”
    language: 'it',
    base: /^alla presenza di$/,
    isSeen: beforeOf(
      /^(?:dovut|legat|grazie$|attribui|rispetto$|relativ|contribui|contrari|favorevol|oltre$|fino$|riferimento$|collegat|associat|conness|corrispond|subordinat|condizionat|limit|reag|sensibil|imputabil|ricondu)/,
    ),
  },
  {
    // “ha quasi dieci anni”, but not “ha vissuto dieci anni”
    language: 'it',
    base: /^avere (?:… )?anni$/,
    isSeen: ({ span }) => span.length > 5 || isParticiple(span[1], 'it'),
  },
];
