import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { languageInSentence } from '../../platform/language-names.ts';

interface LanguageQuestionProps {
  /** The detected language of the text, if it differs from the chosen language. If undefined, the dialog is closed. */
  found: Language | undefined;
  chosen: Language;
  onSure: () => void;
  onClose: () => void;
}

export function LanguageQuestion({ found, chosen, onSure, onClose }: LanguageQuestionProps) {
  const { t, i18n } = useLingui();
  const chosenName = languageInSentence(chosen, i18n.locale);
  const foundName = found === undefined ? '' : languageInSentence(found, i18n.locale);
  return (
    <ConfirmDialog
      isOpen={found !== undefined}
      onClose={onClose}
      title={t`Is this text in the right language?`}
      action={{ label: t`Save it anyway`, onPress: onSure }}
      cancelLabel={t`Look at the text again`}
    >
      <p>{t`You chose ${chosenName}. It looks more like ${foundName}. In the wrong language, it would be read aloud and explained incorrectly.`}</p>
    </ConfirmDialog>
  );
}
