const RealDate = globalThis.Date;

/** What a watch on the wall shows, however far this process's clock has jumped. */
export const wallClock = () => new RealDate();

/** Sets this process's clock forward or back, as an operator or a time server does; timers run on. */
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
