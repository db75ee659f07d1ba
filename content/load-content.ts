import { languages } from '../domain/language.ts';
import { type AnnotatedSentence, annotate } from '../domain/lexicon/annotate.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { createLexicon, type Lexicon } from '../domain/lexicon/create-lexicon.ts';
import { countUsage } from '../domain/lexicon/usage.ts';
import type { PerLanguage } from '../domain/per-language.ts';
import { type LibraryArticle, readArticles } from './read-articles.ts';
import { readLexicon } from './read-lexicon.ts';

/** A sentence of the library: its place among its article's sentences counts from one. */
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

/** Everything under content/, each sentence annotated. A first round over all sentences tells the second what is usual. */
export function loadContent(): Content {
  const { articles, problems: articleProblems } = readArticles();
  const { concepts, problems: lexiconProblems } = readLexicon();
  const lexiconWithoutUsage = createLexicon(concepts);
  const placed = articles.flatMap(({ id, paragraphs }) =>
    paragraphs
      .flatMap(({ sentences }) => sentences)
      .map(({ line, versions }, index) => ({ articleId: id, number: index + 1, line, versions })),
  );
  const firstRound = placed.map(({ versions }) => annotate(versions, lexiconWithoutUsage));
  const lexicon = createLexicon(concepts, countUsage(firstRound, lexiconWithoutUsage.concepts));
  return {
    articles,
    sentences: placed.map((sentence) => ({ ...sentence, annotation: annotate(sentence.versions, lexicon) })),
    concepts,
    lexicon,
    formatProblems: [...articleProblems, ...lexiconProblems],
  };
}

/** Where a problem is, as an editor can open it. */
export const placeOf = ({ articleId, line }: PlacedSentence, language: (typeof languages)[number]): string =>
  `articles/${articleId}.md:${line + languages.indexOf(language)}`;
