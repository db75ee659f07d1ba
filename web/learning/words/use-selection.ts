import { useState } from 'react';

/** The selected ids of a list. A range starts at the id that was selected last. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  // Leaves out rows that have disappeared since they were selected.
  const selected = ids.filter((id) => chosen.has(id));

  function toggle(id: string, { isRange = false }: { isRange?: boolean } = {}) {
    setAnchor(id);
    if (isRange) setChosen(new Set([...chosen, ...rangeOf(ids, anchor ?? id, id)]));
    else setChosen(new Set(chosen.has(id) ? selected.filter((other) => other !== id) : [...selected, id]));
  }

  return {
    selected,
    has: (id: string) => chosen.has(id),
    toggle,
    select: (wanted: readonly string[]) => setChosen(new Set(wanted)),
    clear: () => setChosen(new Set()),
  };
}

function rangeOf(ids: readonly string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  return start === undefined || end === undefined || start === -1 ? [to] : ids.slice(start, end + 1);
}
