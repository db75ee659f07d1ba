import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Control, Controller } from 'react-hook-form';
import { bounds } from '../../../domain/creation/new-article.ts';
import {
  articleLengths,
  articleTypes,
  audiences,
  sentencesOfLength,
  tones,
} from '../../../domain/library/article-attributes.ts';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { Chips } from '../../ui/form/chips.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Select } from '../../ui/form/select.tsx';
import styles from '../form.module.css';
import type { AiForm } from './ai-form-schema.ts';
import { GenreChips } from './genre-chips.tsx';
import { LevelField } from './level-field.tsx';

interface AttributeFieldsProps {
  control: Control<AiForm>;
  genresProblem: string | undefined;
}

/** The attributes of an article, each with a default. */
export function AttributeFields({ control, genresProblem }: AttributeFieldsProps) {
  const { t } = useLingui();
  const names = useAttributeNames();
  const mostGenres = bounds.genres.atMost;
  const countGenres = (chosen: number) => t`${chosen} of ${mostGenres}`;
  const sentences = (about: number) => t`${plural(about, { one: '# sentence', other: '# sentences' })}`;

  return (
    <>
      <div className={styles.two}>
        <Field label={t`Type`}>
          <Controller
            control={control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                onChange={onChange}
                options={articleTypes.map((type) => ({ value: type, label: names.type[type] }))}
              />
            )}
          />
        </Field>
        <Field label={t`Tone`}>
          <Controller
            control={control}
            name="tone"
            render={({ field: { value, onChange } }) => (
              <Select
                value={value}
                onChange={onChange}
                options={tones.map((tone) => ({ value: tone, label: names.tone[tone] }))}
              />
            )}
          />
        </Field>
      </div>
      <Controller
        control={control}
        name="genres"
        render={({ field: { value, onChange } }) => (
          <FieldGroup label={t`Genres`} hint={countGenres(value.length)} error={genresProblem}>
            <GenreChips chosen={value} onChange={onChange} />
          </FieldGroup>
        )}
      />
      <FieldGroup label={t`Length`}>
        <Controller
          control={control}
          name="length"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label={t`Length`}
              value={value}
              onChange={onChange}
              segments={articleLengths.map((length) => ({
                value: length,
                label: names.length[length],
                hint: sentences(sentencesOfLength[length].about),
              }))}
            />
          )}
        />
      </FieldGroup>
      <Controller
        control={control}
        name="level"
        render={({ field: { value, onChange } }) => <LevelField value={value} onChange={onChange} />}
      />
      <FieldGroup label={t`Target audience`}>
        <Controller
          control={control}
          name="audience"
          render={({ field: { value, onChange } }) => (
            <Chips
              label={t`Target audience`}
              chosen={[value]}
              onChange={([audience]) => onChange(audience)}
              chips={audiences.map((audience) => ({ value: audience, label: names.audience[audience] }))}
            />
          )}
        />
      </FieldGroup>
    </>
  );
}
