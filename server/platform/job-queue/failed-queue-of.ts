/** The dead letter queue of a job. */
export const failedQueueOf = (name: string) => `${name}.failed`;
