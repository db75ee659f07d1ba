/** Only gateway errors count as an unreachable server, whose answers come from the device. Other errors are real answers. */
export const isAway = ({ status }: Response) => status >= 502 && status <= 504;
