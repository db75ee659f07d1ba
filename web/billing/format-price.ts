import { regionalTag } from '../platform/locale.ts';

/** Formats a price in minor units for the locale; whole amounts have no decimals. */
export function formatPrice(minor: number, currency: string, locale: string) {
  const format = new Intl.NumberFormat(regionalTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
