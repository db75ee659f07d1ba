import type { Device } from './device.ts';

export interface ListedSession extends Device {
  id: string;
  /** ISO timestamps. */
  signedInAt: string;
  lastSeenAt: string;
  /** Whether it is the session of the current request. */
  isCurrent: boolean;
}
