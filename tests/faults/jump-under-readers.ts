import { call } from '../support/call.ts';
import { jumpClock, wallClock } from '../support/jump-clock.ts';
import { createPerson } from '../support/people.ts';
import { until } from '../support/until.ts';
import { followStream } from './follow-stream.ts';
import type { Cluster } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

const hourMs = 3_600_000;
const jumps = {
  'an hour ahead': hourMs,
  'an hour back': -hourMs,
  'two days ahead': 48 * hourMs,
  'two days back': -48 * hourMs,
};

/**
 * While a user reads, the clock of a server in this process jumps. The user must stay signed in, and the position must still be
 * saved.
 */
export async function jumpUnderReaders(place: Pick<Cluster, 'baseUrl' | 'world'>): Promise<Finding> {
  const { token, id } = await createPerson(place.world, 'learner');
  const [article] = await place.world.db.query<{ id: string }>`select id from articles limit 1`;
  await using stream = followStream(place.baseUrl, token);
  await until(stream.isOpen, { what: 'the stream is open', timeoutMs: 5000 });
  const seen: string[] = [];
  const problems: string[] = [];
  try {
    let sentence = 0;
    for (const [jump, offsetMs] of Object.entries(jumps)) {
      jumpClock(offsetMs);
      sentence += 1;
      const heardBefore = stream.heard;
      const body = { sentence, isFinished: false, readAt: wallClock().toISOString() };
      const saved = await call(place, { method: 'POST', path: `/articles/${article?.id}/position`, token, body });
      const [kept] = await place.world.db.query<{ sentence: number }>`
        select sentence from article_positions where user_id = ${id}`;
      await place.world.db
        .query`select pg_notify('live', ${JSON.stringify({ userId: id, topic: 'article', articleId: id })})`;
      await until(() => stream.heard > heardBefore, { what: 'the stream receives an event', timeoutMs: 5000 }).catch(
        () => {},
      );
      seen.push(`${jump}: ${saved.status}`);
      problems.push(
        ...listBroken({
          [`${jump}, the request succeeds`]: saved.status === 200,
          [`${jump}, the position is saved`]: kept?.sentence === sentence,
          [`${jump}, events arrive`]: stream.heard > heardBefore,
        }),
      );
    }
  } finally {
    jumpClock(0);
  }
  return { what: 'the clock of the server jumps', seen: seen.join(', '), problems };
}
