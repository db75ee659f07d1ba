import { pino } from 'pino';
import type { Config } from '../config.ts';

/** Structured lines on standard error: ids and codes, no personal data. Standard output is for the person who started it. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({ level: logLevel, base: null }, pino.destination(2));
