import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import * as v from 'valibot';
import { sessionQuery } from '../access/queries.ts';

const draftSchema = v.object({ articleId: v.pipe(v.string(), v.uuid()), form: v.unknown() });

/**
 * Keeps the draft of a form in localStorage until it is submitted. The draft includes the id of the new article, so that
 * submitting twice creates one article.
 */
export function useDraft<Form>(name: string, schema: v.GenericSchema<unknown, Form>) {
  const readerId = useQuery(sessionQuery).data?.uid ?? '';
  const key = `foxtale.draft.${name}.${readerId}`;
  const [found, setFound] = useState(() => findDraft(key, schema));
  const [articleId, setArticleId] = useState<string>(() => found?.articleId ?? crypto.randomUUID());

  const keep = useCallback(
    (form: unknown) => {
      try {
        localStorage.setItem(key, JSON.stringify({ articleId, form }));
      } catch {
        // Ignores the error: storage may be full or disabled, and the form also works without a draft.
      }
    },
    [key, articleId],
  );

  const forget = useCallback(() => {
    localStorage.removeItem(key);
    setFound(undefined);
    setArticleId(crypto.randomUUID());
  }, [key]);

  return {
    articleId,
    /** The stored draft; undefined if there is none. */
    form: found?.form,
    keep,
    forget,
  };
}

/** Saves the form at every change. */
export function useKeptForm<Form extends FieldValues>(
  subscribe: UseFormSubscribe<Form>,
  keep: (form: unknown) => void,
) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
}

function findDraft<Form>(key: string, schema: v.GenericSchema<unknown, Form>) {
  try {
    const { articleId, form } = v.parse(draftSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    return { articleId, form: v.parse(schema, form) };
  } catch {
    return undefined;
  }
}
