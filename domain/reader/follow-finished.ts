/** A finished article becomes unfinished when this many of its sentences are read again. */
const fewestRereads = 3;

/** Decides whether an article is finished: once its last sentence is reached, and until several others are read again. */
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
