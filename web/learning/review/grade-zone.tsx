import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type Grade, grades, type ReviewCard } from '../../../domain/learning/review/review.ts';
import { previewIntervals } from '../../../domain/learning/review/schedule.ts';
import { useAreShortcutsOn } from '../../access/use-shortcut-keys.ts';
import { regionalTag } from '../../platform/locale.ts';
import { stepThrough } from '../../reader/selection/use-tool-menu.ts';
import { formatInterval } from '../format-days.ts';
import styles from './answer-zone.module.css';
import { GradeShape } from './grade-shape.tsx';
import { practiceGrades } from './suggest-grade.ts';
import type { ReviewState } from './use-review.ts';

const labels: Record<Grade, MessageDescriptor> = { 1: msg`Again`, 2: msg`Hard`, 3: msg`Good`, 4: msg`Easy` };

interface GradeZoneProps {
  card: ReviewCard;
  retention: number;
  review: Pick<ReviewState, 'grade' | 'suggested' | 'isPractice'>;
}

/**
 * The grades, each with the time until the next review. In practice (`isPractice`), this time does not depend on the grade: the
 * first grade of the card, Again, has already set it.
 */
export function GradeZone({ card: { memory }, retention, review }: GradeZoneProps) {
  const { t, i18n } = useLingui();
  const { grade, suggested, isPractice } = review;
  const areShortcutsOn = useAreShortcutsOn();
  const [now] = useState(() => new Date().toISOString());
  const days = previewIntervals(memory, now, retention);
  const waitOf = (value: Grade) =>
    value === 1 ? t`soon` : formatInterval(days[isPractice ? 1 : value], regionalTag(i18n.locale));
  const picked = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    picked.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className={styles.zone} aria-label={t`Grade`}>
      {/* The role keeps screen readers in focus mode, in which they pass the keys 1 to 4 to the page. */}
      <div className={styles.grades} role="toolbar" onKeyDown={stepThrough}>
        {(isPractice ? practiceGrades : grades).map((value) => (
          <button
            key={value}
            ref={value === suggested ? picked : undefined}
            type="button"
            className={styles.grade}
            data-suggested={value === suggested || undefined}
            onClick={() => grade(value)}
          >
            <GradeShape grade={value} />
            <span className={styles.label}>{t(labels[value])}</span>
            <small>{waitOf(value)}</small>
            {areShortcutsOn && (
              <span className={styles.key} aria-hidden="true">
                <kbd>{value}</kbd>
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
