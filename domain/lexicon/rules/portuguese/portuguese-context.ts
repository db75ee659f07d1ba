import type { Lexicon } from '../../lexicon.ts';
import type { ReadWord } from '../../read-sentence.ts';
import { isCapitalised, isInfinitive } from '../word-classes.ts';

/** Spans of time before “atrás” (ago) and “passado” (last): “dois anos atrás” (two years ago). */
export const times =
  /^(?:segundos?|minutos?|horas?|dias?|noites?|tardes?|semanas?|m[eê]s(?:es)?|trimestres?|semestres?|anos?|décadas?|séculos?|temporadas?|fim|verão|inverno|outono|primavera|feira|domingo|sábado|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

export const articles = /^(?:[dn]?[oa]s?|aos?|às?|pel[oa]s?|[dn]?uma?|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?)$/;
export const masculine = /^(?:[dn]?os?|aos?|pelos?|[dn]?um|uns|[dn]?es[st]es?|[dn]?aqueles?|[mts]eus?|outros?)$/;

/** Words before which “se” means “if”, such as the start of a subject: “se o governo quiser” (if the government wants). */
export const subject =
  /^(?:[oa]s?|não|uma?|eu|tu|você|vocês|nós|el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|alguém|algu(?:m|ma|ns|mas)|houver|for|forem|tiver|tiverem|tivermos|estiver|estiverem|puder|puderem|pudermos|quiser|quiserem|quisermos|fizer|fizerem|vier|vierem|fosse|fossem|tivesse|tivessem|pudesse|houvesse|é|são|há|por|bem|também|necessário|possível|quem)$/;

/**
 * States that last. Before them “ficar” means “stay” or “be”, not “become”: “as inscrições ficam abertas até” (registration
 * stays open until).
 */
export const lasting =
  /^(?:abert|fechad|suspens|situad|localizad|disponíve|livre|parad|sentad|deitad|calad|quiet|só|sozinh|fora|perto|pront|neutr)/;

export const nextForm = (after: readonly ReadWord[]) => after[0]?.form ?? '';

/** Whether a gerund follows, with or without a pronoun before it: “vem se dedicando” (has been devoting himself). */
export const gerundAfter = (after: readonly ReadWord[]) =>
  /.[aeio]ndo$/.test(after.find(({ form }) => !/^(?:se|me|te|nos|lhes?|o|a|já|não|também)$/.test(form))?.form ?? '');

/** Whether the word cannot be a feminine noun. Infinitives used as nouns are masculine: “o poder” (the power). */
export const isNeverFeminine = (word: ReadWord | undefined) =>
  word?.readings.every(({ analysis: { word } }) => word.partOfSpeech !== 'noun' || word.gender === 'm') ?? false;

const beforeFeminine =
  /^(?:minha|tua|sua|nossa|vossa|própria|mesma|outra|nova|maior|menor|melhor|grande|primeira|última)$/;

/**
 * Whether a noun phrase in the feminine singular starts here, so that “a” before it is an article: “a sua casa” (his house).
 */
export function startsFeminine(word: ReadWord | undefined, lexicon: Lexicon): boolean {
  if (!word || isCapitalised(word) || isInfinitive(word, 'pt', lexicon)) return false;
  if (beforeFeminine.test(word.form)) return true;
  if (word.readings.length === 0) return /(?:a|ção|são|dade|gem)$/.test(word.form);
  return word.readings.some(
    ({ analysis: { word: listed, features } }) =>
      (listed.partOfSpeech === 'noun' && listed.gender === 'f' && !features.includes('pl')) ||
      (listed.partOfSpeech === 'adjective' && features.includes('f sg')),
  );
}
