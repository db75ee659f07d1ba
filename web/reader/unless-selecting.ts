/** A click that ends a selection belongs to the selection. One inside an earlier selection lifts that, but only after the click. */
export function unlessSelecting(act: () => void) {
  const isSelecting = () => getSelection()?.isCollapsed === false;
  if (!isSelecting()) act();
  else setTimeout(() => !isSelecting() && act());
}
