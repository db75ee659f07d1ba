import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { Icon, type IconName } from '../../ui/image/icon.tsx';
import overlay from '../../ui/overlay/overlay.module.css';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import menuStyles from '../selection/selection-menu.module.css';
import { stepThrough, useToolMenu } from '../selection/use-tool-menu.ts';
import { findSentenceElement } from '../text/sentence-element.ts';

interface SentenceMenuProps {
  articleId: string;
  sentence: number;
  onPlay: (sentence: number) => void;
  onWords: (sentence: number) => void;
  onClose: () => void;
}

/** The actions of a sentence, for readers who cannot use a mouse, double clicks or long presses. */
export function SentenceMenu({ articleId, sentence, onPlay, onWords, onClose }: SentenceMenuProps) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const measure = useCallback(() => measureControl(sentence), [sentence]);
  const at = useToolMenu({ menu, takesFocus: true, measure, onClose });
  const { bookmarks, toggle } = useBookmarks(articleId);
  const isBookmarked = bookmarks.some((bookmark) => bookmark.sentence === sentence);
  const translation = findControl(sentence, 'translation');
  const isShown = translation?.ariaExpanded === 'true';
  const closeAfter = (action: () => void) => () => {
    onClose();
    action();
  };
  const items: { label: string; icon: IconName; onSelect: () => void }[] = [
    { label: t`Play from here`, icon: 'play', onSelect: closeAfter(() => onPlay(sentence)) },
    ...(translation === undefined
      ? []
      : [
          {
            label: isShown ? t`Hide the translation` : t`Show the translation`,
            icon: 'translate' as const,
            onSelect: closeAfter(() => translation.click()),
          },
        ]),
    { label: t`Words in this sentence`, icon: 'define', onSelect: () => onWords(sentence) },
    {
      label: isBookmarked ? t`Remove this bookmark` : t`Bookmark this sentence`,
      icon: 'bookmark',
      onSelect: closeAfter(() => toggle(sentence)),
    },
  ];
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t`Sentence ${sentence}`}
      data-selection-tools
      className={`${overlay.surface} ${menuStyles.menu}`}
      style={at}
      onKeyDown={stepThrough}
    >
      {items.map(({ label, icon, onSelect }) => (
        <button
          key={icon}
          type="button"
          role="menuitem"
          className={`${overlay.item} ${menuStyles.item}`}
          onClick={onSelect}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

const findControl = (sentence: number, name: 'menu' | 'translation') =>
  findSentenceElement(sentence)?.querySelector<HTMLElement>(`[data-control="${name}"]`) ?? undefined;

const measureControl = (sentence: number) =>
  findControl(sentence, 'menu')?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);
