import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ExpressionMatch, ReadSentence } from '../read-sentence.ts';
import { englishMisreadings } from './english/english-misreadings.ts';
import { chanceFrenchMisreadings } from './french/misreadings/chance.ts';
import { cuedFrenchMisreadings } from './french/misreadings/cued.ts';
import { everydayFrenchMisreadings } from './french/misreadings/everyday.ts';
import { formalFrenchMisreadings } from './french/misreadings/formal.ts';
import { frenchMisreadings } from './french/misreadings/general.ts';
import { literalFrenchMisreadings } from './french/misreadings/literal.ts';
import { writtenFrenchMisreadings } from './french/misreadings/written.ts';
import { germanMisreadings } from './german/misreadings/general.ts';
import { everydayItalianMisreadings } from './italian/misreadings/everyday.ts';
import { italianMisreadings } from './italian/misreadings/general.ts';
import { italianPhraseMisreadings } from './italian/misreadings/phrase.ts';
import type { Misreading } from './misreading.ts';
import { portugueseMisreadings } from './portuguese/misreadings/general.ts';
import { slovenianClauseMisreadings } from './slovenian/misreadings/clause.ts';
import { slovenianCopulaMisreadings } from './slovenian/misreadings/copula.ts';
import { everydaySlovenianMisreadings } from './slovenian/misreadings/everyday.ts';
import { slovenianMisreadings } from './slovenian/misreadings/general.ts';
import { literalSlovenianMisreadings } from './slovenian/misreadings/literal.ts';
import { slovenianNewsMisreadings } from './slovenian/misreadings/news.ts';
import { spanishMisreadings } from './spanish/misreadings/general.ts';
import { mayBe } from './word-classes.ts';

/** How many words before an expression are looked at. */
const reach = 6;

const misreadings: readonly Misreading[] = [
  ...englishMisreadings,
  ...germanMisreadings,
  ...italianMisreadings,
  ...italianPhraseMisreadings,
  ...everydayItalianMisreadings,
  ...portugueseMisreadings,
  ...slovenianMisreadings,
  ...slovenianClauseMisreadings,
  ...slovenianCopulaMisreadings,
  ...everydaySlovenianMisreadings,
  ...slovenianNewsMisreadings,
  ...literalSlovenianMisreadings,
  ...frenchMisreadings,
  ...everydayFrenchMisreadings,
  ...formalFrenchMisreadings,
  ...chanceFrenchMisreadings,
  ...cuedFrenchMisreadings,
  ...writtenFrenchMisreadings,
  ...literalFrenchMisreadings,
  ...spanishMisreadings,
  {
    // False match: “há treze anos que” (for thirteen years). True match: “há treze anos” (thirteen years ago).
    language: 'pt',
    base: /^há (?:… )?/,
    isSeen: ({ earlier, next }) => next?.form === 'que' || earlier.some(({ form }) => form === 'não'),
  },
  {
    // False match: “não é fácil” (is not easy) or “já está pronto” (is already ready). True match: “não é?” (isn’t it?), “Já
    // está!” (done!).
    language: 'pt',
    base: /^(?:não é(?: verdade)?|já está)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “correr bem rápido” (run very fast). True match: “correr bem” (go well).
    language: 'pt',
    base: /^correr\*? bem$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon),
  },
  {
    // False match: “de todo o país” (of the whole country). True match: “de todo” (at all).
    language: 'pt',
    base: /^de todo$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “o debate sobre” (the debate about), where “debate” is a noun. True match: “debater sobre” (to debate
    // about).
    language: 'pt',
    base: /^\S+[aeio]r\*? (?:a|com|de|em|para|por|sobre)$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /^(?:os?|as?)$/.test(before?.form ?? '') &&
      mayBe(first, ['noun'], lexicon) &&
      !/[aeio]r$/.test(first?.form ?? ''),
  },
  {
    // False match: “a maior parte dos casos” (most of the cases), where “parte” is a noun. True match: “partir de” (to leave
    // from).
    language: 'pt',
    base: /^partir\*? de$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /^partes?$/.test(first?.form ?? '') && !mayBe(before, ['name', 'pronoun'], lexicon),
  },
];

const misreadingsOf = Map.groupBy(misreadings, ({ language }) => language);

/** Whether the neighbouring words show that the words of a match are not meant as an expression. */
export function isMisread(
  { conceptId, base, words: places }: ExpressionMatch,
  { language, words }: ReadSentence,
  lexicon: Lexicon,
  isAlone = true,
): boolean {
  const listed = listMisreadings(base, language);
  if (listed.length === 0) return false;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const [end, next] = [words[last]?.end ?? 0, words[last + 1]];
  const neighbours = {
    conceptId,
    base,
    isAlone,
    span: words.slice(first, last + 1),
    before: words[first - 1],
    earlier: words.slice(Math.max(0, first - reach), first),
    next: next && next.start - end === 1 ? next : undefined,
    later: words.slice(last + 1),
    lexicon,
  };
  return listed.some(({ isSeen }) => isSeen(neighbours));
}

function listMisreadings(base: string, language: Language): readonly Misreading[] {
  const key = `${language} ${base}`;
  const known = remembered.get(key);
  if (known) return known;
  const listed = (misreadingsOf.get(language) ?? []).filter((each) => each.base.test(base));
  remembered.set(key, listed);
  return listed;
}

/** Cache with at most one entry per expression of the lexicon. */
const remembered = new Map<string, readonly Misreading[]>();
