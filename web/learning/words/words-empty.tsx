import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { AddWordDialog } from './add-word-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

export function WordsEmpty({ language }: { language: Language }) {
  const { t, i18n } = useLingui();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const name = languageInSentence(language, i18n.locale);
  const close = () => setDialog(undefined);
  return (
    <>
      <EmptyState
        size="page"
        pose="sleeping"
        title={t`No words in ${name} yet`}
        text={t`Look a word up while you read, and it’s kept here with its sentence.`}
        action={
          <>
            <LinkButton to="/" size="large">
              <Trans>Find something to read</Trans>
            </LinkButton>
            <Button variant="outline" size="large" icon="plus" onClick={() => setDialog('add')}>
              <Trans>Add a word</Trans>
            </Button>
            <Button variant="outline" size="large" icon="upload" onClick={() => setDialog('import')}>
              <Trans>Import words</Trans>
            </Button>
          </>
        }
      />
      {dialog === 'add' && <AddWordDialog language={language} onClose={close} />}
      {dialog === 'import' && <ImportDialog language={language} onClose={close} />}
    </>
  );
}
