let generation = 0;

/** A counter that changes at every sign-out. A request that started before a sign-out must not store its answer. */
export const readGeneration = () => generation;
export const isSameGeneration = (before: number) => before === generation;
export const beginGeneration = () => {
  generation++;
};
