import type { ArticleType } from './article-attributes.ts';

const inventedTypes: readonly ArticleType[] = ['fictional-story', 'satirical-piece', 'interview-style-article'];

/** Whether the people and events of such an article are invented. The reading page says so. */
export const isInvented = (type: ArticleType | null): boolean => type !== null && inventedTypes.includes(type);
