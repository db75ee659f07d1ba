import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import styles from './add-word.module.css';
import { AddWordDialog } from './add-word-dialog.tsx';

/** The button in the header of the list, on narrow screens without its text. */
export function AddWord({ language }: { language: Language }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.wide}>
        <Button variant="outline" icon="plus" onClick={() => setIsOpen(true)}>
          <Trans>Add a word</Trans>
        </Button>
      </div>
      <div className={styles.narrow}>
        <IconButton icon="plus" label={t`Add a word`} onClick={() => setIsOpen(true)} />
      </div>
      {isOpen && <AddWordDialog language={language} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The button of the empty page. */
export function AddFirstWord({ language }: { language: Language }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="large" icon="plus" onClick={() => setIsOpen(true)}>
        <Trans>Add a word</Trans>
      </Button>
      {isOpen && <AddWordDialog language={language} onClose={() => setIsOpen(false)} />}
    </>
  );
}
