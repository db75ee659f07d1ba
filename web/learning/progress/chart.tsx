import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import styles from './chart.module.css';

interface ChartCardProps {
  title: string;
  value: ReactNode;
  /** A sentence that explains how the numbers are counted. */
  how: ReactNode;
  /** Below the explanation. */
  action?: ReactNode;
  isWide?: boolean;
  table: { columns: string[]; rows: (string | number)[][] };
  children: ReactNode;
}

/** A chart with its main number, an explanation of how the data was counted, and the same data as a table. */
export function ChartCard({ title, value, how, action, isWide = false, table, children }: ChartCardProps) {
  return (
    <Card padding="none" className={styles.chart} data-wide={isWide || undefined}>
      <div>
        <h2>{title}</h2>
        <p className={styles.value}>{value}</p>
      </div>
      <div className={styles.plot}>{children}</div>
      <p className={styles.how}>{how}</p>
      {action && <div>{action}</div>}
      <details className={styles.table}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...numbers]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {numbers.map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                  <td key={index}>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

interface DrawingProps {
  height: number;
  label: string;
  draw: (width: number) => ReactNode;
}

// Nothing is drawn below this width: the chart is narrower only for a moment, while the page is laid out.
const smallestWidth = 200;

/** Drawn at the measured width, without scaling, so that labels do not shrink on small screens. */
export function Drawing({ height, label, draw }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const measure = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    measure.observe(box.current);
    setWidth(Math.floor(box.current.clientWidth));
    return () => measure.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.drawing} style={{ blockSize: height }}>
      {width >= smallestWidth && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {draw(width)}
        </svg>
      )}
    </div>
  );
}
