/**
 * Creates a template from HTML with named slots. Throws unless the HTML contains each of the slots exactly once, and no
 * other slots.
 */
export function createTemplate<Slot extends string>(html: string, slots: readonly Slot[]) {
  const parts = html.split(/\{\{(\w+)\}\}/);
  const isSlot = (index: number) => index % 2 === 1;
  const found = parts.filter((_, index) => isSlot(index)).sort();
  if (found.join() !== slots.toSorted().join())
    throw new Error(`The page template has the slots ${found.join(', ')} instead of ${slots.toSorted().join(', ')}.`);
  return (values: Record<Slot, string>) =>
    parts.map((part, index) => (isSlot(index) ? values[part as Slot] : part)).join('');
}
