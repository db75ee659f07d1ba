import * as v from 'valibot';
import { aiRequest, creationOf, settle, submit } from '../support/articles/creations.ts';
import { call } from '../support/call.ts';
import { createPerson, type Person } from '../support/people.ts';
import type { ScriptedQuestion } from '../support/scripted-model/read-question.ts';
import { until } from '../support/until.ts';
import type { DoomedApp } from './doomed-app.ts';
import { findDisorder } from './find-disorder.ts';
import { type Moment, type Progress, readProgress, untilMoment } from './moments.ts';
import type { Verdict } from './verdict.ts';

interface Doom {
  /** The moments at which the process is killed and restarted. */
  kills: readonly Moment[];
  request?: object;
}

const doomedRequest = { ...aiRequest, length: 'medium' };

/** Kills the process at the given moments while the process creates an article, and returns the result. */
export async function killWhileCreating(app: DoomedApp, { kills, request = doomedRequest }: Doom): Promise<Verdict> {
  const { model } = app;
  const problems: string[] = [];
  const backMs: number[] = [];
  model.forget();
  model.always({ tokensPerSecond: 800, latencyMs: 150 });
  // The scripted model writes the same article in every run. The audio of the article is deleted, so that this run has to
  // create it again.
  await app.db.query`truncate narrated_sentences, narration_tracks cascade`;
  const author = await createPerson(app.world, 'learner');
  const { articleId } = creationOf(await submit(app, author, request));
  let kept: Progress | undefined;
  for (const moment of kills) {
    if (!(await untilMoment(app, articleId, moment)))
      problems.push(`not killed ${moment}: the creation had already ended`);
    await app.kill();
    const killedAt = new Date();
    problems.push(...findRepeated(model.questions, kept));
    kept = await readProgress(app, articleId);
    model.questions.length = 0;
    await app.start();
    if (kept.status !== 'done') backMs.push(await measureUntilItGoesOn(app, { articleId, killedAt }));
  }
  const creation = await settle(app, author, articleId, 120_000);
  problems.push(...findRepeated(model.questions, kept), ...(await findDisorder(app, articleId)));
  const isOver = async () => creation.failure !== null || (await readProgress(app, articleId)).isOver;
  await until(isOver, { what: 'it is narrated', timeoutMs: 120_000 });
  if (creation.failure !== null) problems.push(...(await tryAgain(app, author, articleId)));
  const ended = creation.failure === null ? creation.status : `${creation.failure}, done after a retry`;
  return { what: kills.join(', '), kills: kills.length, ended, backMs, problems };
}

/** Retries a failed creation as its author. The retry must succeed, whatever the failure was. */
export async function tryAgain(app: DoomedApp, author: Person, articleId: string) {
  app.model.forget();
  await call(app, { method: 'POST', path: `/articles/${articleId}/creation/retry`, token: author.token });
  const { failure } = await settle(app, author, articleId, 120_000);
  return failure === null ? findDisorder(app, articleId) : [`still ${failure} after a retry`];
}

async function measureUntilItGoesOn(app: DoomedApp, { articleId, killedAt }: { articleId: string; killedAt: Date }) {
  const goesOn = async () => {
    const begun = await app.db.query`
      select 1 from jobs.job where singleton_key = ${articleId} and started_on > ${killedAt}`;
    return begun.length > 0 || (await readProgress(app, articleId)).isFailed;
  };
  await until(goesOn, { what: 'it continues', timeoutMs: 45_000 });
  return Date.now() - killedAt.getTime();
}

/** Whether the draft has sentences. Its first row is the title, so one row is not enough. */
const isDrafted = (kept: Progress | undefined) => (kept?.draftCount ?? 0) > 1;

const continuationSchema = v.object({ written: v.object({ paragraphs: v.array(v.string()) }) });

const batchSchema = v.object({ sentences: v.array(v.object({ text: v.string() })) });

/** Returns one line for each question that the model was asked again although its answer was already stored. */
function findRepeated(questions: readonly ScriptedQuestion[], kept: Progress | undefined) {
  const isRepeated = ({ purpose, material }: ScriptedQuestion) => {
    if (purpose === 'write-article') return kept?.hasText || (isDrafted(kept) && !v.is(continuationSchema, material));
    const { sentences } = v.parse(batchSchema, material);
    return kept?.hasTranslation || sentences.some(({ text }) => kept?.keptLines.includes(text));
  };
  return questions.filter(isRepeated).map(({ purpose }) => `asked again: ${purpose}`);
}
