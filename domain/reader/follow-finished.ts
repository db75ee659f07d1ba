/** A finished article becomes unfinished when this many of its sentences are read again. */
const fewestRereads = 3;

/**
 * An article becomes finished when its last sentence is reached, and unfinished when several other sentences are read again.
 */
export function followFinished(sentenceCount: number, wasFinished: boolean) {
  const reread = new Set<number>();
  let isFinished = wasFinished;
  return {
    isFinished: () => isFinished,
    moveTo(position: number) {
      if (position === sentenceCount) reread.clear();
      else reread.add(position);
      isFinished = position === sentenceCount || (isFinished && reread.size < fewestRereads);
    },
  };
}
