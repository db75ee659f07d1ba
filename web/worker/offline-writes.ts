import * as v from 'valibot';
import { readingDaySchema } from '../../domain/learning/reading-day.ts';
import { selectionSchema } from '../../domain/reader/definition/definition.ts';
import { positionSchema } from '../../domain/reader/reading.ts';
import { dropAnswers, findOwner, keepAnswer, keptBecauseBusy, keptHeader, pathOf } from '../device/kept-answers.ts';
import { definitionPath, isDefinition, positionKey, questionKey, type Waiting } from '../device/outbox.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { answerWord } from './answer-word.ts';
import { hasFailed, isAway, isForLater, isOfServer } from './is-away.ts';
import { renewWords } from './keep-words.ts';
import type { ListOpen } from './make-room.ts';
import { findNativeLanguage } from './native-language.ts';
import { renewLearning } from './renew-learning.ts';
import { askToBeWoken, dropSent, holdBack, letWait } from './send-waiting.ts';
import { tryToStore } from './try-to-store.ts';

/**
 * Write-ahead: a position is stored on the device before it is sent, so that it survives a closed tab and a lost
 * connection.
 */
export async function savePosition(request: Request, articleId: string): Promise<Response> {
  const position = parse(positionSchema, await request.clone().text());
  const userId = position?.readerId ?? (await findOwner());
  if (position === undefined || userId === undefined) return fetch(request);
  const waiting: Waiting = {
    kind: 'position',
    key: positionKey(articleId, position.language),
    userId,
    articleId,
    position,
    since: Date.parse(position.readAt),
  };
  return holdBack(waiting, () => writeAhead(request, waiting, { saved: true }));
}

/**
 * Saves the profile. If the native language has changed, the stored definitions are in the old language. So these
 * definitions are deleted, and the definitions of the stored articles are fetched in the new language.
 */
export async function saveProfile({ request, event }: Handled, listOpen: ListOpen): Promise<Response> {
  const response = await fetch(request);
  const userId = response.headers.get('x-viewer');
  if (!response.ok || userId === null) return response;
  const before = await findNativeLanguage().catch(() => undefined);
  await tryToStore(keepAnswer(userId, '/api/profile', await response.clone().blob()));
  if (before !== undefined && before === (await findNativeLanguage().catch(() => undefined))) return response;
  await tryToStore(dropAnswers(userId, isDefinition));
  // Does not wait for the definitions, because fetching them would delay the answer to the page.
  event.waitUntil(tryToStore(renewWords(userId, listOpen)));
  return response;
}

interface Handled {
  request: Request;
  event: Pick<ExtendableEvent, 'waitUntil'>;
}

/**
 * Answers a question (a request for a definition): by the server, from storage, or with the definitions that are stored with
 * the article. If none has an answer, the question is put into the outbox and answered later.
 */
export async function sendQuestion(request: Request, articleId: string): Promise<Response> {
  const asked = await request.clone().text();
  const path = definitionPath(articleId, asked);
  const selection = parse(selectionSchema, asked);
  const findWord = async () => selection && answerWord(articleId, selection);
  const response = await answerFromDevice(request, path, findWord).catch(() => undefined);
  // Status 502 to 504 usually comes from a gateway and means that the server is unreachable. A response with the header
  // x-viewer is the server's own answer.
  if (response !== undefined && !(isAway(response) && !isOfServer(response))) return response;
  const userId = await findOwner();
  if (selection === undefined || userId === undefined) return response ?? Response.error();
  const shared = { userId, articleId, selection, since: Date.now() };
  const question: Waiting = { kind: 'question', key: questionKey(path), ...shared, isAnswered: false };
  if (!(await tryToStore(letWait(question)))) return response ?? Response.error();
  await askToBeWoken();
  return Response.json(
    { error: { code: 'unavailable', details: { isWaiting: true } } },
    { status: 503, headers: keptFor(response) },
  );
}

/** Stores on the device what was read, looked up or reviewed, before it is sent. So nothing is lost. */
export async function saveLearning(request: Request): Promise<Response> {
  const text = await request.clone().text();
  const body = parse(v.looseObject({}), text);
  const userId = await findOwner();
  if (body === undefined || userId === undefined) return fetch(request);
  const path = pathOf(request.url);
  const waiting: Waiting = {
    kind: 'learning',
    key: learningKey(path, text),
    userId,
    articleId: '',
    path,
    body,
    since: Date.now(),
  };
  return holdBack(waiting, async () => {
    const response = await writeAhead(request, waiting, { isWaiting: true });
    const isKept = response.headers.has(keptHeader);
    if (response.ok) {
      await tryToStore(renewLearning({ userId, path, body, ...(!isKept && { response: response.clone() }) }));
    }
    return response;
  });
}

/** Stores the entry, sends it, and deletes it once the server has taken or rejected it. */
async function writeAhead(request: Request, waiting: Waiting, answerIfKept: object): Promise<Response> {
  const isKept = await tryToStore(letWait(waiting));
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined || isAway(response)) {
    if (!isKept) return response ?? Response.error();
    await askToBeWoken();
    return Response.json(answerIfKept, { status: 202, headers: keptFor(response) });
  }
  if (isKept && !isForLater(response) && !hasFailed(response)) await dropSent(waiting);
  return response;
}

const keptFor = (response: Response | undefined) => ({
  [keptHeader]: response === undefined || isOfServer(response) ? 'true' : keptBecauseBusy,
});

/** A reading record contains everything that was read on a day, so a later record replaces the earlier one. */
function learningKey(path: string, text: string) {
  const day = path.endsWith('/reading') ? parse(readingDaySchema, text) : undefined;
  return day === undefined ? `${path} ${text}` : `${path} ${day.articleId} ${day.language} ${day.day}`;
}

function parse<Parsed>(schema: v.GenericSchema<unknown, Parsed>, text: string): Parsed | undefined {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
