import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useWordActions } from '../words/use-word-actions.ts';

/** What can be done with the word instead of grading it. */
export function ReviewMenu({ word, onSkip }: { word: SavedWord; onSkip: () => void }) {
  const { t } = useLingui();
  const actions = useWordActions();

  function leaveOut(act: () => void) {
    act();
    onSkip();
  }

  return (
    <Menu
      label={t`More`}
      trigger={<IconButton icon="more" label={t`More`} />}
      items={[
        {
          id: 'know',
          label: t`I know this word`,
          icon: 'check',
          onSelect: () => leaveOut(() => actions.markKnown([word])),
        },
        {
          id: 'pause',
          label: t`Pause reviews of this word`,
          icon: 'pause',
          onSelect: () => leaveOut(() => actions.change([word], 'suspend')),
        },
      ]}
    />
  );
}
