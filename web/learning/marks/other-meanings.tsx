import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfferedMeaning } from '../../../domain/reader/definition/choose-meaning.ts';
import { withHint } from '../../../domain/reader/definition/with-hint.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { OtherMeaningsProps } from '../../reader/definition/definition-window.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import styles from './other-meanings.module.css';
import { chooseMeaning, isSavedAt, wordAtQuery } from './word-queries.ts';

/**
 * Other meanings of the word. Choosing a meaning changes the definition window and, if the word is saved, the meaning of the
 * saved word.
 */
export function OtherMeanings({ offered, base, languages, placeOf, onChoose }: OtherMeaningsProps) {
  const { t } = useLingui();
  const choosing = useMutation(chooseMeaning(useQueryClient()));
  const isDecided = useRef(false);
  const place = placeOf(undefined);
  const { data: at } = useQuery(wordAtQuery(place));
  const saved = at?.word && isSavedAt(at.word, place) ? at.word.meaning : undefined;
  const showSaved = useEffectEvent((meaning: string) => {
    // A meaning that was saved by an earlier version has no hint.
    const kept =
      offered.find((each) => withHint(each.meaning) === meaning) ??
      offered.find((each) => each.meaning.word === meaning);
    if (kept && !isDecided.current) onChoose(kept.sense);
    isDecided.current = true;
  });
  // If the learner has chosen a meaning at this place before, the window opens with that meaning.
  useEffect(() => {
    if (saved !== undefined) showSaved(saved);
  }, [saved]);

  function choose({ sense }: OfferedMeaning) {
    isDecided.current = true;
    onChoose(sense);
    choosing.mutate(placeOf(sense), {
      onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    });
  }

  const likely = offered.filter(({ isLikely }) => isLikely);
  const others = offered.filter(({ isLikely }) => !isLikely);
  return (
    <>
      {likely.length > 0 && (
        <fieldset className={`${styles.meanings} ${styles.likely}`}>
          <legend>
            <Trans>Could also mean</Trans>
          </legend>
          {likely.map(button)}
        </fieldset>
      )}
      {others.length > 0 && (
        <fieldset className={styles.meanings}>
          <legend>
            <Trans>Other meanings</Trans>
          </legend>
          {others.map(button)}
        </fieldset>
      )}
    </>
  );

  function button(each: OfferedMeaning, index: number) {
    return (
      // The key is the index, so that the pressed button stays in the page and keeps the focus. It then offers the
      // previous meaning.
      <button key={index} type="button" onClick={() => choose(each)}>
        <span lang={languages.native}>
          {each.meaning.word}
          {each.meaning.hint !== undefined && <small> ({each.meaning.hint})</small>}
        </span>
        {each.baseForm !== null && each.baseForm.word !== base && (
          <small lang={languages.source}> {each.baseForm.word}</small>
        )}
      </button>
    );
  }
}
