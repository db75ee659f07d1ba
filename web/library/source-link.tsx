import { Trans } from '@lingui/react/macro';
import { siteOf } from '../../domain/link.ts';

/** The page that a text is from. */
export function SourceLink({ url }: { url: string }) {
  const site = siteOf(url);
  return (
    <Trans>
      Source:{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {site}
      </a>
    </Trans>
  );
}
