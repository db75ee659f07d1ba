import { languages } from '../domain/language.ts';
import { type AnnotatedSentence, annotate, chooseReadings, readVersions } from '../domain/lexicon/annotate.ts';
import { type CompiledLanguage, compileLanguages } from '../domain/lexicon/compile-lexicon.ts';
import type { Concept } from '../domain/lexicon/concept.ts';
import { type CompiledConcepts, compileConcepts } from '../domain/lexicon/concept-list.ts';
import { openLexicon, withUsage } from '../domain/lexicon/create-lexicon.ts';
import type { Lexicon } from '../domain/lexicon/lexicon.ts';
import { countUsage } from '../domain/lexicon/weigh/usage.ts';
import { type PerLanguage, perLanguage } from '../domain/per-language.ts';
import { readRanks } from './frequency/read-ranks.ts';
import { type LibraryArticle, readArticles } from './read-articles.ts';
import { readLexicon } from './read-lexicon.ts';
import { applyReviewedMeanings, readReviewedMeanings } from './read-reviewed-meanings.ts';

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
  compiled: { concepts: CompiledConcepts; languages: PerLanguage<CompiledLanguage> };
  lexicon: Lexicon;
  formatProblems: string[];
};

/**
 * Loads everything under content/ and annotates each sentence. A first pass over all sentences counts how often each concept
 * is chosen. The second pass uses these counts for ambiguous words. Reviewed meanings replace what the program chose.
 */
export function loadContent(): Content {
  const { lexicon: withoutUsage, sentences: placed, formatProblems, ...content } = readContent();
  const { reviewed, problems } = readReviewedMeanings();
  const reviewedOf = Map.groupBy(reviewed, ({ sentence }) => sentence);
  const concepts = new Map(content.concepts.map((concept) => [concept.id, concept]));
  const sentences = placed.map((sentence) => ({
    ...sentence,
    readings: readVersions(sentence.versions, withoutUsage),
  }));
  const annotateAll = (lexicon: Lexicon) =>
    sentences.map(({ readings, ...sentence }) => {
      const chosen = chooseReadings(sentence.versions, readings, lexicon);
      const meanings = reviewedOf.get(keyOf(sentence)) ?? [];
      return { ...sentence, ...applyReviewedMeanings(chosen, meanings, { concepts, lexicon }) };
    });
  const usage = countUsage(
    annotateAll(withoutUsage).map(({ annotation }) => annotation),
    withoutUsage,
  );
  const lexicon = withUsage(withoutUsage, usage);
  const annotated = annotateAll(lexicon);
  const known = new Set(sentences.map(keyOf));
  const unplaced = reviewed.filter(({ sentence }) => !known.has(sentence));
  return {
    ...content,
    lexicon,
    sentences: annotated.map(({ problems: _, ...sentence }) => sentence),
    formatProblems: [
      ...formatProblems,
      ...problems,
      ...unplaced.map(({ place }) => `${place} the sentence does not exist`),
      ...annotated.flatMap((sentence) => sentence.problems),
    ],
  };
}

const keyOf = ({ articleId, number }: Pick<PlacedSentence, 'articleId' | 'number'>) => `${articleId} ${number}`;

/** Loads the articles with these ids (all if undefined). Annotates their sentences without usage counts. */
export function loadWithoutUsage({ articleIds }: { articleIds: readonly string[] | undefined }): Content {
  const { articles, sentences, ...content } = readContent();
  const isChosen = (articleId: string) => articleIds?.includes(articleId) ?? true;
  return {
    ...content,
    articles: articles.filter(({ id }) => isChosen(id)),
    sentences: sentences
      .filter(({ articleId }) => isChosen(articleId))
      .map((sentence) => ({ ...sentence, annotation: annotate(sentence.versions, content.lexicon) })),
  };
}

function readContent() {
  const { articles, problems: articleProblems } = readArticles();
  const { concepts, problems: lexiconProblems } = readLexicon();
  const compiled = {
    concepts: compileConcepts(concepts),
    languages: compileLanguages(concepts, perLanguage(readRanks)),
  };
  const sentences = articles.flatMap(({ id, paragraphs }) =>
    paragraphs
      .flatMap((paragraph) => paragraph.sentences)
      .map(({ line, versions }, index) => ({ articleId: id, number: index + 1, line, versions })),
  );
  return {
    articles,
    sentences,
    concepts,
    compiled,
    lexicon: openLexicon(compiled.concepts, compiled.languages),
    formatProblems: [...articleProblems, ...lexiconProblems],
  };
}

/** The location of a problem as file:line, which editors can open. */
export const placeOf = ({ articleId, line }: PlacedSentence, language: (typeof languages)[number]): string =>
  `articles/${articleId}.md:${line + languages.indexOf(language)}`;
