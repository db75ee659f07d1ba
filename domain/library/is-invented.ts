import type { ArticleType } from './article-attributes.ts';

const inventedTypes: readonly ArticleType[] = ['fictional-story', 'satirical-piece', 'interview-style-article'];

/** Whether the people and events in an article of this type are fictional. The reading page says so to the reader. */
export const isInvented = (type: ArticleType | null): boolean => type !== null && inventedTypes.includes(type);
