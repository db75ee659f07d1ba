import type { Growth } from './growth.ts';

const panel = { width: 300, height: 200, left: 56, right: 36, top: 44, bottom: 44 };
const columns = 3;

/** One log-log chart per metric. A horizontal line means constant cost, a diagonal line means linear growth. */
export function drawGrowth(all: readonly Growth[]) {
  const rows = Math.ceil(all.length / columns);
  const size = { width: columns * panel.width, height: rows * panel.height };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="11">
<title>How cost grows with size</title>
<style>text{fill:#5b5249}.name{font-weight:600;fill:#2d2620}path{fill:none;stroke:#c2571a;stroke-width:2}circle{fill:#c2571a}line{stroke:#d9d0c4}</style>
<rect width="100%" height="100%" fill="#fffdf9"/>
${all.map((growth, index) => drawPanel(growth, index)).join('\n')}
</svg>
`;
}

function drawPanel({ name, of, unit, points }: Growth, index: number) {
  const sizes = points.map(({ size }) => size);
  const values = points.map(({ value }) => Math.max(value, 0.01));
  // Both axes span the same number of powers of ten, so that linear growth is a diagonal line.
  const decades = Math.max(Math.log10(Math.max(...sizes) / Math.min(...sizes)), 1);
  const middle = (Math.log10(Math.max(...values)) + Math.log10(Math.min(...values))) / 2;
  const across = panel.width - panel.left - panel.right;
  const up = panel.height - panel.top - panel.bottom;
  const x = (size: number) => panel.left + (Math.log10(size / Math.min(...sizes)) / decades) * across;
  const y = (value: number) => panel.top + up / 2 - ((Math.log10(value) - middle) / decades) * up;
  const places = points.map(({ size }, place) => ({ size, value: values[place] ?? 0 }));
  const base = panel.height - panel.bottom;
  return `<g transform="translate(${(index % columns) * panel.width} ${Math.floor(index / columns) * panel.height})">
<text class="name" x="12" y="22">${name}</text>
<line x1="${panel.left}" y1="${base}" x2="${panel.left + across}" y2="${base}"/>
<path d="M${places.map(({ size, value }) => `${round(x(size))} ${round(y(value))}`).join('L')}"/>
${places
  .map(
    ({ size, value }) =>
      `<circle cx="${round(x(size))}" cy="${round(y(value))}" r="3.5"/><text x="${round(x(size))}" y="${round(y(value) - 9)}" text-anchor="middle">${round(value)} ${unit}</text><text x="${round(x(size))}" y="${base + 16}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  )
  .join('\n')}
<text x="${panel.left + across / 2}" y="${base + 32}" text-anchor="middle">${of}</text>
</g>`;
}

const round = (value: number) => Number(value.toPrecision(3));
