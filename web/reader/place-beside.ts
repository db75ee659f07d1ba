/** A box of the window, in pixels from its corner. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Room {
  width: number;
  height: number;
  /** What the header and the player leave free. */
  top: number;
  bottom: number;
}

/** Where the definition stands: by whichever edge it is held, it grows away from what it explains. */
export type WindowPlace =
  | { kind: 'sheet'; scrollBy: number }
  | { kind: 'margin' | 'below' | 'above'; left: number; top: number; maxHeight: number; scrollBy: number };

const phone = 640;
// Below this there is no room for a sentence and what it means between header and player: a phone held sideways.
const low = 560;
const withMargins = 1360;
const gap = 8;
const washWidth = 16;
const marginGap = 20;
const windowWidth = 352;
const comfortableHeight = 320;
const marginHeight = 520;
const sheetShare = 0.62;
const lift = 112;

/** Never over the selection: in the margin, below, above, or as a sheet with the selection scrolled into the free part. */
export function placeWindow({
  selected,
  rows,
  column,
  room,
}: {
  selected: Box;
  rows: Box;
  column: Box;
  room: Room;
}): WindowPlace {
  if (isForSheet(room)) return { kind: 'sheet', scrollBy: scrollAboveSheet({ selected, rows, room }) };
  if (room.width >= withMargins) {
    const top = Math.max(room.top + gap, Math.min(rows.top - lift, room.bottom - marginHeight));
    const maxHeight = room.bottom - top - gap;
    return { kind: 'margin', left: column.right + washWidth + marginGap, top, maxHeight, scrollBy: 0 };
  }
  const left = Math.max(gap, Math.min(selected.left, column.right - windowWidth));
  const roomBelow = room.bottom - rows.bottom - 2 * gap;
  const roomAbove = rows.top - room.top - 2 * gap;
  if (roomBelow >= comfortableHeight)
    return { kind: 'below', left, top: rows.bottom + gap, maxHeight: roomBelow, scrollBy: 0 };
  if (roomAbove >= comfortableHeight)
    return { kind: 'above', left, top: rows.top - gap, maxHeight: roomAbove, scrollBy: 0 };
  // Too long a selection, or too low a window: what is selected last moves up, the window stands below it.
  const scrollBy = Math.max(0, comfortableHeight - roomBelow);
  return { kind: 'below', left, top: rows.bottom + gap, maxHeight: comfortableHeight, scrollBy };
}

export const isForSheet = ({ width, height }: Room) => width < phone || (height < low && width < withMargins);

/** The whole sentence if the free part has room for it, at least what is selected of it otherwise. */
function scrollAboveSheet({ selected, rows, room: { height, top } }: { selected: Box; rows: Box; room: Room }) {
  const free = { top: top + gap, bottom: height * (1 - sheetShare) - gap };
  const shown = rows.bottom - rows.top <= free.bottom - free.top ? rows : selected;
  if (shown.top < free.top) return shown.top - free.top;
  return Math.max(0, Math.min(shown.bottom - free.bottom, shown.top - free.top));
}

/** Where a menu of this size stands: below the selection, above it if there is no room, never outside the window. */
export function placeMenu(selected: Box, size: { width: number; height: number }, room: Room) {
  const middle = (selected.left + selected.right) / 2 - size.width / 2;
  const left = Math.max(gap, Math.min(middle, room.width - size.width - gap));
  const isRoomBelow = selected.bottom + gap + size.height <= room.bottom;
  const isRoomAbove = selected.top - gap - size.height >= room.top;
  const top = isRoomBelow || !isRoomAbove ? selected.bottom + gap : selected.top - gap - size.height;
  return { left, top: Math.min(top, room.bottom - size.height) };
}
