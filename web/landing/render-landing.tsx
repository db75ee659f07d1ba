import { type Messages, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';
import type { RenderedPage } from '../../domain/page.ts';
import { renderMarkup } from '../pages/render-markup.ts';
import { activateMessages, includeSection, loadMessages } from '../platform/locale.ts';
import type { LandingData } from './landing-data.ts';
import { LandingPage } from './landing-page.tsx';

includeSection('landing');

export async function renderLanding(language: Language, content: LandingContent): Promise<RenderedPage> {
  const i18n = setupI18n();
  const { messages, used } = watch(await loadMessages(language));
  activateMessages(i18n, language, messages);
  const rendered = renderMarkup(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LandingPage {...content} />
      </I18nProvider>
    </StrictMode>,
  );
  return {
    title: `${i18n._(msg`Read your way into a language`)} · Foxtale`,
    description: i18n._(
      msg`Learn a language by reading: stories and articles, one sentence at a time, with audio, translations and explanations.`,
    ),
    ...rendered,
    data: JSON.stringify({ language, content, messages: used } satisfies LandingData),
  };
}

/** Records which messages are used during rendering, because the page embeds only these messages. */
function watch(all: Messages) {
  const used: Messages = {};
  const messages = new Proxy(all, {
    get(target, id: string) {
      const message = target[id];
      if (message !== undefined) used[id] = message;
      return message;
    },
  });
  return { messages, used };
}
