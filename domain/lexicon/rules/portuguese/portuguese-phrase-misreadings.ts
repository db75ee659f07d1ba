import type { Misreading } from '../misreading.ts';
import { isInfinitive, isOnly, mayBe } from '../word-classes.ts';
import { times } from './portuguese-context.ts';
import { formsPerfect } from './portuguese-homograph-rules.ts';
import { isVerbParte } from './portuguese-usage-rules.ts';

/** Verbs that say or think: “disse mesmo que”. */
const saying =
  /^(?:diss|diz|afirm|acrescent|admit|garant|pens|ach[aeo]|acredit|suger|defend|consider|anunci|declar|revel|conclu|reconhec|escrev|cheg)/;

/** Verbs whose object with “a” is a person: “dar a cada um”. */
const giving =
  /^(?:d[aáeê]|dou|deu|deram|dava|entreg|atribu|pag|distribu|oferec|correspond|cab[ei]|coub|ped|conced|perten|apliqu|aplic|envi|mand|respond|pergunt|permit|garant|dedic|destin)/;

/** Text that contains the words of a fixed phrase without its meaning. */
export const portuguesePhraseMisreadings: readonly Misreading[] = [
  {
    // “não havia retirado”: an auxiliary, not “there was no”
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
    // “a cada dia”, but not “deu a cada aluno” or “a cada um dos”
    language: 'pt',
    base: /^a cada$/,
    isSeen: ({ before, earlier, next, later }) =>
      (/^uma?$/.test(next?.form ?? '') && !times.test(later[1]?.form ?? '')) ||
      (!times.test(next?.form ?? '') && [before, ...earlier.slice(-3)].some((word) => giving.test(word?.form ?? ''))),
  },
  {
    // “No fundo, é bom” means “basically”, “no fundo do mar” and “ao sentar-se no fundo” do not.
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
    // “forçados, ao invés, a sair”: no punctuation comes between a verb and its preposition.
    language: 'pt',
    base: /^\S+[aeioô]r\*? … (?:a|de|em|com|por|para)$/,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
  {
    // “as mais de cem lojas” means “more than”, “as mais caras” is a superlative.
    language: 'pt',
    base: /^[oa]s mais$/,
    isSeen: ({ next }) => next?.form === 'de',
  },
  {
    // “faz bem ao coração”, but not “fez bem a lição”
    language: 'pt',
    base: /^fazer\*? bem a$/,
    isSeen: ({ span }) => span.at(-1)?.form === 'a',
  },
  {
    // “está de costas”, but not “dores de costas”
    language: 'pt',
    base: /^de costas$/,
    isSeen: ({ before }) => /^(?:dor(?:es)?|problemas?|lesão|lado)$/.test(before?.form ?? ''),
  },
  {
    // “demitiram-se em bloco”, but not “em bloco de pedra”
    language: 'pt',
    base: /^em bloco$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // “saiu há muito”, but not “há muito frequentador do local” or “de novo acordo”
    language: 'pt',
    base: /^(?:há muito|de novo)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // “o autor parte de uma ideia” is a form of “partir”.
    language: 'pt',
    base: /^parte de$/,
    isSeen: ({ before, span, lexicon }) =>
      isVerbParte(before, (span[0]?.start ?? 0) - (before?.end ?? 0), span.at(-1)?.form ?? '', lexicon),
  },
  {
    // “saiu há pouco”, but not “há pouco mais de um ano” or “há pouco tempo”
    language: 'pt',
    base: /^há (?:pouco|muito)$/,
    isSeen: ({ next, lexicon }) => /^(?:mais|menos|de)$/.test(next?.form ?? '') || mayBe(next, ['noun'], lexicon),
  },
  {
    // In “não quer mais”, “não” belongs to “mais” (no longer).
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
    // “sem a menor dúvida”, “não tem o menor jeito”, but not “o menor índice do ano”
    language: 'pt',
    base: /^[oa] menor$/,
    isSeen: ({ earlier }) => !earlier.some(({ form }) => /^(?:não|sem|nem|nunca|jamais)$/.test(form)),
  },
  {
    // “falou em demissão”, but not “falou em inglês”
    language: 'pt',
    base: /^falar\*? em$/,
    isSeen: ({ next }) =>
      /^(?:inglês|português|espanhol|francês|alemão|italiano|russo|árabe|latim|público|nome|voz|segredo|entrevista|coletiva|conferência)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “Faz dois anos que saiu” says how long ago it was.
    language: 'pt',
    base: /^fazer\*? (?:… )?anos$/,
    isSeen: ({ before, next }) => next?.form === 'que' || before === undefined,
  },
  {
    // In “a única peça que”, “peça” is a noun, not a form of “pedir”.
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
    // “tem de sair”, but not “a dependência que tem da China”
    language: 'pt',
    base: /^ter\*? de$/,
    isSeen: ({ later, lexicon }) =>
      !later.slice(0, 3).some((word) => isInfinitive(word, 'pt', lexicon) || /[aei]r$/.test(word.form)),
  },
  {
    // “viajou para o interior”, but not “olhou para o interior da caixa”
    language: 'pt',
    base: /^(?:para|n)o interior$/,
    isSeen: ({ next }) => /^d[eoa]s?$/.test(next?.form ?? ''),
  },
  {
    // “ele é contra a lei”, but not “É contra isso que lutamos”
    language: 'pt',
    base: /^ser\*? contra$/,
    isSeen: ({ before, later }) => before === undefined && later.some(({ form }) => form === 'que'),
  },
  {
    // “no meio de nós”, but not “atua no meio de campo”
    language: 'pt',
    base: /^no meio de$/,
    isSeen: ({ next }) => next?.form === 'campo',
  },
];
