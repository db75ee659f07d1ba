import type { Growth } from './library/growth.ts';

/** The results of one part of the benchmark. */
export interface Measured {
  figures: Figure[];
  growth: Growth[];
}

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /**
   * The baseline: the result of the bare components (for example, only the database) for the same work, measured in the same
   * run. The ratio of `value` to `floor` does not depend on the speed of the machine.
   */
  floor?: number;
  /**
   * If there is a `floor`, the goal applies to the ratio of `value` to `floor`, unless `of` is `value`. A figure without a goal
   * is only reported.
   */
  goal?: ({ atMost: number } | { atLeast: number }) & { of?: 'value' };
}

const comparable = ({ value, floor, goal }: Figure) =>
  floor === undefined || goal?.of === 'value' ? value : value / floor;

export function isMet(figure: Figure) {
  const { goal } = figure;
  if (goal === undefined) return true;
  return 'atMost' in goal ? comparable(figure) <= goal.atMost : comparable(figure) >= goal.atLeast;
}

export function printReport(figures: Figure[]) {
  const rows = figures.map((figure) => ({
    what: figure.name,
    figure: `${round(figure.value)} ${figure.unit}`,
    floor: figure.floor === undefined ? '' : `${round(figure.floor)} ${figure.unit}`,
    ratio: figure.floor === undefined ? '' : round(figure.value / figure.floor),
    goal: describeGoal(figure),
    met: describeOutcome(figure),
  }));
  console.table(rows);
}

function describeGoal({ goal }: Figure) {
  if (goal === undefined) return '';
  return 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
}

function describeOutcome(figure: Figure) {
  if (figure.goal === undefined) return '';
  return isMet(figure) ? 'yes' : 'NO';
}

const round = (value: number) => Number(value.toPrecision(3));
