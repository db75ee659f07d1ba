import { AppError } from '../../../domain/app-error.ts';
import type { ArticleChange } from '../../../domain/creation/new-article.ts';
import { changeVisibility } from '../../library/own-articles.ts';
import type { Services } from '../../services.ts';
import { findCreation } from '../queries.ts';

/** An article from the drawer (a prepared article) cannot be shared, because other users can receive the same article. */
export async function changeArticle(
  services: Pick<Services, 'db'>,
  ownArticle: { articleId: string; authorId: string },
  { visibility }: ArticleChange,
) {
  const creation = await findCreation(services, ownArticle);
  if (creation === undefined || creation.status !== 'done') throw new AppError('not-found');
  if (creation.isFromDrawer && visibility === 'everybody') {
    throw new AppError('invalid-input', { fields: [{ field: 'visibility', problem: 'from-drawer' }] });
  }
  if (!(await changeVisibility(services, ownArticle, visibility))) throw new AppError('not-found');
}
