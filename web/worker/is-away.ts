/** Only gateway errors mean that the server is unreachable; then stored answers are used. Other errors are real answers. */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** Refused for now: signed out, too slow or too many requests. The same request can succeed later. */
export const isForLater = (response: Response) => isAway(response) || [401, 408, 429].includes(response.status);

export const hasFailed = ({ status }: Response) => status >= 500;
