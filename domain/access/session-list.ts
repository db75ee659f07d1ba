import type { Device } from './device.ts';

export interface ListedSession extends Device {
  id: string;
  /** ISO timestamps. */
  signedInAt: string;
  lastSeenAt: string;
  /** Whether this request was made in this session. */
  isCurrent: boolean;
}
