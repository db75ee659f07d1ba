import type { ErrorCode } from '../../domain/error-status.ts';
import type { SentenceClip } from '../../domain/reader/listening/narration.ts';
import { call } from '../support/call.ts';
import { createPerson, type Person } from '../support/people.ts';
import type { Cluster } from './start-cluster.ts';
import { type Finding, listBroken } from './verdict.ts';

interface Loss {
  what: string;
  /** The error code that audio requests must get. */
  code: ErrorCode;
  takeAway(): void | Promise<void>;
  giveBack(): void | Promise<void>;
}

type Place = Pick<Cluster, 'baseUrl' | 'world'>;

/** The audio storage fails. Reading must still work, audio requests must get the error code, and audio must work again afterwards. */
export async function loseStorage(place: Place, { what, code, takeAway, giveBack }: Loss): Promise<Finding> {
  const learner = await createPerson(place.world, 'learner');
  const [article] = await place.world.db.query<{ id: string }>`
    select article_id as id from article_versions where language = 'es' order by word_count limit 1`;
  if (article === undefined) throw new Error('There is no article.');
  const before = await hear(place, { learner, articleId: article.id, number: 1 });

  await takeAway();
  const refused = await hear(place, { learner, articleId: article.id, number: 2 });
  const opened = await call(place, { path: `/articles/${article.id}`, token: learner.token });
  await giveBack();
  const after = await hear(place, { learner, articleId: article.id, number: 2 });

  return {
    what,
    seen: `audio ${refused.status} ${refused.code}, reading ${opened.status}; afterwards audio ${after.status}, ${after.bytes} bytes`,
    problems: listBroken({
      'audio worked before': before.bytes > 1000,
      [`audio requests get ${code}`]: refused.code === code,
      'the article can be read': opened.status === 200,
      'audio works afterwards': after.bytes > 1000,
    }),
  };
}

interface Listening {
  learner: Person;
  articleId: string;
  number: number;
}

/** Requests the narration of a sentence and fetches its audio. */
async function hear(place: Place, { learner: { token }, articleId, number }: Listening) {
  const answer = await call(place, { path: `/articles/${articleId}/narration/es/sentences/${number}`, token });
  if (answer.status !== 200) return { status: answer.status, code: answer.code, bytes: 0 };
  const { audioUrl } = answer.body as SentenceClip;
  const audio = await fetch(new URL(audioUrl, place.baseUrl), { headers: { cookie: `session=${token}` } });
  return { status: audio.status, code: undefined, bytes: (await audio.arrayBuffer()).byteLength };
}
