import { AppError } from '../../domain/app-error.ts';
import type { ArticleChange } from '../../domain/creation/new-article.ts';
import { changeVisibility } from '../library/own-articles.ts';
import type { Services } from '../services.ts';
import { findCreation } from './queries.ts';

/** One from the drawer stays its reader's own: anybody can be given it. */
export async function changeArticle(
  services: Pick<Services, 'db'>,
  whose: { articleId: string; authorId: string },
  { visibility }: ArticleChange,
) {
  const creation = await findCreation(services, whose);
  if (creation === undefined || creation.status !== 'done') throw new AppError('not-found');
  if (creation.isFromDrawer && visibility === 'everybody') {
    throw new AppError('invalid-input', { fields: [{ field: 'visibility', problem: 'from-drawer' }] });
  }
  if (!(await changeVisibility(services, whose, visibility))) throw new AppError('not-found');
}
