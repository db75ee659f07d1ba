/**
 * Whether the server is unreachable, so that stored answers are used. Only gateway errors mean this. Other errors are real
 * answers of the server.
 */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/**
 * Whether the answer was made for a user, so the server works. For example, it is still preparing its dictionary.
 */
export const isOfServer = ({ headers }: Response) => headers.has('x-viewer');

/**
 * Whether the same request can succeed later: the server is unreachable, or refuses the request because the user is signed
 * out, the request was too slow, or there were too many requests.
 */
export const isForLater = (response: Response) => isAway(response) || [401, 408, 429].includes(response.status);

export const hasFailed = ({ status }: Response) => status >= 500;
