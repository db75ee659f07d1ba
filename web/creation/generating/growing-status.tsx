import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Creation, stateOfStep, stepsOf } from '../../../domain/creation/creation.ts';
import { Progress } from '../../ui/status/progress.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './growing-status.module.css';
import { nameOfStep } from './step-names.ts';

/** The steps in one line, with the name of the current one, above a text that can already be read. */
export function GrowingStatus({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  return (
    <div className={styles.status}>
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
                  <Trans>Done</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {creation.status === 'generating-article' && creation.failure === null && <Estimate creation={creation} />}
    </div>
  );
}

function Estimate({ creation: { paragraphs, totalCount, secondsLeft } }: { creation: Creation }) {
  const { t } = useLingui();
  const count = paragraphs.flat().length;
  const total = Math.max(count, totalCount);
  const written = t`${count} of about ${plural(total, { one: '# sentence', other: '# sentences' })}`;
  return (
    <Progress
      label={written}
      value={count}
      max={total}
      text={secondsLeft === null ? undefined : <Left seconds={secondsLeft} />}
    />
  );
}

// Exact seconds would promise more than an estimate can keep.
const step = 5;

function Left({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  const rounded = Math.ceil(seconds / step) * step;
  if (rounded <= step) return <Trans>Almost done</Trans>;
  if (rounded < 60) return t`About ${plural(rounded, { one: '# second left', other: '# seconds left' })}`;
  const minutes = Math.round(rounded / 60);
  return t`About ${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
}
