import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../ui/icon-button.tsx';
import { toaster } from '../ui/toaster.ts';

/** Hands the article on: by the sheet of the device where a finger can use it, otherwise as a copied link. */
export function ShareButton({ articleId, title }: { articleId: string; title: string }) {
  const { t } = useLingui();

  async function share() {
    const url = `${location.origin}/article/${articleId}`;
    if (await isHandedOn({ title, url })) return;
    if (await isCopied(url)) {
      toaster.show({
        kind: 'success',
        title: t`The link is copied`,
        text: t`Whoever has access to Foxtale can open it.`,
        isElsewhere: true,
      });
    } else toaster.show({ kind: 'error', title: t`The link could not be copied`, text: url });
  }

  return <IconButton icon="share" label={t`Share this article`} onClick={() => void share()} />;
}

/** Without https there is no clipboard to write to. */
async function isCopied(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** False where there is no such sheet. Who closes it has had second thoughts, which is an answer too. */
async function isHandedOn(link: { title: string; url: string }) {
  if (!matchMedia('(pointer: coarse)').matches || navigator.canShare?.(link) !== true) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
