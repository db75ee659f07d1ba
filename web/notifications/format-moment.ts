/** Relative time: now, 12 minutes ago, yesterday 18:40. Older moments are shown by date. */
export function formatMoment(moment: Date, now: Date, locale: string) {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // The clock of the device may be behind the clock of the server.
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / (24 * 3_600_000));
  if (days === 0) return relative.format(-Math.floor(minutes / 60), 'hour');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
  if (days === 1) return `${relative.format(-1, 'day')} ${time}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
