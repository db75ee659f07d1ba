import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CreationOutcome } from '../../../domain/creation/creation-outcome.ts';
import type { Language } from '../../../domain/language.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import styles from './outcome-line.module.css';

interface OutcomeLineProps {
  outcome: CreationOutcome;
  language: Language;
}

/** The finished article compared with the request: “Level A2 · 96% known · 14 new words · 7 of your words”. */
export function OutcomeLine({ outcome, language }: OutcomeLineProps) {
  const { t } = useLingui();
  const { askedLevel, level, known, newWords, askedWords, usedWords } = outcome;
  const used = usedWords.length;
  const words = usedWords.join(', ');
  return (
    <div className={styles.outcome}>
      <p>
        {level === askedLevel
          ? t`Measured level: ${level}.`
          : t`You asked for ${askedLevel}. The measured level is ${level}.`}
      </p>
      {known !== null && newWords !== null && <FitFigures coverage={{ known, newWords }} />}
      {askedWords.length > 0 && (
        <p>
          {used === 0
            ? t`None of your words made it in.`
            : t`${plural(used, { one: '# of your words is in it:', other: '# of your words are in it:' })}`}{' '}
          {used > 0 && <span lang={language}>{words}</span>}
        </p>
      )}
    </div>
  );
}
