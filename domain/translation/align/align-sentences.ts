import { createCosts } from './bead-cost.ts';
import { type ComparedTexts, compareTexts } from './compare-texts.ts';
import { findAnchors } from './find-anchors.ts';
import type { Bead, MarkedParagraphs } from './marked-sentence.ts';
import { type Band, planBand } from './plan-band.ts';

type Shape = Pick<Bead, 'sources' | 'translations'>;

/**
 * Aligns the sentences of two texts in order. Dynamic programming finds the alignment with the lowest cost. It searches only
 * a band around the anchors (likely pairs), so that time and memory are proportional to the length of the texts.
 */
export function alignSentences(source: MarkedParagraphs, translation: MarkedParagraphs): Bead[] {
  const texts = compareTexts(source, translation);
  const [sources, translations] = [texts.source.count, texts.translation.count];
  const band = planBand(findAnchors(texts), sources, translations);
  return findCheapest(texts, band, listShapes(sources, translations));
}

/**
 * The possible sizes of a bead (a group of aligned sentences). One sentence may match none or up to three sentences, or more
 * if one text has many more sentences than the other. Two sentences may match two.
 */
function listShapes(sources: number, translations: number): Shape[] {
  const ratio = Math.max(sources / Math.max(1, translations), translations / Math.max(1, sources));
  const several = Array.from({ length: Math.max(2, Math.ceil(ratio)) }, (_, index) => index + 2);
  return [
    { sources: 1, translations: 1 },
    { sources: 1, translations: 0 },
    { sources: 0, translations: 1 },
    { sources: 2, translations: 2 },
    ...several.map((count) => ({ sources: 1, translations: count })),
    ...several.map((count) => ({ sources: count, translations: 1 })),
  ];
}

function findCheapest(texts: ComparedTexts, band: Band, shapes: readonly Shape[]): Bead[] {
  const longest = Math.max(...shapes.map(({ sources }) => sources));
  const costs = createCosts(texts, band, longest);
  const rows: Float64Array[] = [];
  /** The last bead of the cheapest alignment that ends at each position (s, t) of the band, as an index into `shapes`. */
  const arrivals: Uint16Array[] = [];
  for (let s = 0; s <= texts.source.count; s++) {
    const from = band.from[s] ?? 0;
    const row = new Float64Array((band.to[s] ?? 0) - from + 1);
    const arrived = new Uint16Array(row.length);
    rows.push(row);
    arrivals.push(arrived);
    for (let column = s === 0 ? 1 : 0; column < row.length; column++) {
      let least = Number.POSITIVE_INFINITY;
      for (const [index, { sources, translations }] of shapes.entries()) {
        const bead = { s: s - sources, t: from + column - translations, sources, translations };
        const before = rows[bead.s]?.[bead.t - (band.from[bead.s] ?? 0)] ?? Number.POSITIVE_INFINITY;
        if (before >= least) continue;
        const cost = before + costs.ofBead(bead);
        if (cost >= least) continue;
        least = cost;
        arrived[column] = index;
      }
      row[column] = least - costs.worthOfPlace(s, from + column);
    }
    // No later bead starts in this row, so its memory is released.
    if (s >= longest) rows[s - longest] = released;
  }
  return walkBack(texts, ({ s, t }) => shapes[arrivals[s]?.[t - (band.from[s] ?? 0)] ?? 0]);
}

const released = new Float64Array();

function walkBack(
  { source, translation }: ComparedTexts,
  shapeAt: (end: { s: number; t: number }) => Shape | undefined,
) {
  const beads: Bead[] = [];
  for (let end = { s: source.count, t: translation.count }; end.s > 0 || end.t > 0; ) {
    const { sources, translations } = shapeAt(end) ?? { sources: end.s, translations: end.t };
    end = { s: end.s - sources, t: end.t - translations };
    beads.push({ ...end, sources, translations });
  }
  return beads.reverse();
}
