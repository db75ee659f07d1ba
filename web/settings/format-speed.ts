import { readingSpeed } from '../../domain/access/reading-speed.ts';

export const formatSpeed = (speed: number | undefined, locale: string) =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(speed ?? readingSpeed.default)}×`;
