import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { measuredTextSchema } from '../../../domain/creation/text-measures.ts';
import { isOnlyLink } from '../../../domain/link.ts';
import { TextMeasures } from '../bring/text-measures.tsx';
import { textMeasuresQuery } from '../queries.ts';
import type { ManualFormValues } from './manual-form-schema.ts';

const settledAfterMs = 700;

/**
 * Language, length and level of the text in the form, and how well it fits the learner. Updated when the user stops typing
 * for a moment.
 */
export function TypedMeasures({ control }: { control: Control<ManualFormValues> }) {
  const [text, language] = useWatch({ control, name: ['text', 'language'] });
  const [settled, setSettled] = useState({ text, language });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ text, language }), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text, language]);
  const isMeasurable = v.is(measuredTextSchema, settled) && !isOnlyLink(settled.text);
  const measures = useQuery({
    ...textMeasuresQuery(settled),
    enabled: isMeasurable,
    placeholderData: keepPreviousData,
  }).data;
  return isMeasurable && measures ? <TextMeasures text={measures} /> : null;
}
