// For `npm run test:stress`: keeps one core busy until the parent process has exited or the given time has passed. The pid of
// the parent is an argument, because `process.ppid` is wrong if the parent exits before this process starts.
const [parent, seconds] = process.argv.slice(2).map(Number);
const endsAt = performance.now() + Number(seconds) * 1000;

while (process.ppid === parent && performance.now() < endsAt) spin();

function spin() {
  for (let step = 0; step < 10_000_000; step++);
}
