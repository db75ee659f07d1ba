import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languages } from '../../../domain/language.ts';
import { levels } from '../../../domain/level.ts';
import { articleLengths, articleTypes } from '../../../domain/library/article-attributes.ts';
import { genreGroupNames, isGenreGroup } from '../../../domain/library/genre-groups.ts';
import type { SearchFilters as Filters } from '../../../domain/library/search.ts';
import { languageName } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { useAttributeNames } from '../use-attribute-names.ts';
import { genreGroupLabels } from './genre-group-labels.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Shown before the other filters. */
  children?: ReactNode;
}

export function SearchFilters({ filters, onChange, children }: SearchFiltersProps) {
  const { t, i18n } = useLingui();
  const names = useAttributeNames();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  // The filter offers groups of genres. If a link contains a single genre, that genre is added to the choices.
  const { genre } = filters;
  const single = genre === undefined || isGenreGroup(genre) ? [] : [{ value: genre, label: names.genre[genre] }];
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, i18n.locale);

  return (
    <div className={styles.filters}>
      {children}
      <FilterSelect
        label={t`Type`}
        anyLabel={t`Any type`}
        options={articleTypes.map((value) => ({ value, label: names.type[value] })).sort(byLabel)}
        value={filters.type}
        onChange={(type) => onChange({ ...filters, type })}
      />
      <FilterSelect
        label={t`Genre`}
        anyLabel={t`Any genre`}
        options={[...genreGroupNames.map((value) => ({ value, label: t(genreGroupLabels[value]) })), ...single].sort(
          byLabel,
        )}
        value={filters.genre}
        onChange={(genre) => onChange({ ...filters, genre })}
      />
      <FilterSelect
        label={t`Length`}
        anyLabel={t`Any length`}
        options={articleLengths.map((value) => ({ value, label: names.length[value] }))}
        value={filters.length}
        onChange={(length) => onChange({ ...filters, length })}
      />
      <FilterSelect
        label={t`Level`}
        anyLabel={t`Any level`}
        options={levels.map((value) => ({ value, label: value }))}
        value={filters.level}
        onChange={(level) => onChange({ ...filters, level })}
      />
      <FilterSelect
        label={t`Language`}
        anyLabel={t`Any language`}
        options={languages.map((value) => ({ value, label: languageName(value, i18n.locale) })).sort(byLabel)}
        value={filters.language}
        onChange={(language) => onChange({ ...filters, language })}
      />
      {isFiltered && (
        <Button variant="plain" size="compact" icon="close" onClick={() => onChange({})}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  );
}
