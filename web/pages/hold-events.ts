/** Elements whose click works without scripts. A label passes its click on to its field. */
const worksAlone = 'a[href], summary, select, label, [popovertarget], form[action] [type="submit"]';
const takesClicks = 'button, [type="checkbox"], [type="radio"]';
const takesText = 'input, textarea, select, [contenteditable]';

/**
 * Until the page is hydrated, holds back clicks and keys that need the scripts of the page. Links and typing work. `replay`
 * dispatches the held events in their order.
 */
export function holdEvents() {
  const held: (() => void)[] = [];
  const typed = new Map<EventTarget, string>();
  const until = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: until.signal });

  listen('click', (event) => {
    const { target, clientX, clientY, detail } = event;
    const pointerType = event instanceof PointerEvent ? event.pointerType : 'mouse';
    if (!(target instanceof Element)) return;
    const taker = target.closest(takesClicks);
    if (taker === null ? target.closest(worksAlone) !== null : taker.matches(worksAlone)) return;
    if (taker !== null) event.preventDefault();
    event.stopImmediatePropagation();
    const again = { bubbles: true, cancelable: true, clientX, clientY, detail };
    held.push(() => {
      const successor = successorOf(target, event);
      // The reader page takes the position of a click from the pointerdown event that precedes the click.
      successor?.dispatchEvent(new PointerEvent('pointerdown', { ...again, pointerType }));
      successor?.dispatchEvent(new MouseEvent('click', again));
    });
  });

  listen('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return;
    event.preventDefault();
    held.push(() => target.requestSubmit(submitter));
  });

  listen('keydown', (event) => {
    const { target, key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || target.matches(takesText)) return;
    const isCharacter = key.length === 1 && !(key === ' ' && target.matches('button, a, summary'));
    if (!isCharacter && !key.startsWith('Arrow') && key !== 'Escape') return;
    // The space bar must not scroll the page. Arrow keys may scroll it, because most pages do not handle them.
    if (isCharacter) event.preventDefault();
    const again = { bubbles: true, cancelable: true, key, code, shiftKey };
    held.push(() => (target.isConnected ? target : document.body).dispatchEvent(new KeyboardEvent('keydown', again)));
  });

  listen('input', ({ target }) => {
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
    )
      return;
    if (!typed.has(target)) held.push(() => enter(target, typed.get(target) ?? ''));
    typed.set(target, target.value);
  });

  return {
    stop: () => until.abort(),
    replay() {
      until.abort();
      for (const dispatch of held) dispatch();
    },
  };
}

/**
 * Hydration may have replaced the element. If so, the click goes to the element at the same position or, if a key caused the
 * click, to the focused element.
 */
function successorOf(target: Element, { clientX, clientY, detail }: MouseEvent) {
  if (target.isConnected) return target;
  return detail === 0 ? document.activeElement : document.elementFromPoint(clientX, clientY);
}

/**
 * Enters the typed value again, because hydration may have reset the field. React ignores an input event if the field has the
 * value that React has tracked. The setter of the prototype sets the value without this tracking.
 */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
