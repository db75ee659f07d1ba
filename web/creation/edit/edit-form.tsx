import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ArticleEdit, EditableArticle } from '../../../domain/creation/edit-article.ts';
import { bounds } from '../../../domain/creation/new-article.ts';
import { toPairs } from '../../../domain/creation/pair-sheet.ts';
import { levels } from '../../../domain/level.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { writerQuery } from '../../library/queries.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Note } from '../../ui/status/note.tsx';
import styles from '../form.module.css';
import { focusUnpaired, PairEditor } from '../manual/pair-editor.tsx';
import { UntranslatedNote } from '../manual/untranslated-note.tsx';
import { useProblems } from '../problems.ts';
import { ShareSwitch } from '../share-switch.tsx';
import { PasteTranslation, usePastedTranslation } from './paste-translation.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useEditValues } from './use-edit-values.ts';
import { useSavedEdit } from './use-saved-edit.ts';

interface EditFormProps {
  articleId: string;
  article: EditableArticle;
}

/** Title, sentences with their translation, level and sharing of the user's own article. What the user enters is kept as a draft. */
export function EditForm({ articleId, article }: EditFormProps) {
  const { t, i18n } = useLingui();
  const say = useProblems();
  const form = useEditValues(articleId, article);
  const { values, change, takesTranslation } = form;
  const { title, translatedTitle, level, visibility, sheet } = values;
  const [isChecked, setIsChecked] = useState(false);
  const saving = useSavedEdit({ articleId, article, onSaved: form.forget });
  const { translation } = article;
  const pairs = toPairs(sheet);
  const otherName = translation === null ? '' : languageInSentence(translation.language, i18n.locale);
  const languages = { source: article.language, translation: translation?.language ?? article.language };
  const pasted = usePastedTranslation(languages, {
    text: values.pasted,
    setText: (text) => change({ pasted: text }),
  });
  const isPasted = takesTranslation && !pasted.isEmpty;
  const titleProblem = title.trim() === '' ? 'required' : undefined;

  /** Pairs the pasted translation with the text, and shows the pairs. Undefined if this fails. */
  async function pair() {
    const paired = await pasted.pair(sheet);
    if (paired === undefined) return undefined;
    change({ sheet: paired, pasted: '' });
    form.stopTakingTranslation();
    return toPairs(paired);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (pairs === undefined) focusUnpaired(event.currentTarget);
    if (pairs === undefined || titleProblem !== undefined) return;
    // A pasted translation is saved too, even if the user has not paired it.
    const saved = isPasted ? await pair() : pairs;
    if (saved === undefined) return;
    const edit: ArticleEdit = {
      title,
      level,
      visibility,
      pairs: saved,
      translation: translation && { language: translation.language, title: translatedTitle.trim() || title },
    };
    saving.save(edit);
  }

  return (
    <>
      <Breadcrumb label={t`You are here`} current={t`Edit`}>
        <Link to="/article/$articleId" params={{ articleId }}>
          {article.title}
        </Link>
      </Breadcrumb>
      <h1 className={styles.title}>
        <Trans>Edit this article</Trans>
      </h1>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {form.isDraft && <UnsavedNote isOutdated={form.isOutdated} onDiscard={form.discard} />}
        <div className={styles.two}>
          <Field label={t`Title`} error={isChecked && say.title(titleProblem)}>
            <TextInput
              value={title}
              maxLength={bounds.title.atMost}
              lang={article.language}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          {translation !== null && (
            <Field label={t`Its translated title, if you have one (${otherName})`}>
              <TextInput
                value={translatedTitle}
                maxLength={bounds.title.atMost}
                lang={translation.language}
                onChange={(event) => change({ translatedTitle: event.target.value })}
              />
            </Field>
          )}
        </div>
        <FieldGroup label={t`Level`}>
          <SegmentedControl
            label={t`Level`}
            value={level ?? 'none'}
            onChange={(chosen) => change({ level: chosen === 'none' ? null : chosen })}
            segments={[{ value: 'none', label: t`Not set` }, ...levels.map((value) => ({ value, label: value }))]}
          />
        </FieldGroup>
        {takesTranslation && (
          <PasteTranslation language={languages.translation} pasted={pasted} onPair={() => void pair()} />
        )}
        <PairEditor sheet={sheet} languages={languages} onChange={(changed) => change({ sheet: changed })} />
        {article.canBeShared && (
          <ShareSwitch value={visibility} onChange={(chosen) => change({ visibility: chosen })} />
        )}
        <ChangeNote />
        {isChecked && pairs === undefined && (
          <Note kind="error" isLive>
            <Trans>Some translations have no sentence next to them. Join or move them, then save.</Trans>
          </Note>
        )}
        {translation !== null && !isPasted && <UntranslatedNote sheet={sheet} />}
        {isPasted && (
          <Note isLive>
            <Trans>When you save, Foxtale pairs the translation you pasted with the sentences.</Trans>
          </Note>
        )}
        {saving.hasConflict && (
          <Note kind="warn" isLive>
            <Trans>
              Not saved yet: the article has been changed in another tab or on another device. If you save again, your
              text replaces those changes.
            </Trans>
          </Note>
        )}
        {saving.error !== null && <FailureNote error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" size="large" isBusy={saving.isPending || pasted.isPairing}>
            <Trans>Save changes</Trans>
          </Button>
          <LinkButton to="/article/$articleId" params={{ articleId }} size="large" variant="plain">
            <Trans>Cancel</Trans>
          </LinkButton>
        </div>
      </form>
    </>
  );
}

/** Says what a change does to other translations and to the audio. */
function ChangeNote() {
  const hasModel = useQuery(writerQuery).data === 'model';
  return (
    <Note>
      {hasModel ? (
        <Trans>
          A sentence you change loses its translations into other languages and its audio. Both are created again when
          someone asks for them.
        </Trans>
      ) : (
        <Trans>
          A sentence you change loses its translations into other languages and its audio. The audio is created again
          when someone asks for it.
        </Trans>
      )}
    </Note>
  );
}
