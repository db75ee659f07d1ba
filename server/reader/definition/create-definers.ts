import type { Services } from '../../services.ts';
import { createModelDefiner } from './define-by-model.ts';
import type { Definer, Definers } from './definer.ts';

export const createDefiners = (services: Pick<Services, 'lexicon' | 'languageModel'>): Definers => ({
  model: services.languageModel && createModelDefiner(services.languageModel),
  lexicon: createLexiconDefiner(services),
});

const createLexiconDefiner = ({ lexicon }: Pick<Services, 'lexicon'>): Definer => ({
  version: async () => `lexicon ${await lexicon.version()}`,
  define: async (question) => ({
    ...(await lexicon.askNow('explain', question)),
    ipa: null,
    answeredBy: 'lexicon',
  }),
});
