/** The queue that gets what `name` could not do. */
export const failedQueueOf = (name: string) => `${name}.failed`;
