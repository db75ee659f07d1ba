import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { bounds } from '../../../domain/creation/new-article.ts';
import { type PairSheet, toSheet } from '../../../domain/creation/pair-sheet.ts';
import type { Language } from '../../../domain/language.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { ErrorNote } from '../../platform/error-note.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { findPreparing } from '../../platform/while-preparing.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { findProblems } from '../manual/find-problems.ts';
import { useProblems } from '../problems.ts';
import { alignment } from '../queries.ts';
import { useCounter } from '../use-counter.ts';

interface Languages {
  source: Language;
  translation: Language;
}

interface Pasted {
  text: string;
  setText: (text: string) => void;
}

/** A translation that is pasted for a text without one, and then paired with the text. */
export function usePastedTranslation(languages: Languages, { text, setText }: Pasted) {
  const aligning = useMutation(alignment);

  /** Pairs the sentences of the text with the pasted translation. Undefined if this fails: the field then shows why. */
  async function pair(sheet: PairSheet): Promise<PairSheet | undefined> {
    const source = sheet.map((paragraph) => paragraph.source.join(' ')).join('\n\n');
    const paragraphs = await aligning
      .mutateAsync({
        source: { language: languages.source, text: source },
        translation: { language: languages.translation, text },
      })
      .catch(() => undefined);
    return paragraphs && toSheet(paragraphs);
  }

  return {
    text,
    setText,
    isEmpty: text.trim() === '',
    isPairing: aligning.isPending,
    preparing: findPreparing(aligning),
    error: aligning.error,
    pair,
  };
}

interface PasteTranslationProps {
  language: Language;
  pasted: ReturnType<typeof usePastedTranslation>;
  onPair: () => void;
}

/** For a text without a translation: the whole translation is pasted at once, and then paired with the text. */
export function PasteTranslation({ language, pasted, onPair }: PasteTranslationProps) {
  const { t, i18n } = useLingui();
  const say = useProblems();
  const counter = useCounter(bounds.text.atMost);
  const otherName = languageInSentence(language, i18n.locale);
  const refused = findProblems(pasted.error);

  return (
    <>
      <Field
        label={t`Its translation, if you have one (${otherName})`}
        hint={t`Foxtale pairs both texts sentence by sentence, and you can correct what doesn’t fit.`}
        error={say.text(refused?.translation ?? refused?.text)}
      >
        <TextArea
          value={pasted.text}
          rows={6}
          lang={language}
          counter={counter}
          onChange={(event) => pasted.setText(event.target.value)}
        />
      </Field>
      {!pasted.isEmpty && (
        <div>
          <Button variant="outline" onClick={onPair} isBusy={pasted.isPairing}>
            <Trans>Pair the sentences</Trans>
          </Button>
        </div>
      )}
      <ErrorNote error={pasted.preparing} />
      {pasted.error !== null && refused === undefined && <FailureNote error={pasted.error} />}
    </>
  );
}
