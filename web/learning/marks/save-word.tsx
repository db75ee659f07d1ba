import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ShortcutKeys } from '../../../domain/access/shortcuts.ts';
import type { Selection } from '../../../domain/reader/definition.ts';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { findShortcut } from '../../reader/page/use-reader-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import styles from './save-word.module.css';
import { useLookup } from './use-lookup.ts';
import { changeSavedWord, type SavedAs, saveWord, type WordAt, wordAtQuery } from './word-queries.ts';

export interface SaveWordProps {
  articleId: string;
  selection: Selection;
  /** The base form of the word, shown until the server has answered. */
  base: string;
}

/** The buttons “Save” and “I know this” of the definition window, with their shortcuts. */
export function SaveWord({ articleId, selection, base }: SaveWordProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const at = useQuery(wordAtQuery(articleId, selection));
  const saving = useMutation(saveWord(client, articleId, selection));
  const changing = useMutation(changeSavedWord(client, articleId, selection));
  useLookup(articleId, selection);
  const onError = (error: Error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) });
  // Offline, the response of the service worker has no `word`. Then the button that was pressed last decides the state.
  const isWaiting = saving.isSuccess && saving.data.word === undefined;
  const state = stateOf(at.data, isWaiting ? saving.variables.as : at.data?.waitingAs);
  const id = at.data?.word?.id;
  const word = at.data?.word?.base ?? at.data?.base ?? base;
  // The word that is saved may differ from the one that the definition shows, for example because it is part of an expression.
  const isOther = at.data?.base !== undefined && at.data.base.toLowerCase() !== base.toLowerCase();

  function remove() {
    if (id === undefined) return;
    changing.mutate({ id, change: 'delete' }, { onError });
    toaster.show({
      kind: 'info',
      title: t`Removed from your words`,
      action: { label: t`Undo`, onPress: () => changing.mutate({ id, change: 'restore' }, { onError }) },
    });
  }
  const toggleSaved = () => (state === 'saved' ? remove() : saving.mutate({ as: 'save' }, { onError }));
  function toggleKnown() {
    if (state !== 'known') return saving.mutate({ as: 'known' }, { onError });
    if (id !== undefined) changing.mutate({ id, change: 'unknow' }, { onError });
  }
  const keys = useShortcutKeys();
  useKeys(keys, { save: toggleSaved, know: toggleKnown });

  return (
    <div className={styles.save}>
      <div className={styles.actions}>
        <Button
          variant="outline"
          icon="bookmark"
          aria-pressed={state === 'saved'}
          aria-keyshortcuts={keys.save && showKey(keys.save)}
          onClick={toggleSaved}
        >
          {state === 'saved' ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button
          variant="outline"
          icon="check"
          aria-pressed={state === 'known'}
          aria-keyshortcuts={keys.know && showKey(keys.know)}
          onClick={toggleKnown}
        >
          {state === 'known' ? <Trans context="state of a word">Known</Trans> : <Trans>I know this</Trans>}
        </Button>
      </div>
      <div className={styles.kept}>
        {/* Outside the live region: a second later the lookup is stored, and the status below announces the same word. */}
        {state === 'none' && isOther && <p>{t`Will be saved as ${word}.`}</p>}
        <p role="status">
          <Kept
            state={state}
            word={word}
            dueAt={at.data?.word?.dueAt ?? null}
            hasJoinedReview={at.data?.hasJoinedReview === true}
          />
        </p>
      </div>
    </div>
  );
}

type State = 'none' | 'kept' | 'saved' | 'known';

function stateOf(at: WordAt | undefined, waitingAs: SavedAs | undefined): State {
  if (at === undefined) return 'none';
  if (at.isKnown || at.word?.state === 'learned') return 'known';
  if (waitingAs === 'save') return 'saved';
  if (at.word === null) return 'none';
  return at.word.isInReview ? 'saved' : 'kept';
}

interface KeptProps {
  state: State;
  word: string;
  dueAt: string | null;
  hasJoinedReview: boolean;
}

function Kept({ state, word, dueAt, hasJoinedReview }: KeptProps) {
  const { t, i18n } = useLingui();
  if (state === 'kept') return t`Kept as ${word}. Save it to review it.`;
  if (state === 'known') return t`${word} counts as known.`;
  if (state !== 'saved') return null;
  if (hasJoinedReview) return t`Looked up twice: now in your reviews.`;
  if (dueAt === null) return t`Saved as ${word}, with this sentence.`;
  const day = i18n.date(new Date(dueAt), { day: 'numeric', month: 'long' });
  return t`Saved as ${word}. Next review: ${day}.`;
}

function useKeys(keys: Partial<ShortcutKeys>, actions: Readonly<Record<'save' | 'know', () => void>>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    const action = new Map(Object.entries(actions)).get(findShortcut(keys, key) ?? '');
    if (action === undefined || ctrlKey || metaKey || altKey || isTyping) return;
    event.preventDefault();
    // Ignores key repeat: holding the key down would alternately save and remove the word.
    if (!event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
