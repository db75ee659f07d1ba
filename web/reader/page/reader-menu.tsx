import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { Overlay } from '../../ui/overlay/overlay-container.tsx';
import { BookmarksDialog } from '../bookmarks/bookmarks-dialog.tsx';
import { useBookmarkMarks } from '../bookmarks/use-bookmark-marks.ts';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import type { Place } from '../position/place.ts';
import { showSentence } from '../position/scroll-to-sentence.ts';
import { findSentenceInView, useSentenceInView } from '../position/sentence-in-view.ts';
import { ArticleSearch } from '../search/article-search.tsx';
import { pressControl } from './press-control.ts';
import { useOwnArticle } from './use-own-article.tsx';
import { useReaderKeys } from './use-reader-keys.ts';

export type ReaderMenuAction = 'menu' | 'search' | 'bookmark';

export interface ReaderMenuProps {
  reading: Reading;
  learning: ArticleVersion;
  place: Place;
  onGo: (sentence: number) => void;
  learningItems: readonly MenuItem[];
  /** The action that the user triggered before the menu had loaded. */
  asked: ReaderMenuAction | undefined;
}

/** Search in the article, bookmarks, and the author's actions. Loaded after the first page. */
export function ReaderMenu({ reading, learning, place, onGo, learningItems, asked }: ReaderMenuProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'search' | 'bookmarks' | undefined>(asked === 'search' ? 'search' : undefined);
  const sentence = useSentenceInView(place);
  const { bookmarks, change, toggle } = useBookmarks(reading.articleId);
  useBookmarkMarks(bookmarks);
  const keys = useShortcutKeys();
  const own = useOwnArticle(reading, learning.title);
  const text = useMemo(() => ({ language: learning.language, sentences: learning.paragraphs.flat() }), [learning]);
  const isBookmarked = bookmarks.some((bookmark) => bookmark.sentence === sentence);
  const close = () => setOpened(undefined);
  const search = () => setOpened('search');
  const toggleBookmark = () => toggle(findSentenceInView(place));
  const translation = () => pressControl(findSentenceInView(place), 'translation');
  useReaderKeys({ search, bookmark: toggleBookmark, translation });
  const bookmarkIfAsked = useEffectEvent(() => asked === 'bookmark' && toggleBookmark());
  useEffect(() => {
    bookmarkIfAsked();
  }, []);

  return (
    <>
      <Menu
        label={t`More`}
        wasAsked={asked === 'menu'}
        trigger={<IconButton icon="more" label={t`More`} />}
        items={[
          ...learningItems,
          { id: 'search', label: t`Search in this article`, icon: 'search', shortcut: keys.search, onSelect: search },
          {
            id: 'bookmark',
            label: isBookmarked ? t`Remove this bookmark` : t`Bookmark this sentence`,
            icon: 'bookmark',
            shortcut: keys.bookmark && showKey(keys.bookmark),
            onSelect: toggleBookmark,
          },
          {
            id: 'sentence',
            label: t`More for this sentence`,
            icon: 'more',
            onSelect: () => openSentenceMenu(findSentenceInView(place)),
          },
          { id: 'bookmarks', label: t`Bookmarks`, icon: 'text', onSelect: () => setOpened('bookmarks') },
          ...own.items,
        ]}
      />
      {own.dialog}
      {opened === 'search' && (
        <Overlay>
          <ArticleSearch reading={reading} learning={learning} place={place} onGo={onGo} onClose={close} />
        </Overlay>
      )}
      <BookmarksDialog
        isOpen={opened === 'bookmarks'}
        onClose={close}
        text={text}
        bookmarks={bookmarks}
        onChange={change}
        onGo={onGo}
      />
    </>
  );
}

function openSentenceMenu(sentence: number) {
  showSentence(sentence);
  pressControl(sentence, 'menu');
}
