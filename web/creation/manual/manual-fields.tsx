import { useLingui } from '@lingui/react/macro';
import { type Control, Controller, type UseFormRegister, useWatch } from 'react-hook-form';
import { bounds } from '../../../domain/creation/new-article.ts';
import { proposeTitle } from '../../../domain/creation/propose-title.ts';
import type { Language } from '../../../domain/language.ts';
import { languageInSentence, languageName } from '../../platform/language-names.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import styles from '../form.module.css';
import { useProblems } from '../problems.ts';
import { useCounter } from '../use-counter.ts';
import type { FormProblems } from './find-problems.ts';
import type { ManualFormValues } from './manual-form-schema.ts';

interface TextFieldsProps {
  control: Control<ManualFormValues>;
  register: UseFormRegister<ManualFormValues>;
  language: Language;
  /** The languages the user can write in. */
  choices: readonly Language[];
  /** Error messages by field. */
  problems: { [Name in keyof FormProblems]: string | undefined };
}

export function TextFields({ control, register, language, choices, problems }: TextFieldsProps) {
  const { t, i18n } = useLingui();
  const say = useProblems();
  const counter = useCounter(bounds.text.atMost);
  const text = useWatch({ control, name: 'text' });
  return (
    <>
      <div className={styles.two}>
        <Field
          label={t`Title`}
          hint={t`If you leave it empty, the first words become the title.`}
          error={say.title(problems.title)}
        >
          <TextInput {...register('title')} lang={language} placeholder={proposeTitle(text)} />
        </Field>
        <Field label={t`Language`}>
          <Controller
            control={control}
            name="language"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                onChange={onChange}
                options={choices.map((code) => ({ value: code, label: languageName(code, i18n.locale) }))}
              />
            )}
          />
        </Field>
      </div>
      <Field label={t`Content`} isRequired error={say.text(problems.text)}>
        <TextArea {...register('text')} rows={9} lang={language} counter={counter} />
      </Field>
    </>
  );
}

interface TranslationFieldsProps extends Pick<TextFieldsProps, 'register' | 'language' | 'problems'> {
  /** Whether there is a translation. Without one, the field for the translated title is hidden. */
  hasTranslation: boolean;
}

/** The optional translation and its title. */
export function TranslationFields({ register, language, problems, hasTranslation }: TranslationFieldsProps) {
  const { t, i18n } = useLingui();
  const say = useProblems();
  const counter = useCounter(bounds.text.atMost);
  const otherName = languageInSentence(language, i18n.locale);
  return (
    <>
      <Field
        label={t`Its translation, if you have one (${otherName})`}
        hint={t`Foxtale pairs both texts sentence by sentence, and you can correct what doesn’t fit.`}
        error={say.text(problems.translation)}
      >
        <TextArea {...register('translation')} rows={6} lang={language} counter={counter} />
      </Field>
      {hasTranslation && (
        <Field
          label={t`Its translated title, if you have one (${otherName})`}
          error={say.title(problems.translatedTitle)}
        >
          <TextInput {...register('translatedTitle')} lang={language} />
        </Field>
      )}
    </>
  );
}
