import { useLingui } from '@lingui/react/macro';
import { languages } from '../../domain/language.ts';
import { languageName } from '../platform/language-names.ts';
import styles from './landing-footer.module.css';

/** Links to the legal texts and to the landing page in the other languages. */
export function LandingFooter() {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div>
        <span>© Foxtale</span>
        <nav aria-label={t`About this server`}>
          <a href="#privacy">{t`Privacy`}</a>
          <a href="#terms">{t`Terms`}</a>
          <a href="#contact">{t`Contact`}</a>
        </nav>
        <nav aria-label={t`Languages`}>
          {languages.map((language) => (
            <a key={language} href={`/?lang=${language}`} lang={language} hrefLang={language}>
              {languageName(language, language)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
