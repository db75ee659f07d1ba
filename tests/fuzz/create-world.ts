import { randomUUID } from 'node:crypto';
import type { Services } from '../../server/services.ts';
import { createArticle } from '../support/create-article.ts';
import { createPerson } from '../support/people.ts';
import type { Actor, FuzzRequest } from './request-arbitrary.ts';

/** People of every kind, what is theirs, and what is somebody else’s. */
export async function createWorld(services: Services) {
  const tokens: Record<Actor, string> = {
    visitor: '',
    waiting: (await createPerson(services, 'waiting')).token,
    learner: (await createPerson(services, 'learner')).token,
    admin: (await createPerson(services, 'admin')).token,
  };
  const victim = await createPerson(services, 'learner');
  const foreignId = randomUUID();
  await services.db.query`
    insert into articles (id, creator_kind, visibility, author_id, original_language, type, genres, tone, audience, length, created_at)
    values (${foreignId}, 'manual', 'private', ${victim.id}, 'es', null, '{}', null, null, 'short', ${services.now()})`;
  await services.db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
    values (${foreignId}, 'es', 'Mío', '', '[["Es mío."]]', 1, 2)`;
  // Two sentences: what is asked for is told in sound as well.
  const readableId = await createArticle(services, 2);
  return {
    foreignId,
    ids: [readableId, foreignId, victim.id, randomUUID()],
    /** What the admins among them have hidden: nobody would find anything any more. */
    async restore() {
      await services.db.query`
        update articles set visibility = 'everybody', shown_to = null where id = ${readableId} and visibility = 'hidden'`;
    },
    /** Whoever would leave by this request is somebody who came for it. */
    async tokenFor({ endpoint, actor }: FuzzRequest) {
      const isLeaving = ['DELETE /account', 'DELETE /sessions', 'POST /sign-out'].includes(endpoint.name);
      if (!isLeaving || actor === 'visitor') return tokens[actor];
      return (await createPerson(services, actor)).token;
    },
  };
}
