import type { Messages } from '@lingui/core';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';

interface PageData {
  language: Language;
  content: LandingContent;
  /** Only the messages that the page uses; the others are loaded later. */
  messages: Messages;
}

const elementId = 'page-data';

/** The data the page was rendered from, so that hydration gives the same result. */
export const writePageData = (data: PageData) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

// Trusted: it was written by our own server.
export const readPageData = () => JSON.parse(document.getElementById(elementId)?.textContent ?? '') as PageData;
