import type { NewArticle } from '../../domain/creation/new-article.ts';

export const limitOf = ({ way }: NewArticle) => (way === 'manual' ? 'own-articles' : 'ai-articles');
