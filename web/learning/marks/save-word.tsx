import { Trans, useLingui } from '@lingui/react/macro';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { useEarlyKey } from '../../reader/definition/early-keys.tsx';
import { useWordKeys } from '../../reader/definition/use-word-keys.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './save-word.module.css';
import { useLookup } from './use-lookup.ts';
import { useSavedWord, type WordState } from './use-saved-word.ts';

export interface SaveWordProps {
  place: WordPlace;
  /** The base form of the word, shown if the server cannot be reached. */
  base: string;
  /** False for a phrase, which is saved as written. Looking up a phrase does not add the phrase to the words. */
  isWord: boolean;
}

/** The buttons “Save” and “I know this” of the definition window, with their shortcuts. */
export function SaveWord({ place, base, isWord }: SaveWordProps) {
  const { t } = useLingui();
  const { state, at, isPending, preparing, isSaving, otherMeaning, replace, toggleSaved, toggleKnown } =
    useSavedWord(place);
  useLookup(place, isWord);
  const keys = useShortcutKeys();
  useWordKeys((action) => (action === 'save' ? toggleSaved() : toggleKnown()));
  useEarlyKey(!isPending, (action) => {
    // A key that was pressed before the state was shown does not undo that state.
    if (action === 'save' && state !== 'saved') toggleSaved();
    if (action === 'know' && state !== 'known') toggleKnown();
  });
  const word = at?.word?.base ?? at?.base ?? base;
  // The offer appears after the server has named the base form. The text of the offer does not change when the lookup is
  // stored, because the user may be reading it.
  const isOffered = !isPending && (state === 'none' || state === 'looked-up');
  const offer =
    isWord && at?.isVeryCommon !== true
      ? t`Save “${word}” or look it up again, and it comes up for review.`
      : t`Save “${word}” to review it later.`;
  const saved = t`“${word}” is in your reviews.`;

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
      {/* CSS reserves the space of the longer text, so that the details below do not move. */}
      <div className={styles.kept} data-longest={longest(offer, saved)}>
        {/* The offer is not in the live region, because it appears together with the buttons and must not be announced. */}
        {isOffered && <p>{offer}</p>}
        <p role="status">
          {preparing !== null && !isSaving && t(errorMessage(preparing))}
          {preparing !== null &&
            isSaving &&
            t`The dictionary is being prepared. “${word}” is saved as soon as it’s ready.`}
          <Kept
            state={state}
            word={word}
            dueAt={at?.word?.dueAt ?? null}
            hasJoinedReview={at?.hasJoinedReview === true}
          />
        </p>
      </div>
      {otherMeaning !== undefined && (
        <div className={styles.elsewhere}>
          <p>{t`Saved with another meaning: “${{ meaning: otherMeaning }}”.`}</p>
          <button type="button" onClick={replace}>
            <Trans>Use this sentence and meaning</Trans>
          </button>
        </div>
      )}
    </div>
  );
}

interface KeptProps {
  state: WordState;
  word: string;
  dueAt: string | null;
  hasJoinedReview: boolean;
}

function Kept({ state, word, dueAt, hasJoinedReview }: KeptProps) {
  const { t, i18n } = useLingui();
  if (state === 'known') return t`You know “${word}”.`;
  if (state !== 'saved') return null;
  if (hasJoinedReview) return t`Looked up twice: now in your reviews.`;
  if (dueAt === null) return t`“${word}” is in your reviews.`;
  const day = i18n.date(new Date(dueAt), { day: 'numeric', month: 'long' });
  return t`Next review of “${word}”: ${day}`;
}

const longest = (one: string, other: string) => (one.length > other.length ? one : other);
