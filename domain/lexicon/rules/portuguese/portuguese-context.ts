import type { ReadWord } from '../../read-sentence.ts';

/** Spans of time before “atrás” (ago) and “passado” (last): “dois anos atrás”, “na semana passada”. */
export const times =
  /^(?:segundos?|minutos?|horas?|dias?|noites?|tardes?|semanas?|m[eê]s(?:es)?|trimestres?|semestres?|anos?|décadas?|séculos?|temporadas?|fim|verão|inverno|outono|primavera|feira|domingo|sábado|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

export const articles = /^(?:[dn]?[oa]s?|aos?|às?|pel[oa]s?|[dn]?uma?|[mts]eus?|minhas?|[ts]uas?|noss[oa]s?)$/;
export const masculine = /^(?:[dn]?os?|aos?|pelos?|[dn]?um|uns|[dn]?es[st]es?|[dn]?aqueles?|[mts]eus?|outros?)$/;

/** Words before which “se” means “if”, such as the start of a subject: “se o governo quiser”, “se ele for”, “se houver”. */
export const subject =
  /^(?:[oa]s?|não|uma?|eu|tu|você|vocês|nós|el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|alguém|algu(?:m|ma|ns|mas)|houver|for|forem|tiver|tiverem|tivermos|estiver|estiverem|puder|puderem|pudermos|quiser|quiserem|quisermos|fizer|fizerem|vier|vierem|fosse|fossem|tivesse|tivessem|pudesse|houvesse|é|são|há|por|bem|também|necessário|possível|quem)$/;

/** States that last. Before them “ficar” means “stay” or “be”, not “become”: “as inscrições ficam abertas até”. */
export const lasting =
  /^(?:abert|fechad|suspens|situad|localizad|disponíve|livre|parad|sentad|deitad|calad|quiet|só|sozinh|fora|perto|pront|neutr)/;

export const nextForm = (after: readonly ReadWord[]) => after[0]?.form ?? '';

/** Whether a gerund follows, with or without a pronoun before it: “vem se dedicando”. */
export const gerundAfter = (after: readonly ReadWord[]) =>
  /.[aeio]ndo$/.test(after.find(({ form }) => !/^(?:se|me|te|nos|lhes?|o|a|já|não|também)$/.test(form))?.form ?? '');

/** Whether the word, if it is a noun, is always masculine. Infinitives used as nouns are masculine: “o ser”, “o poder”. */
export const isNeverFeminine = (word: ReadWord | undefined) =>
  word?.readings.every(({ analysis: { word } }) => word.partOfSpeech !== 'noun' || word.gender === 'm') ?? false;
