const dayMs = 24 * 3_600_000;

/** The number of calendar days from `now` to `moment` in local time: 0 if they are on the same day. */
export const daysUntil = (moment: Date, now: Date) => Math.round((startOfDay(moment) - startOfDay(now)) / dayMs);

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "today", "tomorrow", "in 3 days", "in 2 months". */
export function formatWait(days: number, locale: string) {
  const { value, unit } = inLargestUnit(days);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
}

/** "6 days", "2 months". */
export function formatInterval(days: number, locale: string) {
  const { value, unit } = inLargestUnit(days);
  const digits = { maximumFractionDigits: unit === 'year' ? 1 : 0 };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', ...digits }).format(value);
}

/** Capitalizes the first letter, for a text at the start of a table cell or a line. */
export const capitalize = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function inLargestUnit(days: number): { value: number; unit: 'day' | 'month' | 'year' } {
  if (days < 60) return { value: Math.round(days), unit: 'day' };
  if (days < 720) return { value: Math.round(days / 30.4), unit: 'month' };
  return { value: Math.round(days / 36.5) / 10, unit: 'year' };
}
