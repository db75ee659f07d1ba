import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { AddWordDialog } from './add-word-dialog.tsx';
import { downloadFile } from './download-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import styles from './list-actions.module.css';

/** Adding a word, import and export: three buttons, or one menu on narrow screens. */
export function ListActions({ language }: { language: Language }) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const close = () => setDialog(undefined);
  const exports: MenuItem[] = [
    {
      id: 'csv',
      label: t`Table (CSV)`,
      icon: 'text',
      onSelect: () => downloadFile(`/api/learning/words.csv?language=${language}`, `foxtale-${language}.csv`),
    },
    {
      id: 'anki',
      label: t`Anki deck (.apkg)`,
      icon: 'copy',
      onSelect: () => downloadFile(`/api/learning/words.apkg?language=${language}`, `foxtale-${language}.apkg`),
    },
  ];
  return (
    <>
      <div className={styles.wide}>
        <Button variant="outline" icon="plus" onClick={() => setDialog('add')}>
          <Trans>Add a word</Trans>
        </Button>
        <Button variant="outline" icon="upload" onClick={() => setDialog('import')}>
          <Trans>Import</Trans>
        </Button>
        <Menu
          label={t`Export`}
          trigger={
            <Button variant="outline" icon="download">
              <Trans>Export</Trans>
            </Button>
          }
          items={exports}
        />
      </div>
      <div className={styles.narrow}>
        <Menu
          label={t`Add, import and export`}
          trigger={<IconButton icon="more" label={t`Add, import and export`} />}
          items={[
            { id: 'add', label: t`Add a word`, icon: 'plus', onSelect: () => setDialog('add') },
            { id: 'import', label: t`Import words`, icon: 'upload', onSelect: () => setDialog('import') },
            ...exports.map((item) => ({
              ...item,
              icon: 'download' as const,
              label: t`Export: ${{ format: item.label }}`,
            })),
          ]}
        />
      </div>
      {dialog === 'add' && <AddWordDialog language={language} onClose={close} />}
      {dialog === 'import' && <ImportDialog language={language} onClose={close} />}
    </>
  );
}
