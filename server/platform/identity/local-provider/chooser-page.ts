import type { ServerResponse } from 'node:http';
import { html } from 'hono/html';
import type { Language } from '../../../../domain/language.ts';
import { renderPage } from '../../../http/answers/page.ts';
import { localAccounts } from './local-accounts.ts';
import { words } from './words.ts';

interface ChooserPage {
  language: Language;
  /** Whether new accounts have to wait until an admin grants access. */
  hasWaitingList: boolean;
  rejected?: string;
}

/** The popup page with a list of local accounts. */
export async function renderChooserPage(response: ServerResponse, page: ChooserPage) {
  const text = words[page.language];
  const { markup, headers } = await renderPage({
    language: page.language,
    title: text.title,
    body: html`<h1>${text.title}</h1>
<p>${text.intro}</p>
${localAccounts.map(
  (account) => html`<form method="post"><input type="hidden" name="email" value="${account.email}">
<button class="account"><i aria-hidden="true">${account.name[0]}</i><span>${account.name} · ${text.roles[account.role]}</span><small>${account.email}</small></button></form>`,
)}
<form method="post" novalidate>
<label>${text.anyAddress}<input type="email" name="email" autocomplete="email" maxlength="200" placeholder="name@example.com" value="${page.rejected ?? ''}"></label>
${page.hasWaitingList ? html`<p>${text.waits}</p>` : ''}
${page.rejected !== undefined ? html`<p class="error" role="alert">${text.invalid}</p>` : ''}
<button class="primary">${text.continue}</button>
<button class="plain" name="cancel">${text.cancel}</button>
</form>`,
  });
  response.writeHead(page.rejected !== undefined ? 400 : 200, headers);
  response.end(markup);
}
