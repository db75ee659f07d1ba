import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { isReadableAtOnce } from '../../../domain/creation/creation.ts';
import type { ManualArticleRequest } from '../../../domain/creation/new-article.ts';
import { type PairSheet, pairSheetSchema, toPairs, toSheet } from '../../../domain/creation/pair-sheet.ts';
import { proposeTitle } from '../../../domain/creation/propose-title.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { findPreparing } from '../../platform/while-preparing.ts';
import { alignment, submission } from '../queries.ts';
import { useDraft } from '../use-draft.ts';
import { findProblems } from './find-problems.ts';
import type { ManualFormValues } from './manual-form-schema.ts';

/**
 * `sheet` contains the sentence pairs. `of` contains, as JSON, the language and the two texts from which the pairs were
 * made.
 */
const pairedSchema = v.object({ of: v.string(), sheet: pairSheetSchema });
interface Paired {
  of: string;
  sheet: PairSheet;
}

interface Submitting {
  draft: ReturnType<typeof useDraft>;
  otherLanguage: Language;
}

/**
 * Submits the article. If there is a translation, the first call aligns the two texts and shows their pairs, and the second
 * call submits. If a text changes between the calls, the texts are aligned again.
 */
export function useManualSubmission({ draft, otherLanguage }: Submitting) {
  const navigate = useNavigate();
  const aligning = useMutation(alignment);
  const submitting = useMutation(submission(useQueryClient()));
  const pairsDraft = useDraft('pairs', pairedSchema);
  const [paired, setPaired] = useState<Paired | undefined>(pairsDraft.form);
  const [hasUnpaired, setHasUnpaired] = useState(false);

  function keepPaired(next: Paired) {
    setPaired(next);
    pairsDraft.keep(next);
  }

  function forget() {
    draft.forget();
    pairsDraft.forget();
    setPaired(undefined);
  }

  /** Returns whether a sentence of the translation has no counterpart in the text. In this case, nothing is submitted. */
  async function send(form: ManualFormValues, { isLanguageSure = false } = {}) {
    const { language, text, translation, translatedTitle, visibility } = form;
    const title = form.title || proposeTitle(text);
    const of = JSON.stringify([language, text, translation]);
    const isPaired = translation !== '' && otherLanguage !== language;
    if (isPaired && paired?.of !== of) {
      const texts = { source: { language, text }, translation: { language: otherLanguage, text: translation } };
      keepPaired({ of, sheet: toSheet(await aligning.mutateAsync(texts)) });
      return false;
    }
    const pairs = isPaired && paired !== undefined ? toPairs(paired.sheet) : undefined;
    setHasUnpaired(isPaired && pairs === undefined);
    if (isPaired && pairs === undefined) return true;
    const otherTitle = translatedTitle || (form.title === '' ? proposeTitle(translation) : title);
    const content = pairs === undefined ? { text } : { translatedTitle: otherTitle, pairs };
    const request: ManualArticleRequest = { way: 'manual', title, language, content, visibility, isLanguageSure };
    const { articleId } = draft;
    const creation = await submitting.mutateAsync({ articleId, request });
    forget();
    const to = isReadableAtOnce(creation) ? '/article/$articleId' : '/article-generating/$articleId';
    await navigate({ to, params: { articleId } });
    return false;
  }

  const problem = submitting.error ?? aligning.error ?? undefined;
  const otherLanguageFound = findOtherLanguage(problem);
  const refused = findProblems(problem);

  return {
    sheet: paired?.sheet,
    hasUnpaired,
    otherLanguageFound,
    /** The validation errors of the server by field. */
    refused: refused ?? {},
    problem: otherLanguageFound === undefined && refused === undefined ? problem : undefined,
    isPending: submitting.isPending || aligning.isPending,
    preparing: findPreparing(aligning),
    /** Errors are not thrown, because the form shows them. The form keeps its values. */
    send: (...given: Parameters<typeof send>) => send(...given).catch(() => false),
    changeSheet: (sheet: PairSheet) => paired && keepPaired({ ...paired, sheet }),
    forget,
    forgetQuestion: () => submitting.reset(),
  };
}

const detailsSchema = v.object({ language: v.picklist(languages) });

function findOtherLanguage(error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'other-language') return undefined;
  const details = v.safeParse(detailsSchema, error.details);
  return details.success ? details.output.language : undefined;
}
