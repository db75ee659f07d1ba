import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { ImportedFile } from '../../../domain/learning/import/import-words.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Note } from '../../ui/status/note.tsx';
import styles from './import-dialog.module.css';
import { importWords } from './import-queries.ts';

type Kind = ImportedFile['kind'];

/** The dialog that imports words from another app, or a list of known words. */
export function ImportDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [kind, setKind] = useState<Kind>('table');
  const [file, setFile] = useState<File>();
  const client = useQueryClient();
  const importing = useMutation(importWords);
  const languageWord = languageInSentence(language, i18n.locale);

  // Refetches the words only when the dialog closes. If the list was empty, the dialog is part of the empty state, which is
  // unmounted as soon as there are words.
  function close() {
    if (importing.isSuccess) void client.invalidateQueries({ queryKey: ['words'] });
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (file !== undefined) importing.mutate({ language, kind, file });
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t`Import words`}
      closeLabel={t`Close`}
      actions={
        importing.isSuccess ? (
          <Button onClick={close}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button type="submit" form={form} disabled={file === undefined} isBusy={importing.isPending}>
              <Trans>Import</Trans>
            </Button>
            <Button variant="plain" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      {importing.data ? (
        <Result {...importing.data} />
      ) : (
        <form id={form} className={styles.form} onSubmit={handleSubmit}>
          <RadioCards
            label={t`Where the words come from`}
            cards={[
              {
                value: 'table',
                title: t`A table`,
                hint: t`CSV or TSV from Foxtale, LingQ, Readlang or Lute, or notes from Anki as plain text (.txt)`,
              },
              { value: 'known', title: t`Words I know`, hint: t`A text file, one word per line` },
              { value: 'kindle', title: t`Kindle`, hint: t`The file vocab.db from your Kindle` },
            ]}
            value={kind}
            onChange={setKind}
          />
          <Field label={t`File`} hint={t`The words are added to your words in ${languageWord}. Nothing is replaced.`}>
            <TextInput
              type="file"
              accept={kind === 'kindle' ? '.db' : '.csv,.tsv,.txt'}
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          </Field>
          <ErrorNote error={importing.error} />
        </form>
      )}
    </Dialog>
  );
}

function Result({ added, kept, skipped }: { added: number; kept: number; skipped: number }) {
  const { t } = useLingui();
  return (
    <Note kind="success" isLive>
      <p>{t`${plural(added, { one: '# word added.', other: '# words added.' })}`}</p>
      {kept > 0 && (
        <p>{t`${plural(kept, { one: '# word was there already.', other: '# words were there already.' })}`}</p>
      )}
      {skipped > 0 && <p>{t`${plural(skipped, { one: '# line was left out.', other: '# lines were left out.' })}`}</p>}
    </Note>
  );
}
