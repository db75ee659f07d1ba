import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, placeMenu, placeWindow, type Room } from './place-beside.ts';

const roomOf = (width: number, height: number): Room => ({ width, height, top: 64, bottom: height - 104 });
const column = (width: number): Box => {
  const left = Math.max(16, (width - 608) / 2);
  return { top: 0, bottom: 3000, left, right: width - left };
};

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A selection somewhere in the column, in a sentence of one to six lines. */
const scenes = fc
  .record({
    width: fc.integer({ min: 640, max: 2000 }),
    height: fc.integer({ min: 560, max: 1400 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    lines: fc.integer({ min: 1, max: 6 }),
    start: fc.double({ min: 0, max: 0.8, noNaN: true }),
  })
  .map(({ width, height, at, lines, start }) => {
    const text = column(width);
    const top = 64 + at * (height - 64 - 104 - lines * 32);
    const rows = { top, bottom: top + lines * 32, left: text.left - 16, right: text.right + 16 };
    const left = text.left + start * (text.right - text.left);
    return { selected: { ...rows, left, right: left + 80 }, rows, column: text, room: roomOf(width, height) };
  });

describe('the definition', () => {
  test('never stands over the selection, wherever that is, and the player leaves it room', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const place = placeWindow(scene);
        if (place.kind === 'sheet') throw new Error('A wide window has no sheet.');
        const { kind, left, top, maxHeight, scrollBy } = place;
        const box = {
          left,
          right: left + (kind === 'margin' ? 320 : 352),
          top: kind === 'above' ? top - maxHeight : top,
          bottom: kind === 'above' ? top : top + maxHeight,
        };
        expect(overlaps(box, scene.selected)).toBe(false);
        expect(box.bottom - scrollBy).toBeLessThanOrEqual(scene.room.bottom);
        expect(box.top - scrollBy).toBeGreaterThanOrEqual(scene.room.top);
        expect(box.right).toBeLessThanOrEqual(scene.room.width);
        expect(maxHeight).toBeGreaterThanOrEqual(200);
      }),
    );
  });

  test('is a sheet on a phone, and the sentence scrolls into the part above it', () => {
    const room = roomOf(360, 740);
    const rows = { top: 500, bottom: 600, left: 0, right: 360 };
    const place = placeWindow({ selected: { ...rows, bottom: 530 }, rows, column: column(360), room });
    expect(place.kind).toBe('sheet');
    expect(rows.bottom - place.scrollBy).toBeLessThanOrEqual(740 * 0.38);
    expect(rows.top - place.scrollBy).toBeGreaterThanOrEqual(room.top);
  });

  test.each([
    [740, 360],
    [932, 430],
    [1024, 420],
  ])('is a sheet on a screen of %i × %i as well, with what is selected in sight above it', (width, height) => {
    const rows = { top: 180, bottom: 276, left: 0, right: width };
    const selected = { top: 212, bottom: 244, left: 100, right: 180 };
    const { kind, scrollBy } = placeWindow({ selected, rows, column: column(width), room: roomOf(width, height) });
    expect(kind).toBe('sheet');
    expect(selected.top - scrollBy).toBeGreaterThanOrEqual(64);
    expect(selected.bottom - scrollBy).toBeLessThanOrEqual(height * 0.38);
  });

  test('shows at least the selection of a sentence that is too long for the free part', () => {
    const rows = { top: 100, bottom: 700, left: 0, right: 360 };
    const selected = { top: 600, bottom: 630, left: 20, right: 80 };
    const { scrollBy } = placeWindow({ selected, rows, column: column(360), room: roomOf(360, 740) });
    expect(selected.bottom - scrollBy).toBeLessThanOrEqual(740 * 0.38);
    expect(selected.top - scrollBy).toBeGreaterThanOrEqual(64);
  });
});

describe('the menu', () => {
  const size = { width: 240, height: 140 };

  test('stands below the selection, above it where there is no room, and inside the window', () => {
    const room = roomOf(360, 740);
    const high = { top: 200, bottom: 230, left: 300, right: 350 };
    expect(placeMenu(high, size, room)).toEqual({ left: 112, top: 238 });
    const low = { top: 560, bottom: 590, left: 10, right: 40 };
    expect(placeMenu(low, size, room)).toEqual({ left: 8, top: 412 });
  });
});
