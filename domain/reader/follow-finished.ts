import { isJump } from './advance-position.ts';

/** A finished article becomes unfinished when this many of its sentences are read again. */
const fewestRereads = 3;

interface Reader {
  sentenceCount: number;
  /** The position at the start. */
  start: number;
  wasFinished: boolean;
}

/**
 * An article becomes finished when the reader arrives at its last sentence from one of the sentences just before it. A jump
 * to the last sentence, for example to play it, does not finish the article. A finished article becomes unfinished when
 * several other sentences are read again.
 */
export function followFinished({ sentenceCount, start, wasFinished }: Reader) {
  const reread = new Set<number>();
  let isFinished = wasFinished;
  // After a lookup in the last sentence, the position is there, but the article is not finished.
  let position = wasFinished ? start : Math.min(start, sentenceCount - 1);
  function finish() {
    position = sentenceCount;
    reread.clear();
    isFinished = true;
  }
  return {
    isFinished: () => isFinished,
    finish,
    moveTo(next: number) {
      const from = position;
      position = next;
      if (next === sentenceCount) {
        if (from !== next && !isJump(from, next)) finish();
        return;
      }
      reread.add(next);
      isFinished &&= reread.size < fewestRereads;
    },
  };
}
