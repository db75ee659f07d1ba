import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { AddFirstWord } from './add-word.tsx';
import { ImportButton } from './import-export.tsx';

export function WordsEmpty({ language }: { language: Language }) {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="sleeping"
      title={t`No words yet`}
      text={t`Look a word up while you read, and it’s kept here with its sentence.`}
      action={
        <>
          <LinkButton to="/" size="large">
            <Trans>Find something to read</Trans>
          </LinkButton>
          <AddFirstWord language={language} />
          <ImportButton language={language} />
        </>
      }
    />
  );
}
