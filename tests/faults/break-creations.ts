import { manualRequest } from '../support/articles/creations.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';
import { faults, meetFault, places } from './meet-fault.ts';
import type { Moment } from './moments.ts';
import { twoBatches } from './two-batches.ts';
import type { Finding, Verdict } from './verdict.ts';

const dooms: { kills: readonly Moment[]; request?: object }[] = [
  { kills: ['right after submission'] },
  { kills: ['while it is being written'] },
  { kills: ['after its first sentences are stored'] },
  { kills: ['after its text is stored'] },
  { kills: ['while its first batch is being translated'], request: twoBatches },
  { kills: ['after its first batch is stored'], request: twoBatches },
  { kills: ['while its second batch is being translated'], request: twoBatches },
  { kills: ['after its translation is stored'], request: twoBatches },
  { kills: ['during its narration'] },
  { kills: ['right after it is done'] },
  { kills: ['while it is being written', 'after its first sentences are stored', 'during its narration'] },
  { kills: ['after its first sentences are stored', 'after its first sentences are stored'] },
  {
    kills: [
      'while it is being written',
      'while it is being written',
      'while it is being written',
      'while it is being written',
    ],
  },
  { kills: ['right after submission', 'while its first batch is being translated'], request: manualRequest },
  { kills: ['right after it is done'], request: manualRequest },
];

/** Creates articles while the process is killed twenty times. */
export async function doomCreations(): Promise<Finding[]> {
  await using app = await startDoomedApp();
  const verdicts: Verdict[] = [];
  for (const doom of dooms) verdicts.push(await killWhileCreating(app, doom));
  return verdicts.map(toFinding);
}

/** Creates articles with a provider that has one fault after the other. */
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
  return { what, seen: goesOn === '' ? ended : `${ended}; continued after ${goesOn} s`, problems };
}
