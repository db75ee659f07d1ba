import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { downloadFile } from './download-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import styles from './import-export.module.css';

/** Import and export: two buttons, or one menu on a phone. */
export function ImportExport({ language }: { language: Language }) {
  const { t } = useLingui();
  const [isImporting, setIsImporting] = useState(false);
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
        <Button variant="outline" icon="upload" onClick={() => setIsImporting(true)}>
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
      <div className={styles.phone}>
        <Menu
          label={t`Import and export`}
          trigger={<IconButton icon="more" label={t`Import and export`} />}
          items={[
            { id: 'import', label: t`Import words`, icon: 'upload', onSelect: () => setIsImporting(true) },
            ...exports.map((item) => ({
              ...item,
              icon: 'download' as const,
              label: t`Export: ${{ format: item.label }}`,
            })),
          ]}
        />
      </div>
      {isImporting && <ImportDialog language={language} onClose={() => setIsImporting(false)} />}
    </>
  );
}

/** The import button of the empty page. */
export function ImportButton({ language }: { language: Language }) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Button variant="outline" size="large" icon="upload" onClick={() => setIsImporting(true)}>
        <Trans>Import words</Trans>
      </Button>
      {isImporting && <ImportDialog language={language} onClose={() => setIsImporting(false)} />}
    </>
  );
}
