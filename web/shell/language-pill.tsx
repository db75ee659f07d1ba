import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { profileQuery } from '../access/queries.ts';
import { languageInSentence } from '../platform/language-names.ts';
import { Icon } from '../ui/image/icon.tsx';
import { lazyLater } from '../ui/loading/later.tsx';
import { OpensLater } from '../ui/overlay/opens-later.tsx';
import styles from './shell.module.css';

const LanguagePillMenu = lazyLater(async () => (await import('./language-pill-menu.tsx')).LanguagePillMenu);

/**
 * The current pair of languages. The menu of the pill switches between the languages that the user learns, and can add a
 * language.
 */
export function LanguagePill() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  if (profile == null || profile.learningLang === null || profile.mainLang === null) return null;
  const { learningLang, mainLang, learningLangs } = profile;
  const name = (language: Language) => languageInSentence(language, i18n.locale);
  const [learning, native] = [name(learningLang), name(mainLang)];
  const trigger = (
    <button type="button" className={styles.pair}>
      {learningLang} <Icon name="arrow-right" size="small" /> {mainLang}
      <span className="visually-hidden">{t`Learning: ${learning}. Native language: ${native}. Switch or add a language`}</span>
    </button>
  );
  return (
    <OpensLater trigger={trigger} kind="menu">
      {(isByKey) => (
        <LanguagePillMenu
          trigger={trigger}
          current={learningLang}
          mainLang={mainLang}
          learningLangs={learningLangs}
          isByKey={isByKey}
        />
      )}
    </OpensLater>
  );
}
