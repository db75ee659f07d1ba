import { regionalTag } from '../platform/locale.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "4 minutes ago", "yesterday"; after a week the date. */
export function formatMoment(iso: string, locale: string, now = Date.now()) {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (seconds > 7 * 86_400) return formatDate(iso, locale);
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(regionalTag(locale), { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}

export const formatDate = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(regionalTag(locale), { dateStyle: 'medium' }).format(new Date(iso));

export const formatTime = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(regionalTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
