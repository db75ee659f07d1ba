import type { WordActionsProps } from '../../reader/definition/definition-window.tsx';
import { OwnMeaning } from './own-meaning.tsx';
import { SaveWord } from './save-word.tsx';

/** How the definition window saves the word: with its definition, or with a meaning that the learner writes. */
export function WordActions({ saving: { hasMeaning, isWord }, ...word }: WordActionsProps) {
  const Actions = hasMeaning ? SaveWord : OwnMeaning;
  return <Actions {...word} isWord={isWord} />;
}
