import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { profileQuery, updateProfile } from '../../access/queries.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './read-in-other.module.css';

/** Offers the languages that the article can be read in. Choosing a language makes it the learning language. */
export function ReadInOther({ languages }: { languages: readonly Language[] }) {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const switching = useMutation(updateProfile(useQueryClient()));
  const foreign = languages.filter((language) => language !== profile?.mainLang);
  const learned = foreign.filter((language) => profile?.learningLangs.includes(language));
  const offered = learned.length > 0 ? learned : foreign;
  if (offered.length === 0) return null;
  return (
    <div className={styles.other}>
      <p>
        <Trans>It’s available in another language. Reading it switches the language you’re learning.</Trans>
      </p>
      <div className={styles.actions}>
        {offered.map((language, index) => {
          const name = languageInSentence(language, i18n.locale);
          return (
            <Button
              key={language}
              variant={index === 0 ? 'primary' : 'outline'}
              isBusy={switching.isPending && switching.variables.learningLang === language}
              onClick={() => switching.mutate({ learningLang: language })}
            >
              {t`Read it in ${name}`}
            </Button>
          );
        })}
      </div>
      <ErrorNote error={switching.error} />
    </div>
  );
}
