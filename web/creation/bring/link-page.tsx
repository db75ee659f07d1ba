import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkForm } from './link-form.tsx';

/**
 * The page on which the user enters a link. The bookmarklet and the share menu of a device also open this page. Apps that share
 * a link put its address into `url`, `text` or `title`.
 */
export function LinkPage() {
  const { t } = useLingui();
  const { url = '', text = '', title = '' } = useSearch({ from: '/shell/import' });
  usePageTitle(t`Import a web page`);
  const shared = `${url} ${text} ${title}`.trim();
  return <LinkForm key={shared} shared={shared} />;
}
