import { manualRequest } from '../support/creations.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';
import { faults, meetFault, places } from './meet-fault.ts';
import type { Moment } from './moments.ts';
import { printVerdicts, type Verdict } from './verdict.ts';

// `npm run faults`: articles are made by a process that is killed twenty times over them, and by a provider that fails in every way.
const limitMs = 20 * 60_000;
const killed: Verdict[] = [];
const met: Verdict[] = [];

const timer = setTimeout(() => {
  printVerdicts([...killed, ...met]);
  console.error('Not finished within twenty minutes.');
  process.exit(1);
}, limitMs);

const dooms: { kills: readonly Moment[]; request?: object }[] = [
  { kills: ['as soon as it is submitted'] },
  { kills: ['while it is written'] },
  { kills: ['once its text is kept'] },
  { kills: ['while its first batch is translated'] },
  { kills: ['once its first batch is kept'] },
  { kills: ['while its second batch is translated'] },
  { kills: ['once its translation is kept'] },
  { kills: ['when its sound is begun'] },
  { kills: ['amid its narration'] },
  { kills: ['the moment it is done'] },
  { kills: ['while it is written', 'once its first batch is kept', 'when its sound is begun'] },
  { kills: ['while it is written', 'while it is written', 'while it is written', 'while it is written'] },
  { kills: ['as soon as it is submitted', 'while its first batch is translated'], request: manualRequest },
  { kills: ['the moment it is done'], request: manualRequest },
];

{
  await using app = await startDoomedApp();
  for (const doom of dooms) killed.push(await killWhileCreating(app, doom));
  printVerdicts(killed);
  for (const place of places) {
    for (const fault of faults) met.push(await meetFault(app, { fault, place }));
  }
  printVerdicts(met);
}
clearTimeout(timer);
const kills = killed.reduce((sum, verdict) => sum + verdict.kills, 0);
const bad = [...killed, ...met].filter(({ problems }) => problems.length > 0);
console.log(`${killed.length + met.length} articles, ${kills} kills, ${bad.length} out of order`);
process.exit(bad.length === 0 ? 0 : 1);
