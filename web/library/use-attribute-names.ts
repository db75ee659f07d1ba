import { useLingui } from '@lingui/react/macro';
import { isLanguage } from '../../domain/language.ts';
import type { AttributeNames } from '../../domain/library/article-attributes.ts';
import { attributeNames } from '../../domain/library/attribute-names/attribute-names.ts';

/** Names of types, genres, tones, audiences and lengths in the interface language. */
export function useAttributeNames(): AttributeNames {
  const { i18n } = useLingui();
  return attributeNames[isLanguage(i18n.locale) ? i18n.locale : 'en'];
}
