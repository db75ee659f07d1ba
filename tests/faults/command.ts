import { endEverything } from '../support/end-on-signal.ts';
import { setup as prepareLexicon } from '../support/prepare-lexicon-once.ts';
import { parts } from './parts.ts';
import { printFindings } from './verdict.ts';

// `npm run faults`: fault injection under load. `npm run faults -- servers kills` runs only these parts.
const limitMs = 30 * 60_000;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
setTimeout(() => {
  console.error('Not finished within half an hour.');
  void endEverything(1);
}, limitMs).unref();

await prepareLexicon();
const broken: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const findings = await run();
  console.log(`\n${name}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  printFindings(findings);
  broken.push(...findings.filter(({ problems }) => problems.length > 0).map(({ what }) => `${name}: ${what}`));
}
console.log(broken.length === 0 ? 'All checks passed.' : `${broken.length} failed: ${broken.join('; ')}`);
process.exit(broken.length === 0 ? 0 : 1);
