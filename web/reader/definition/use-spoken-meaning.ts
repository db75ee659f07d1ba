import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../../../domain/language.ts';
import { type DefinedPart, type Definition, isUnknown } from '../../../domain/reader/definition/definition.ts';
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
    const { text, expression, parts } = found;
    const meaning = found.meaning?.word ?? found.inTranslation;
    const { language } = asked.selection;
    // A screen reader has read the selected word as the title. If an expression is defined, the title changes when the
    // definition has loaded, so the new title is announced.
    const title = isTitleRead && !expression ? [] : [{ text: expression?.text ?? asked.text, lang: language }];
    const others = parts.filter((part) => part.meaning?.word !== meaning);
    const alone = expression ? others.flatMap((part) => sayPart(part, { language, native })) : [];
    if (meaning) announce(...title, { text: meaning, lang: native }, ...alone);
    else if (isUnknown(found)) announce(t`“${text}” isn’t in Foxtale’s dictionary. The rest of the sentence may help.`);
  });
  useEffect(() => {
    if (definition) say(definition);
  }, [definition]);
}

const sayPart = ({ text, meaning }: DefinedPart, { language, native }: { language: Language; native: Language }) =>
  meaning === null
    ? []
    : [
        { text, lang: language },
        { text: meaning.word, lang: native },
      ];
