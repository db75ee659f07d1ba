import { Trans } from '@lingui/react/macro';
import type { DefinitionAnswer } from '../../../domain/reader/definition/definition.ts';
import { LeftOf } from '../../billing/left.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './definition-window.module.css';

interface MoreFromFoxyProps {
  answer: DefinitionAnswer;
  isAsking: boolean;
  onAsk: () => void;
}

/**
 * Offers an answer by the model below the dictionary's answer, and shows how many more answers by the model the plan allows.
 */
export function MoreFromFoxy({ answer, isAsking, onAsk }: MoreFromFoxyProps) {
  const { definition, hasModelFailed, modelAnswers } = answer;
  if (modelAnswers === null || hasModelFailed || definition.answeredBy === 'model') return null;
  return (
    <div className={styles.more}>
      {modelAnswers.left > 0 && (
        <Button variant="outline" size="compact" isBusy={isAsking} onClick={onAsk}>
          <Trans>More from Foxy</Trans>
        </Button>
      )}
      <LeftOf limit="definitions" {...modelAnswers} />
    </div>
  );
}
