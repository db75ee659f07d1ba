import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../platform/use-page-title.ts';
import { AiForm } from './ai-form.tsx';
import { ManualForm } from './manual-form.tsx';
import { Ways } from './ways.tsx';

/** Three ways to an article: a surprise, a wish, or one's own text. */
export function CreateArticlePage() {
  const { t } = useLingui();
  const { way, description } = useSearch({ from: '/shell/create-article' });
  usePageTitle(t`Create an article`);
  if (way === 'ai' || description !== undefined) return <AiForm key={description} description={description} />;
  if (way === 'manual') return <ManualForm />;
  return <Ways />;
}
