/** How long the processor worked on something: what else the machine does meanwhile does not count. */
export function cpuMilliseconds(work: () => void) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
