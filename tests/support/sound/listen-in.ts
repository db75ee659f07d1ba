import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Records what a screen reader would say: changes of the live regions in order, and the focused element. Chromium only. */
export async function listenIn(page: Page) {
  await page.addInitScript(recordLiveRegions);
  await page.evaluate(recordLiveRegions);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Accessibility.enable');
  return {
    /** Returns the texts of the live regions since the last call, and clears them. */
    takeHeard: () => page.evaluate(() => window.heard?.splice(0) ?? []),
    /** Returns the texts of the live regions since the last call of `takeHeard`, without clearing them. */
    heard: () => page.evaluate(() => window.heard ?? []),
    /** The focused element in the accessibility tree, for example "button Next sentence, disabled". */
    focused: () => describeFocused(devTools),
  };
}

function recordLiveRegions() {
  if (window.heard !== undefined) return;
  const heard: string[] = [];
  window.heard = heard;
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  const texts = new WeakMap<Element, string>();
  const read = (region: Element) => {
    if (region.closest('[aria-live="off"], [aria-hidden="true"], [inert]')) return '';
    const spoken = region.cloneNode(true) as Element;
    for (const hidden of spoken.querySelectorAll('[aria-hidden="true"], [hidden]')) hidden.remove();
    return (spoken.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const note = (region: Element, isNew: boolean) => {
    const text = read(region);
    const before = texts.get(region);
    texts.set(region, text);
    // A region that is added together with its text is announced only if it is an alert.
    const isSilent = isNew && region.role !== 'alert';
    if (text !== '' && text !== before && !isSilent) heard.push(text);
  };
  const begin = () => {
    for (const region of document.querySelectorAll(live)) texts.set(region, read(region));
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const added of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
            changed.add(added);
        }
      }
      for (const region of changed) if (region.isConnected) note(region, !texts.has(region));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  };
  begin();
}

async function describeFocused(devTools: CDPSession) {
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return 'nothing';
  const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  if (node === undefined) return 'nothing';
  const states = (node.properties ?? []).flatMap(({ name, value }) => {
    if (name === 'expanded') return [value.value ? 'expanded' : 'collapsed'];
    const isTrue = value.value === true || value.value === 'true';
    return isTrue && ['disabled', 'pressed', 'checked', 'selected', 'required'].includes(name) ? [name] : [];
  });
  const description = node.description?.value ? [String(node.description.value)] : [];
  return [`${node.role?.value} ${node.name?.value ?? ''}`.trim(), ...states, ...description].join(', ');
}
