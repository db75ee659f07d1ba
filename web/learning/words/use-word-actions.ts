import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeMeaning, changeWords, type WordsChange } from './queries.ts';

/** Changes words. If a change is not visible in the list, a toast with Undo reports it. */
export function useWordActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const changing = useMutation(changeWords(client));
  const meaning = useMutation(changeMeaning(client));
  const onError = (error: unknown) => toaster.show({ kind: 'error', title: t(errorMessage(error)) });

  function change(words: readonly SavedWord[], kind: WordsChange, onDone?: () => void) {
    changing.mutate({ words, change: kind }, { onError, ...(onDone && { onSuccess: onDone }) });
  }

  function remove(words: readonly SavedWord[]) {
    const count = words.length;
    change(words, 'delete', () =>
      toaster.show({
        kind: 'info',
        title: t`${plural(count, { one: '# word deleted', other: '# words deleted' })}`,
        text: t`${plural(count, { one: 'Undo brings its reviews back too.', other: 'Undo brings their reviews back too.' })}`,
        action: { label: t`Undo`, onPress: () => change(words, 'restore') },
      }),
    );
  }

  function markKnown(words: readonly SavedWord[]) {
    const count = words.length;
    change(words, 'know', () =>
      toaster.show({
        kind: 'success',
        title: t`${plural(count, { one: '# word marked as known', other: '# words marked as known' })}`,
        action: { label: t`Undo`, onPress: () => change(words, 'unknow') },
      }),
    );
  }

  /** `onSaved` gets the stored meaning: the new meaning or, after Undo, the old meaning. */
  function saveMeaning(
    { id, meaning: before }: Pick<SavedWord, 'id' | 'meaning'>,
    text: string,
    onSaved?: (meaning: string) => void,
  ) {
    const restore = () => meaning.mutate({ id, meaning: before }, { onError, onSuccess: () => onSaved?.(before) });
    meaning.mutate(
      { id, meaning: text },
      {
        onError,
        onSuccess: () => {
          onSaved?.(text);
          toaster.show({
            kind: 'success',
            title: t`Meaning changed`,
            // There is no Undo if the word had no meaning, because an empty meaning cannot be saved. Imported words may have
            // no meaning.
            action: before === '' ? undefined : { label: t`Undo`, onPress: restore },
          });
        },
      },
    );
  }

  return { remove, markKnown, change, saveMeaning };
}

export type WordActions = ReturnType<typeof useWordActions>;
