import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { longestMeaning } from '../../../domain/learning/saved-word.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { useEarlyKey } from '../../reader/definition/early-keys.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import styles from './own-meaning.module.css';
import { SaveWord, type SaveWordProps } from './save-word.tsx';
import { saveWord, wordAtQuery } from './word-queries.ts';

/** Saves a word or phrase that the dictionary does not have, with a meaning that the learner writes. */
export function OwnMeaning({ place, base, isWord }: SaveWordProps) {
  const { t } = useLingui();
  const at = useQuery(wordAtQuery(place));
  const saving = useMutation(saveWord(useQueryClient(), place));
  // Offline, the response of the service worker has no `word`. If so, the meaning that was just typed is shown. The service
  // worker keeps this meaning and sends it later.
  const meaning = at.data?.word?.meaning || (saving.isSuccess && saving.variables.meaning);
  // Discards a key that was pressed before the learner has written a meaning. Otherwise, this key would save the word as
  // soon as there is a meaning.
  useEarlyKey(!at.isPending && !meaning, () => {});

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('meaning')).trim();
    if (written === '') return;
    saving.mutate(
      { as: 'save', meaning: written },
      { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) },
    );
  }

  if (meaning) {
    return (
      <>
        <p className={styles.meaning}>{meaning}</p>
        <SaveWord place={place} base={base} isWord={isWord} />
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Field label={<Trans>Your own meaning</Trans>}>
        <TextInput name="meaning" required maxLength={longestMeaning} autoComplete="off" />
      </Field>
      <Button type="submit" variant="outline" icon="bookmark" isBusy={saving.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
