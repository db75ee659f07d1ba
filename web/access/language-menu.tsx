import { useLingui } from '@lingui/react/macro';
import { isLanguage, languages } from '../../domain/language.ts';
import { languageName } from '../platform/language-names.ts';
import { activateLanguage } from '../platform/locale.ts';
import { Icon } from '../ui/image/icon.tsx';
import styles from './language-menu.module.css';

/** Lets a visitor without a profile choose the interface language. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  return (
    <label className={styles.menu}>
      <Icon name="globe" size="small" />
      <span className="visually-hidden">{t`Language of this page`}</span>
      <select
        value={i18n.locale}
        onChange={({ target }) => isLanguage(target.value) && void activateLanguage(target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
