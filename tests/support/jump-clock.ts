const RealDate = globalThis.Date;

/** The real time, regardless of clock jumps. */
export const wallClock = () => new RealDate();

/** Moves this process's clock forward or back, as an operator or NTP does. Timers are not affected. */
export function jumpClock(offsetMs: number) {
  if (offsetMs === 0) {
    globalThis.Date = RealDate;
    return;
  }
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [] | [number]) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, target),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
