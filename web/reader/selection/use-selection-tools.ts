import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from '../position/place.ts';
import { findHighlighted, highlight } from '../text/highlights.ts';
import { findText, findTextAt, findTextOf, readMarked } from '../text/text-offset.ts';
import { type AskedText, askAbout, askAboutWord, type ReadText, rangesOf } from './asked-text.ts';
import { markAsked, selectByKey } from './select-by-keys.ts';

/** none · menu: beside a selection, focused if opened by key or right click · definition. */
export type SelectionTools =
  | { kind: 'none' }
  | { kind: 'menu'; asked: AskedText; takesFocus: boolean }
  | { kind: 'definition'; asked: AskedText };

// Debounce while the selection handles are dragged on a touch screen.
const settleMs = 350;

/** Follows the text selection by mouse, touch and keyboard. Escape or a click outside closes what is open. */
export function useSelectionTools(text: ReadText, place: Place) {
  const [tools, setTools] = useState<SelectionTools>({ kind: 'none' });
  const lastFocused = useRef<Element | null>(null);
  const isTouch = useRef(false);
  const open = useCallback((next: SelectionTools) => {
    if (!isInTools(document.activeElement)) lastFocused.current = document.activeElement;
    setTools(next);
  }, []);
  const define = useCallback((asked: AskedText) => open({ kind: 'definition', asked }), [open]);
  const openMenu = useCallback(
    (asked: AskedText | undefined, takesFocus: boolean) => asked && open({ kind: 'menu', asked, takesFocus }),
    [open],
  );
  const close = useCallback(() => {
    if (isInTools(document.activeElement)) returnFocus(lastFocused.current, tools);
    setTools({ kind: 'none' });
  }, [tools]);

  useEffect(() => {
    highlight('asked', tools.kind === 'none' ? [] : rangesOf(tools.asked));
    return () => highlight('asked', []);
  }, [tools]);

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const readSelected = () => {
      const marked = getSelection();
      if (!marked || marked.isCollapsed || marked.rangeCount === 0) return undefined;
      const ends = readMarked(marked.getRangeAt(0));
      return ends && askAbout(text, ends);
    };
    const wordAt = ({ clientX, clientY }: MouseEvent) => {
      const pointed = findTextAt(clientX, clientY);
      return pointed?.line === 'source' ? askAboutWord(text, pointed.at) : undefined;
    };

    function handlePointerDown(event: PointerEvent) {
      isTouch.current = event.pointerType === 'touch';
      clearTimeout(settling);
      if (!isInTools(event.target)) setTools((now) => (now.kind === 'none' ? now : { kind: 'none' }));
    }
    function handleMouseUp(event: MouseEvent) {
      // A double click opens the definition directly. A single click changes the selection only after this event.
      if (event.button !== 0 || event.detail === 2 || isTouch.current || isInTools(event.target)) return;
      settling = setTimeout(() => openMenu(readSelected(), false));
    }
    function handleDoubleClick(event: MouseEvent) {
      const asked = isInText(event.target) ? wordAt(event) : undefined;
      if (asked) define(asked);
    }
    function handleSelectionChange() {
      if (!isTouch.current) return;
      clearTimeout(settling);
      settling = setTimeout(() => openMenu(readSelected(), false), settleMs);
    }
    function handleContextMenu(event: MouseEvent) {
      if (isTouch.current || !isInText(event.target)) return;
      const asked = readSelected() ?? wordAt(event);
      if (!asked) return;
      event.preventDefault();
      openMenu(asked, true);
    }
    function handleKey(event: KeyboardEvent) {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      clearTimeout(settling);
      const atCaret = () => askAboutWord(text, findCaret(place));
      if (shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft')) {
        event.preventDefault();
        selectByKey(key, atCaret());
      } else if (key.startsWith('Arrow')) {
        // A step to another sentence clears the selection, like moving a caret.
        if (readSelected()) getSelection()?.removeAllRanges();
      } else if (key.toLowerCase() === 'd') {
        const asked = readSelected() ?? (tools.kind === 'menu' ? tools.asked : atCaret());
        if (!asked || asked.isTooLong) return;
        event.preventDefault();
        markAsked(asked);
        define(asked);
      }
    }

    const following = new AbortController();
    const { signal } = following;
    document.addEventListener('pointerdown', handlePointerDown, { signal });
    document.addEventListener('mouseup', handleMouseUp, { signal });
    document.addEventListener('dblclick', handleDoubleClick, { signal });
    document.addEventListener('selectionchange', handleSelectionChange, { signal });
    document.addEventListener('contextmenu', handleContextMenu, { signal });
    document.addEventListener('keydown', handleKey, { signal });
    return () => {
      clearTimeout(settling);
      following.abort();
    };
  }, [text, place, tools, define, openMenu]);

  return { tools, define, close };
}

const isInTools = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-selection-tools]') !== null;
const isInText = (target: EventTarget | null) => target instanceof Element && target.closest('[data-source]') !== null;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The spoken word or the caret, if it is in the active sentence; otherwise the start of that sentence. */
function findCaret(place: Place) {
  const spoken = findHighlighted('spoken');
  const heard = spoken && findTextOf(spoken.startContainer, spoken.startOffset);
  if (heard?.at.sentence === place.current()) return heard.at;
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const caret = anchorNode ? findTextOf(anchorNode, anchorOffset ?? 0) : undefined;
  const isHere = caret?.line === 'source' && caret.at.sentence === place.current();
  return isHere ? caret.at : { sentence: place.current(), offset: 0 };
}

/** Restores the focus; if nothing had it, focuses the sentence of the selection. */
function returnFocus(before: Element | null, tools: SelectionTools) {
  const sentence = tools.kind === 'none' ? undefined : tools.asked.selection.start.sentence;
  const target = before === document.body ? sentence && findText(sentence, 'source') : before;
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('[data-source]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
