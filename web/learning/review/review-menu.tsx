import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useWordActions } from '../words/use-word-actions.ts';

interface ReviewMenuProps {
  word: SavedWord;
  onSkip: () => void;
  /** Undefined until the answer is shown. */
  onEdit: (() => void) | undefined;
}

/** What can be done with the word instead of grading it. */
export function ReviewMenu({ word, onSkip, onEdit }: ReviewMenuProps) {
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
        ...(onEdit
          ? [{ id: 'edit', label: t`Edit the meaning`, icon: 'edit' as const, takesFocus: true, onSelect: onEdit }]
          : []),
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
