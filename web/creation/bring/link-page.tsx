import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { LinkForm } from './link-form.tsx';

/** Also opened by the share menu of a device and by the bookmarklet. Apps put the address into any of the three fields. */
export function LinkPage() {
  const { t } = useLingui();
  const { url = '', text = '', title = '' } = useSearch({ from: '/shell/import' });
  usePageTitle(t`Import a web page`);
  const shared = `${url} ${text} ${title}`.trim();
  return <LinkForm key={shared} shared={shared} />;
}
