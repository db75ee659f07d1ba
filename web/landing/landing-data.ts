import type { Messages } from '@lingui/core';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';

/** The data that the server sends with the landing page. */
export interface LandingData {
  language: Language;
  content: LandingContent;
  /** Only the messages that the page uses. The other messages are loaded later. */
  messages: Messages;
}
