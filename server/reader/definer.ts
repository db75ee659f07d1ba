import type { Definition, DefinitionQuestion } from '../../domain/reader/definition.ts';
import type { Services } from '../services.ts';
import { createModelDefiner } from './define-by-model.ts';

/** Who asks, and where. */
export interface Asking {
  userId: string;
  articleId: string;
}

/** Whoever can say what a selection means. */
export interface Definer {
  /** Answers of another version are not this one's: it names the model, or the state of the lexicon. */
  version: () => Promise<string>;
  define: (question: DefinitionQuestion, asking: Asking) => Promise<Definition>;
}

/** The lexicon always answers; a model, where there is one, is asked first. */
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
