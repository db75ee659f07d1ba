/**
 * Whether the server is unreachable, so that stored answers are used. Only gateway errors mean that the server is
 * unreachable. Other errors are real answers of the server.
 */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/**
 * Whether the answer comes from the server itself and not from a gateway: only the server names the user (`x-viewer`). For
 * example, the server answers with status 503 while it prepares its dictionary.
 */
export const isOfServer = ({ headers }: Response) => headers.has('x-viewer');

/**
 * Whether the same request can succeed later: the server is unreachable, or refuses the request because the user is signed
 * out, the request was too slow, or there were too many requests.
 */
export const isForLater = (response: Response) => isAway(response) || [401, 408, 429].includes(response.status);

export const hasFailed = ({ status }: Response) => status >= 500;
