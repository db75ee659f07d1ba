import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Creation, stateOfStep, stepsOf } from '../../../domain/creation/creation.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './creation-steps.module.css';
import { nameOfStep } from './step-names.ts';

/** The list of all steps. The current step also shows its progress. */
export function CreationSteps({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  return (
    <ol className={styles.steps}>
      {stepsOf(creation).map((status, index) => {
        const state = stateOfStep(status, creation);
        return (
          <li
            key={status}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {state === 'done' && <Icon name="check" />}
              {state === 'missed' && <Icon name="minus" />}
              {state !== 'done' && state !== 'missed' && index + 1}
            </span>
            <div className={styles.words}>
              <p>
                {t(nameOfStep(status, creation))} {state === 'now' && <ThreeDots />}
              </p>
              {state === 'done' && (
                <span className="visually-hidden">
                  <Trans context="state of a step">Done</Trans>
                </span>
              )}
              {state === 'now' && <StepProgress creation={creation} />}
              {state === 'stopped' && (
                <small>
                  <Trans>Stopped here</Trans>
                </small>
              )}
              {state === 'missed' && (
                <small>
                  <Trans>The translation isn’t complete yet. Open the article to see what you can do.</Trans>
                </small>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StepProgress({ creation: { doneCount, totalCount } }: { creation: Creation }) {
  const { t } = useLingui();
  if (totalCount === 0) return null;
  const text = t`${doneCount} of ${plural(totalCount, { one: '# sentence', other: '# sentences' })}`;
  return <Progress label={text} value={doneCount} max={totalCount} />;
}
