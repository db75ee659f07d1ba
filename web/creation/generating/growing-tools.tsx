import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Creation } from '../../../domain/creation/creation.ts';
import { profileQuery } from '../../access/queries.ts';
import { LookupTools } from '../../reader/selection/lookup-tools.tsx';
import { useSelectionTools } from '../../reader/selection/use-selection-tools.ts';
import { findSentenceOf } from '../../reader/text/text-offset.ts';
import { Overlay } from '../../ui/overlay/overlay-container.tsx';

/** The reader's tools for selected words, without audio: an article that is still being written has no audio. */
export function GrowingTools({ creation }: { creation: Creation }) {
  const { articleId, paragraphs, learningLang, mainLang } = creation;
  const nativeLanguage = useQuery(profileQuery).data?.mainLang ?? mainLang;
  const text = useMemo(
    () => ({ language: learningLang, title: '', sentences: paragraphs.flat().map(({ source }) => source) }),
    [learningLang, paragraphs],
  );
  const [place] = useState(createGrowingPlace);
  useEffect(() => place.followFocus(), [place]);
  const selection = useSelectionTools(text, place, place.actions);
  const translations = paragraphs.flat().map(({ translation }) => translation);

  return (
    <Overlay>
      <LookupTools
        articleId={articleId}
        nativeLanguage={nativeLanguage}
        lines={{ ...text, translations }}
        selection={selection}
      />
    </Overlay>
  );
}

/** The sentence that keys act on: the sentence that was pressed or focused last. No reading position is stored yet. */
function createGrowingPlace() {
  let sentence = 1;
  const goTo = (next: number) => {
    sentence = next;
  };
  return {
    current: () => sentence,
    actions: { onActivate: goTo, onLookUp: goTo, onCursor: () => {} },
    /** Returns a cleanup function. */
    followFocus() {
      const follow = ({ target }: FocusEvent) => {
        const focused = target instanceof Element ? findSentenceOf(target) : undefined;
        if (focused !== undefined) goTo(focused);
      };
      document.addEventListener('focusin', follow);
      return () => document.removeEventListener('focusin', follow);
    },
  };
}
