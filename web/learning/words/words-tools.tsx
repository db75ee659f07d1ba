import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { savedStates, type WordList } from '../../../domain/learning/saved-word.ts';
import { levels } from '../../../domain/level.ts';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { stateLabels } from '../state-tag.tsx';
import type { WordFilters } from './queries.ts';
import { useSearchKey } from './use-search-key.ts';
import styles from './words-tools.module.css';

const settledAfterMs = 250;

interface WordsToolsProps {
  filters: WordFilters;
  onChange: (change: Partial<WordFilters>) => void;
  list: Pick<WordList, 'counts' | 'articles'>;
}

/** The search field, the filters for state, source, article and level, and the order of the list. */
export function WordsTools({ filters, onChange, list: { counts, articles } }: WordsToolsProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { search: searchKey } = useShortcutKeys();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSearchKey(field);
  useEffect(() => () => clearTimeout(typing.current), []);

  function handleType({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => onChange({ q: value.trim() }), settledAfterMs);
  }

  const all = savedStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div className={styles.tools} data-own-search="">
      <div className={styles.search}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          defaultValue={filters.q}
          maxLength={100}
          aria-label={t`Search words and meanings`}
          placeholder={t`Search words and meanings`}
          autoComplete="off"
          onChange={handleType}
        />
        {searchKey && (
          <span className={styles.key} aria-hidden="true">
            <kbd>{showKey(searchKey)}</kbd>
          </span>
        )}
      </div>
      <SegmentedControl
        label={t`State`}
        segments={[
          { value: 'all', label: t`All`, hint: i18n.number(all) },
          ...savedStates.map((state) => ({
            value: state,
            label: t(stateLabels[state]),
            hint: i18n.number(counts[state]),
          })),
        ]}
        value={filters.state ?? 'all'}
        onChange={(state) => onChange({ state: state === 'all' ? undefined : state })}
      />
      <div className={styles.chips}>
        <FilterSelect
          label={t`Saved or looked up`}
          anyLabel={t`All words`}
          options={[
            { value: 'saved', label: t({ message: 'Saved', context: 'filter of words' }) },
            { value: 'looked-up', label: t({ message: 'Only looked up', context: 'filter of words' }) },
          ]}
          value={filters.source}
          onChange={(source) => onChange({ source })}
        />
        <FilterSelect
          label={t`Article`}
          anyLabel={t`Any article`}
          options={articles.map(({ id, title }) => ({ value: id, label: title }))}
          value={filters.articleId}
          onChange={(articleId) => onChange({ articleId })}
        />
        <FilterSelect
          label={t`Level`}
          anyLabel={t`Any level`}
          options={levels.map((value) => ({ value, label: value }))}
          value={filters.level}
          onChange={(level) => onChange({ level })}
        />
        <FilterSelect
          label={t`Sort`}
          anyLabel={t`Newest first`}
          options={[
            { value: 'due', label: t`By next review` },
            { value: 'alphabetical', label: t`A to Z` },
            { value: 'commonest', label: t`Most common first` },
          ]}
          value={filters.order === 'newest' ? undefined : filters.order}
          onChange={(order) => onChange({ order: order ?? 'newest' })}
        />
      </div>
    </div>
  );
}
