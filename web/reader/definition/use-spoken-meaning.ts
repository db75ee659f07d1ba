import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../../../domain/language.ts';
import { type Definition, isUnknown } from '../../../domain/reader/definition.ts';
import { announce } from '../../ui/status/announce.ts';
import type { AskedText } from '../selection/asked-text.ts';

interface SpokenMeaning {
  asked: AskedText;
  definition: Definition | undefined;
  native: Language;
  /** Whether a screen reader reads the title of the window, because the window has the focus. */
  isTitleRead: boolean;
}

/** Announces the meaning when it has loaded. If the title is not read, announces the word first. */
export function useSpokenMeaning({ asked, definition, native, isTitleRead }: SpokenMeaning) {
  const { t } = useLingui();
  const say = useEffectEvent((found: Definition) => {
    const { text } = found;
    const meaning = found.meaning?.word ?? found.inTranslation;
    const word = isTitleRead ? [] : [{ text: asked.text, lang: asked.selection.language }];
    if (meaning) announce(...word, { text: meaning, lang: native });
    else if (isUnknown(found)) announce(t`“${text}” isn’t in Foxtale’s dictionary. The rest of the sentence may help.`);
  });
  useEffect(() => {
    if (definition) say(definition);
  }, [definition]);
}
