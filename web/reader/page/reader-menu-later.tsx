import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyLearning } from '../../learning/lazy-learning.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Later } from '../../ui/loading/later.tsx';
import type { ReaderMenuAction, ReaderMenuProps } from './reader-menu.tsx';
import { useReaderKeys } from './use-reader-keys.ts';

const ReaderMenu = lazyLearning(async () => (await import('./reader-menu.tsx')).ReaderMenu);

/** Loads the menu after the first page. A click or key before that is replayed once the menu has loaded. */
export function ReaderMenuLater(props: Omit<ReaderMenuProps, 'asked'>) {
  const [asked, setAsked] = useState<ReaderMenuAction>();
  return (
    <Later fallback={<Waiting onAsk={setAsked} />}>
      <ReaderMenu {...props} asked={asked} />
    </Later>
  );
}

function Waiting({ onAsk }: { onAsk: (action: ReaderMenuAction) => void }) {
  const { t } = useLingui();
  useReaderKeys({ search: () => onAsk('search'), bookmark: () => onAsk('bookmark') });
  return <IconButton icon="more" label={t`More`} onClick={() => onAsk('menu')} />;
}
