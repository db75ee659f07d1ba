import type { Misreading } from '../misreading.ts';
import { isOnly } from '../word-classes.ts';
import { times } from './portuguese-context.ts';
import { formsPerfect } from './portuguese-homograph-rules.ts';

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
];
