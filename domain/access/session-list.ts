import type { Device } from './device.ts';

export interface ListedSession extends Device {
  id: string;
  /** ISO timestamps. */
  signedInAt: string;
  lastSeenAt: string;
  /** The session that made this request. */
  isCurrent: boolean;
}
