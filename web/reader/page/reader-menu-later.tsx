import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyLearning } from '../../platform/lazy-learning.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Later } from '../../ui/loading/later.tsx';
import { findSentenceInView } from '../position/sentence-in-view.ts';
import { pressControl } from './press-control.ts';
import type { ReaderMenuAction, ReaderMenuProps } from './reader-menu.tsx';
import { useReaderKeys } from './use-reader-keys.ts';

const ReaderMenu = lazyLearning(async () => (await import('./reader-menu.tsx')).ReaderMenu);
const LearningItems = lazyLearning(async () => (await import('../../learning/marks/learning-items.tsx')).LearningItems);

/** Loads the menu after the first page. A click or key before that is replayed once the menu has loaded. */
export function ReaderMenuLater(props: Omit<ReaderMenuProps, 'asked' | 'learningItems'>) {
  const [asked, setAsked] = useState<ReaderMenuAction>();
  return (
    <Later fallback={<Waiting place={props.place} onAsk={setAsked} />}>
      <LearningItems articleId={props.reading.articleId} learning={props.learning}>
        {(items) => <ReaderMenu {...props} learningItems={items} asked={asked} />}
      </LearningItems>
    </Later>
  );
}

interface WaitingProps extends Pick<ReaderMenuProps, 'place'> {
  onAsk: (action: ReaderMenuAction) => void;
}

function Waiting({ place, onAsk }: WaitingProps) {
  const { t } = useLingui();
  useReaderKeys({
    search: () => onAsk('search'),
    bookmark: () => onAsk('bookmark'),
    translation: () => pressControl(findSentenceInView(place), 'translation'),
  });
  return <IconButton icon="more" label={t`More`} onClick={() => onAsk('menu')} />;
}
