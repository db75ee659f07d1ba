import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { findPreparing } from '../../platform/while-preparing.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeSavedWord, isSavedAt, type SavedAs, saveWord, type WordAt, wordAtQuery } from './word-queries.ts';

/** `looked-up`: in the list of words, but not saved for review. */
export type WordState = 'none' | 'looked-up' | 'saved' | 'known';

/** The state of the word at a place, and the actions that save the word, mark it as known, and undo both actions. */
export function useSavedWord(place: WordPlace) {
  const { t } = useLingui();
  const client = useQueryClient();
  // The place changes if the learner chooses another meaning. Until the server answers, the buttons stay as they are.
  const at = useQuery({ ...wordAtQuery(place), placeholderData: keepPreviousData });
  const saving = useMutation(saveWord(client, place));
  const changing = useMutation(changeSavedWord(client, place));
  const onError = (error: Error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) });
  // Offline, the response of the service worker has no `word`. If so, the button that was pressed last decides the state.
  const isWaiting = saving.isSuccess && saving.data.word === undefined;
  const state = stateOf(at.data, isWaiting ? saving.variables.as : at.data?.waitingAs);
  const id = at.data?.word?.id;
  const { word, meaning = '' } = at.data ?? {};
  const isElsewhere =
    word != null && !isSavedAt(word, place) && !(saving.isSuccess && saving.variables.as === 'replace');
  const otherMeaning = isElsewhere && meaning !== '' && word.meaning !== meaning ? word.meaning : undefined;

  function remove() {
    if (id === undefined) return;
    changing.mutate({ id, change: 'delete' }, { onError });
    toaster.show({
      kind: 'info',
      title: t`Removed from your words`,
      action: { label: t`Undo`, onPress: () => changing.mutate({ id, change: 'restore' }, { onError }) },
    });
  }
  return {
    state,
    at: at.data,
    isPending: at.isPending,
    /** Why nothing is known yet about the word, or why the word is not saved yet. */
    preparing: findPreparing(at) ?? findPreparing(saving),
    isSaving: saving.isPending,
    /** The meaning with which the word was saved at another place, if it differs from the meaning at this place. */
    otherMeaning: state === 'saved' ? otherMeaning : undefined,
    replace: () => saving.mutate({ as: 'replace' }, { onError }),
    toggleSaved: () => (state === 'saved' ? remove() : saving.mutate({ as: 'save' }, { onError })),
    toggleKnown() {
      if (state !== 'known') return saving.mutate({ as: 'known' }, { onError });
      if (id !== undefined) changing.mutate({ id, change: 'unknow' }, { onError });
    },
  };
}

function stateOf(at: WordAt | undefined, waitingAs: SavedAs | undefined): WordState {
  if (at === undefined) return 'none';
  if (at.isKnown || at.word?.state === 'learned') return 'known';
  if (waitingAs === 'save') return 'saved';
  if (at.word === null) return 'none';
  return at.word.isInReview ? 'saved' : 'looked-up';
}
