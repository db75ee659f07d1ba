import { aiRequest, awaitOutage, creationOf, settle, submit } from '../support/articles/creations.ts';
import { createPerson } from '../support/people.ts';
import type { Behaviour } from '../support/scripted-model/behaviour.ts';
import type { DoomedApp } from './doomed-app.ts';
import { findDisorder } from './find-disorder.ts';
import { tryAgain } from './kill-while-creating.ts';
import type { Verdict } from './verdict.ts';

export const faults: readonly Behaviour[] = [
  ...([{ rateLimited: '1' }, { rateLimited: '3600' }, {}, { slowMs: 4000 }] as const),
  ...(['broken', 'cut', 'cut-midway', 'web-page', 'empty', 'strange', 'unauthorised', 'declined'] as const),
  ...(['no-json', 'fenced', 'cut-short', 'too-few', 'wrong-language', 'untranslated', 'markup'] as const),
];

export const places = ['once, while it is being written', 'once, while it is being translated', 'always'] as const;

// The time limit for the rest of a creation after a fault has occurred. It includes the wait for an open circuit breaker,
// which is at least half a minute.
const longestOutageMs = 180_000;

interface Meeting {
  fault: Behaviour;
  place: (typeof places)[number];
}

/** Creates an article with a provider that has this fault. */
export async function meetFault(app: DoomedApp, { fault, place }: Meeting): Promise<Verdict> {
  const { model } = app;
  model.forget();
  if (place === 'always') model.always(fault);
  else model.next(...(place === 'once, while it is being translated' ? (['untranslated', fault] as const) : [fault]));
  const author = await createPerson(app.world, 'learner');
  const { articleId } = creationOf(await submit(app, author, aiRequest));
  const { nextTryAt } = await awaitOutage(app, author, articleId);
  // Ends the fault before the next try of the creation, so that this try succeeds. The next try starts after a delay.
  if (nextTryAt !== null) model.forget();
  const { status, failure } = await settle(app, author, articleId, longestOutageMs);
  const problems = await findDisorder(app, articleId);
  if (failure !== null) problems.push(...(await tryAgain(app, author, articleId)));
  const ended = failure === null ? status : `${failure}, done after a retry`;
  return {
    what: `${typeof fault === 'string' ? fault : JSON.stringify(fault)}, ${place}`,
    kills: 0,
    ended,
    backMs: [],
    problems,
  };
}
