import { expect, test } from 'vitest';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileCreating } from './kill-while-creating.ts';
import { twoBatches } from './two-batches.ts';

// Short form of `npm run faults`.
test(
  'an article whose process is killed twice is created once, and stored steps are not repeated or paid for again',
  async () => {
    await using app = await startDoomedApp();
    const translated = await killWhileCreating(app, {
      kills: ['while its second batch is being translated', 'during its narration'],
      request: twoBatches,
    });
    const written = await killWhileCreating(app, { kills: ['after its first sentences are stored'] });
    for (const { ended, problems } of [translated, written]) {
      expect({ ended, problems }).toEqual({ ended: 'done', problems: [] });
    }
  },
  scaleTimeout(240_000),
);
