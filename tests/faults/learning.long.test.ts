import { expect, test } from 'vitest';
import { scaleTimeout } from '../support/machine-speed.ts';
import { startDoomedApp } from './doomed-app.ts';
import { killWhileLearning } from './kill-while-learning.ts';

test(
  'every grade and every sentence counts once if the server is killed while two devices send, one of them late',
  async () => {
    await using app = await startDoomedApp();
    expect((await killWhileLearning(app)).problems).toEqual([]);
  },
  scaleTimeout(180_000),
);
