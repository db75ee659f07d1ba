import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ErrorNote } from '../../platform/error-note.tsx';
import { isPreparing } from '../../platform/while-preparing.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './placement-grid.module.css';
import { forgetPlacement, keepPlacement, type PlacementProgress, type Whose } from './placement-progress.ts';
import { type PlacementAnswer, placementPageQuery } from './placement-queries.ts';

interface PlacementGridProps {
  whose: Whose;
  answers: PlacementAnswer[];
  /** The words and marks that this page had before a reload. */
  kept: PlacementProgress | undefined;
  /** How often the placement test was restarted. It is part of the query key, so that a new test gets new words. */
  round: number;
  from: 'settings' | 'progress' | 'welcome';
  saving: { isPending: boolean; error: unknown };
  onNext: (answers: PlacementAnswer[]) => void;
  onLast: (answers: PlacementAnswer[]) => void;
}

const pageCount = 5;
const wordCount = 12;

/** One page of words. A word that is not marked counts as not known. */
export function PlacementGrid(props: PlacementGridProps) {
  const { whose, answers, kept, round, from, saving, onNext, onLast } = props;
  const { userId, language } = whose;
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(kept?.marked));
  const { data, error, failureReason, refetch, isFetching } = useQuery({
    ...placementPageQuery(language, answers, round),
    enabled: kept === undefined,
  });
  const words = kept?.words ?? (data && 'words' in data ? data.words : undefined);
  const page = answers.length / wordCount + 1;
  const isLast = page === pageCount;
  const count = marked.size;
  const back = {
    settings: { to: '/settings', label: t`Settings` } as const,
    progress: { to: '/progress', label: t`Progress` } as const,
    welcome: undefined,
  }[from];

  // Moves the focus to the heading of each new page, for users of keyboards and screen readers.
  useEffect(() => {
    if (page > 1) title.current?.focus();
  }, [page]);

  useEffect(() => {
    if (words) keepPlacement({ userId, language }, { answers, words, marked: [...marked] });
  }, [userId, language, answers, words, marked]);

  const toggle = (word: string) =>
    setMarked((before) =>
      before.has(word) ? new Set([...before].filter((other) => other !== word)) : new Set([...before, word]),
    );

  function goOn() {
    if (words === undefined || saving.isPending) return;
    const all = [...answers, ...words.map((word) => ({ word, isKnown: marked.has(word) }))];
    if (isLast) onLast(all);
    else onNext(all);
  }

  return (
    <form
      className={styles.placement}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <header className={styles.header}>
        {back ? (
          <Link to={back.to} className={styles.back}>
            <Icon name="arrow-left" />
            {back.label}
          </Link>
        ) : (
          <span />
        )}
        <p className={styles.count}>{t`Page ${page} of ${pageCount}`}</p>
        <LinkButton to={back?.to ?? '/'} variant="plain" onClick={() => forgetPlacement(whose)}>
          <Trans>Skip</Trans>
        </LinkButton>
      </header>
      <div className={styles.track} data-page={page} aria-hidden="true">
        {Array.from({ length: pageCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          <i key={index} data-done={index < page - 1 || undefined} />
        ))}
      </div>
      <main className={styles.page}>
        <h1 ref={title} tabIndex={-1}>
          <Trans>Which of these words do you know?</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Mark a word if you could say what it means. Some don’t exist, so leave out what you’re not sure of.
          </Trans>
        </p>
        {words && (
          <fieldset className={styles.tiles} lang={language} onKeyDown={moveByArrow}>
            <legend className="visually-hidden" lang="">
              {t`Words, page ${page} of ${pageCount}`}
            </legend>
            {words.map((word) => (
              <label key={word} className={styles.tile}>
                <input type="checkbox" checked={marked.has(word)} onChange={() => toggle(word)} />
                <Icon name="check" />
                <span>{word}</span>
              </label>
            ))}
          </fieldset>
        )}
        {!words && isFetching && <Skeleton label={t`Choosing words`} lines={[90, 90, 90, 90, 90, 90]} />}
        <ErrorNote error={error ?? saving.error ?? (isPreparing(failureReason) ? failureReason : null)} />
        {error && !isFetching && (
          <Button variant="outline" icon="refresh" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </main>
      <div className={styles.zone}>
        <div>
          <p role="status">{t`${count} of ${wordCount} marked`}</p>
          <Button type="submit" isBusy={saving.isPending} disabled={words === undefined}>
            {isLast ? <Trans>Show my level</Trans> : <Trans>Next page</Trans>}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Arrow keys move in the grid as it is shown: two columns on a phone, three on wider screens. */
function moveByArrow(event: KeyboardEvent<HTMLFieldSetElement>) {
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[event.key];
  const next = boxes[boxes.findIndex((box) => box.matches(':focus')) + (step ?? 0)];
  if (step === undefined || next === undefined) return;
  event.preventDefault();
  next.focus();
}
