import { randomUUID } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import { mergeProfile } from '../../server/access/queries.ts';
import { grantPlan } from '../../server/billing/grant-plan.ts';
import type { startServer } from '../../server/start.ts';
import { manualRequest, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson } from '../../tests/support/people.ts';

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'baseUrl' | 'services'>;

interface Wordy {
  language: Language;
  learning: Language;
  adminId: string;
}

const withoutSpace = 'Donaudampfschifffahrtsgesellschaftskapitänspatent'.repeat(3);
const title = withoutSpace.slice(0, 120);

/** Creates a user whose name, e-mail address, titles and messages have the maximum length and no spaces. */
export async function createWordyPerson(server: Server, { language, learning, adminId }: Wordy) {
  const { services } = server;
  const { db } = services;
  const person = await createPerson(services, 'learner');
  await mergeProfile(services, person, { mainLang: language, learningLang: learning });
  const email = `${withoutSpace.slice(0, 60).toLowerCase()}@${'example'.repeat(8)}.org`;
  await db.query`update accounts set name = ${withoutSpace.slice(0, 60)}, email = ${email} where id = ${person.id}`;
  await db.query`update users set email = ${email} where id = ${person.id}`;
  await grantPlan(
    services,
    { userId: person.id, adminId },
    { planId: 'yearly', expiresAt: '2030-12-01T00:00:00.000Z' },
  );
  for (const isBegun of [true, false]) {
    const articleId = randomUUID();
    await submit(server, person, { ...manualRequest, title, language: learning, isLanguageSure: true }, articleId);
    await settle(server, person, articleId);
    await db.query`update article_versions set word_count = 9999 where article_id = ${articleId}`;
    const body = { sentence: 1, isFinished: false, readAt: new Date().toISOString() };
    if (isBegun)
      await call(server, { method: 'POST', path: `/articles/${articleId}/position`, token: person.token, body });
  }
  const body = { message: `${withoutSpace} ${withoutSpace}` };
  await call(server, { method: 'POST', path: '/feedback', token: person.token, body });
  return person;
}
