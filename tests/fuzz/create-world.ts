import { randomUUID } from 'node:crypto';
import type { Services } from '../../server/services.ts';
import { createArticle } from '../support/articles/create-article.ts';
import { createPerson } from '../support/people.ts';
import type { Actor, FuzzRequest } from './request-arbitrary.ts';

/** Creates users of every role, their own data, and data of another user. */
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
  // The article has only two sentences, because some requests narrate it, and narration takes time per sentence.
  const readableId = await createArticle(services, 2);
  return {
    foreignId,
    ids: [readableId, foreignId, victim.id, randomUUID()],
    /** Unhides articles that fuzzed admin requests have hidden. Otherwise later requests would find nothing. */
    async restore() {
      await services.db.query`
        update articles set visibility = 'everybody', shown_to = null where id = ${readableId} and visibility = 'hidden'`;
    },
    /**
     * Returns the token that is sent with the request. A request that signs out or deletes its user gets the token of a new
     * user.
     */
    async tokenFor({ endpoint, actor }: FuzzRequest) {
      const isLeaving = ['DELETE /account', 'DELETE /sessions', 'POST /sign-out'].includes(endpoint.name);
      if (!isLeaving || actor === 'visitor') return tokens[actor];
      return (await createPerson(services, actor)).token;
    },
  };
}
