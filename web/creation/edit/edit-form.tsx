import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ArticleEdit, EditableArticle } from '../../../domain/creation/edit-article.ts';
import { bounds } from '../../../domain/creation/new-article.ts';
import { hasTranslations, toPairs, toSheet } from '../../../domain/creation/pair-sheet.ts';
import { levels } from '../../../domain/level.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
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
import { edition } from '../queries.ts';
import { ShareSwitch } from '../share-switch.tsx';
import { PasteTranslation, usePastedTranslation } from './paste-translation.tsx';

interface EditFormProps {
  articleId: string;
  article: EditableArticle;
}

/** Title, sentences with their translation, level and sharing of the user's own article. */
export function EditForm({ articleId, article }: EditFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const say = useProblems();
  const [title, setTitle] = useState(article.title);
  const [translatedTitle, setTranslatedTitle] = useState(findOwnTitle(article));
  const [level, setLevel] = useState(article.level);
  const [visibility, setVisibility] = useState(article.visibility);
  const [sheet, setSheet] = useState(() => toSheet(article.pairs));
  const [takesTranslation, setTakesTranslation] = useState(
    () => article.translation !== null && !hasTranslations(sheet),
  );
  const [isChecked, setIsChecked] = useState(false);
  const saving = useMutation({
    ...edition,
    onSuccess: async () => {
      // Refreshes the cache: the reader must show the new text, and all lists of articles must show the new title.
      client.removeQueries({ queryKey: ['reading', articleId] });
      await client.invalidateQueries({ predicate: ({ meta }) => meta?.dependsOnLanguages === true });
      await navigate({ to: '/article/$articleId', params: { articleId } });
    },
  });
  const { translation } = article;
  const pairs = toPairs(sheet);
  const otherName = translation === null ? '' : languageInSentence(translation.language, i18n.locale);
  const languages = { source: article.language, translation: translation?.language ?? article.language };
  const pasted = usePastedTranslation(languages);
  const titleProblem = title.trim() === '' ? 'required' : undefined;

  /** Pairs the pasted translation with the text, and shows the pairs. Undefined if this fails. */
  async function pair() {
    const paired = await pasted.pair(sheet);
    if (paired === undefined) return undefined;
    setSheet(paired);
    setTakesTranslation(false);
    return toPairs(paired);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (pairs === undefined) focusUnpaired(event.currentTarget);
    if (pairs === undefined || titleProblem !== undefined) return;
    // A pasted translation is saved too, even if the user has not paired it.
    const saved = takesTranslation && !pasted.isEmpty ? await pair() : pairs;
    if (saved === undefined) return;
    const edit: ArticleEdit = {
      title,
      level,
      visibility,
      pairs: saved,
      translation: translation && { language: translation.language, title: translatedTitle.trim() || title },
    };
    saving.mutate({ articleId, edit });
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
        <div className={styles.two}>
          <Field label={t`Title`} error={isChecked && say.title(titleProblem)}>
            <TextInput
              value={title}
              maxLength={bounds.title.atMost}
              lang={article.language}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          {translation !== null && (
            <Field label={t`Its translated title, if you have one (${otherName})`}>
              <TextInput
                value={translatedTitle}
                maxLength={bounds.title.atMost}
                lang={translation.language}
                onChange={(event) => setTranslatedTitle(event.target.value)}
              />
            </Field>
          )}
        </div>
        <FieldGroup label={t`Level`}>
          <SegmentedControl
            label={t`Level`}
            value={level ?? 'none'}
            onChange={(chosen) => setLevel(chosen === 'none' ? null : chosen)}
            segments={[{ value: 'none', label: t`Not set` }, ...levels.map((value) => ({ value, label: value }))]}
          />
        </FieldGroup>
        {takesTranslation && (
          <PasteTranslation language={languages.translation} pasted={pasted} onPair={() => void pair()} />
        )}
        <PairEditor sheet={sheet} languages={languages} onChange={setSheet} />
        {article.canBeShared && <ShareSwitch value={visibility} onChange={setVisibility} />}
        <Note>
          <Trans>
            A sentence you change loses its translations into other languages and its audio. Both are created again when
            someone asks for them.
          </Trans>
        </Note>
        {isChecked && pairs === undefined && (
          <Note kind="error" isLive>
            <Trans>Some translations have no sentence next to them. Join or move them, then save.</Trans>
          </Note>
        )}
        {translation !== null && <UntranslatedNote sheet={sheet} />}
        {saving.isError && <FailureNote error={saving.error} />}
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

/**
 * The translated title that the user has entered, or empty. If the user has entered no title, the translation is stored with
 * the title of the original text.
 */
const findOwnTitle = ({ title, translation }: EditFormProps['article']) =>
  translation === null || translation.title === title ? '' : translation.title;
