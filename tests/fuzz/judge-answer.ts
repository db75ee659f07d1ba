import { errorStatus, isErrorCode } from '../../domain/error-status.ts';
import type { FuzzRequest } from './request-arbitrary.ts';

export interface FuzzAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const insides =
  /\n\s+at |node_modules|\.ts:\d|\bselect\b[^"]+\bfrom\b|syntax error|violates|relation "|\/(tmp|home|root|work|var)\//i;

/** Returns the problems of a response; empty if there are none. */
export function judgeAnswer(request: FuzzRequest, answer: FuzzAnswer, foreignId: string): string[] {
  const { endpoint, actor, path, wire } = request;
  const { status, headers, text } = answer;
  if (isFromNode(request, answer)) return [];
  const problems: string[] = [];
  if (headers.get('x-request-id') === null) problems.push('no request id');
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('no nosniff');
  if (headers.get('set-cookie')?.includes('a=b')) problems.push('a header was injected');
  const isAdminsOwn = actor === 'admin' && endpoint.path.startsWith('/admin/');
  // After another user has signed in, a page that is still open may send a reading position of the earlier user. The
  // server ignores this position and answers with status 200 for every article id, so the response gives no access.
  const isDropped = endpoint.path.endsWith('/position') && text === '{"saved":false}';
  if (path.includes(`/articles/${foreignId}`) && status < 400 && !isAdminsOwn && !isDropped)
    problems.push('gave access to an article of another user');
  if (status < 400 || status === 416 || wire?.method === 'HEAD' || headers.get('content-type')?.startsWith('text/html'))
    return problems;
  if (insides.test(text)) problems.push('leaks internals');
  const code = codeOf(text);
  if (!isErrorCode(code)) return [...problems, `unknown error code: ${text.slice(0, 100)}`];
  if (errorStatus[code] !== status) problems.push(`${code} with ${status}`);
  if (status >= 500) problems.push(`${status} ${code}`);
  return problems;
}

/**
 * Whether the response is an error from Node's HTTP parser. These errors have no body. Their causes are headers above 16 kB,
 * an unknown `Expect` header, and malformed HTTP.
 */
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
