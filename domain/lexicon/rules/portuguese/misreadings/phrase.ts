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

/** Text that contains the words of a fixed phrase without its meaning. */
export const portuguesePhraseMisreadings: readonly Misreading[] = [
  {
    // In “não havia retirado” (had not removed), the verb is an auxiliary, so the words do not mean “there was no”.
    language: 'pt',
    base: /^não h(?:á|ouve|avia|aver\*?)$/,
    isSeen: ({ later }) => formsPerfect({ after: later.slice(0, 5) }),
  },
  {
    // “disse mesmo que” means “even said that”, “o mesmo que” means “the same as”.
    language: 'pt',
    base: /^mesmo que$/,
    isSeen: ({ before, span: [first] }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      (/^(?:[dn]?o|ao|pelo|esse|este)$/.test(before.form) || saying.test(before.form)),
  },
  {
    // “a cada dia” (every day), but not “deu a cada aluno” (gave to each pupil)
    language: 'pt',
    base: /^a cada$/,
    isSeen: ({ before, earlier, next, later }) =>
      (/^uma?$/.test(next?.form ?? '') && !times.test(later[1]?.form ?? '')) ||
      (!times.test(next?.form ?? '') && [before, ...earlier.slice(-3)].some((word) => giving.test(word?.form ?? ''))),
  },
  {
    // “No fundo, é bom” (basically it is good), but not “no fundo do mar” (at the bottom of the sea)
    language: 'pt',
    base: /^no fundo$/,
    isSeen: ({ before, span: [first], next }) =>
      /^d[oae]s?$/.test(next?.form ?? '') ||
      (before !== undefined && (first?.start ?? 0) - before.end === 1 && next === undefined),
  },
  {
    // “, quer dizer,” means “in other words”, “isso quer dizer que” means “that means that”.
    language: 'pt',
    base: /^quer dizer$/,
    isSeen: ({ before, span: [first], next }) =>
      next?.form === 'que' || (before !== undefined && (first?.start ?? 0) - before.end === 1),
  },
  {
    // “forçados, ao invés, a sair” (forced, instead, to leave): no punctuation comes between a verb and its preposition.
    language: 'pt',
    base: /^\S+[aeioô]r\*? … (?:a|de|em|com|por|para)$/,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
  {
    // “as mais de cem lojas” (the more than a hundred shops) contains no superlative, “as mais caras” (the most expensive)
    // does.
    language: 'pt',
    base: /^[oa]s mais$/,
    isSeen: ({ next }) => next?.form === 'de',
  },
  {
    // “faz bem ao coração” (is good for the heart), but not “fez bem a lição” (did the lesson well)
    language: 'pt',
    base: /^fazer\*? bem a$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'a',
  },
  {
    // “está de costas” (has his back turned), but not “dores de costas” (back pain)
    language: 'pt',
    base: /^de costas$/,
    isSeen: ({ before }) => /^(?:dor(?:es)?|problemas?|lesão|lado)$/.test(before?.form ?? ''),
  },
  {
    // “demitiram-se em bloco” (all resigned together), but not “em bloco de pedra” (in a block of stone)
    language: 'pt',
    base: /^em bloco$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // “saiu há muito” (left long ago), but not “há muito frequentador do local” (a regular there for long)
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
    // “saiu há pouco” (has just left), but not “há pouco mais de um ano” (little more than a year ago)
    language: 'pt',
    base: /^há (?:pouco|muito)$/,
    isSeen: ({ next, lexicon }) => /^(?:mais|menos|de)$/.test(next?.form ?? '') || mayBe(next, ['noun'], lexicon),
  },
  {
    // In “não quer mais” (no longer wants), “não” belongs to “mais”.
    language: 'pt',
    base: /^não \S+r\*?$/,
    isSeen: ({ next }) => next?.form === 'mais',
  },
  {
    // “como se fosse” (as if), but not “como se vê” (as one sees)
    language: 'pt',
    base: /^como se$/,
    isSeen: ({ next, lexicon }) =>
      isOnly(next, ['verb'], lexicon) && !/(?:sses?|ssem|ssemos|ndo)$/.test(next?.form ?? ''),
  },
  {
    // “sem a menor dúvida” (without the slightest doubt), but not “o menor índice do ano” (the lowest rate of the year)
    language: 'pt',
    base: /^[oa] menor$/,
    isSeen: ({ earlier }) => !earlier.some(({ form }) => /^(?:não|sem|nem|nunca|jamais)$/.test(form)),
  },
  {
    // “falou em demissão” (spoke of resigning), but not “falou em inglês” (spoke in English)
    language: 'pt',
    base: /^falar\*? em$/,
    isSeen: ({ next }) =>
      /^(?:inglês|português|espanhol|francês|alemão|italiano|russo|árabe|latim|público|nome|voz|segredo|entrevista|coletiva|conferência)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “o filho faz dois anos” (his son turns two), but not “faz dois anos que saiu” (he left two years ago)
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
    // “tem de sair” (has to leave), but not “a dependência que tem da China” (the dependence that it has on China)
    language: 'pt',
    base: /^ter\*? de$/,
    isSeen: ({ later, lexicon }) =>
      !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon) || /[aei]r$/.test(word.form)),
  },
  {
    // “viajou para o interior” (travelled inland), but not “olhou para o interior da caixa” (looked inside the box)
    language: 'pt',
    base: /^(?:para o|no) interior$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // “ele é contra a lei” (he is against the law), but not “É contra isso que lutamos” (this is what we fight against)
    language: 'pt',
    base: /^ser\*? contra$/,
    isSeen: ({ before, later }) => before === undefined && later.some(({ form }) => form === 'que'),
  },
  {
    // “no meio de nós” (among us), but not “atua no meio de campo” (plays in midfield)
    language: 'pt',
    base: /^no meio de$/,
    isSeen: ({ next }) => next?.form === 'campo',
  },
  {
    // “O que foi?” (what is the matter?), but not “foi o que foi” (it was what it was)
    language: 'pt',
    base: /^o que (?:foi|é|houve|tem)$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // “progressos no campo da saúde” (in the field of health), but not “jogou no campo do Benfica” (on Benfica’s pitch)
    language: 'pt',
    base: /^(?:no campo de|seleção de|selecção de)$/,
    isSeen: ({ next }) => isCapitalised(next),
  },
  {
    // “de futuro” (in the future), but not “o papel de futuro chefe” (the role of a future head)
    language: 'pt',
    base: /^de futuro$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // “bateu com força a porta” (banged the door), but not “o coração bate com força” (the heart beats hard)
    language: 'pt',
    base: /^bater\*? com força$/,
    isSeen: ({ before, earlier }) =>
      [...earlier, ...(before ? [before] : [])].some(({ form }) => /^(?:coraç|chuva|sol$|vento|peito)/.test(form)),
  },
  {
    // “que importa?” (who cares?), but not “o que importa fazer” (what must be done)
    language: 'pt',
    base: /^que importa$/,
    isSeen: ({ before, next, lexicon }) => before?.form === 'o' || isInfinitive(next, 'pt', lexicon),
  },
  {
    // “por um lado …, por outro” (on the other hand), but not “por outro caminho” (by another way)
    language: 'pt',
    base: /^por outro$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “depois que saiu” (after he left), but not “disse depois que saía” (said later that he was leaving)
    language: 'pt',
    base: /^depois que$/,
    isSeen: ({ before }) => saying.test(before?.form ?? ''),
  },
  {
    // “os dois saíram” (both left), but not “os dois maiores países” (the two biggest countries)
    language: 'pt',
    base: /^ambos$/,
    isSeen: ({ span, next, lexicon }) => span.length > 1 && mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “uma obra de ficção” (a fictional work), but not “de ficção científica” (of science fiction)
    language: 'pt',
    base: /^de ficção$/,
    isSeen: ({ next }) => /^científicas?$/.test(next?.form ?? ''),
  },
  {
    // “Mais importante, chegou” (most importantly, he arrived), but not “é mais importante” (is more important)
    language: 'pt',
    base: /^mais importante$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “todo mundo sabe” (everybody knows), but not “em todo mundo” (all over the world)
    language: 'pt',
    base: /^todo mundo$/,
    isSeen: ({ before }) => before?.form === 'em',
  },
  {
    // “dirigiu-se ao público” (addressed the audience), but not “lojas dirigidas ao público” (shops for the public)
    language: 'pt',
    base: /^dirigir-se\*? a$/,
    isSeen: ({ before, span: [first] }) => isParticiple(first, 'pt') && before?.form !== 'se',
  },
  {
    // “Para mais, chove” (moreover, it is raining), but not “para mais de cem” (for more than a hundred)
    language: 'pt',
    base: /^para mais$/,
    isSeen: ({ before, next }) => before !== undefined || next !== undefined,
  },
  {
    // “a ajuda do senhor” (your help), but not “a ajuda do senhor Lopes” (Mr Lopes’s help)
    language: 'pt',
    base: /^(?:d[oa]|ao|à|com [oa]) senhora?$/,
    isSeen: ({ next }) => next !== undefined,
  },
];
