import type { Limit } from '../../domain/billing/limits.ts';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'languageModel'>;

/** The limit that a request counts against. Undefined for an article from the drawer (the prepared articles), which is free. */
export const limitOf = (services: Deps, request: NewArticle): Limit | undefined =>
  isForDrawer(services, request) ? undefined : limitByWay(request);

export const limitByWay = ({ way }: NewArticle): Limit => (way === 'manual' ? 'own-articles' : 'ai-articles');

/** Whether the author gets an article from the drawer: they picked one, or no language model can write the article. */
export const isForDrawer = ({ languageModel }: Deps, request: NewArticle) =>
  (request.way === 'ai' && request.drawerArticle !== undefined) ||
  (languageModel === undefined && (request.way === 'ai' || request.way === 'surprise'));
