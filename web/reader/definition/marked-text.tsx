import type { Range } from '../../../domain/reader/definition/definition.ts';

export function MarkedText({ text, marks }: { text: string; marks: readonly Range[] }) {
  const inOrder = [...marks].sort(([one], [other]) => one - other);
  const ends = [0, ...inOrder.map(([, end]) => end)];
  return (
    <>
      {inOrder.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
