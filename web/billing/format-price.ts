import { regionalTag } from '../platform/locale.ts';

/** A price in minor units, as the reader's language writes it; whole amounts without decimals. */
export function formatPrice(minor: number, currency: string, locale: string) {
  const format = new Intl.NumberFormat(regionalTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
