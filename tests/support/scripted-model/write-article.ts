import * as v from 'valibot';
import type { LibraryArticle } from '../../../content/read-articles.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { PerLanguage } from '../../../domain/per-language.ts';
import type { ContentFault } from './behaviour.ts';
import { addMarkup, anotherLanguage, articles, pick } from './library.ts';

const requestSchema = v.object({
  description: v.string(),
  type: v.string(),
  genres: v.array(v.string()),
  tone: v.string(),
  length: v.string(),
  language: v.picklist(languages),
  /**
   * Decides the format of the answer. A language stands for pairs of sentence and translation, null for sentences without
   * translations, and undefined for plain paragraphs.
   */
  translationLanguage: v.nullish(v.picklist(languages)),
  written: v.optional(v.object({ paragraphs: v.array(v.string()) })),
});
type Request = v.InferOutput<typeof requestSchema>;

/** Returns the article of our library that is nearest to the request. */
export function writeScriptedArticle(material: unknown, fault: ContentFault | undefined) {
  const request = v.parse(requestSchema, material);
  const article = findNearest(request);
  if (request.translationLanguage !== undefined) {
    return writeInPairs(article, { ...request, translationLanguage: request.translationLanguage }, fault);
  }
  const language = fault === 'wrong-language' ? anotherLanguage(request.language) : request.language;
  const paragraphs = article.paragraphs
    .slice(0, fault === 'too-few' ? 1 : undefined)
    .map(({ sentences }) => sentences.map(({ versions }) => versions[language]).join(' '));
  const dress = fault === 'markup' ? addMarkup : (text: string) => text;
  return {
    title: dress(article.title[language]),
    summary: dress(article.summary[language]),
    keywords: article.keywords[language].map(dress),
    paragraphs: paragraphs.map(dress),
    recap: dress(recapOf(article)),
  };
}

type PairRequest = Request & { translationLanguage: Language | null };

/** The article as pairs of sentence and translation, without the sentences that the request lists as already written. */
function writeInPairs(article: LibraryArticle, request: PairRequest, fault: ContentFault | undefined) {
  const { translationLanguage: to, written } = request;
  const from = fault === 'wrong-language' ? anotherLanguage(request.language) : request.language;
  const dress = fault === 'markup' ? addMarkup : (text: string) => text;
  const toPair = (versions: PerLanguage<string>) => ({
    source: dress(versions[from]),
    ...(to !== null && { translation: dress(versions[fault === 'untranslated' ? from : to]) }),
  });
  const isWritten = (versions: PerLanguage<string>) =>
    written?.paragraphs.some((paragraph) => paragraph.includes(versions[request.language])) ?? false;
  const paragraphs = article.paragraphs
    .slice(0, fault === 'too-few' ? 1 : undefined)
    .map(({ sentences }) => sentences.filter(({ versions }) => !isWritten(versions)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) =>
      spoilPairs(
        sentences.map(({ versions }) => toPair(versions)),
        fault,
      ),
    );
  return {
    title: toPair(article.title),
    paragraphs,
    summary: toPair(article.summary),
    keywords: article.keywords[from].map(dress),
    recap: dress(recapOf(article)),
  };
}

const recapOf = ({ title, summary }: LibraryArticle) => `${title.en}: ${summary.en}`;

interface Pair {
  source: string;
  translation?: string;
}

function spoilPairs(pairs: Pair[], fault: ContentFault | undefined): Pair[] {
  const translationAt = (index: number) => pairs[index % pairs.length]?.translation ?? '';
  return pairs.map(({ source, translation }, index) => {
    if (translation === undefined) return { source };
    if (fault === 'shifted') return { source, translation: translationAt(index + 1) };
    if (fault === 'identical') return { source, translation: translationAt(0) };
    return { source, translation: fault === 'numbered' ? `${index + 1}. ${translation}` : translation };
  });
}

function findNearest(request: Request): LibraryArticle {
  const likeness = (article: LibraryArticle) =>
    (article.length === request.length ? 10 : 0) +
    (article.type === request.type ? 3 : 0) +
    (article.tone === request.tone ? 1 : 0) +
    article.genres.filter((genre) => request.genres.includes(genre)).length;
  const best = Math.max(...articles.map(likeness));
  const nearest = pick(
    request.description,
    articles.filter((article) => likeness(article) === best),
  );
  if (nearest === undefined) throw new Error('There are no articles to write from.');
  return nearest;
}
