import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { updateProfile } from '../../access/queries.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/status/note.tsx';
import formStyles from '../form.module.css';

interface LanguageNoteProps {
  found: Language;
  learning: Language;
  onSure: () => void;
}

/**
 * Shown if the detected language of the text is not the learning language. The user can switch the learning language, or say
 * that the detection is wrong.
 */
export function LanguageNote({ found, learning, onSure }: LanguageNoteProps) {
  const { t, i18n } = useLingui();
  const switching = useMutation(updateProfile(useQueryClient()));
  const foundName = languageInSentence(found, i18n.locale);
  const learningName = languageInSentence(learning, i18n.locale);
  return (
    <Note
      kind="warn"
      action={
        <span className={formStyles.actions}>
          <Button
            size="compact"
            variant="outline"
            isBusy={switching.isPending}
            onClick={() => switching.mutate({ learningLang: found })}
          >
            {t`Switch to ${foundName}`}
          </Button>
          <Button size="compact" variant="plain" onClick={onSure}>
            {t`No, it’s in ${learningName}`}
          </Button>
        </span>
      }
    >
      {t`It looks like ${foundName}, but you’re learning ${learningName}.`}
    </Note>
  );
}
