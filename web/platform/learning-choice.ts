import { isLanguage, type Language } from '../../domain/language.ts';

const key = 'foxtale.learning';

/** Stores the language that a visitor chose in the sample of the landing page. The onboarding suggests this language. */
export function keepLearningChoice(language: Language) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // If storage is disabled, the onboarding asks without a suggestion.
  }
}

export function findLearningChoice(): Language | undefined {
  const chosen = localStorage.getItem(key);
  return isLanguage(chosen) ? chosen : undefined;
}
