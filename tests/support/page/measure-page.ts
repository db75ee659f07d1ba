import type { Page } from 'playwright-core';

/** Lists visible controls that are smaller than the minimum target size, with their name and size. */
export const listSmallTargets = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"], [role="tab"]';
    const isInLine = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.matches('p, li, dd, small');
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const boxes = [control, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
      // The target includes the label of the control, and an `::after` pseudo-element that enlarges it.
      const around = getComputedStyle(control, '::after');
      const reach = (size: string) => (around.position === 'absolute' ? Number.parseFloat(size) || 0 : 0);
      const width = Math.max(...boxes.map((box) => box.width), reach(around.width));
      const height = Math.max(...boxes.map((box) => box.height), reach(around.height));
      const isShown =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
      if (!isShown || control.closest('[aria-hidden="true"], [data-off-screen]') !== null || isInLine(control))
        return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30) ?? '';
      return [`${control.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`];
    });
  }, leastPx);

/** Applies the text spacing of WCAG 1.4.12. With this spacing, the page must not lose content. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });

/** Lists elements that are wider than the viewport or cut off inside their box. */
export const listOverflows = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isUnseen = (element: Element) => element.closest('.visually-hidden, [aria-hidden="true"]') !== null;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true }) || isUnseen(element)) return [];
      const { right, left, width } = element.getBoundingClientRect();
      if (width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement) && right > 0) {
        return [`too wide: ${nameOf(element)}`];
      }
      const { overflowX, overflowY, textOverflow, clipPath, flexWrap } = getComputedStyle(element);
      if (overflowX === 'visible' || clipPath !== 'none' || textOverflow === 'ellipsis' || !element.textContent?.trim())
        return [];
      // A wrapping list that hides whole rows, such as the suggestions, cuts off no item.
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && flexWrap !== 'wrap' && element.scrollHeight > element.clientHeight + 1);
      return isCut ? [`cut off: ${nameOf(element)}`] : [];
    });
  });
