import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '../../domain/language.ts';
import { languageInSentence } from '../platform/locale.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LanguageQuestionProps {
  /** What the text seems to be in; undefined while there is nothing to ask. */
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
    <Dialog
      isOpen={found !== undefined}
      onClose={onClose}
      title={t`Is this text in the right language?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onSure}>
            <Trans>Save it anyway</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Look at the text again</Trans>
          </Button>
        </>
      }
    >
      <p>{t`You chose ${chosenName}. It looks more like ${foundName}. In the wrong language it would be read aloud and explained wrongly.`}</p>
    </Dialog>
  );
}
