const keptDays = 7;
const keptWeeks = 4;

/**
 * Keeps the newest backup per day for 7 days and per week for 4 weeks, in UTC. Weeks start on Monday. Days without a backup are
 * not counted, so that a machine that was off keeps its backups.
 */
export function chooseKeptBackups(times: readonly Date[]) {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  return new Set([...newestPer(dayOf, newestFirst, keptDays), ...newestPer(weekOf, newestFirst, keptWeeks)]);
}

function newestPer(periodOf: (time: Date) => number, newestFirst: readonly Date[], count: number) {
  const newest = new Map<number, Date>();
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
  return [...newest.values()].slice(0, count);
}

const dayOf = (time: Date) => Math.floor(time.getTime() / 86_400_000);
// Day 0, 1 January 1970, was a Thursday. Adding 3 makes weeks start on Monday.
const weekOf = (time: Date) => Math.floor((dayOf(time) + 3) / 7);
