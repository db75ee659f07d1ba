import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import * as v from 'valibot';
import { sessionQuery } from '../access/queries.ts';

const draftSchema = v.object({ articleId: v.pipe(v.string(), v.uuid()), form: v.unknown() });

/** What somebody has typed, kept on this device until it is sent. With it the id of the article it will be, so that it is made once. */
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
        // A full or forbidden storage only costs this device its memory.
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
    /** As it was left; undefined if nothing was. */
    form: found?.form,
    keep,
    forget,
  };
}

/** Keeps a form at every change of it. */
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
