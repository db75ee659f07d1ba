import type { Language } from './language.ts';

export type PerLanguage<Value> = Record<Language, Value>;

export const perLanguage = <Value>(make: (language: Language) => Value): PerLanguage<Value> => ({
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
  pt: make('pt'),
  it: make('it'),
  sl: make('sl'),
});
