import type { Profile } from './access/profile.ts';
import type { LandingContent } from './landing/landing-content.ts';
import type { Language } from './language.ts';

/** A page for the renderer: the landing page, or a page of the app for a signed-in user. */
export type PageRequest =
  | { kind: 'landing'; language: Language; content: LandingContent }
  | { kind: 'app'; language: Language; address: string; user: PageUser; profile: Profile };

/** The signed-in user, as the API describes them. */
interface PageUser {
  uid: string;
  email: string;
  name: string;
}

/** A page as HTML, and the data that the browser needs to hydrate it. */
export interface RenderedPage {
  /** Only for the landing page. Pages of the app set their title in the browser. */
  title?: string;
  description?: string;
  markup: string;
  /** CSS rules that replace the style attributes of the markup. */
  styles: string;
  /** As JSON. */
  data: string;
}

/** The JSON at an API path, read on behalf of the user. Undefined if the API refused the request or took too long. */
export type AskApi = (path: string) => Promise<string | undefined>;

/** The exports of web/pages/render-page.tsx, which renders pages. It is loaded from the build or from its sources. */
export interface PageModule {
  renderPage: (request: PageRequest, askApi: AskApi) => Promise<RenderedPage>;
}
