import { useLingui } from '@lingui/react/macro';
import { type Language, languages } from '../../../domain/language.ts';
import type { PerLanguage } from '../../../domain/per-language.ts';
import { languageName } from '../../platform/language-names.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import styles from './plans-page.module.css';

interface PlanTextsProps {
  legend: string;
  texts: PerLanguage<string>;
  problemOf: (language: Language) => string | undefined;
  onChange: (texts: PerLanguage<string>) => void;
}

export function PlanTexts({ legend, texts, problemOf, onChange }: PlanTextsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {languages.map((language) => (
        <Field key={language} label={languageName(language, i18n.locale)} error={problemOf(language)}>
          <TextInput
            lang={language}
            maxLength={80}
            value={texts[language]}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
