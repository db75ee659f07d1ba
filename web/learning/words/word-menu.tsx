import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import type { WordActions } from './use-word-actions.ts';

/** The actions of one word. On narrow screens, the button of this menu covers the whole row. */
export function WordMenu({ word, onEdit, actions }: { word: SavedWord; onEdit: () => void; actions: WordActions }) {
  const { t } = useLingui();
  const router = useRouter();
  const { base, articleId, sentenceNumber, state, isInReview, isSuspended, isSetAside } = word;
  const isPaused = isSuspended || isSetAside;

  const items: (MenuItem | false)[] = [
    articleId !== null && {
      id: 'article',
      label: t`Open article`,
      icon: 'book',
      onSelect: () =>
        void router.navigate({
          to: '/article/$articleId',
          params: { articleId },
          ...(sentenceNumber !== null && { hash: `sentence-${sentenceNumber}` }),
        }),
    },
    { id: 'edit', label: t`Edit the meaning`, icon: 'edit', takesFocus: true, onSelect: onEdit },
    !isInReview &&
      state !== 'learned' && {
        id: 'review',
        label: t`Add to reviews`,
        icon: 'plus',
        onSelect: () => actions.change([word], 'review'),
      },
    state === 'learned'
      ? {
          id: 'unknow',
          label: t`Keep learning it`,
          icon: 'repeat',
          onSelect: () => actions.change([word], 'unknow'),
        }
      : { id: 'know', label: t`Mark as known`, icon: 'check', onSelect: () => actions.markKnown([word]) },
    isInReview && {
      id: 'pause',
      label: isPaused ? t`Resume reviews` : t`Pause reviews`,
      icon: isPaused ? 'play' : 'pause',
      onSelect: () => actions.change([word], isPaused ? 'resume' : 'suspend'),
    },
    {
      id: 'delete',
      label: t`Delete`,
      icon: 'trash',
      isDanger: true,
      shortcut: t`Del`,
      onSelect: () => actions.remove([word]),
    },
  ];
  return (
    <Menu
      label={t`More for ${base}`}
      trigger={<IconButton icon="more" label={t`More for ${base}`} data-row-menu="" />}
      items={items.filter((item) => item !== false)}
    />
  );
}
