import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { type Creation, stateOfStep, stepsOf } from '../../../domain/creation/creation.ts';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './growing-status.module.css';
import { nameOfStep } from './step-names.ts';

/** The steps in one line, with the name of the current step. Shown above a text that can already be read. */
export function GrowingStatus({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  const { status, failure, paragraphs, totalCount, secondsLeft } = creation;
  const count = paragraphs.flat().length;
  const total = Math.max(count, totalCount);
  const isWriting = status === 'generating-article' && failure === null;
  const share: CSSProperties & { '--share': string } = { '--share': isWriting ? `${(100 * count) / total}%` : '50%' };
  return (
    <div className={styles.status} style={share}>
      <ol className={styles.steps}>
        {stepsOf(creation).map((step) => {
          const state = stateOfStep(step, creation);
          return (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.name}>
                {t(nameOfStep(step, creation))} {state === 'now' && <ThreeDots />}
              </span>
              {state === 'done' && (
                <span className="visually-hidden">
                  <Trans context="state of a step">Done</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {isWriting && (
        <p className={styles.estimate}>
          <span>{t`${count} of about ${plural(total, { one: '# sentence', other: '# sentences' })}`}</span>
          {secondsLeft !== null && (
            <span>
              <TimeLeft seconds={secondsLeft} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}

// The time left is rounded to multiples of this number of seconds, because it is only an estimate.
const step = 5;

function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  const rounded = Math.ceil(seconds / step) * step;
  if (rounded <= step) return <Trans>Almost done</Trans>;
  if (rounded < 60) return t`About ${plural(rounded, { one: '# second left', other: '# seconds left' })}`;
  const minutes = Math.round(rounded / 60);
  return t`About ${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
}
