import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, type FreeArea, layOutDefinition, layOutMenu } from './popup-layout.ts';

const freeAreaOf = (width: number, height: number): FreeArea => ({ width, height, top: 64, bottom: height - 104 });
const sheetHeight = (height: number) => height * 0.62;
const column = (width: number): Box => {
  const left = Math.max(16, (width - 608) / 2);
  return { top: 0, bottom: 3000, left, right: width - left };
};

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A selection anywhere in the column, in a sentence of one to six lines. */
const scenes = fc
  .record({
    width: fc.integer({ min: 640, max: 2000 }),
    height: fc.integer({ min: 560, max: 1400 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    lines: fc.integer({ min: 1, max: 6 }),
    start: fc.double({ min: 0, max: 0.8, noNaN: true }),
    windowHeight: fc.integer({ min: 0, max: 1400 }),
  })
  .map(({ width, height, at, lines, start, windowHeight }) => {
    const text = column(width);
    const top = 64 + at * (height - 64 - 104 - lines * 32);
    const rows = { top, bottom: top + lines * 32, left: text.left - 16, right: text.right + 16 };
    const left = text.left + start * (text.right - text.left);
    return {
      selected: { ...rows, left, right: left + 80 },
      rows,
      column: text,
      freeArea: freeAreaOf(width, height),
      windowHeight,
    };
  });

describe('the definition', () => {
  test('never covers the selection and stays above the player', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const layout = layOutDefinition(scene);
        if (layout.kind === 'sheet') throw new Error('A wide window has no sheet.');
        const { kind, left, top, maxHeight, scrollBy } = layout;
        const box = {
          left,
          right: left + (kind === 'margin' ? 320 : 352),
          top: kind === 'above' ? top - maxHeight : top,
          bottom: kind === 'above' ? top : top + maxHeight,
        };
        expect(overlaps(box, scene.selected)).toBe(false);
        expect(box.bottom - scrollBy).toBeLessThanOrEqual(scene.freeArea.bottom);
        expect(box.top - scrollBy).toBeGreaterThanOrEqual(scene.freeArea.top);
        expect(box.right).toBeLessThanOrEqual(scene.freeArea.width);
        expect(maxHeight).toBeGreaterThanOrEqual(200);
      }),
    );
  });

  test('moves up in the margin until its whole content fits', () => {
    const rows = { top: 600, bottom: 632, left: 400, right: 1040 };
    const scene = { selected: { ...rows, right: 480 }, rows, column: column(1440), freeArea: freeAreaOf(1440, 900) };
    const layOut = (windowHeight: number) => {
      const layout = layOutDefinition({ ...scene, windowHeight });
      return layout.kind === 'margin' ? layout : undefined;
    };
    expect(layOut(300)?.top).toBe(layOut(500)?.top);
    expect(layOut(640)?.maxHeight).toBeGreaterThanOrEqual(640);
    expect(layOut(2000)?.top).toBeGreaterThanOrEqual(scene.freeArea.top);
  });

  test('is a bottom sheet on a phone, and the sentence is scrolled above the sheet', () => {
    const freeArea = freeAreaOf(360, 740);
    const rows = { top: 500, bottom: 600, left: 0, right: 360 };
    const scene = { selected: { ...rows, bottom: 530 }, rows, column: column(360), freeArea };
    const layout = layOutDefinition({ ...scene, windowHeight: sheetHeight(740) });
    expect(layout.kind).toBe('sheet');
    expect(rows.bottom - layout.scrollBy).toBeLessThanOrEqual(740 * 0.38);
    expect(rows.top - layout.scrollBy).toBeGreaterThanOrEqual(freeArea.top);
    // A low bottom sheet does not reach the sentence, so nothing scrolls.
    expect(layOutDefinition({ ...scene, windowHeight: 120 })).toEqual({ kind: 'sheet', scrollBy: 0 });
  });

  test('leaves a sentence where it is if only its start is above the screen', () => {
    const rows = { top: 40, bottom: 160, left: 0, right: 360 };
    const selected = { ...rows, top: 120 };
    const scene = { selected, rows, column: column(360), freeArea: freeAreaOf(360, 740) };
    expect(layOutDefinition({ ...scene, windowHeight: sheetHeight(740) })).toEqual({ kind: 'sheet', scrollBy: 0 });
  });

  test.each([
    [740, 360],
    [932, 430],
    [1024, 420],
  ])('is a bottom sheet on a screen of %i × %i, with the selection visible above it', (width, height) => {
    const rows = { top: 180, bottom: 276, left: 0, right: width };
    const selected = { top: 212, bottom: 244, left: 100, right: 180 };
    const { kind, scrollBy } = layOutDefinition({
      selected,
      rows,
      column: column(width),
      freeArea: freeAreaOf(width, height),
      windowHeight: sheetHeight(height),
    });
    expect(kind).toBe('sheet');
    expect(selected.top - scrollBy).toBeGreaterThanOrEqual(64);
    expect(selected.bottom - scrollBy).toBeLessThanOrEqual(height * 0.38);
  });

  test('shows at least the selection if the sentence does not fit above the sheet', () => {
    const rows = { top: 100, bottom: 700, left: 0, right: 360 };
    const selected = { top: 600, bottom: 630, left: 20, right: 80 };
    const scene = { selected, rows, column: column(360), freeArea: freeAreaOf(360, 740) };
    const { scrollBy } = layOutDefinition({ ...scene, windowHeight: sheetHeight(740) });
    expect(selected.bottom - scrollBy).toBeLessThanOrEqual(740 * 0.38);
    expect(selected.top - scrollBy).toBeGreaterThanOrEqual(64);
  });
});

describe('the menu', () => {
  const size = { width: 240, height: 140 };

  test('opens below the selection or, if there is no room below, above it, and always inside the viewport', () => {
    const freeArea = freeAreaOf(360, 740);
    const high = { top: 200, bottom: 230, left: 300, right: 350 };
    expect(layOutMenu(high, size, freeArea)).toEqual({ left: 112, top: 238 });
    const low = { top: 560, bottom: 590, left: 10, right: 40 };
    expect(layOutMenu(low, size, freeArea)).toEqual({ left: 8, top: 412 });
  });
});
