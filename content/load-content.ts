import { languages } from '../domain/language.ts';
import { type AnnotatedSentence, annotate } from '../domain/lexicon/annotate.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { createLexicon, withUsage } from '../domain/lexicon/create-lexicon.ts';
import type { Lexicon } from '../domain/lexicon/lexicon.ts';
import { countUsage } from '../domain/lexicon/usage.ts';
import { type PerLanguage, perLanguage } from '../domain/per-language.ts';
import { readRanks } from './frequency/read-ranks.ts';
import { type LibraryArticle, readArticles } from './read-articles.ts';
import { readLexicon } from './read-lexicon.ts';

/** A sentence of the library. Its number is counted from 1 within its article. */
export type PlacedSentence = {
  articleId: string;
  number: number;
  line: number;
  versions: PerLanguage<string>;
  annotation: AnnotatedSentence;
};

export type Content = {
  articles: LibraryArticle[];
  sentences: PlacedSentence[];
  concepts: Concept[];
  lexicon: Lexicon;
  formatProblems: string[];
};

type Part = { articleIds: readonly string[] | undefined };

/**
 * Loads everything under content/ and annotates each sentence. A first pass over all sentences counts which concepts are chosen.
 * The second pass uses these counts.
 */
export function loadContent(): Content {
  const content = loadWithoutUsage({ articleIds: undefined });
  const usage = countUsage(
    content.sentences.map(({ annotation }) => annotation),
    content.lexicon,
  );
  const lexicon = withUsage(content.lexicon, usage);
  const sentences = content.sentences.map((sentence) => ({
    ...sentence,
    annotation: annotate(sentence.versions, lexicon),
  }));
  return { ...content, lexicon, sentences };
}

/** Loads the articles with these ids (all if undefined). Annotates their sentences without usage counts. */
export function loadWithoutUsage({ articleIds }: Part): Content {
  const { articles, problems: articleProblems } = readArticles();
  const { concepts, problems: lexiconProblems } = readLexicon();
  const lexicon = createLexicon(concepts, perLanguage(readRanks));
  const chosen = articles.filter(({ id }) => articleIds?.includes(id) ?? true);
  const sentences = chosen.flatMap(({ id, paragraphs }) =>
    paragraphs
      .flatMap((paragraph) => paragraph.sentences)
      .map(({ line, versions }, index) => ({
        articleId: id,
        number: index + 1,
        line,
        versions,
        annotation: annotate(versions, lexicon),
      })),
  );
  return { articles: chosen, sentences, concepts, lexicon, formatProblems: [...articleProblems, ...lexiconProblems] };
}

/** The location of a problem as file:line, which editors can open. */
export const placeOf = ({ articleId, line }: PlacedSentence, language: (typeof languages)[number]): string =>
  `articles/${articleId}.md:${line + languages.indexOf(language)}`;
