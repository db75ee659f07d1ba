export interface Utterance {
  text: string;
  /** The language of the text, if it differs from the language of the interface. */
  lang?: string | undefined;
}

// How long a text is kept: long enough for slow screen readers. Then it is removed, so that no old message remains at the
// end of the page.
const shownMs = 7000;

let region: HTMLElement | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Adds the live region of the app. Screen readers ignore a region that appears together with its text. */
export function prepareAnnouncer() {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.role = 'status';
  region.ariaLive = 'polite';
  region.ariaAtomic = 'true';
  document.body.append(region);
}

/**
 * Says something to users of screen readers. Works outside React, so that the announcement of a step re-renders no components.
 */
export function announce(...utterances: readonly (Utterance | string)[]) {
  prepareAnnouncer();
  const spoken = utterances.map((utterance) => (typeof utterance === 'string' ? { text: utterance } : utterance));
  region?.replaceChildren(...spoken.map(toElement));
  clearTimeout(clearing);
  clearing = setTimeout(() => region?.replaceChildren(), shownMs);
}

function toElement({ text, lang }: Utterance) {
  const element = document.createElement('span');
  // The space separates the text from the next utterance.
  element.textContent = `${text} `;
  if (lang !== undefined) element.lang = lang;
  return element;
}
