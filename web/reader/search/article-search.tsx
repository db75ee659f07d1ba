import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { findInSentences } from '../../../domain/reader/find-in-sentences.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useFocusOnOpen } from '../page/use-focus-on-open.ts';
import { scrollToSentence } from '../position/scroll-to-sentence.ts';
import { highlight } from '../text/highlights.ts';
import { createTextRange, findText } from '../text/text-offset.ts';
import styles from './article-search.module.css';

interface ArticleSearchProps {
  learning: ArticleVersion;
  onGo: (sentence: number) => void;
  onClose: () => void;
}

/** A bar below the header that finds words in the article. Enter goes to the next match, Shift+Enter to the previous match. */
export function ArticleSearch({ learning, onGo, onClose }: ArticleSearchProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [index, setIndex] = useState(0);
  const sentences = useMemo(() => learning.paragraphs.flat(), [learning]);
  const found = useMemo(() => findInSentences(sentences, wanted), [sentences, wanted]);
  const current = found[index];

  useFocusOnOpen(() => field.current);

  // In the view with one sentence at a time, only the active sentence is visible. So the sentence with the match has to become
  // active.
  const show = useEffectEvent((sentence: number) =>
    document.documentElement.dataset.textView === 'one' ? onGo(sentence) : scrollToSentence(sentence),
  );

  useEffect(() => {
    const rangesOf = (places: typeof found) =>
      places.flatMap(({ sentence, range: [start, end] }) => {
        const source = findText(sentence, 'source');
        return source ? [createTextRange(source, start, end)] : [];
      });
    highlight('found', rangesOf(found));
    highlight('found-current', rangesOf(current ? [current] : []));
    if (current) show(current.sentence);
    return () => {
      highlight('found', []);
      highlight('found-current', []);
    };
  }, [found, current]);

  const step = (by: number) => found.length > 0 && setIndex((index + by + found.length) % found.length);
  function submit(event: FormEvent) {
    event.preventDefault();
    step(1);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    step(-1);
  }

  const number = found.length === 0 ? 0 : index + 1;
  const count = found.length;
  return (
    <search className={styles.bar}>
      <form onSubmit={submit} onKeyDown={handleKey}>
        <TextInput
          ref={field}
          type="search"
          aria-label={t`Search in this article`}
          placeholder={t`Search`}
          lang={learning.language}
          maxLength={200}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setIndex(0);
          }}
        />
        <output className={styles.count}>{wanted.trim() !== '' && t`${number} of ${count}`}</output>
        <IconButton icon="chevron-up" label={t`Previous result`} disabled={count === 0} onClick={() => step(-1)} />
        <IconButton icon="chevron-down" label={t`Next result`} disabled={count === 0} onClick={() => step(1)} />
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </form>
    </search>
  );
}
