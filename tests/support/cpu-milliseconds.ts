/** Measures CPU time, so that other load on the machine is not counted. */
export function cpuMilliseconds(work: () => void) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
