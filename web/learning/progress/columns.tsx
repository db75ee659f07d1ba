import { useLingui } from '@lingui/react/macro';
import { Drawing } from './chart.tsx';

interface ColumnsProps {
  label: string;
  columns: readonly { key: string; name: string; count: number }[];
  /** The number of columns into which the width is divided. */
  room: number;
}

/** A bar chart of counts, with the count above each bar and its name below. */
export function Columns({ label, columns, room }: ColumnsProps) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <Drawing
      height={150}
      label={label}
      draw={(width) => (
        <>
          <path data-part="base" d={`M0 120.5H${width}`} />
          {columns.map(({ key, name, count }, index) => {
            const middle = (width / room) * (index + 0.5);
            const height = (96 * count) / most;
            return (
              <g key={key}>
                <rect data-part="solid" x={middle - 13} y={120 - height} width="26" height={height} />
                <text x={middle} y={113 - height} textAnchor="middle" data-strong>
                  {i18n.number(count)}
                </text>
                <text x={middle} y="142" textAnchor="middle">
                  {name}
                </text>
              </g>
            );
          })}
        </>
      )}
    />
  );
}
