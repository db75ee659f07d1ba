/** A rectangle in viewport pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface FreeArea {
  width: number;
  height: number;
  /** The edges of the area between the header and the player. */
  top: number;
  bottom: number;
}

/**
 * The position of the definition window. `top` is the edge next to the selection: for `above` the lower edge of the window,
 * otherwise the upper edge.
 */
export type DefinitionLayout =
  | { kind: 'sheet'; scrollBy: number }
  | { kind: 'margin' | 'below' | 'above'; left: number; top: number; maxHeight: number; scrollBy: number };

const phone = 640;
// In a viewport below this height, a sentence and its definition do not fit between header and player, for example on a phone in
// landscape.
const low = 560;
const withMargins = 1360;
const gap = 8;
const washWidth = 16;
const marginGap = 20;
// The buttons of the active sentence are beside the column. The window leaves them free if the margin is wide enough.
const rowButtonsWidth = 32;
const windowWidth = 352;
const marginWidth = 320;
const comfortableHeight = 320;
// At this height, most definitions fit without scrolling.
const ampleHeight = 480;
const marginHeight = 520;
const lift = 112;

interface Scene {
  selected: Box;
  rows: Box;
  column: Box;
  freeArea: FreeArea;
  /**
   * The height of the definition window. For a bottom sheet, it is the visible height, otherwise the height of the whole
   * content. The window grows when the server has answered.
   */
  windowHeight: number;
}

/**
 * Places the definition where it does not cover the selection: in the margin, below or above the sentence, or in a bottom sheet.
 * For a sheet, `scrollBy` moves the selection into the free area above the sheet.
 */
export function layOutDefinition({ selected, rows, column, freeArea, windowHeight }: Scene): DefinitionLayout {
  if (isForSheet(freeArea))
    return { kind: 'sheet', scrollBy: scrollAboveSheet({ selected, rows, freeArea, windowHeight }) };
  const besideText = column.right + washWidth + marginGap;
  // Even in a wide window, a wide text column can leave too little margin.
  if (freeArea.width >= withMargins && besideText + marginWidth + gap <= freeArea.width) {
    const height = Math.max(marginHeight, windowHeight + gap);
    const top = Math.max(freeArea.top + gap, Math.min(rows.top - lift, freeArea.bottom - height));
    const maxHeight = freeArea.bottom - top - gap;
    const left = Math.min(besideText + rowButtonsWidth, freeArea.width - marginWidth - gap);
    return { kind: 'margin', left, top, maxHeight, scrollBy: 0 };
  }
  const left = Math.max(gap, Math.min(selected.left, column.right - windowWidth));
  const heightBelow = freeArea.bottom - rows.bottom - 2 * gap;
  const heightAbove = rows.top - freeArea.top - 2 * gap;
  for (const height of [ampleHeight, comfortableHeight]) {
    if (heightBelow >= height)
      return { kind: 'below', left, top: rows.bottom + gap, maxHeight: heightBelow, scrollBy: 0 };
    if (heightAbove >= height) return { kind: 'above', left, top: rows.top - gap, maxHeight: heightAbove, scrollBy: 0 };
  }
  // There is too little space above and below: the page scrolls until the definition fits below the sentence.
  const scrollBy = Math.max(0, comfortableHeight - heightBelow);
  return { kind: 'below', left, top: rows.bottom + gap, maxHeight: comfortableHeight, scrollBy };
}

export const isForSheet = ({ width, height }: FreeArea) => width < phone || (height < low && width < withMargins);

/**
 * How far to scroll so that neither the bottom sheet nor the header covers the sentence. If the sentence is too long for
 * this, only the selection must be uncovered.
 */
function scrollAboveSheet({ selected, rows, freeArea: { height, top }, windowHeight }: Omit<Scene, 'column'>) {
  const free = { top: top + gap, bottom: height - windowHeight - gap };
  const shown = rows.bottom - rows.top <= free.bottom - free.top ? rows : selected;
  if (selected.top < free.top) return shown.top - free.top;
  return Math.max(0, Math.min(shown.bottom - free.bottom, shown.top - free.top));
}

/**
 * Lays out a menu below the selection, or above the selection if the menu does not fit below. The menu is always inside the
 * viewport.
 */
export function layOutMenu(selected: Box, size: { width: number; height: number }, freeArea: FreeArea) {
  const middle = (selected.left + selected.right) / 2 - size.width / 2;
  const left = Math.max(gap, Math.min(middle, freeArea.width - size.width - gap));
  const fitsBelow = selected.bottom + gap + size.height <= freeArea.bottom;
  const fitsAbove = selected.top - gap - size.height >= freeArea.top;
  const top = fitsBelow || !fitsAbove ? selected.bottom + gap : selected.top - gap - size.height;
  return { left, top: Math.min(top, freeArea.bottom - size.height) };
}
