import * as v from 'valibot';
import { languages } from '../language.ts';
import { levels } from '../level.ts';
import { articleLengths, articleTypes, audiences, genres, tones } from '../library/article-attributes.ts';

export const articlesPerFile = 200;
export const articleFileMaxBytes = 32 * 1024 * 1024;
const maxSentences = 600;

const line = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('empty'), v.maxLength(maxLength, 'too-long'));

const version = v.strictObject({
  language: v.picklist(languages),
  title: line(200),
  summary: v.pipe(v.string(), v.maxLength(2000, 'too-long')),
  keywords: v.pipe(v.array(line(100)), v.maxLength(50, 'too-many')),
  paragraphs: v.pipe(
    v.array(v.pipe(v.array(line(5000)), v.nonEmpty('empty'))),
    v.nonEmpty('empty'),
    v.check((paragraphs) => paragraphs.flat().length <= maxSentences, 'too-many-sentences'),
  ),
});

const article = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    // Library articles are not exported: every server already has them.
    creatorKind: v.picklist(['ai', 'manual']),
    visibility: v.picklist(['everybody', 'hidden']),
    originalLanguage: v.picklist(languages),
    type: v.nullable(v.picklist(articleTypes)),
    genres: v.pipe(v.array(v.picklist(genres)), v.maxLength(5, 'too-many')),
    tone: v.nullable(v.picklist(tones)),
    audience: v.nullable(v.picklist(audiences)),
    length: v.picklist(articleLengths),
    level: v.nullable(v.picklist(levels)),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    versions: v.pipe(
      v.array(version),
      v.nonEmpty('empty'),
      v.check((versions) => isUnique(versions.map(({ language }) => language)), 'language-twice'),
      v.check(
        (versions) => new Set(versions.map(({ paragraphs }) => shapeOf(paragraphs))).size <= 1,
        'versions-differ',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ originalLanguage, versions }) => versions.some(({ language }) => language === originalLanguage),
      'original-missing',
    ),
    ['originalLanguage'],
  ),
);

/** The export format for moving articles between servers. */
export const articleFileSchema = v.strictObject({
  format: v.literal('foxtale-articles'),
  version: v.literal(1),
  articles: v.pipe(
    v.array(article),
    v.maxLength(articlesPerFile, 'too-many'),
    v.check((articles) => isUnique(articles.map(({ id }) => id)), 'article-twice'),
  ),
});
export type ArticleFile = v.InferOutput<typeof articleFileSchema>;
export type FiledArticle = ArticleFile['articles'][number];

/** The number of sentences per paragraph, which must be the same in all versions. */
const shapeOf = (paragraphs: string[][]) => paragraphs.map((sentences) => sentences.length).join(' ');

const isUnique = (values: string[]) => new Set(values).size === values.length;
