import { useCallback, useEffect, useRef, useState } from 'react';
import { type AskedText, askAbout, askAboutWord, type ReadText, rangesOf } from './asked-text.ts';
import { findHighlighted, highlight } from './highlights.ts';
import type { Place } from './place.ts';
import { markAsked, selectByKey } from './select-by-keys.ts';
import { findText, findTextAt, findTextOf, readMarked } from './text-place.ts';

/** Nothing asked · a menu beside a selection, with the focus where it was called by key or right click · its definition. */
export type SelectionTools =
  | { kind: 'none' }
  | { kind: 'menu'; asked: AskedText; takesFocus: boolean }
  | { kind: 'definition'; asked: AskedText };

// A finger drags the handles of a selection for a while.
const settleMs = 350;

/** Follows what is selected in the text, by mouse, finger or keys. Everything that opens closes with Esc or a touch elsewhere. */
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
      return pointed?.line === 'source' ? askAboutWord(text, pointed.place) : undefined;
    };

    function handlePointerDown(event: PointerEvent) {
      isTouch.current = event.pointerType === 'touch';
      clearTimeout(settling);
      if (!isInTools(event.target)) setTools((now) => (now.kind === 'none' ? now : { kind: 'none' }));
    }
    function handleMouseUp(event: MouseEvent) {
      // A double click asks at once; the selection of a single one ends after this event.
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
        // A step to another sentence leaves the selection behind, as a caret would.
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

/** The word being heard, or where a click has left the caret, if that is in the active sentence; its beginning otherwise. */
function findCaret(place: Place) {
  const spoken = findHighlighted('spoken');
  const heard = spoken && findTextOf(spoken.startContainer, spoken.startOffset);
  if (heard?.place.sentence === place.current()) return heard.place;
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const caret = anchorNode ? findTextOf(anchorNode, anchorOffset ?? 0) : undefined;
  const isHere = caret?.line === 'source' && caret.place.sentence === place.current();
  return isHere ? caret.place : { sentence: place.current(), offset: 0 };
}

/** Back to where the focus was; if that was nowhere, to the sentence one asked about. */
function returnFocus(before: Element | null, tools: SelectionTools) {
  const sentence = tools.kind === 'none' ? undefined : tools.asked.selection.start.sentence;
  const target = before === document.body ? sentence && findText(sentence, 'source') : before;
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('[data-source]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
