import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { longestOwnSentence, longestOwnWord, type OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import { longestMeaning, type SavedWord } from '../../../domain/learning/saved-word.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { useWordKind } from '../word-kind.ts';
import styles from './add-word-dialog.module.css';
import { addWord } from './own-word-queries.ts';
import { SavedAlready } from './saved-already.tsx';
import { useOwnWord } from './use-own-word.ts';
import { useWordActions } from './use-word-actions.ts';

interface AddWordDialogProps {
  language: Language;
  onClose: () => void;
}

/** Adds a word by hand. If the word is already in the list, the dialog shows the existing word instead. */
export function AddWordDialog({ language, onClose }: AddWordDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const wordField = useRef<HTMLInputElement>(null);
  const own = useOwnWord(language);
  const actions = useWordActions();
  const adding = useMutation(addWord(useQueryClient()));
  const [isTried, setIsTried] = useState(false);
  const { answer, meaning } = own;
  const saved = answer?.saved ?? undefined;
  const languageWord = languageInSentence(language, i18n.locale);

  async function add() {
    if (own.typed.word === '') return setIsTried(true);
    const { found, meaning: written } = await own.settle();
    if (found.saved !== null || found.found?.fitsSentence !== true || written === '') return setIsTried(true);
    const { word } = await adding.mutateAsync({ ...own.typed, meaning: written });
    const { base } = word;
    onClose();
    toaster.show({ kind: 'success', title: t`${base} is in your words now` });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Errors are not handled here: the mutation and the lookup keep their errors, and the form shows them below the fields.
    add().catch(() => {});
  }

  function review(word: SavedWord) {
    actions.change([word], 'review');
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Add a word`}
      closeLabel={t`Close`}
      findFirstField={() => wordField.current}
      actions={
        <>
          {saved === undefined && (
            <Button type="submit" form={form} isBusy={adding.isPending}>
              <Trans>Add</Trans>
            </Button>
          )}
          {saved !== undefined && canBeReviewed(saved) && (
            <Button onClick={() => review(saved)}>
              <Trans>Add to reviews</Trans>
            </Button>
          )}
          <Button variant="plain" onClick={onClose}>
            {saved === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <div>
          <Field
            label={t`Word`}
            error={problemOfWord()}
            hint={answer?.found ? undefined : t`In ${languageWord}, in any form`}
          >
            <TextInput
              ref={wordField}
              lang={language}
              value={own.word}
              maxLength={longestOwnWord}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => own.setWord(target.value)}
            />
          </Field>
          <div role="status">
            {answer?.found && saved === undefined && <Found found={answer.found} language={language} />}
            {saved && <SavedAlready word={saved} />}
          </div>
        </div>
        <Field label={t`Meaning`} error={isTried && meaning.trim() === '' && t`Write what the word means.`}>
          <TextInput
            value={meaning}
            maxLength={longestMeaning}
            autoComplete="off"
            onChange={({ target }) => own.setMeaning(target.value)}
          />
        </Field>
        <Field
          label={t`Sentence (optional)`}
          hint={t`A sentence with the word. The review asks for the word in it.`}
          error={answer?.found?.fitsSentence === false && t`The word isn’t in this sentence.`}
        >
          <TextArea
            lang={language}
            rows={2}
            value={own.sentence}
            maxLength={longestOwnSentence}
            onChange={({ target }) => own.setSentence(target.value)}
          />
        </Field>
        <ErrorNote error={adding.error ?? own.error} />
      </form>
    </Dialog>
  );

  function problemOfWord() {
    if (isTried && own.typed.word === '') return t`Write a word first.`;
    return answer?.found === null && t`This isn’t a word.`;
  }
}

const canBeReviewed = ({ isInReview, state }: SavedWord) => !isInReview && state !== 'learned';

interface FoundProps {
  found: NonNullable<OwnWordAnswer['found']>;
  language: Language;
}

/** The word as it will be saved: its base form and its part of speech. */
function Found({ found, language }: FoundProps) {
  const kindOf = useWordKind();
  return (
    <p className={styles.found}>
      <b lang={language}>{found.base}</b> <small>{kindOf(found)}</small>
    </p>
  );
}
