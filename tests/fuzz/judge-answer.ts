import { errorStatus, isErrorCode } from '../../domain/app-error.ts';
import type { FuzzRequest } from './request-arbitrary.ts';

export interface FuzzAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const insides =
  /\n\s+at |node_modules|\.ts:\d|\bselect\b[^"]+\bfrom\b|syntax error|violates|relation "|\/(tmp|home|root|work|var)\//i;

/** What is wrong with an answer; empty when nothing is. */
export function judgeAnswer(request: FuzzRequest, answer: FuzzAnswer, foreignId: string): string[] {
  const { endpoint, actor, path, wire } = request;
  const { status, headers, text } = answer;
  if (isFromNode(request, answer)) return [];
  const problems: string[] = [];
  if (headers.get('x-request-id') === null) problems.push('no request id');
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('no nosniff');
  if (headers.get('set-cookie')?.includes('a=b')) problems.push('a header was injected');
  const isAdminsOwn = actor === 'admin' && endpoint.path.startsWith('/admin/');
  // A position that belongs to another account of the device is accepted and dropped, whatever article it names.
  const isDropped = endpoint.path.endsWith('/position') && text === '{"saved":false}';
  if (path.includes(`/articles/${foreignId}`) && status < 400 && !isAdminsOwn && !isDropped)
    problems.push('let somebody at another’s article');
  if (status < 400 || status === 416 || wire?.method === 'HEAD' || headers.get('content-type')?.startsWith('text/html'))
    return problems;
  if (insides.test(text)) problems.push('tells of our insides');
  const code = codeOf(text);
  if (!isErrorCode(code)) return [...problems, `no code of ours: ${text.slice(0, 100)}`];
  if (errorStatus[code] !== status) problems.push(`${code} with ${status}`);
  if (status >= 500) problems.push(`${status} ${code}`);
  return problems;
}

/** What Node refuses before any of it reaches the app has no body: a head above 16 kB, a strange `Expect`, broken HTTP. */
function isFromNode({ wire }: FuzzRequest, { status, text }: FuzzAnswer) {
  if (text !== '') return false;
  return status === 431 || (wire !== undefined && status === 417) || (wire?.isMalformed === true && status === 400);
}

function codeOf(text: string): unknown {
  try {
    return JSON.parse(text).error.code;
  } catch {
    return undefined;
  }
}
