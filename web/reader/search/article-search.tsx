import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { findInLines, findNextMatch } from '../../../domain/reader/find-in-lines.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useFocusOnOpen } from '../page/use-focus-on-open.ts';
import type { Place } from '../position/place.ts';
import { translationOf } from '../text/pair-up.ts';
import styles from './article-search.module.css';
import { useComeBack } from './use-come-back.ts';
import { useShowFound } from './use-show-found.ts';

interface ArticleSearchProps {
  reading: Pick<Reading, 'native' | 'begunNative'>;
  learning: ArticleVersion;
  place: Place;
  onGo: (sentence: number) => void;
  onClose: () => void;
}

/**
 * A bar below the header that finds words in the article and its translation. Enter goes to the next match, Shift+Enter to the
 * previous match. Begins at the sentence that the user is reading.
 */
export function ArticleSearch({ reading, learning, place, onGo, onClose }: ArticleSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  /** How many matches the user has stepped on from the first one. */
  const [steps, setSteps] = useState(0);
  const lines = useMemo(
    () => ({ sources: learning.paragraphs.flat(), translations: translationOf(reading)?.sentences ?? [] }),
    [reading, learning],
  );
  const found = useMemo(() => findInLines(lines, wanted), [lines, wanted]);
  const { begun, stay, comeBack } = useComeBack({ place, onGo });
  const count = found.length;
  const index = count === 0 ? 0 : (findNextMatch(found, begun) + (steps % count) + count) % count;

  useFocusOnOpen(() => field.current);
  useShowFound({ found, current: found[index], onGo, onNone: comeBack });

  function step(by: number) {
    if (count === 0) return;
    stay();
    setSteps(steps + by);
  }
  function close() {
    comeBack();
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    step(1);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    step(-1);
  }

  const number = count === 0 ? 0 : index + 1;
  return (
    <search className={styles.bar}>
      <form onSubmit={submit} onKeyDown={handleKey} data-asked={wanted.trim() !== '' || undefined}>
        <TextInput
          ref={field}
          type="search"
          aria-label={t`Search in this article`}
          placeholder={lines.translations.length > 0 ? t`Search the text and translation` : t`Search`}
          maxLength={200}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setSteps(0);
          }}
        />
        <output className={styles.count}>{wanted.trim() !== '' && t`${number} of ${count}`}</output>
        <span className={styles.steps}>
          <IconButton icon="chevron-up" label={t`Previous result`} disabled={count === 0} onClick={() => step(-1)} />
          <IconButton icon="chevron-down" label={t`Next result`} disabled={count === 0} onClick={() => step(1)} />
        </span>
        <IconButton className={styles.close} icon="close" label={t`Close`} onClick={close} />
      </form>
    </search>
  );
}
