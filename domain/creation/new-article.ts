import * as v from 'valibot';
import { languages } from '../language.ts';
import { levels } from '../level.ts';
import { articleLengths, articleTypes, audiences, genres, tones } from '../library/article-attributes.ts';

export const bounds = {
  description: { atLeast: 10, atMost: 1000 },
  genres: { atMost: 5 },
  title: { atMost: 120 },
  text: { atLeast: 20, atMost: 40_000 },
  sentences: { atMost: 600 },
} as const;

export const visibilitySchema = v.picklist(['everybody', 'private']);

export const titleSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(bounds.title.atMost, 'too-long'),
);
const sentence = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(bounds.text.atMost, 'too-long'));

const surpriseSchema = v.strictObject({ way: v.literal('surprise') });

export const aiArticleSchema = v.strictObject({
  way: v.literal('ai'),
  /** One word is enough to find a ready-made article. If a model writes, `writingDescriptionSchema` requires more. */
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(bounds.description.atMost, 'too-long'),
  ),
  type: v.picklist(articleTypes, 'required'),
  genres: v.pipe(
    v.array(v.picklist(genres)),
    v.minLength(1, 'required'),
    v.maxLength(bounds.genres.atMost, 'too-many'),
    v.check((chosen) => new Set(chosen).size === chosen.length, 'twice'),
  ),
  length: v.picklist(articleLengths, 'required'),
  /** If null, the model writes for the level of the learner, and a ready-made article may have any level. */
  level: v.optional(v.nullable(v.picklist(levels)), null),
  tone: v.picklist(tones, 'required'),
  audience: v.picklist(audiences, 'required'),
  visibility: visibilitySchema,
  /** Whether the article should use words that are due for review. */
  usesMyWords: v.optional(v.boolean(), false),
  /** The name of the ready-made article that the user picked. */
  drawerArticle: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** The description of an article that a model writes. */
export const writingDescriptionSchema = v.pipe(
  aiArticleSchema.entries.description,
  v.minLength(bounds.description.atLeast, 'too-short'),
);

/** The next chapter of an article that Foxy (the AI) wrote for the user, with the same characters, attributes and words. */
const chapterSchema = v.strictObject({
  way: v.literal('chapter'),
  after: v.pipe(v.string(), v.uuid()),
  visibility: visibilitySchema,
});

export const articleTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.minLength(bounds.text.atLeast, 'too-short'),
  v.maxLength(bounds.text.atMost, 'too-long'),
);

const translation = v.pipe(v.string(), v.trim(), v.maxLength(bounds.text.atMost, 'too-long'));

/** Paragraphs of sentence pairs as corrected by the author. A missing translation is an empty string. */
export const pairsSchema = v.pipe(
  v.array(v.pipe(v.array(v.strictObject({ source: sentence, translation })), v.minLength(1, 'required'))),
  v.minLength(1, 'required'),
  v.check((paragraphs) => paragraphs.flat().length <= bounds.sentences.atMost, 'too-many'),
  v.check(
    (paragraphs) => sumOfLengths(paragraphs.flat().map(({ source }) => source)) <= bounds.text.atMost,
    'too-long',
  ),
  v.check(
    (paragraphs) => sumOfLengths(paragraphs.flat().map(({ translation }) => translation)) <= bounds.text.atMost,
    'too-long',
  ),
);

export const manualArticleSchema = v.strictObject({
  way: v.literal('manual'),
  title: titleSchema,
  language: v.picklist(languages),
  /** The plain text, or the text already paired with its translation into the author's other language. */
  content: v.union([
    v.strictObject({ text: articleTextSchema }),
    v.strictObject({ translatedTitle: titleSchema, pairs: pairsSchema }),
  ]),
  visibility: visibilitySchema,
  /** Whether the author confirmed that the text is in `language`, although language detection found another one. */
  isLanguageSure: v.optional(v.boolean(), false),
});

/** The browser chooses the id, so that a request sent twice creates one article. */
export const submissionSchema = v.strictObject({
  articleId: v.pipe(v.string(), v.uuid()),
  request: v.variant('way', [surpriseSchema, aiArticleSchema, chapterSchema, manualArticleSchema]),
});

export type NewArticle = v.InferOutput<typeof submissionSchema>['request'];
/** The attributes and description of a requested article. */
export type ArticleWish = Omit<AiArticleRequest, 'way' | 'visibility' | 'usesMyWords' | 'drawerArticle'>;
export type ChapterRequest = v.InferOutput<typeof chapterSchema>;
export type AiArticleRequest = v.InferOutput<typeof aiArticleSchema>;
export type ManualArticleRequest = v.InferOutput<typeof manualArticleSchema>;

const sumOfLengths = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);

export const articleChangeSchema = v.strictObject({ visibility: visibilitySchema });
export type ArticleChange = v.InferOutput<typeof articleChangeSchema>;
