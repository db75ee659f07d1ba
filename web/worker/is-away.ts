/** Errors below 500 are answers of the server. Only an unreachable server is replaced by stored answers. */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;
