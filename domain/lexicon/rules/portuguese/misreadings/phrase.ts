import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isVerbParte } from '../grammar/usage.ts';
import { times } from '../portuguese-context.ts';
import { formsPerfect } from '../senses/homograph.ts';

/** Verbs of saying and thinking: “disse mesmo que” (even said that). */
const saying =
  /^(?:diss|diz|afirm|acrescent|admit|garant|pens|ach[aeo]|acredit|suger|defend|consider|anunci|declar|revel|conclu|reconhec|escrev|cheg)/;

/** Verbs whose object with “a” is a person: “dar a cada um” (give to each one). */
const giving =
  /^(?:d[aáeê]|dou|deu|deram|dava|entreg|atribu|pag|distribu|oferec|correspond|cab[ei]|coub|ped|conced|perten|apliqu|aplic|envi|mand|respond|pergunt|permit|garant|dedic|destin)/;

/** Texts that contain the words of a Portuguese expression but not its meaning. */
export const portuguesePhraseMisreadings: readonly Misreading[] = [
  {
    // In “não havia retirado” (had not removed), “havia” is an auxiliary, so “não havia” does not mean “there was no”.
    language: 'pt',
    base: /^não h(?:á|ouve|avia|aver\*?)$/,
    isSeen: ({ later }) => formsPerfect({ after: later.slice(0, 5) }),
  },
  {
    // False match: “disse mesmo que” (even said that), “o mesmo que” (the same as). True match: “mesmo que chova” (even if
    // it rains).
    language: 'pt',
    base: /^mesmo que$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      (/^(?:[dn]?o|ao|pelo|esse|este)$/.test(before.form) || saying.test(before.form)),
  },
  {
    // False match: “deu a cada aluno” (gave to each pupil). True match: “a cada dia” (every day).
    language: 'pt',
    base: /^a cada$/,
    isSeen: ({ before, earlier, next, later }) =>
      (/^uma?$/.test(next?.form ?? '') && !times.test(later[1]?.form ?? '')) ||
      (!times.test(next?.form ?? '') && [before, ...earlier.slice(-3)].some((word) => giving.test(word?.form ?? ''))),
  },
  {
    // False match: “no fundo do mar” (at the bottom of the sea). True match: “No fundo, é bom” (basically it is good).
    language: 'pt',
    base: /^no fundo$/,
    isSeen: ({ before, span: [first], next }) =>
      /^d[oae]s?$/.test(next?.form ?? '') ||
      (before !== undefined && (first?.start ?? 0) - before.end === 1 && next === undefined),
  },
  {
    // False match: “isso quer dizer que” (that means that). True match: “…, quer dizer, …” (in other words).
    language: 'pt',
    base: /^quer dizer$/,
    isSeen: ({ before, span: [first], next }) =>
      next?.form === 'que' || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // A verb does not belong to a preposition beyond a comma: “forçados, ao invés, a sair” (forced, instead, to leave).
    language: 'pt',
    base: /^\S+[aeioô]r\*? … (?:a|de|em|com|por|para)$/,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
  {
    // False match: “as mais de cem lojas” (the more than a hundred shops). True match: “as mais caras” (the most expensive
    // ones).
    language: 'pt',
    base: /^[oa]s mais$/,
    isSeen: ({ next }) => next?.form === 'de',
  },
  {
    // False match: “fez bem a lição” (did the lesson well). True match: “faz bem ao coração” (is good for the heart).
    language: 'pt',
    base: /^fazer\*? bem a$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'a',
  },
  {
    // False match: “dores de costas” (back pain). True match: “está de costas” (has his back turned).
    language: 'pt',
    base: /^de costas$/,
    isSeen: ({ before }) => /^(?:dor(?:es)?|problemas?|lesão|lado)$/.test(before?.form ?? ''),
  },
  {
    // False match: “em bloco de pedra” (in a block of stone). True match: “demitiram-se em bloco” (all resigned together).
    language: 'pt',
    base: /^em bloco$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // False match: “há muito frequentador do local” (a regular there for long). True match: “saiu há muito” (left long ago).
    language: 'pt',
    base: /^(?:há muito|de novo)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // “parte” in “o autor parte de uma ideia” (the author starts from an idea) is a form of “partir” (start), not the
    // noun “part”.
    language: 'pt',
    base: /^parte de$/,
    isSeen: ({ before, span, lexicon }) =>
      isVerbParte(before, (span[0]?.start ?? 0) - (before?.end ?? 0), span.at(-1)?.form ?? '', lexicon),
  },
  {
    // False match: “há pouco mais de um ano” (little more than a year ago). True match: “saiu há pouco” (has just left).
    language: 'pt',
    base: /^há (?:pouco|muito)$/,
    isSeen: ({ next, lexicon }) => /^(?:mais|menos|de)$/.test(next?.form ?? '') || mayBe(next, ['noun'], lexicon),
  },
  {
    // In “não quer mais” (no longer wants), “não” belongs to “mais” (no longer), not only to the verb.
    language: 'pt',
    base: /^não \S+r\*?$/,
    isSeen: ({ next }) => next?.form === 'mais',
  },
  {
    // False match: “como se vê” (as one sees). True match: “como se fosse” (as if).
    language: 'pt',
    base: /^como se$/,
    isSeen: ({ next, lexicon }) =>
      isOnly(next, ['verb'], lexicon) && !/(?:sses?|ssem|ssemos|ndo)$/.test(next?.form ?? ''),
  },
  {
    // False match: “o menor índice do ano” (the lowest rate of the year). True match: “sem a menor dúvida” (without the
    // slightest doubt).
    language: 'pt',
    base: /^[oa] menor$/,
    isSeen: ({ earlier }) => !earlier.some(({ form }) => /^(?:não|sem|nem|nunca|jamais)$/.test(form)),
  },
  {
    // False match: “falou em inglês” (spoke in English). True match: “falou em demissão” (spoke of resigning).
    language: 'pt',
    base: /^falar\*? em$/,
    isSeen: ({ next }) =>
      /^(?:inglês|português|espanhol|francês|alemão|italiano|russo|árabe|latim|público|nome|voz|segredo|entrevista|coletiva|conferência)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “faz dois anos que saiu” (he left two years ago). True match: “o filho faz dois anos” (his son turns
    // two).
    language: 'pt',
    base: /^fazer\*? (?:… )?anos$/,
    isSeen: ({ before, next }) => next?.form === 'que' || before === undefined,
  },
  {
    // In “a única peça que” (the only play that), “peça” is a noun, not a form of “pedir” (ask).
    language: 'pt',
    base: /^\S+[aeio]r\*? que$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(first, ['noun'], lexicon) &&
      (isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon) ||
        /^(?:[oa]s?|d[oa]s?|n[oa]s?)$/.test(before.form)),
  },
  {
    // False match: “a dependência que tem da China” (the dependence that it has on China). True match: “tem de sair” (has to
    // leave).
    language: 'pt',
    base: /^ter\*? de$/,
    isSeen: ({ later, lexicon }) =>
      !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon) || /[aei]r$/.test(word.form)),
  },
  {
    // False match: “olhou para o interior da caixa” (looked inside the box). True match: “viajou para o interior” (travelled
    // inland).
    language: 'pt',
    base: /^(?:para o|no) interior$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // False match: “É contra isso que lutamos” (this is what we fight against). True match: “ele é contra a lei” (he is
    // against the law).
    language: 'pt',
    base: /^ser\*? contra$/,
    isSeen: ({ before, later }) => before === undefined && later.some(({ form }) => form === 'que'),
  },
  {
    // False match: “atua no meio de campo” (plays in midfield). True match: “no meio de nós” (among us).
    language: 'pt',
    base: /^no meio de$/,
    isSeen: ({ next }) => next?.form === 'campo',
  },
  {
    // False match: “foi o que foi” (it was what it was). True match: “O que foi?” (what is the matter?).
    language: 'pt',
    base: /^o que (?:foi|é|houve|tem)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // False match: “jogou no campo do Benfica” (on Benfica’s pitch). True match: “progressos no campo da saúde” (in the
    // field of health).
    language: 'pt',
    base: /^(?:no campo de|seleção de|selecção de)$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // False match: “no campo de ataque” (in the attacking half). True match: “no campo da saúde” (in the field of health).
    language: 'pt',
    base: /^no campo de$/,
    isSeen: ({ next }) =>
      /^(?:ataque|defesa|jogo|futebol|batalha|treino|treinamento|golfe|concentração|refugiados|pouso|adversário|rival)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “no interior de Minas” (in the countryside of Minas). True match: “no interior da caixa” (inside the
    // box).
    language: 'pt',
    base: /^no interior de$/,
    isSeen: ({ next }) => isCapitalised(next) || /^(?:estado|país|nordeste|continente|sertão)$/.test(next?.form ?? ''),
  },
  {
    // False match: “o papel de futuro chefe” (the role of a future head). True match: “de futuro” (in the future).
    language: 'pt',
    base: /^de futuro$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “o coração bate com força” (the heart beats hard). True match: “bateu com força a porta” (banged the
    // door).
    language: 'pt',
    base: /^bater\*? com força$/,
    isSeen: ({ before, earlier }) =>
      [...earlier, ...(before ? [before] : [])].some(({ form }) => /^(?:coraç|chuva|sol$|vento|peito)/.test(form)),
  },
  {
    // False match: “o que importa fazer” (what must be done). True match: “que importa?” (who cares?).
    language: 'pt',
    base: /^que importa$/,
    isSeen: ({ before, next, lexicon }) => before?.form === 'o' || isInfinitive(next, 'pt', lexicon),
  },
  {
    // False match: “por outro caminho” (by another way). True match: “por um lado …, por outro” (on the other hand).
    language: 'pt',
    base: /^por outro$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “disse depois que saía” (said later that he was leaving). True match: “depois que saiu” (after he left).
    language: 'pt',
    base: /^depois que$/,
    isSeen: ({ before }) => saying.test(before?.form ?? ''),
  },
  {
    // False match: “os dois maiores países” (the two biggest countries). True match: “os dois saíram” (both left).
    language: 'pt',
    base: /^ambos$/,
    isSeen: ({ span, next, lexicon }) => span.length > 1 && mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “de ficção científica” (of science fiction). True match: “uma obra de ficção” (a fictional work).
    language: 'pt',
    base: /^de ficção$/,
    isSeen: ({ next }) => /^científicas?$/.test(next?.form ?? ''),
  },
  {
    // False match: “é mais importante” (is more important). True match: “Mais importante, chegou” (most importantly, he
    // arrived).
    language: 'pt',
    base: /^mais importante$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // False match: “em todo mundo” (all over the world). True match: “todo mundo sabe” (everybody knows).
    language: 'pt',
    base: /^todo mundo$/,
    isSeen: ({ before }) => before?.form === 'em',
  },
  {
    // False match: “lojas dirigidas ao público” (shops for the public). True match: “dirigiu-se ao público” (addressed the
    // audience).
    language: 'pt',
    base: /^dirigir-se\*? a$/,
    isSeen: ({ before, span: [first] }) => isParticiple(first, 'pt') && before?.form !== 'se',
  },
  {
    // False match: “para mais de cem” (for more than a hundred). True match: “Para mais, chove” (moreover, it is raining).
    language: 'pt',
    base: /^para mais$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // False match: “a ajuda do senhor Lopes” (Mr Lopes’s help). True match: “a ajuda do senhor” (your help).
    language: 'pt',
    base: /^(?:d[oa]|ao|à|com [oa]) senhora?$/,
    isSeen: ({ next }) => next !== undefined,
  },
];
