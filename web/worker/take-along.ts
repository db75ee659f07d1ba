import * as v from 'valibot';
import { selectionSchema } from '../../domain/reader/definition.ts';
import { positionSchema } from '../../domain/reader/reading.ts';
import { dropAnswers, findOwner, keepAnswer, keptHeader } from '../device/kept-answers.ts';
import { definitionPath, isDefinition, positionKey, questionKey, type Waiting } from '../device/outbox.ts';
import { answerFromDevice } from './answer-from-device.ts';
import { ifThereIsRoom } from './if-there-is-room.ts';
import { isAway } from './is-away.ts';
import { askToBeWoken, dropPlace, letWait } from './send-waiting.ts';

/** A place is on the device before it is sent, so that it survives the tab, the connection and the server. */
export async function takePosition(request: Request, articleId: string): Promise<Response> {
  const position = parse(positionSchema, await request.clone().text());
  const userId = position?.readerId ?? (await findOwner());
  if (position === undefined || userId === undefined) return fetch(request);
  const waiting: Waiting = {
    kind: 'position',
    key: positionKey(articleId),
    ...{ userId, articleId, position, since: Date.parse(position.readAt) },
  };
  const isKept = await ifThereIsRoom(letWait(waiting));
  const response = await fetch(request).catch(() => undefined);
  if (response === undefined || isAway(response)) {
    if (!isKept) return response ?? Response.error();
    await askToBeWoken();
    return Response.json({ saved: true }, { status: 202, headers: { [keptHeader]: 'true' } });
  }
  if (response.status !== 401 && isKept) await dropPlace(waiting);
  return response;
}

/** Answers are in the language one understands: when that changes, the kept ones are of no use. */
export async function takeProfile(request: Request): Promise<Response> {
  const response = await fetch(request);
  const userId = response.headers.get('x-viewer');
  if (!response.ok || userId === null) return response;
  await ifThereIsRoom(keepAnswer(userId, '/api/profile', await response.clone().blob()));
  await ifThereIsRoom(dropAnswers(userId, isDefinition));
  return response;
}

/** A question is answered by the server, by what is kept of an earlier answer, or later. */
export async function takeQuestion(request: Request, articleId: string): Promise<Response> {
  const asked = await request.clone().text();
  const path = definitionPath(articleId, asked);
  const response = await answerFromDevice(request, path).catch(() => undefined);
  // A server that knows who asks is there; what it cannot do now is its own word.
  if (response !== undefined && !(isAway(response) && !response.headers.has('x-viewer'))) return response;
  const selection = parse(selectionSchema, asked);
  const userId = await findOwner();
  if (selection === undefined || userId === undefined) return response ?? Response.error();
  const shared = { userId, articleId, selection, since: Date.now() };
  const question: Waiting = { kind: 'question', key: questionKey(path), ...shared, isAnswered: false };
  if (!(await ifThereIsRoom(letWait(question)))) return response ?? Response.error();
  await askToBeWoken();
  return Response.json(
    { error: { code: 'unavailable', details: { isWaiting: true } } },
    { status: 503, headers: { [keptHeader]: 'true' } },
  );
}

function parse<Parsed>(schema: v.GenericSchema<unknown, Parsed>, text: string): Parsed | undefined {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
