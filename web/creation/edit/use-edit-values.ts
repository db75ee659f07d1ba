import { useState } from 'react';
import * as v from 'valibot';
import type { EditableArticle } from '../../../domain/creation/edit-article.ts';
import { visibilitySchema } from '../../../domain/creation/new-article.ts';
import { hasTranslations, type PairSheet, pairSheetSchema, toSheet } from '../../../domain/creation/pair-sheet.ts';
import { levels } from '../../../domain/level.ts';
import { useDraft } from '../use-draft.ts';

const valuesSchema = v.object({
  title: v.string(),
  translatedTitle: v.string(),
  level: v.nullable(v.picklist(levels)),
  visibility: visibilitySchema,
  sheet: pairSheetSchema,
  /** A translation that was pasted, and is not paired with the text yet. */
  pasted: v.string(),
});
type EditValues = Omit<v.InferOutput<typeof valuesSchema>, 'sheet'> & { sheet: PairSheet };

/** `of` is the article before the edit, as JSON. */
const draftSchema = v.object({ of: v.string(), values: valuesSchema });

/** What the user has entered. It is kept as a draft per article, until it is saved or discarded. */
export function useEditValues(articleId: string, article: EditableArticle) {
  const [original] = useState(article);
  const unchanged = toValues(original);
  // The key contains the language of the translation, because the user can change this language in the settings.
  const draft = useDraft(`edit.${articleId}.${original.translation?.language ?? ''}`, draftSchema);
  const [values, setValues] = useState<EditValues>(draft.form?.values ?? unchanged);
  const of = draft.form?.of ?? JSON.stringify(original);
  const [takesTranslation, setTakesTranslation] = useState(
    () => original.translation !== null && !hasTranslations(values.sheet),
  );

  function change(changed: Partial<EditValues>) {
    const next = { ...values, ...changed };
    setValues(next);
    if (JSON.stringify(next) === JSON.stringify(unchanged)) draft.forget();
    else draft.keep({ of, values: next });
  }

  function discard() {
    draft.forget();
    setValues(unchanged);
    setTakesTranslation(original.translation !== null && !hasTranslations(unchanged.sheet));
  }

  return {
    values,
    change,
    /** Whether the values come from a draft. */
    isDraft: draft.form !== undefined,
    /** Whether the article was changed after the draft was begun. */
    isOutdated: of !== JSON.stringify(original),
    forget: draft.forget,
    discard,
    takesTranslation,
    stopTakingTranslation: () => setTakesTranslation(false),
  };
}

const toValues = (article: EditableArticle): EditValues => ({
  title: article.title,
  translatedTitle: findOwnTitle(article),
  level: article.level,
  visibility: article.visibility,
  sheet: toSheet(article.pairs),
  pasted: '',
});

/**
 * The translated title that the user has entered, or empty. If the user has entered no title, the translation is stored with
 * the title of the original text.
 */
const findOwnTitle = ({ title, translation }: EditableArticle) =>
  translation === null || translation.title === title ? '' : translation.title;
