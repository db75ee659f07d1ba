import { readingSpeed } from '../../domain/access/reading-speed.ts';
import { regionalTag } from '../platform/locale.ts';

export const formatSpeed = (speed: number | undefined, locale: string) =>
  `${new Intl.NumberFormat(regionalTag(locale), { maximumFractionDigits: 2 }).format(speed ?? readingSpeed.default)}×`;
