import type { LibraryArticle } from '../../../content/read-articles.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { estimateFit } from '../import/estimate-fit.ts';
import { type CountedSample, countSample, identifySample } from '../import/take-sample.ts';

const counted = new Map<string, Promise<CountedSample>>();

/** How much of a drawer article (a prepared article) the reader knows. Null if the reader has no level. */
export async function measureDrawerArticle(
  services: Pick<Services, 'db' | 'lexicon' | 'now'>,
  article: LibraryArticle,
  { readerId: userId, learningLang: language }: Reader,
) {
  const found = await countArticle(services, article, language);
  const sample = await identifySample(services, found, language);
  return (await estimateFit(services, { userId, language, sample, words: found.text.words })).coverage;
}

/** Cached, because the articles of the drawer never change. */
function countArticle(
  services: Pick<Services, 'lexicon'>,
  { id, paragraphs }: LibraryArticle,
  language: Reader['learningLang'],
) {
  const key = `${language} ${id}`;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ versions }) => versions[language]));
  const counting = counted.get(key) ?? countSample(services, { sentences, language });
  counted.set(key, counting);
  counting.catch(() => counted.delete(key));
  return counting;
}
