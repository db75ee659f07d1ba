import { useCallback, useEffect, useRef, useState } from 'react';
import { titleNumber } from '../../../domain/reader/definition/definition.ts';
import { useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { belongsElsewhere, findShortcut } from '../page/use-reader-keys.ts';
import type { Place } from '../position/place.ts';
import { showSentence } from '../position/scroll-to-sentence.ts';
import { findHighlighted, highlight } from '../text/highlights.ts';
import { findSentenceOf, findText, findTextOf, readMarked } from '../text/text-offset.ts';
import { type AskedText, askAbout, askAboutWord, askAboutWordAt, type ReadText, rangesOf } from './asked-text.ts';
import { markAsked, moveWordCursor, selectByKey } from './select-by-keys.ts';

/**
 * What is open: nothing, the menu of a sentence, the words of a sentence, the menu beside a selection, or a definition. The
 * menu beside a selection has the focus if it was opened by key or right click. A definition that was opened by key from the
 * text does not have the focus.
 */
export type SelectionTools =
  | { kind: 'none' }
  | { kind: 'sentence' | 'words'; sentence: number }
  | { kind: 'menu'; asked: AskedText; takesFocus: boolean }
  | { kind: 'definition'; asked: AskedText; takesFocus: boolean };

/** The last press of a pointer. */
interface Press {
  isTouch: boolean;
  x: number;
  y: number;
  closesOverlay: boolean;
  /** Whether a button or link was pressed. If so, the selected text was selected earlier. */
  isOnControl: boolean;
  word: AskedText | undefined;
}

interface SentenceActions {
  /** Called when a click in the row of a sentence hits no word. */
  onActivate: (sentence: number) => void;
  onLookUp: (sentence: number) => void;
  /** Called when the word cursor moves. */
  onCursor: () => void;
}

// The menu opens when the selection has not changed for this time, because the selection changes while its handles are
// dragged on a touch screen.
const settleMs = 350;
// In pixels. If the pointer moves farther between press and click, the user is selecting text.
const clickRadius = 5;

// How long a definition stays open after it has given the focus back. If the element that had the focus is removed at the same
// time, the screen reader Orca does not announce the new focus.
const leavingMs = 100;

/**
 * A click or tap on a word defines the word; a click next to the words activates the sentence. Selecting text by mouse or touch
 * opens a menu beside the selection. Keys can also select and define words. Escape or a click outside closes the menu or the
 * definition.
 */
export function useSelectionTools(
  text: ReadText,
  place: Pick<Place, 'current'>,
  { onActivate, onLookUp, onCursor }: SentenceActions,
) {
  const keys = useShortcutKeys();
  const [tools, setTools] = useState<SelectionTools>({ kind: 'none' });
  const lastFocused = useRef<Element | null>(null);
  // The word that the word cursor has reached, or that was last defined by a key. While the cursor is shown, Enter defines its
  // word, whatever element has the focus.
  const cursor = useRef<AskedText>(undefined);
  const isCursorShown = useRef(false);
  const press = useRef<Press>({
    isTouch: false,
    x: 0,
    y: 0,
    closesOverlay: false,
    isOnControl: false,
    word: undefined,
  });
  const open = useCallback((next: SelectionTools) => {
    if (!isInTools(document.activeElement)) lastFocused.current = document.activeElement;
    setTools(next);
  }, []);
  const define = useCallback(
    (asked: AskedText, takesFocus = true) => {
      onLookUp(asked.selection.start.sentence);
      open({ kind: 'definition', asked, takesFocus });
    },
    [open, onLookUp],
  );
  const openWords = useCallback((sentence: number) => open({ kind: 'words', sentence }), [open]);
  const openMenu = useCallback(
    (asked: AskedText | undefined, takesFocus: boolean) => asked && open({ kind: 'menu', asked, takesFocus }),
    [open],
  );
  const close = useCallback(() => {
    const isFocused = isInTools(document.activeElement);
    if (isFocused) returnFocus(lastFocused.current, tools);
    const leave = () => setTools((now) => (now === tools ? { kind: 'none' } : now));
    if (isFocused && tools.kind === 'definition') setTimeout(leave, leavingMs);
    else leave();
  }, [tools]);

  useEffect(() => {
    highlight('asked', 'asked' in tools ? rangesOf(tools.asked) : []);
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
    const wordAt = ({ clientX, clientY }: MouseEvent) => askAboutWordAt(text, { x: clientX, y: clientY });

    function hideCursor() {
      if (isCursorShown.current) highlight('asked', []);
      isCursorShown.current = false;
    }

    /** Runs in the capture phase, before other listeners close the overlay. */
    function notePress(event: PointerEvent) {
      const { pointerType, clientX: x, clientY: y, target } = event;
      const word = isInRow(target) ? wordAt(event) : undefined;
      const isOnControl = target instanceof Element && target.closest('button, a') !== null;
      press.current = { isTouch: pointerType === 'touch', x, y, closesOverlay: isOverlayOpen(), isOnControl, word };
    }
    function handlePointerDown({ target }: PointerEvent) {
      clearTimeout(settling);
      hideCursor();
      cursor.current = undefined;
      // A press in the text closes nothing yet, because it may be a tap on another word, whose definition opens next.
      if (!isInTools(target) && !isInRow(target)) setTools((now) => (now.kind === 'none' ? now : { kind: 'none' }));
    }
    function handleClick(event: MouseEvent) {
      const { target, detail, shiftKey, clientX, clientY } = event;
      const { isTouch, x, y, closesOverlay, word } = press.current;
      const opener = target instanceof Element ? target.closest('[data-control="menu"]') : null;
      const opened = opener === null ? undefined : findSentenceOf(opener);
      if (opened !== undefined) {
        open({ kind: 'sentence', sentence: opened });
        // If the menu of a sentence was opened by pointer, the focus goes to the sentence after the menu has closed. It
        // does not go to the menu button, so the space bar starts playback.
        if (detail > 0) lastFocused.current = null;
        return;
      }
      const sentence = isInRow(target) ? findSentenceOf(target) : undefined;
      const hasMoved = Math.hypot(clientX - x, clientY - y) > clickRadius;
      // A long press selects a word, and some browsers send a click after it. Such a click must not define the word.
      const isSelecting = isTouch && getSelection()?.isCollapsed === false;
      if (sentence === undefined || shiftKey || detail > 1 || hasMoved || isSelecting || closesOverlay) return;
      // Uses the word that was under the pointer at the press: rows that come into view may move the text before the click.
      const asked = word ?? wordAt(event);
      if (asked) define(asked);
      else if (tools.kind !== 'none') close();
      else if (sentence !== titleNumber) onActivate(sentence);
    }
    function handleMouseUp(event: MouseEvent) {
      // Nothing happens after a double click: its first click has already opened the definition. The timeout is needed because
      // browsers update the selection after this event.
      const { isTouch, isOnControl } = press.current;
      if (event.button !== 0 || event.detail === 2 || isTouch || isOnControl || isInTools(event.target)) return;
      settling = setTimeout(() => openMenu(readSelected(), false));
    }
    function handleSelectionChange() {
      if (!press.current.isTouch) return;
      clearTimeout(settling);
      settling = setTimeout(() => openMenu(readSelected(), false), settleMs);
    }
    function handleContextMenu(event: MouseEvent) {
      if (press.current.isTouch || !isInText(event.target)) return;
      const asked = readSelected() ?? wordAt(event);
      if (!asked) return;
      event.preventDefault();
      openMenu(asked, true);
    }
    function handleKey(event: KeyboardEvent) {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || (belongsElsewhere(event) && !isInMenu(event.target))) return;
      clearTimeout(settling);
      const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
      const atCaret = () => askAboutWord(text, findCaret(place, cursor.current));
      if (key.startsWith('Arrow') && tools.kind === 'definition') setTools({ kind: 'none' });
      if (altKey) {
        if (!isSideways || shiftKey) return;
        event.preventDefault();
        onCursor();
        showSentence(place.current());
        const from = readSelected() ?? cursor.current;
        getSelection()?.removeAllRanges();
        cursor.current = moveWordCursor(key, { text, sentence: place.current(), from, atCaret });
        isCursorShown.current = cursor.current !== undefined;
      } else if (shiftKey && isSideways) {
        event.preventDefault();
        if (isCursorShown.current && cursor.current) markAsked(cursor.current);
        hideCursor();
        selectByKey(key, atCaret());
      } else if (key.startsWith('Arrow')) {
        // A step to another sentence clears the selection, like moving a caret.
        hideCursor();
        if (readSelected()) getSelection()?.removeAllRanges();
      } else if (findShortcut(keys, key) === 'define' || (key === 'Enter' && isCursorShown.current)) {
        const asked = readSelected() ?? (tools.kind === 'menu' ? tools.asked : atCaret());
        if (!asked || asked.isTooLong) return;
        event.preventDefault();
        hideCursor();
        cursor.current = asked;
        showSentence(asked.selection.start.sentence);
        define(asked, isInTools(document.activeElement));
      }
    }

    const following = new AbortController();
    const { signal } = following;
    window.addEventListener('pointerdown', notePress, { signal, capture: true });
    document.addEventListener('pointerdown', handlePointerDown, { signal });
    document.addEventListener('mouseup', handleMouseUp, { signal });
    document.addEventListener('click', handleClick, { signal });
    document.addEventListener('selectionchange', handleSelectionChange, { signal });
    document.addEventListener('contextmenu', handleContextMenu, { signal });
    document.addEventListener('keydown', handleKey, { signal });
    return () => {
      clearTimeout(settling);
      following.abort();
    };
  }, [text, place, tools, keys, open, define, openMenu, close, onActivate, onCursor]);

  return { tools, define, openWords, close };
}

const isInTools = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-selection-tools]') !== null;
const isInText = (target: EventTarget | null) => target instanceof Element && target.closest('[data-source]') !== null;
/** Whether the target is in the row of a sentence, but not in a button or link. */
const isInRow = (target: EventTarget | null): target is Element =>
  target instanceof Element && findSentenceOf(target) !== undefined && target.closest('button, a') === null;
/** Whether a menu or dialog is open. If so, a click outside only closes the menu or dialog. */
const isOverlayOpen = () => document.querySelector('[data-part="content"][data-state="open"]') !== null;
/** Whether the target is in the menu beside a selection. The shortcut for the definition also works in this menu. */
const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-selection-tools][role="menu"]') !== null;

/**
 * Where selecting by keys starts: at the spoken word, the word cursor or the caret, if it is in the active sentence. If none
 * is, at the start of the active sentence.
 */
function findCaret(place: Pick<Place, 'current'>, cursor: AskedText | undefined) {
  const spoken = findHighlighted('spoken');
  const heard = spoken && findTextOf(spoken.startContainer, spoken.startOffset);
  if (heard?.at.sentence === place.current()) return heard.at;
  if (cursor?.selection.start.sentence === place.current()) return cursor.selection.end;
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const caret = anchorNode ? findTextOf(anchorNode, anchorOffset ?? 0) : undefined;
  const isHere = caret?.line === 'source' && caret.at.sentence === place.current();
  return isHere ? caret.at : { sentence: place.current(), offset: 0 };
}

function sentenceOf(tools: SelectionTools) {
  if (tools.kind === 'none') return undefined;
  return 'asked' in tools ? tools.asked.selection.start.sentence : tools.sentence;
}

/**
 * Focuses the control that had the focus before. If there is none, focuses the sentence of the selection, and not the active
 * sentence, which may be another one by now.
 */
function returnFocus(before: Element | null, tools: SelectionTools) {
  const sentence = sentenceOf(tools);
  const wasControl = before?.matches('a, button, input') === true;
  const target = wasControl ? before : sentence !== undefined && findText(sentence, 'source');
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('[data-source]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
