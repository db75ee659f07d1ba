import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Creation, type CreationStatus, creationStatuses } from '../../domain/creation/creation.ts';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import { ThreeDots } from '../ui/three-dots.tsx';
import styles from './creation-steps.module.css';

const names: Record<CreationStatus, MessageDescriptor> = {
  new: msg`Foxy has your request`,
  'generating-article': msg`Writing the article`,
  'translating-article': msg`Translating it, sentence by sentence`,
  'generating-audio': msg`Recording the narration`,
  done: msg`Ready to read`,
};

/** Every step of the way, the one under way with how much of it is done. */
export function CreationSteps({ creation }: { creation: Creation }) {
  const { t } = useLingui();
  const current = creationStatuses.indexOf(creation.status);
  return (
    <ol className={styles.steps}>
      {creationStatuses.map((status, index) => {
        const state = stateOf(index, current, creation);
        return (
          <li
            key={status}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : index + 1}
            </span>
            <div className={styles.words}>
              <p>
                {t(names[status])} {state === 'now' && <ThreeDots />}
              </p>
              {state === 'now' && <StepProgress creation={creation} />}
              {state === 'stopped' && (
                <small>
                  <Trans>Stopped here</Trans>
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

function stateOf(index: number, current: number, { status, failure }: Creation) {
  if (index < current || status === 'done') return 'done';
  if (index > current) return 'later';
  if (failure !== null) return 'stopped';
  // What is asked for is there; the next step is the one to come.
  return status === 'new' ? 'done' : 'now';
}
