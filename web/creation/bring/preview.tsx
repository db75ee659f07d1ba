import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Import, ReadyImport } from '../../../domain/creation/import.ts';
import { bounds } from '../../../domain/creation/new-article.ts';
import { profileQuery } from '../../access/queries.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AsideNote } from '../aside-note.tsx';
import { CannotTranslateNote } from '../cannot-translate-note.tsx';
import formStyles from '../form.module.css';
import { FormLayout } from '../form-layout.tsx';
import { AddTranslation } from './add-translation.tsx';
import { acceptance, cancellation } from './import-queries.ts';
import { LanguageNote } from './language-note.tsx';
import { PreviewMeasures } from './preview-measures.tsx';

/** The text that was read, how it fits the reader, and the button that imports it. */
export function Preview({ imported }: { imported: ReadyImport }) {
  const { t } = useLingui();
  const { importId, language, parts, sourceUrl, translates, translation } = imported;
  const navigate = useNavigate();
  const profile = useQuery(profileQuery).data;
  const learningLang = profile?.learningLang ?? language;
  const [title, setTitle] = useState(imported.title);
  const [isLanguageSure, setIsLanguageSure] = useState(false);
  // `onSettled` is an option of the mutation. A callback that is passed to `mutate` would not be called after a live event
  // has unmounted this component.
  const accepting = useMutation({ ...acceptance(useQueryClient()), onSettled: open });
  const cancelling = useMutation(cancellation);
  const isReady = language === learningLang || isLanguageSure;
  const isBook = parts > 1;

  function accept(event: FormEvent) {
    event.preventDefault();
    if (!isReady || title.trim() === '') return;
    accepting.mutate({ importId, title, language: learningLang });
  }

  function open(result: Import | undefined) {
    if (result?.status !== 'done') return;
    const { bookId, articleId } = result;
    if (bookId !== null) void navigate({ to: '/book/$bookId', params: { bookId }, replace: true });
    else if (articleId !== null) void navigate({ to: '/article/$articleId', params: { articleId }, replace: true });
  }

  function cancel() {
    cancelling.mutate(importId);
    if (translates !== null) void navigate({ to: '/import/$importId', params: { importId: translates } });
    else if (sourceUrl === null) void navigate({ to: '/create-article', search: { way: 'file' } });
    else void navigate({ to: '/import', search: { url: sourceUrl } });
  }

  return (
    <FormLayout
      name={sourceUrl === null ? t`From a file` : t`From a link`}
      title={isBook ? t`Your book` : t`Your text`}
      aside={
        <AsideNote limit="own-articles">
          {isBook ? (
            <Plural
              value={parts}
              one="It becomes a book of # part, which only you can read. It counts as one article of your own."
              other="It becomes a book of # parts, which only you can read. It counts as one article of your own."
            />
          ) : (
            <Trans>Only you can read it. It counts as one article of your own.</Trans>
          )}
        </AsideNote>
      }
    >
      <form className={formStyles.form} onSubmit={accept} noValidate>
        <Field label={t`Title`} isRequired error={title.trim() === '' && t`Give it a title.`}>
          <TextInput
            value={title}
            lang={language}
            maxLength={bounds.title.atMost}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <PreviewMeasures imported={imported} />
        {sourceUrl === null && translation === null && <AddTranslation importId={importId} />}
        {!isReady && <LanguageNote found={language} learning={learningLang} onSure={() => setIsLanguageSure(true)} />}
        {translation === null && profile !== undefined && profile.mainLang !== learningLang && <CannotTranslateNote />}
        {accepting.error !== null && <FailureNote error={accepting.error} />}
        <div className={formStyles.actions}>
          <Button type="submit" size="large" disabled={!isReady} isBusy={accepting.isPending}>
            {isBook ? <Trans>Add book</Trans> : <Trans>Add text</Trans>}
          </Button>
          <Button size="large" variant="plain" onClick={cancel}>
            {translates === null ? <Trans>Cancel</Trans> : <Trans>Skip the translation</Trans>}
          </Button>
        </div>
      </form>
    </FormLayout>
  );
}
