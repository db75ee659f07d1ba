import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../support/call.ts';
import type { Person } from '../support/people.ts';

/** Sends reads and writes continuously until it is stopped, and records failures. */
export function sendRequests(baseUrl: string, people: readonly Person[]) {
  const noted = { sent: 0, failed: [] as string[], longestSilenceMs: 0 };
  let isOver = false;
  let answeredAt = performance.now();

  async function send({ token }: Person, count: number) {
    const isWrite = count % 2 === 0;
    const body = { readingSpeed: 0.5 + (count % 20) * 0.05 };
    const request = isWrite ? { method: 'PATCH', path: '/profile', token, body } : { path: '/profile', token };
    const outcome = await call({ baseUrl }, request).then(
      ({ status, text }) => (status === 200 ? 'well' : `${status} ${text}`),
      (error: unknown) => String(error),
    );
    noted.sent += 1;
    if (outcome !== 'well') return void noted.failed.push(outcome);
    const now = performance.now();
    noted.longestSilenceMs = Math.max(noted.longestSilenceMs, now - answeredAt);
    answeredAt = now;
  }

  const clients = people.map(async (person) => {
    for (let count = 0; !isOver; count++) {
      await send(person, count);
      await sleep(5);
    }
  });

  return Object.assign(noted, {
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  });
}
