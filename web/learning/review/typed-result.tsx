import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnswerMatch } from '../../../domain/learning/review/match-answer.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { markDifference } from './mark-difference.ts';
import styles from './typed-result.module.css';

interface TypedResultProps {
  answered: { typed: string; match: AnswerMatch };
  word: Pick<SavedWord, 'form' | 'language'>;
}

/** What was written, and what is right. */
export function TypedResult({ answered: { typed, match }, word: { form, language } }: TypedResultProps) {
  const written = <span lang={language}>{typed}</span>;
  const right = <b lang={language}>{match === 'wrong' ? form : <Marked typed={typed} right={form} />}</b>;
  const sentences: Record<AnswerMatch, ReactNode> = {
    right: <Trans>You wrote {written}. That’s right.</Trans>,
    accent: (
      <Trans>
        You wrote {written}. Right; it’s spelled {right}.
      </Trans>
    ),
    typo: (
      <Trans>
        You wrote {written}. Right, with a typo: {right}.
      </Trans>
    ),
    'base-form': (
      <Trans>
        You wrote {written}. That’s the word; here the form is {right}.
      </Trans>
    ),
    'misspelt-base-form': (
      <Trans>
        You wrote {written}. Almost; here it’s spelled {right}.
      </Trans>
    ),
    wrong: (
      <Trans>
        You wrote {written}. The word is {right}.
      </Trans>
    ),
  };
  return (
    <p className={styles.result} data-wrong={match === 'wrong' || undefined}>
      <Icon name={match === 'wrong' ? 'close' : 'check'} />
      <span>{sentences[match]}</span>
    </p>
  );
}

const Marked = ({ typed, right }: { typed: string; right: string }) =>
  markDifference(typed, right).map(({ text, isDifferent }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word keep their order
    isDifferent ? <u key={index}>{text}</u> : <span key={index}>{text}</span>,
  );
