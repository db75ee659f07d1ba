import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import type { SamplePassage } from '../../domain/reader/listening/narration.ts';
import { sampleArticleName } from '../../domain/reader/sample-article.ts';
import { articleIdOf } from '../library/import-library.ts';
import type { Services } from '../services.ts';
import { findSampleArticle } from './narration/narration-queries.ts';

/** The number of sentences. */
export const passageLength = 3;

interface SampleTexts {
  title: string;
  paragraphs: string[][];
  translations: string[][] | null;
}

export async function loadSamplePassage(
  services: Pick<Services, 'db'>,
  language: Language,
  translation: Language,
): Promise<SamplePassage> {
  const article = await findSampleArticle(services, articleIdOf(sampleArticleName), language, translation);
  if (article === undefined) throw new AppError('not-found');
  return cutPassage(article);
}

function cutPassage({ title, paragraphs, translations }: SampleTexts): SamplePassage {
  const translated = translations?.flat();
  const sentences = paragraphs.flat().slice(0, passageLength);
  return { title, sentences: sentences.map((text, index) => ({ text, translation: translated?.[index] ?? null })) };
}
