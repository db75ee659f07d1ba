import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '../../domain/access/profile.ts';
import type { Subscription } from '../../domain/access/subscription.ts';
import { newCreation } from '../../domain/creation/creation.fixture.ts';
import type { Creation } from '../../domain/creation/creation.ts';
import type { Language } from '../../domain/language.ts';
import { notificationKinds } from '../../domain/notifications/notification.ts';
import { createBetaApplication, mergeProfile } from '../../server/access/queries.ts';
import { changeRights } from '../../server/admin/change-rights.ts';
import { readConfig } from '../../server/config.ts';
import { notify } from '../../server/notifications/notify.ts';
import type { Services } from '../../server/services.ts';
import { startServer } from '../../server/start.ts';
import { createArticle } from '../../tests/support/articles/create-article.ts';
import { aiRequest, manualRequest, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, createSession } from '../../tests/support/people.ts';
import { setup as prepareLexicon } from '../../tests/support/prepare-lexicon-once.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { createWordyPerson } from './create-wordy-person.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * Starts the whole app with a scripted model and creates users of every role. The learners learn Spanish, or English if
 * `language` is Spanish.
 */
export async function createWorld(language: Language, environment: Record<string, string> = {}) {
  await prepareLexicon();
  const dataDir = mkdtempSync(join(tmpdir(), 'foxtale-screenshots-'));
  chmodSync(dataDir, 0o755);
  const model = await startScriptedModel();
  const config = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, NARRATE_AHEAD: 'false', ...model.environment };
  const server = await startServer(readConfig({ ...config, ...environment }));
  const { services } = server;
  const learning = language === 'es' ? 'en' : 'es';

  const learn = async (role: 'learner' | 'admin') => {
    const person = await createPerson(services, role);
    await mergeProfile(services, person, { mainLang: language, learningLang: learning });
    return person;
  };
  const admin = await learn('admin');
  const people = {
    waiting: await createPerson(services, 'waiting'),
    applied: await createPerson(services, 'waiting'),
    blocked: await createPerson(services, 'waiting'),
    newcomer: await createPerson(services, 'newcomer'),
    beginner: await learn('learner'),
    learner: await learn('learner'),
    wordy: await createWordyPerson(server, { language, learning, adminId: admin.id }),
    admin,
  };
  await createBetaApplication(services, { userId: people.applied.id, email: people.applied.email });
  await changeRights(services, { adminId: admin.id, userId: people.blocked.id }, { isBlocked: true });
  people.blocked.token = await createSession(services, people.blocked.id);

  const library = await listLibrary(services, learning);
  const [first = '', second = '', third = ''] = library;
  for (const [articleId, sentence] of [
    [third, 3],
    [second, 9],
    [first, 5],
  ] as const) {
    await call(server, {
      method: 'POST',
      path: `/articles/${articleId}/position`,
      token: people.learner.token,
      body: { sentence, isFinished: false, readAt: new Date().toISOString() },
    });
  }
  await makeNews(services, people.learner.id);
  const own = randomUUID();
  await submit(server, people.learner, { ...manualRequest, language: learning, isLanguageSure: true }, own);
  await settle(server, people.learner, own);

  const written = randomUUID();
  await submit(server, people.learner, { ...aiRequest, level: 'A1' }, written);
  await settle(server, people.learner, written);

  const untranslated = await createArticle({ ...services, now: () => new Date(2019, 0) }, 6);
  await services.db.query`delete from article_versions where article_id = ${untranslated} and language <> ${learning}`;

  await call(server, {
    method: 'POST',
    path: '/feedback',
    token: people.learner.token,
    body: { message: 'I read on the train every morning.\n\nCould the sound go on when I lock my phone?' },
  });
  const { profile } = (await call(server, { path: '/profile', token: people.learner.token })).body as {
    profile: Profile;
  };

  return {
    baseUrl: server.baseUrl,
    language,
    learning,
    people,
    articles: {
      first,
      second,
      own,
      written,
      untranslated,
      long: await createArticle({ ...services, now: () => new Date(2020, 0) }, 90),
    },
    /** The learner's profile with changed fields of its subscription. */
    profile: (subscription: Partial<Subscription>) => ({
      profile: { ...profile, subscription: { ...profile.subscription, ...subscription } },
    }),
    creation: (changes: Partial<Creation>) => ({
      creation: {
        ...newCreation,
        articleId: own,
        learningLang: learning,
        mainLang: language,
        ...changes,
      },
    }),
    async stop() {
      await server.stop();
      await model.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function listLibrary({ db }: Services, learning: Language) {
  const rows = await db.query<{ id: string }>`
    select v.article_id as id from article_versions v join article_versions e on e.article_id = v.article_id and e.language = 'en'
    where v.language = ${learning} order by e.title = 'The night market of the foxes' desc, e.title`;
  return rows.map(({ id }) => id);
}

/** Creates a notification of every kind. */
async function makeNews(services: Services, userId: string) {
  for (const [index, kind] of notificationKinds.entries()) {
    const language = kind.includes('language') ? ('de' as const) : null;
    const now = () => new Date(services.now().getTime() - (index + 1) ** 3 * 7 * 60_000);
    const news = { articleId: randomUUID(), title: 'El mercado nocturno de los zorros', language };
    await notify({ ...services, now }, { userId, kind, ...news });
  }
}
