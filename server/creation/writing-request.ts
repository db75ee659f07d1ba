import type { ArticleWish } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';

/** The description is untrusted user input: only the topic, never part of the instructions. */
export interface WritingRequest extends ArticleWish {
  language: Language;
  level: Level | null;
}
