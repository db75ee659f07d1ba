import type { Messages } from '@lingui/core';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';

interface PageData {
  language: Language;
  content: LandingContent;
  /** The words on the page; the others follow. */
  messages: Messages;
}

const elementId = 'page-data';

/** What the page was made from, so that the browser makes the same of it. */
export const writePageData = (data: PageData) =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

// Written by our own server a moment ago.
export const readPageData = () => JSON.parse(document.getElementById(elementId)?.textContent ?? '') as PageData;
