import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bounds } from '../../../domain/creation/new-article.ts';
import { type PairSheet, toSheet } from '../../../domain/creation/pair-sheet.ts';
import type { Language } from '../../../domain/language.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { findProblems } from '../manual/find-problems.ts';
import { useProblems } from '../problems.ts';
import { alignment } from '../queries.ts';
import { useCounter } from '../use-counter.ts';

interface PasteTranslationProps {
  /** The text without translations. */
  sheet: PairSheet;
  languages: { source: Language; translation: Language };
  onPaired: (sheet: PairSheet) => void;
}

/** For a text without a translation: the whole translation is pasted at once, and then paired with the text. */
export function PasteTranslation({ sheet, languages, onPaired }: PasteTranslationProps) {
  const { t, i18n } = useLingui();
  const say = useProblems();
  const counter = useCounter(bounds.text.atMost);
  const [translation, setTranslation] = useState('');
  const aligning = useMutation(alignment);
  const otherName = languageInSentence(languages.translation, i18n.locale);
  const refused = findProblems(aligning.error);

  function pair() {
    const text = sheet.map(({ source }) => source.join(' ')).join('\n\n');
    const texts = {
      source: { language: languages.source, text },
      translation: { language: languages.translation, text: translation },
    };
    aligning.mutate(texts, { onSuccess: (paragraphs) => onPaired(toSheet(paragraphs)) });
  }

  return (
    <>
      <Field
        label={t`Its translation, if you have one (${otherName})`}
        hint={t`Foxtale pairs both texts sentence by sentence, and you can correct what doesn’t fit.`}
        error={say.text(refused?.translation ?? refused?.text)}
      >
        <TextArea
          value={translation}
          rows={6}
          lang={languages.translation}
          counter={counter}
          onChange={(event) => setTranslation(event.target.value)}
        />
      </Field>
      {translation.trim() !== '' && (
        <div>
          <Button variant="outline" onClick={pair} isBusy={aligning.isPending}>
            <Trans>Pair the sentences</Trans>
          </Button>
        </div>
      )}
      {aligning.isError && refused === undefined && <FailureNote error={aligning.error} />}
    </>
  );
}
