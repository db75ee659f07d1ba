import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { copyText } from '../../reader/selection/copy-text.ts';
import { AnchorButton } from '../../ui/button/anchor-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import formStyles from '../form.module.css';
import styles from './link-form.module.css';

/** The code of the bookmarklet. It opens the import page of Foxtale with the address of the page that the user is on. */
const writeBookmarklet = () =>
  `javascript:void(open(${JSON.stringify(`${location.origin}/import?url=`)}+encodeURIComponent(location.href)))`;

/** Ways to send a page of another site to Foxtale: a bookmark, or the share menu of a phone. */
export function Bookmarklet() {
  const { t } = useLingui();
  const bookmark = useRef<HTMLAnchorElement>(null);

  // Sets the address without React, because React refuses addresses that begin with “javascript:”.
  useEffect(() => bookmark.current?.setAttribute('href', writeBookmarklet()), []);

  async function copy() {
    const isCopied = await copyText(writeBookmarklet());
    toaster.show(
      isCopied
        ? { kind: 'success', title: t`Copied. Paste it as the address of a new bookmark.` }
        : { kind: 'error', title: t`It couldn’t be copied` },
    );
  }

  return (
    <section className={styles.elsewhere}>
      <h2>
        <Trans>From any page</Trans>
      </h2>
      <p>
        <Trans>On Android, install Foxtale, and you’ll find it in your browser’s share menu.</Trans>
      </p>
      <p className={styles.dragged}>
        <Trans>
          On a computer, drag this button to your bookmarks. Press it on a page you want to read, and its address is
          filled in here.
        </Trans>
      </p>
      <div className={`${formStyles.actions} ${styles.dragged}`}>
        <AnchorButton
          ref={bookmark}
          variant="outline"
          icon="link"
          // A click on this page does nothing, because the content security policy would block the code. The bookmark works
          // on other pages.
          onClick={(event) => event.preventDefault()}
        >
          <Trans>Add to Foxtale</Trans>
        </AnchorButton>
        <Button variant="plain" icon="copy" onClick={copy}>
          <Trans>Copy the bookmark</Trans>
        </Button>
      </div>
    </section>
  );
}
