import { useLingui } from '@lingui/react/macro';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { sharedAddress } from '../../access/wanted-page.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';

interface ShareButtonProps {
  articleId: string;
  version: Pick<ArticleVersion, 'title' | 'language'>;
}

/** Shares the article with the native share sheet on touch devices; otherwise copies the link. */
export function ShareButton({ articleId, version: { title, language } }: ShareButtonProps) {
  const { t } = useLingui();

  async function share() {
    const url = sharedAddress(articleId, language);
    if (await isHandedOn({ title, url })) return;
    if (await isCopied(url)) {
      toaster.show({
        kind: 'success',
        title: t`Link copied`,
        text: t`Anyone with access to Foxtale can open it.`,
        isElsewhere: true,
      });
    } else toaster.show({ kind: 'error', title: t`The link couldn’t be copied`, text: url });
  }

  return <IconButton icon="share" label={t`Share this article`} onClick={() => void share()} />;
}

/** Returns whether the link was copied. The Clipboard API needs https. */
async function isCopied(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns false if there is no share sheet or if sharing fails; the caller then copies the link. Closing the sheet counts as
 * shared.
 */
async function isHandedOn(link: { title: string; url: string }) {
  if (!matchMedia('(pointer: coarse)').matches || navigator.canShare?.(link) !== true) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
