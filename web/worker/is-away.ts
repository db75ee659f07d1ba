/** Refusals are the server's word; only a server that is not there is stood in for. */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;
