import { useLingui } from '@lingui/react/macro';
import type { GrammarNote } from '../../../domain/reader/definition/definition.ts';
import { grammarMessage } from './definition-words.ts';

/** Returns a function that puts a grammar note into words. */
export function useNotes() {
  const { t } = useLingui();
  return (note: GrammarNote) => {
    const message = grammarMessage(note);
    return typeof message === 'string' ? message : t(message);
  };
}
