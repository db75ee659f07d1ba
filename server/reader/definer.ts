import type { Definition, DefinitionQuestion } from '../../domain/reader/definition.ts';
import type { Services } from '../services.ts';
import { createModelDefiner } from './define-by-model.ts';

/** The user and the article of a request, for the cost record. */
export interface DefinitionContext {
  userId: string;
  articleId: string;
}

/** A source of definitions: the model or the lexicon. */
export interface Definer {
  /** Model name or hash of the lexicon. Stored answers of another version are not used. */
  version: () => Promise<string>;
  define: (question: DefinitionQuestion, context: DefinitionContext) => Promise<Definition>;
}

/** The model is tried first, if one is configured. The lexicon always answers. */
export interface Definers {
  model: Definer | undefined;
  lexicon: Definer;
}

export const createDefiners = (services: Pick<Services, 'lexicon' | 'languageModel'>): Definers => ({
  model: services.languageModel && createModelDefiner(services.languageModel),
  lexicon: createLexiconDefiner(services),
});

const createLexiconDefiner = ({ lexicon }: Pick<Services, 'lexicon'>): Definer => ({
  version: async () => `lexicon ${await lexicon.version()}`,
  define: async (question) => ({
    ...(await lexicon.ask('explain', question)),
    ipa: null,
    answeredBy: 'lexicon',
  }),
});
