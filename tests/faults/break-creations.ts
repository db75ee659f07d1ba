import { manualRequest } from '../support/creations.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';
import { faults, meetFault, places } from './meet-fault.ts';
import type { Moment } from './moments.ts';
import type { Finding, Verdict } from './verdict.ts';

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

/** Articles made by a process that is killed twenty times over them. */
export async function doomCreations(): Promise<Finding[]> {
  await using app = await startDoomedApp();
  const verdicts: Verdict[] = [];
  for (const doom of dooms) verdicts.push(await killWhileCreating(app, doom));
  return verdicts.map(toFinding);
}

/** Articles made by a provider that fails in every way. */
export async function failProviders(): Promise<Finding[]> {
  await using app = await startDoomedApp();
  const verdicts: Verdict[] = [];
  for (const place of places) {
    for (const fault of faults) verdicts.push(await meetFault(app, { fault, place }));
  }
  return verdicts.map(toFinding);
}

function toFinding({ what, ended, backMs, problems }: Verdict): Finding {
  const goesOn = backMs.map((ms) => (ms / 1000).toFixed(1)).join(' ');
  return { what, seen: goesOn === '' ? ended : `${ended}; went on after ${goesOn} s`, problems };
}
