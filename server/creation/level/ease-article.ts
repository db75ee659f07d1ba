import type { WrittenArticle } from '../writing/write-article.ts';
import type { Easer } from './create-easer.ts';

/**
 * Rewrites hard sentences of an article that is written but not shown yet. Calls the model once per half of the article,
 * because at most two calls per article are allowed.
 */
export async function easeArticle(easer: Easer, written: WrittenArticle): Promise<WrittenArticle> {
  await easer.introduceTitle(written.title);
  const sentences = written.paragraphs.flatMap((paragraph, index) =>
    paragraph.map((source) => ({ source, translation: null, paragraph: index })),
  );
  const middle = Math.ceil(sentences.length / 2);
  const eased = [...(await easer.ease(sentences.slice(0, middle))), ...(await easer.ease(sentences.slice(middle)))];
  const paragraphs = Map.groupBy(eased, ({ paragraph }) => paragraph);
  return { ...written, paragraphs: [...paragraphs.values()].map((all) => all.map(({ source }) => source)) };
}
