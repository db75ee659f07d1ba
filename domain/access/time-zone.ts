import * as v from 'valibot';

/** An IANA time zone such as Europe/Ljubljana. A fixed offset would ignore daylight saving time. */
export const timeZoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/),
  v.check(isKnownZone, 'unknown-zone'),
);

function isKnownZone(zone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
