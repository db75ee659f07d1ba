import type { Definition, DefinitionQuestion } from '../../../domain/reader/definition/definition.ts';

/** The user and the article of a request, for the cost record. */
export interface DefinitionContext {
  userId: string;
  articleId: string;
}

/** A source of definitions: the model or the lexicon. */
export interface Definer {
  /** The name of the model or the hash of the lexicon. Stored answers of another model or lexicon are not used. */
  version: () => Promise<string>;
  define: (question: DefinitionQuestion, context: DefinitionContext) => Promise<Definition>;
}

/** The lexicon is always available. `model` is undefined if no language model is configured. */
export interface Definers {
  model: Definer | undefined;
  lexicon: Definer;
}
